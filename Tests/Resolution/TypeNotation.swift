import Foundation

/// Types as the demangler writes them, brought to the notation of `Program.text(of:)`: without modules, with
/// `Array<T>` for `[T]`, and `some name` for what a function of that name returns.
struct TypeNotation {
  /// The notation of a demangled type.
  static func normalized(_ demangled: String) -> String {
    var text = demangled
    if text.hasPrefix("inout ") { text.removeFirst(6) }
    for pattern in [
      #"\(extension in \w+\):"#, #"\b("# + modules.joined(separator: "|") + #")\."#,
      #"@\w+(\([^)]*\))? "#, #"\b(throws|async) "#, #"\bany "#,
    ] {
      text = text.replacing(pattern, with: "")
    }
    return withoutOpaqueArguments(withoutSugar(withOpaqueNames(text)))
      .replacing(#"\((some \w+)\)"#, with: "$1").filter { $0 != " " }
  }

  /// Our own text of a type in the same notation.
  static func ours(_ text: String) -> String {
    withoutOpaqueArguments(text.replacing(#"\bany "#, with: "")).filter { $0 != " " }
  }

  /// Whether two types are the same. Generic parameters, which the demangler numbers, match any name.
  static func matches(_ ours: String, _ theirs: String) -> Bool {
    if ours == theirs { return true }
    let parameter = #"(?<![A-Za-z0-9_])[A-D][1-3]?(?![A-Za-z0-9_])"#
    guard theirs.range(of: parameter, options: .regularExpression) != nil else { return false }
    let pattern = NSRegularExpression.escapedPattern(for: theirs)
      .replacing(parameter, with: #"\\w+"#)
    return ours.range(of: "^" + pattern + "$", options: .regularExpression) != nil
  }

  private static let modules = [
    "App", "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Foundation",
    "FoundationEssentials", "Observation", "Swift", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
    "_Concurrency", "__C",
  ]

  /// `some padding` for `<<opaque return type of View.padding(…)>>.0`, the innermost first.
  private static func withOpaqueNames(_ text: String) -> String {
    var text = text
    let opening = "<<opaque return type of "
    while let start = text.range(of: opening, options: .backwards),
      let end = text.range(of: ">>.", range: start.upperBound..<text.endIndex)
    {
      let inner = text[start.upperBound..<end.lowerBound]
      let path = inner.prefix { !"(<: ".contains($0) }
      let name = path.split(separator: ".").last ?? ""
      let index = text[end.upperBound...].prefix { $0.isNumber }
      text.replaceSubrange(start.lowerBound..<index.endIndex, with: "some " + name)
    }
    return text
  }

  /// `some name` for `some name<Arguments>`.
  private static func withoutOpaqueArguments(_ text: String) -> String {
    var text = text
    var place = text.startIndex
    while let some = text.range(
      of: #"\bsome \w+<"#, options: .regularExpression, range: place..<text.endIndex)
    {
      let open = text.index(before: some.upperBound)
      guard let close = closing(of: open, in: text) else { break }
      let start = text.distance(from: text.startIndex, to: open)
      text.removeSubrange(open...close)
      place = text.index(text.startIndex, offsetBy: start)
    }
    return text
  }

  /// The index of the bracket that closes the angle bracket at an index.
  private static func closing(of open: String.Index, in text: String) -> String.Index? {
    var depth = 0
    var previous: Character = " "
    for index in text[open...].indices {
      let character = text[index]
      if character == "<" { depth += 1 }
      if character == ">", previous != "-" { depth -= 1 }
      if depth == 0 { return index }
      previous = character
    }
    return nil
  }

  /// Arrays, dictionaries and optionals by their names.
  private static func withoutSugar(_ text: String) -> String {
    var text = text
    while true {
      let next = text.replacing(#"\[([^\[\]:]+)\]"#, with: "Array<$1>")
        .replacing(#"\[([^\[\]]+?) ?: ?([^\[\]]+)\]"#, with: "Dictionary<$1, $2>")
      if next == text { break }
      text = next
    }
    while let mark = text.firstIndex(of: "?"), mark > text.startIndex {
      let start = startOfOptional(before: mark, in: text)
      let wrapped = String(text[start..<mark])
      text.replaceSubrange(start...mark, with: "Optional<\(wrapped)>")
    }
    return text
  }

  /// Where the type begins that a question mark makes optional.
  private static func startOfOptional(before mark: String.Index, in text: String) -> String.Index {
    let characters = Array(text[..<mark])
    var start = characters.count
    var depth = 0
    while start > 0 {
      let character = characters[start - 1]
      let isArrow = character == ">" && start > 1 && characters[start - 2] == "-"
      if ">)".contains(character), !isArrow {
        depth += 1
      } else if "<(".contains(character) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, !character.isLetter, !character.isNumber, !"._".contains(character) {
        break
      }
      start -= 1
    }
    if String(characters[..<start]).hasSuffix("some ") { start -= 5 }
    return text.index(text.startIndex, offsetBy: start)
  }
}

extension String {
  fileprivate func replacing(_ pattern: String, with template: String) -> String {
    replacingOccurrences(of: pattern, with: template, options: .regularExpression)
  }
}
