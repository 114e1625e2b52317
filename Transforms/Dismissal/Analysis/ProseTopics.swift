import SourceText
import SwiftUIModel
import Syntax

/// What a comment speaks of, as far as its words tell, in the languages that comments are mostly written in.
struct ProseTopics {
  private let sentences: ProseSentences

  init(of text: String) { sentences = ProseSentences(of: text) }

  fileprivate init(of sentences: ProseSentences) { self.sentences = sentences }

  /// More than what is shown or done, where the comment stands at changed code.
  var mayClaimMore: Bool { !sentences.onlyDescribe }

  /// How the code of a view works, where the comment is about the whole view or about another property.
  var mayClaimAboutView: Bool { !sentences.claimNothing }

  /// How the code of a view works, where the comment is about another property of it.
  var mayClaimBesideProperty: Bool {
    !sentences.claimNothingOfOthers || haveAbsolutes(besides: [], atProperty: true)
  }

  /// The environment, or SwiftUI, which provides it.
  var haveEnvironment: Bool { contains(Self.environment + ["swiftui"]) }

  /// The environment, or something that SwiftUI does with a value, such as setting it; not just a view, which is
  /// made with SwiftUI.
  var haveProvidedValue: Bool {
    contains(Self.environment)
      || sentences.own.contains { sentence in
        sentence.text.namesSwiftUI
          && (isAboutDismissal(sentence, atProperty: false)
            || sentence.text.contains(oneOf: Self.providing))
      }
  }

  /// SwiftUI or the system, as what provides an action.
  var haveProvider: Bool { contains(Self.providers) }

  /// Closing a view.
  var haveDismissal: Bool { contains(Self.dismissal) }

  /// What closes a view: an action, or the closing.
  var haveAction: Bool { contains(Self.actions) }

  /// A function, or that something is called.
  var haveNamedAction: Bool { sentences.own.contains { $0.text.namesAction } }

  /// What SwiftUI calls that by which a view closes itself, in another language than English.
  var haveForeignName: Bool {
    sentences.own.contains { sentence in
      sentence.text.isForeign
        && sentence.text.contains(oneOf: ["dismiss", "presentationmode", "presentation mode"])
    }
  }

  /// That a view closes itself, or by which value it does.
  var haveOwnDismissal: Bool {
    sentences.own.contains { sentence in
      sentence.text.holds("dismissaction")
        || sentence.text.contains(oneOf: Self.closing) && sentence.text.contains(oneOf: Self.itself)
    }
  }

  /// What a view gets: its arguments, the parameters of its initializer, or that there is nothing more.
  var haveInputs: Bool {
    sentences.own.contains { sentence in
      sentence.text.contains(oneOf: Self.phrasesForInputs)
        || sentence.text.contains(oneOf: Self.inputs)
          && (!absolutes(in: sentence.text).isEmpty
            || !Self.passing.isDisjoint(with: sentence.text.proseWords))
    }
  }

  /// Two values, or another one.
  var haveSeveralThings: Bool {
    sentences.own.contains { sentence in
      let words = sentence.text.proseWords
      return 3 < words.count && !Self.several.isDisjoint(with: words)
    }
  }

  /// How many things there are, of whatever kind.
  var haveCounts: Bool { sentences.own.contains { !absolutes(in: $0.text).isEmpty } }

  /// How many things there are, that there is nothing else, or when something can be used, where the sentence
  /// may speak of how a view is closed, or of what it gets.
  var haveAbsolutes: Bool { haveAbsolutes(besides: []) }

  /// The same of code: how many lines, calls or values there are.
  var haveAbsolutesOfCode: Bool { haveAbsolutes(besides: Self.partsOfCode) }

  /// The same of a state: what else uses it.
  var haveAbsolutesOfState: Bool { haveAbsolutes(besides: Self.usesOfState) }

  private func haveAbsolutes(besides others: Set<String>, atProperty: Bool = false) -> Bool {
    sentences.own.contains { sentence in
      let found = absolutes(in: sentence.text)
      return !found.isEmpty
        && (!found.isSubset(of: Self.absolutes)
          || isAboutDismissal(sentence, atProperty: atProperty)
          || !others.isDisjoint(with: sentence.text.proseWords))
    }
  }

  private func absolutes(in sentence: String) -> Set<String> {
    let words = sentence.proseWords
    return 1 < words.count ? Self.absolutes.union(Self.foreignAbsolutes).intersection(words) : []
  }

  /// Whether a sentence may be about how a view is closed, or about what it gets, or about something that the
  /// sentence before it names. At a property, `it` is that one.
  private func isAboutDismissal(_ sentence: ProseSentence, atProperty: Bool) -> Bool {
    if sentence.text.namesSubject { return true }
    let words = Set(sentence.text.proseWords)
    guard let previous = sentence.previous else {
      return !atProperty && !Self.pronouns.isDisjoint(with: words)
    }
    return previous.namesSubject
      && !Self.pronouns.union(Self.relativePronouns).isDisjoint(with: words)
  }

  private func contains(_ words: [String]) -> Bool {
    sentences.own.contains { $0.text.contains(oneOf: words) }
  }

  private static let environment = [
    "\\.dismiss", "ambiente", "entorno", "environ", "injected", "presentation mode",
    "presentationmode", "umgebung", "окружен", "环境", "環境", "환경",
  ]

  private static let dismissal = [
    "back", "cancel", "cerrar", "clos", "dismiss", "exit", "fechar", "fermer", "hide", "leave",
    "modal", "pop", "present", "schließ", "sheet", "volver", "voltar", "закр", "닫", "뒤로", "화면",
    "关闭", "返回", "閉", "戻",
  ]

  private static let actions = [
    "action", "back", "call", "cancel", "cerrar", "clos", "dismiss", "exit", "fechar", "fermer",
    "hide", "leave", "pop", "schließ", "volver", "voltar", "закр", "닫", "뒤로", "关闭", "返回", "閉",
    "戻",
  ]

  private static let itself = [
    "itself", "lui-même", "on its own", "on their own", "selbst", "sí mism", "si mesm",
    "themselves", "себя", "自分", "自身", "自己", "스스로",
  ]

  private static let closing = [
    " back", " leave", " pop", "cerrar", "clos", "dismiss", "exit", "fechar", "fermer", "go away",
    "goes away", "hide", "schließ", "volver", "voltar", "закр", "닫", "뒤로", "关闭", "返回", "閉", "戻",
  ]

  private static let inputs = ["argument", "initializer", "inputs", "memberwise", "param"]

  /// The words for passing an argument.
  private static let passing: Set = [
    "caller", "callers", "give", "gives", "init", "initializers", "memberwise", "one", "pass",
    "passed", "passes", "receives", "take", "takes",
  ]

  private static let phrasesForInputs = [
    "it needs", "needs no", "nothing but", "nothing else", "only gets", "only input", "only needs",
    "gets only", "paràm", "parám", "parâm", "takes no", "takes only", "аргумент", "параметр", "引数",
    "パラメータ", "参数", "參數", "매개변수", "인자", "파라미터",
  ]

  private static let providers = [
    "\\.dismiss", "apple", "built-in", "built in", "dismissaction", "native", "swiftui", "sistema",
    "system", "système", "систем", "システム", "標準", "系統", "系统", "시스템",
  ]

  private static let absolutes: Set = [
    "alone", "always", "any", "both", "built", "callasfunction", "default", "defaults",
    "deprecated", "empty", "enough", "equal", "equals", "every", "everything", "four", "ios",
    "just", "macos", "neither", "never", "no", "none", "nothing", "only", "pair", "plain", "pure",
    "same", "single", "sole", "three", "together", "two", "without",
  ]

  /// Those of other languages, where it is not known what the sentence speaks of.
  private static let foreignAbsolutes: Set = [
    "alle", "beide", "immer", "jamais", "keine", "nie", "nunca", "nur", "seulement", "solo", "sólo",
    "никогда", "только",
  ]

  private static let pronouns: Set = ["it", "them", "these", "they", "this", "those"]

  private static let relativePronouns: Set = ["do", "does", "so", "that", "which"]

  /// The words for what SwiftUI does to a value.
  private static let providing = ["alone", "both", "by swiftui", "from swiftui", "only", "provid"]

  /// The words for what a line of code consists of.
  private static let partsOfCode: Set = [
    "code", "fits", "here", "line", "lines", "this", "view",
  ]

  private static let usesOfState: Set = [
    "change", "changed", "changes", "owned", "owns", "touch", "touched", "touches", "use", "used",
    "uses",
  ]

  private static let several: Set = [
    "also", "and", "both", "deux", "dos", "dois", "et", "next", "two", "und", "zwei", "и", "оба",
  ]
}

extension SyntaxTree {
  /// The topics of a comment that is prose: no mark, no code, and no line of a list in documentation, which is
  /// kept up to date.
  func topics(of comment: TriviaPiece) -> ProseTopics? {
    let text = source.string(comment.range)
    let words = text.drop { $0 == "/" || $0 == "*" || $0 == " " }
    let isCall = words.contains("(") && !words.contains(" ")
    guard !isDirective(comment), !isForTool(comment), !isCommentedOut(comment), !isCall,
      !text.holds("statewise:"),
      !(comment.isDocumentation && words.hasPrefix("-"))
    else { return nil }
    return ProseTopics(of: ProseSentences(of: comment, in: self))
  }
}
