import Syntax

/// What a comment speaks of, as far as its words tell, in the languages that comments are mostly written in.
struct ProseTopics {
  private let text: String

  init(of text: String) { self.text = text.lowercased() }

  /// The environment, or SwiftUI, which provides it.
  var haveEnvironment: Bool { contains(Self.environment) }

  /// Closing a view.
  var haveDismissal: Bool { contains(Self.dismissal) }

  /// What closes a view: an action, or the closing.
  var haveAction: Bool { contains(Self.actions) }

  /// That a view closes itself, or by which value it does.
  var haveOwnDismissal: Bool {
    text.contains("dismissaction") || haveDismissal && contains(Self.itself)
  }

  /// What a view gets: its arguments, the parameters of its initializer, or that there is nothing more.
  var haveInputs: Bool { contains(Self.inputs) }

  /// Two values, or another one.
  var haveSeveralThings: Bool {
    let words = text.split { !$0.isLetter }.map(String.init)
    return 3 < words.count && !Self.several.isDisjoint(with: words)
  }

  /// How many things there are, that there is nothing else, or when something can be used: what such a word is
  /// about, words do not tell.
  var haveAbsolutes: Bool {
    let words = text.split { !$0.isLetter }.map(String.init)
    return 1 < words.count && !Self.absolutes.isDisjoint(with: words)
  }

  private func contains(_ words: [String]) -> Bool { words.contains(where: text.contains) }

  private static let environment = [
    "\\.dismiss", "ambiente", "entorno", "environ", "injected", "presentation mode",
    "presentationmode", "swiftui",
    "umgebung", "окружен", "环境", "環境", "환경",
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
    "itself", "lui-même", "selbst", "sí mism", "si mesm", "себя", "自分", "自身", "自己", "스스로",
  ]

  private static let inputs = [
    "argument", "initializer", "inputs", "it needs", "memberwise", "needs no", "nothing but",
    "nothing else", "only gets", "only input", "only needs", "gets only", "param", "paràm", "parám",
    "parâm", "takes no", "takes only", "аргумент", "параметр", "引数", "パラメータ", "参数", "參數",
    "매개변수", "인자", "파라미터",
  ]

  private static let absolutes: Set = [
    "alle", "always", "any", "beide", "both", "built", "callasfunction", "default", "defaults",
    "deprecated", "empty", "enough", "equal", "equals", "every", "everything", "four", "immer",
    "ios", "jamais", "just", "keine", "macos", "neither", "never", "nie", "no", "none", "nothing",
    "nunca", "nur", "only", "pair", "plain", "pure", "same", "seulement", "single", "sole", "solo",
    "sólo", "three", "together", "two", "without", "никогда", "только",
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
    guard !isDirective(comment), !isCode(comment), !isCall,
      !(comment.isDocumentation && words.hasPrefix("-"))
    else { return nil }
    return ProseTopics(of: text)
  }
}
