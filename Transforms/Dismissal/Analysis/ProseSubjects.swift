import SourceText
import SwiftUIModel

/// What a sentence in lowercase letters speaks of, for `ProseTopics`.
extension String {
  /// The words without signs and digits. A name within Chinese or Japanese is a word.
  var proseWords: [String] {
    runsOfLetters.flatMap { word in
      let isMixed = word.contains(where: \.isASCII) && word.contains(where: \.isEastAsian)
      return isMixed
        ? word.split(whereSeparator: \.isASCII) + word.split { !$0.isASCII } : [word]
    }.map(String.init)
  }

  func contains(oneOf words: [String]) -> Bool { words.contains(where: holds) }

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

  /// Whether a sentence says that something is a function, or is called.
  var namesAction: Bool {
    contains(oneOf: Self.foreignActions) || contains("`dismiss") || contains("`presentationmode")
      || !Self.actions.isDisjoint(with: proseWords) || isForeign && contains("dismiss")
  }

  /// Whether it says so, and nothing else but that this closes the view: `// Dismiss action`.
  var onlyNamesAction: Bool {
    guard namesAction else { return false }
    guard contains(where: { $0.isLetter && !$0.isASCII }) else {
      return proseWords.allSatisfy { Self.actions.union(Self.wordsOfClosing).contains($0) }
    }
    return count(where: \.isLetter) <= 16 && ProseTopics(of: self).haveAction
  }

  /// Whether a sentence is not in English, so that a word such as `dismiss` in it is a name.
  var isForeign: Bool {
    contains { $0.isLetter && !$0.isASCII } || contains(oneOf: ["cerrar", "fechar", "fermer"])
  }

  private static let actions: Set = [
    "action", "call", "callback", "called", "calls", "closure", "func", "function", "handler",
    "invoke", "invoked", "invokes", "method",
  ]

  private static let wordsOfClosing: Set = [
    "a", "an", "back", "be", "can", "close", "closes", "closing", "current", "dismiss", "dismissal",
    "dismisses", "dismissing", "for", "hide", "hides", "modal", "of", "page", "pop", "popover",
    "pops", "presented", "screen", "sheet", "that", "the", "this", "to", "used", "view", "which",
  ]

  private static let foreignActions = [
    "acción", "ação", "aktion", "fonction", "función", "funktion", "função", "méthode", "método",
    "действи", "функци", "アクション", "メソッド", "函式", "函数", "动作", "動作", "操作", "方法",
    "関数", "동작", "액션", "함수",
  ]

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

extension Character {
  /// Whether it is a letter of a language that may have no space before a name.
  fileprivate var isEastAsian: Bool { unicodeScalars.first.map { 0x2E80 <= $0.value } ?? false }
}
