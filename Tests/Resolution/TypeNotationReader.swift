/// Reads the text of a type from its start to its end.
struct TypeNotationReader {
  private let text: [UInt8]
  private let modules: Set<String>
  private var place = 0

  /// - Parameter modules: the modules of the app, whose names may stand before those of types.
  init(_ text: String, modules: Set<String>) {
    self.text = Array(text.utf8)
    self.modules = modules.isEmpty ? Self.libraries : modules.union(Self.libraries)
  }

  mutating func type() -> TypeNotation {
    skipWords()
    var type = primary()
    while take(" & ") {
      let other = primary()
      // Swift 6 takes key paths to be safe to send; isolation does not count here.
      if other.head == "Sendable" { continue }
      if type.head == "Sendable" {
        type = other
        continue
      }
      let names = (type.head.split(separator: "&") + [other.head[...]]).sorted()
      type = TypeNotation(names.joined(separator: "&"), type.parts + other.parts)
    }
    return type
  }

  // MARK: Parts

  private mutating func primary() -> TypeNotation {
    var type = peek("[") ? collection() : named()
    while take("?") {
      let rest = path(after: "Optional")
      type = TypeNotation(rest.head, [type] + rest.parts)
    }
    return type
  }

  /// `[Element]`, `[Key: Value]`
  private mutating func collection() -> TypeNotation {
    take("[")
    var parts = [type()]
    if take(": ") { parts.append(type()) }
    take("]")
    let rest = path(after: parts.count == 1 ? "Array" : "Dictionary")
    return TypeNotation(rest.head, parts + rest.parts)
  }

  private mutating func named() -> TypeNotation {
    if take("<<opaque return type of ") { return path(after: opaqueName(), isDependent: true) }
    if take("some ") {
      let name = identifier()
      if peek("<") { skipBrackets() }
      return path(after: "some " + name, isDependent: true)
    }
    if take("(extension in ") { take(through: ":") }
    if peek("("), !hasPrivateName { return parenthesized() }
    let name = component()
    if peek(" #") { return local(name) }
    if modules.contains(name), take(".") {
      let first = component()
      return path(after: first)
    }
    return path(after: name, isDependent: TypeNotation.isParameter(name[...]))
  }

  /// The rest of `Outer<Argument>.Inner`.
  ///
  /// - Parameter isDependent: whether a protocol's name may stand before that of its associated type.
  private mutating func path(after first: String, isDependent: Bool = false) -> TypeNotation {
    var head = first
    var parts: [TypeNotation] = []
    while true {
      if peek("<") {
        parts += list(from: "<", to: ">").map(\.type)
      } else if take(".") {
        var name = component()
        if isDependent, modules.contains(name), take(".") {
          _ = component()
          guard take(".") else { break }
          name = component()
        }
        head += "." + name
      } else {
        break
      }
    }
    return TypeNotation(head, parts)
  }

  /// A tuple, a function or a type in parentheses.
  private mutating func parenthesized() -> TypeNotation {
    let elements = list(from: "(", to: ")")
    skipEffects()
    if take(" -> ") || take("->") {
      return TypeNotation("->", elements.map(\.type) + [type()])
    }
    if elements.count == 1, elements[0].label.isEmpty {
      let inner = elements[0].type
      let rest = path(after: inner.head)
      return TypeNotation(rest.head, inner.parts + rest.parts)
    }
    let tuple = TypeNotation(
      "(" + elements.map { $0.label + ":" }.joined() + ")", elements.map(\.type))
    return take(".Type") ? TypeNotation(tuple.head + ".Type", tuple.parts) : tuple
  }

  /// A comma-separated list between two brackets.
  private mutating func list(
    from opening: String, to closing: String
  ) -> [(label: String, type: TypeNotation)] {
    _ = take(opening)
    var elements: [(label: String, type: TypeNotation)] = []
    while place < text.count, !take(closing) {
      let start = place
      var label = identifier()
      if !take(": ") {
        place = start
        label = ""
      }
      var type = type()
      if take(" == ") { type = self.type() }
      _ = take("...")
      elements.append((label == "_" ? "" : label, type))
      if !take(", "), !peek(closing) {
        place += 1
      }
    }
    return elements
  }

  /// A name, or a private one: `(Name in _HASH)`.
  private mutating func component() -> String {
    guard hasPrivateName, take("(") else { return identifier() }
    let name = identifier()
    take(through: ")")
    return name
  }

  private var hasPrivateName: Bool {
    guard peek("(") else { return false }
    let rest = text[(place + 1)...].prefix { Self.isLetter($0) }
    return !rest.isEmpty && text[rest.endIndex...].starts(with: " in ".utf8)
  }

  /// A type that a function declares: `Name #1 in …`, to the end of what is around it.
  private mutating func local(_ name: String) -> TypeNotation {
    let start = place
    skip { [")", ">", ","].contains($0) }
    let isMetatype = text[start..<place].reversed().starts(with: ".Type".utf8.reversed())
    return TypeNotation(name + (isMetatype ? ".Type" : ""))
  }

  /// The name of the function or property whose result is meant, from its path to `>>.0`.
  private mutating func opaqueName() -> String {
    _ = take("static ")
    if take("(extension in ") { take(through: ":") }
    var name = component()
    while true {
      if peek("<"), text[place...].starts(with: "<<".utf8) { break }
      if peek("<") {
        let start = place
        skipBrackets()
        guard peek(".") else {
          place = start
          break
        }
      }
      guard take(".") else { break }
      name = component()
    }
    skip { $0 == ">" }
    _ = take(">>.")
    _ = identifier()
    return "some " + name
  }

  // MARK: Characters

  private func peek(_ word: String) -> Bool { text[place...].starts(with: word.utf8) }

  @discardableResult
  private mutating func take(_ word: String) -> Bool {
    guard peek(word) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func take(through mark: String) {
    while place < text.count, !take(mark) { place += 1 }
  }

  private mutating func identifier() -> String {
    if take("?") { return "?" }
    let start = place
    while place < text.count, Self.isLetter(text[place]) { place += 1 }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
      || UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z")
      || UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") || 0x80 <= byte
  }

  /// Skips to a character outside of brackets, or to the end.
  private mutating func skip(to isEnd: (Character) -> Bool) {
    while place < text.count {
      let character = Character(UnicodeScalar(text[place]))
      if take("->") { continue }
      if isEnd(character) { return }
      if character == "(" || character == "<" { skipBrackets() } else { place += 1 }
    }
  }

  /// Skips what stands between two brackets that belong together.
  private mutating func skipBrackets() {
    var depth = 0
    while place < text.count {
      if take("->") { continue }
      let byte = text[place]
      place += 1
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Skips attributes and what else says nothing of the type itself.
  private mutating func skipWords() {
    while true {
      if take("@") {
        skip { $0 == " " }
        _ = take(" ")
      } else if !Self.words.contains(where: { take($0) }) {
        return
      }
    }
  }

  private mutating func skipEffects() {
    while take(" async") || take(" throws") || take(" rethrows") {
      if peek("(") { skipBrackets() }
    }
  }

  private static let words = [
    "inout ", "any ", "__owned ", "__shared ", "sending ", "isolated ", "repeat ", "each ",
  ]

  private static let libraries: Set<String> = [
    "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationOnDarwin", "OSLog", "Observation", "QuartzCore", "Swift", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "_Concurrency", "_StringProcessing", "__C", "os",
  ]
}
