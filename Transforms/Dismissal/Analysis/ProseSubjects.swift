/// What a sentence in lowercase letters speaks of, for `ProseTopics`.
extension String {
  /// The words without signs and digits.
  var proseWords: [String] { split { !$0.isLetter }.map(String.init) }

  func contains(oneOf words: [String]) -> Bool { words.contains(where: contains) }

  /// Whether a sentence names SwiftUI, and not only as what a view is made with.
  var namesSwiftUI: Bool {
    let words = proseWords
    return words.indices.contains { index in
      words[index] == "swiftui"
        && !(index + 1 < words.count && Self.madeWithSwiftUI.contains(words[index + 1]))
    }
  }

  /// Whether a sentence names a part of what closes a view, or of what a view gets.
  var namesSubject: Bool {
    contains(oneOf: Self.phrasesForState)
      || proseWords.contains { word in
        Self.subjects.contains(word) || Self.stemsOfSubjects.contains(where: word.hasPrefix)
      }
  }

  private static let madeWithSwiftUI: Set = [
    "app", "component", "content", "port", "screen", "sheet", "version", "view", "views", "wrapper",
  ]

  private static let phrasesForState = [
    "any state", "no state", "one state", "only state", "single state", "stateless",
    "without state",
  ]

  private static let subjects: Set = [
    "back", "call", "called", "calls", "given", "init", "link", "links", "pass", "passed", "passes",
    "pop", "pops", "resets", "set", "sets", "take", "takes", "writer", "writers",
    "written",
  ]

  private static let stemsOfSubjects = [
    "argument", "assign", "binding", "caller", "callback", "cancel", "clos", "dismiss",
    "environ", "equat", "exit", "hide", "initiali", "input", "memberwise", "modifier", "mutat",
    "navigationlink", "observ", "param", "presentationmode", "presenter", "propert", "receiv",
  ]
}
