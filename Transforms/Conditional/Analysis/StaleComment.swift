import SourceText
import SwiftUIModel
import Syntax

/// What a comment says that a change may make false.
///
/// A comment is not understood, so words decide: it needs to be read again if it speaks of code that the change
/// replaces, or of a view that is replaced by another.
struct StaleComment {
  private let text: String
  private let words: [String]
  /// The sentences that a reader has to understand; nil for code and for what speaks to a tool.
  private let sentences: ProseSentences?

  init(_ comment: TriviaPiece, in tree: SyntaxTree) {
    text = tree.source.string(comment.range)
    words = text.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
    let isProse =
      !tree.isCommentedOut(comment) && !tree.isDirective(comment) && !text.contains("statewise:")
    sentences = isProse ? ProseSentences(of: comment, in: tree) : nil
  }

  /// Whether it writes the name of a function or parameter as code: `` `when` ``, `when(_:)`, `.when {`.
  func refers(to name: String) -> Bool { text.refers(to: name) }

  /// Whether it names a function or parameter; a name of one word only as code, as prose has such words.
  func mentions(_ name: String) -> Bool {
    refers(to: name)
      || name.contains(where: \.isUppercase) && contains(word: name)
  }

  func contains(word: String) -> Bool { words.contains(word.lowercased()) }

  /// Whether it has the name of a file, and not as the end of another one.
  func names(file: String) -> Bool {
    text.indices.contains { start in
      text[start...].hasPrefix(file)
        && (start == text.startIndex || !text[text.index(before: start)].isPartOfFileName)
    }
  }

  /// Whether it says more than what is shown or done.
  var mayClaimMore: Bool { sentences?.onlyDescribe == false }

  /// Whether a short comment is a remark rather than a title: it is in another language, begins with what a remark
  /// begins with, as `No clear color` and `Hands off`, or says what happens, as `Folds the answers` and `Pops in`.
  var isRemark: Bool {
    guard sentences != nil, let first = words.first else { return false }
    if 2 < words.joined().count, text.contains(where: { $0.isLetter && !$0.isASCII }) {
      return true
    }
    if Self.remarks.contains(first) { return true }
    return first.hasSuffix("s") && !first.hasSuffix("ss") && 1 < words.count
      && (Self.afterVerbs.contains(words[1]) || words[1].hasSuffix("ing"))
      && !Self.verbsOfShowing.contains(first)
  }

  private static let remarks: Set = [
    "added", "ask", "avoid", "avoids", "back", "begins", "block", "fewer", "hands", "hard",
    "inline",
    "lambda", "lazily", "leave", "no", "saves", "skipped", "transparent", "vuelve",
  ]

  private static let afterVerbs: Set = [
    "a", "an", "at", "away", "back", "down", "in", "its", "off", "on", "open", "out", "the", "to",
    "up",
  ]

  private static let verbsOfShowing: Set = [
    "adds", "displays", "draws", "fills", "gives", "highlights", "keeps", "marks", "puts", "sets",
    "shows",
    "spans", "this",
  ]

  /// Whether it may ask to keep what it is about, or say who else uses it.
  var mayAskToKeep: Bool { words.contains(where: Self.reasonsToKeep.contains) }

  /// Whether it speaks of a modifier: as code, or by a name of several words, which no prose has.
  func speaks(ofModifier name: String) -> Bool {
    refers(to: name) || text.contains("\(name)(") || text.contains("`\(name)")
      || words.adjacent(name.lowercased(), "modifier")
      || name.contains(where: \.isUppercase)
        && text.split { !$0.isLetter }.contains { $0 == name }
  }

  /// Whether it speaks of the parameter of a closure: `` `title` ``, `title: the padded text`.
  func speaks(ofParameter name: String) -> Bool {
    text.codeSpans.contains { $0.names(name) } || text.contains("\(name):")
  }

  /// Whether it speaks of a view that is applied modifiers conditionally, or that is replaced by another.
  var speaksOfReplacing: Bool {
    words.contains { word in Self.stems.contains { word.hasPrefix($0) } }
      || Self.pairs.contains { words.adjacent($0.0, $0.1) } || text.contains("$0")
      || text.contains("re-creat") || text.contains("swiftlint:disable:next")
      || text.contains("swiftlint:disable:this")
  }

  /// Whether it may tell, anywhere in the file, that a view begins anew or loses what it holds.
  var speaksOfReset: Bool {
    sentences != nil
      && (words.contains { word in Self.resets.contains { word.hasPrefix($0) } }
        || words.adjacent("start", "over") || words.adjacent("starts", "over")
        || words.adjacent("each", "time")
        || words.contains("new") && (words.contains("start") || words.contains("starts")))
  }

  private static let resets = [
    "afresh", "anew", "begins", "collaps", "forget", "fresh", "loses", "lost", "rebuil", "recreat",
    "reset", "restart", "scratch", "zero",
  ]

  /// Whether it may speak of how a view is made, changed or shown, which a safe change must leave to others.
  var maySpeakOfMechanics: Bool {
    speaksOfReplacing || mayClaimMore
      || words.contains { word in
        word != "statewise" && Self.mechanics.contains { word.hasPrefix($0) }
      }
  }

  /// Whether it is a note of what is to be done, or for a tool that finds unused code.
  var isNote: Bool {
    ["FIXME", "HACK", "TODO", "XXX", "periphery:"].contains(where: text.contains)
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

  /// Whether it lists what a file contains: `Contents`, or numbered lines.
  var listsContents: Bool {
    let lines = text.split(separator: "\n").map { $0.drop { "/*- ".contains($0) } }
    return words.contains("contents")
      || ["1", "2"].allSatisfy { number in
        lines.contains { $0.hasPrefix(number + ".") || $0.hasPrefix(number + ")") }
      }
  }

  /// Whether it speaks of what stands beside it.
  var speaksOfNeighbors: Bool {
    words.contains(where: Self.neighbors.contains) || text.contains("---") || text.contains("===")
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

  private static let pairs = [
    ("another", "view"), ("each", "time"), ("jumps", "back"), ("new", "view"), ("on", "purpose"),
    ("plain", "text"), ("two", "views"),
  ]

  private static let neighbors: Set<String> = [
    "above", "also", "before", "below", "both", "ditto", "following", "last", "likewise", "next",
    "other",
    "others", "previous", "same", "second", "these", "third", "three", "too", "two",
  ]

  private static let tools = ["sourcery:", "swift-format-ignore", "swiftformat:", "swiftlint:"]

  private static let reasonsToKeep: Set = [
    "delete", "don't", "future", "generated", "generator", "keep", "later", "must", "needed",
    "remove", "required", "reserved", "script", "sourcery", "stencil", "template",
  ]

  private static let contents = [
    "appl", "call", "condition", "contain", "helper", "lets", "modif", "order",
  ]
}

extension String {
  /// Whether it contains a name as code.
  func refers(to name: String) -> Bool {
    let forms = ["\(name)(_:", "\"\(name)(", "View.\(name)", ".\(name)(", ".\(name) {"]
    return forms.contains(where: contains) || codeSpans.contains { $0.names(name) }
  }

  /// The code between back ticks, single or double. A comment begins with a slash.
  fileprivate var codeSpans: [Substring] {
    split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
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

extension Character {
  /// `View+If`
  fileprivate var isPartOfFileName: Bool { isLetter || isNumber || "_+-".contains(self) }
}
