import SourceText
import Syntax

/// What a comment says that a change may make false.
///
/// A comment is not understood, so words decide: it needs to be read again if it speaks of code that the change
/// replaces, or of a view that is replaced by another.
struct StaleComment {
  private let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
  }

  /// Whether it writes the name of a function or parameter as code: `` `when` ``, `when(_:)`, `.when {`.
  func refers(to name: String) -> Bool {
    let forms = ["\(name)(_:", "\"\(name)(", ".\(name)(", ".\(name) {"]
    return forms.contains { text.contains($0) } || codeSpans.contains { $0.names(name) }
  }

  /// Whether it speaks of a modifier: as code, or by a name of several words, which no prose has.
  func speaks(ofModifier name: String) -> Bool {
    refers(to: name) || text.contains("\(name)(") || text.contains("`\(name)")
      || words.adjacent(name.lowercased(), "modifier")
      || name.contains(where: \.isUppercase)
        && text.split { !$0.isLetter }.contains { $0 == name }
  }

  /// Whether it speaks of the parameter of a closure: `` `title` ``, `title: the padded text`.
  func speaks(ofParameter name: String) -> Bool {
    codeSpans.contains { $0.names(name) } || text.contains("\(name):")
  }

  /// Whether it speaks of a view that is applied modifiers conditionally, or that is replaced by another.
  var speaksOfReplacing: Bool {
    words.contains { word in Self.stems.contains { word.hasPrefix($0) } }
      || Self.pairs.contains { words.adjacent($0.0, $0.1) } || text.contains("$0")
      || text.contains("re-creat") || text.contains("swiftlint:disable:next")
      || text.contains("swiftlint:disable:this")
  }

  /// Whether it speaks of how a view is made, changed or shown, which a safe change must leave to others.
  var speaksOfMechanics: Bool {
    speaksOfReplacing || words.contains(where: Self.absolutes.contains)
      || words.contains { word in
        word != "statewise" && Self.mechanics.contains { word.hasPrefix($0) }
      }
  }

  /// Whether it documents a declaration.
  var isDocumentation: Bool { text.hasPrefix("///") || text.hasPrefix("/**") }

  /// Whether it is the heading of a section.
  var isHeading: Bool { text.contains("MARK:") }

  /// Whether it speaks to a tool, and not to people.
  var steersTool: Bool {
    Self.tools.contains(where: text.contains)
  }

  /// Whether it tells what a file contains: a header without the names of files.
  var speaksOfContents: Bool {
    let names = text.split(separator: " ").filter { !$0.contains(".swift") }.flatMap {
      $0.split { !$0.isLetter }
    }
    return names.contains { name in Self.contents.contains { name.lowercased().hasPrefix($0) } }
  }

  /// Whether it speaks of what stands beside it.
  var speaksOfNeighbors: Bool {
    words.contains(where: Self.neighbors.contains) || text.contains("---") || text.contains("===")
  }

  /// The code between back ticks, single or double. A comment begins with a slash.
  private var codeSpans: [Substring] {
    text.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  private static let stems = [
    "afresh", "anew", "branch", "closure", "condition", "crossfad", "destroy", "discard",
    "dropped", "identit", "lose", "losing", "recreat", "rebuil", "reset", "scratch", "wraps",
    "wrapped",
  ]

  private static let mechanics = [
    "anim", "appear", "appl", "call", "chain", "cleared", "clears", "disappear", "fade", "fading",
    "flash", "flicker", "focus", "forget", "fresh", "hack", "helper", "insert", "instance",
    "instead", "jump", "keyboard", "modif", "refresh", "reload", "remember", "remov", "replac",
    "restart", "return", "snap", "starts", "state", "swap", "switch", "transform", "transition",
    "trick", "workaround",
  ]

  /// What does not happen, or happens at times: as a rule, what the view is without the modifier.
  private static let absolutes: Set<String> = [
    "always", "cost", "costs", "doesn't", "don't", "entirely", "isn't", "just", "neither", "never",
    "no", "none", "not", "nothing", "omits", "only", "skip", "skipped", "skips", "unaffected",
    "unchanged", "unless", "untouched", "without",
  ]

  private static let pairs = [
    ("another", "view"), ("each", "time"), ("jumps", "back"), ("new", "view"), ("on", "purpose"),
    ("plain", "text"), ("two", "views"),
  ]

  private static let neighbors: Set<String> = [
    "above", "also", "below", "both", "ditto", "following", "last", "likewise", "next", "other",
    "others", "previous", "same", "second", "these", "third", "three", "too", "two",
  ]

  private static let tools = ["sourcery:", "swift-format-ignore", "swiftformat:", "swiftlint:"]

  private static let contents = [
    "appl", "call", "condition", "contain", "helper", "lets", "modif", "order",
  ]
}

extension Substring {
  /// Whether a span of code is a name, or a call or link of it: `View.when(_:)`, `SwiftUI/View/when(_:)`.
  fileprivate func names(_ name: String) -> Bool {
    let end = firstIndex { $0 == "(" || $0 == " " } ?? endIndex
    guard end == endIndex || self[end] == "(" else { return false }
    return self[..<end].split { $0 == "." || $0 == "/" }.last.map { $0 == name } == true
  }
}

extension [String] {
  /// Whether one word follows another.
  fileprivate func adjacent(_ first: String, _ second: String) -> Bool {
    zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}
