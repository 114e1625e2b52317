import SwiftUIModel
import Syntax

/// What a comment anywhere in a file says of how all screens work together: `Each screen goes away on its own`.
struct ScreenComment {
  private let sentences: [String]

  init(_ comment: TriviaPiece, in tree: SyntaxTree) {
    let isProse =
      !tree.isCommentedOut(comment)
      && (!tree.isDirective(comment) || tree.source.holds("MARK:", in: comment.range))
    sentences = isProse ? ProseSentences(of: comment, in: tree).own.map(\.text) : []
  }

  /// Whether it says that screens close themselves, what they are given, or what sets some states.
  func tellsHow(toSet states: Set<String>) -> Bool {
    sentences.contains { sentence in
      let words = Set(sentence.proseWords)
      if ProseTopics(of: sentence).haveOwnDismissal, !words.isDisjoint(with: Self.closing) {
        return true
      }
      guard !words.isDisjoint(with: Self.absolutes) else { return false }
      if !words.isDisjoint(with: Self.screens), !words.isDisjoint(with: Self.inputs) { return true }
      return !words.isDisjoint(with: Self.writing)
        && states.contains { sentence.contains("`\($0.lowercased())`") }
    }
  }

  /// Whether it says of all screens, or of what is around it, what has a state, what gets values, or when it runs.
  var tellsOfFlow: Bool {
    sentences.contains { sentence in
      let words = Set(sentence.proseWords)
      guard !words.isDisjoint(with: Self.absolutes.union(["nobody", "nor", "nowhere"])) else {
        return false
      }
      return !words.isDisjoint(with: ["inputs", "outputs"])
        || !words.isDisjoint(with: Self.screens.union(Self.surroundings))
          && !words.isDisjoint(with: Self.inputs.union(Self.flow))
    }
  }

  private static let surroundings: Set = [
    "app", "body", "preview", "previews", "presenter", "view", "views",
  ]

  private static let flow: Set = [
    "constant", "constants", "evaluated", "input", "output", "redrawn", "rerenders", "run", "runs",
    "state", "states", "stub", "stubs", "write", "writes", "written",
  ]

  private static let closing: Set = [
    "away", "close", "closes", "dismiss", "dismisses", "leave", "leaves", "pop", "pops",
  ]

  private static let absolutes: Set = [
    "all", "always", "every", "neither", "never", "no", "none", "not", "nothing", "only", "swiftui",
    "system", "without",
  ]

  private static let screens: Set = [
    "modal", "modals", "screen", "screens", "sheet", "sheets",
  ]

  private static let inputs: Set = [
    "argument", "arguments", "binding", "bindings", "callback", "callbacks", "closure", "closures",
    "flag", "flags", "parameter", "parameters",
  ]

  private static let writing: Set = [
    "assign", "assigned", "assigns", "change", "changes", "reset", "resets", "set", "sets", "write",
    "writes", "written",
  ]
}
