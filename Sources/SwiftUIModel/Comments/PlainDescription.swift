/// Whether a comment stays true when code works in another way. Words and the forms of sentences decide: what a comment
/// means is not known.
extension ProseSentences {
  /// Whether the comment only names what stands there, or says what is shown or done. A comment at a changed line has to.
  ///
  /// These sentences claim nothing: a title of a few words (`Header`), what begins with a verb for showing or doing
  /// something (`Shows the books`, `Save and close`), and what calls a view a view (`A detail view for the heart
  /// rate`). Any other sentence may say how the code works.
  public var onlyDescribe: Bool { own.allSatisfy(\.onlyDescribes) }

  /// Whether the comment claims nothing about how code works. A comment about a whole view, or about a property that
  /// stays, has to; most of these say what the screen is about.
  public var claimNothing: Bool { own.allSatisfy(\.claimsNothing) }

  /// Whether the comment, at a property that stays as it is, claims nothing about the other ones or about who passes
  /// them: `Local copies while editing` only tells of its own.
  public var claimNothingOfOthers: Bool { own.allSatisfy(\.claimsNothingOfOthers) }

  /// Whether the comment may say how code works together: who sets a state, what is passed on, what a view needs.
  public var tellHow: Bool { own.contains(where: \.tellsHow) }
}

extension ProseSentence {
  private var words: [String] { text.runsOfLetters.map(String.init) }

  /// Whether it is an item of a list in documentation, such as a parameter. A change adds an item where one is missing.
  private var isItem: Bool { text.drop(while: \.isWhitespace).hasPrefix("- ") }

  fileprivate var claimsNothing: Bool {
    if isItem { return true }
    // A short sentence says something in general; a long one rather tells of books or heart rates.
    let words = words
    let claims = words.filter {
      Self.claimsOfLongSentences.contains($0)
        || words.count <= 12 && Self.strongClaims.contains($0)
        || words.count <= 10 && Self.claims.contains($0)
    }
    return claims.isEmpty
      || saysWhatIsDone && Self.quantifiers.isSuperset(of: claims)
        && Self.partsOfCode.isDisjoint(with: words)
  }

  fileprivate var claimsNothingOfOthers: Bool {
    claimsNothing
      || Self.partsOfCode.isDisjoint(with: words) && Self.claimsOfOthers.isDisjoint(with: words)
  }

  /// Whether it begins with a verb for what is shown or done: `Shows all journeys`, `To delete one row`.
  private var saysWhatIsDone: Bool {
    let words = words.drop { Self.beforeVerbs.contains($0) }
    return words.first.map(Self.verbs.contains) ?? false
  }

  fileprivate var onlyDescribes: Bool {
    let words = words
    guard claimsNothing else { return false }
    if words.contains(where: \.isForeign) { return words.areForeignTitle }
    return words.count <= 3 || isItem || saysWhatIsDone || words.areNoun || words.callAViewOne
  }

  fileprivate var tellsHow: Bool {
    let words = words
    guard (3...10).contains(words.count) else { return false }
    return words.indices.contains { index in
      guard Self.mechanics.contains(words[index]) else { return false }
      switch words[index] {
      case "captured": return !(0 < index && words[index - 1] == "the" && index + 1 < words.count)
      case "flag": return !saysWhatIsDone
      case "flow": return index == 0 || Self.wordsOfDataFlow.contains(words[index - 1])
      case "nothing": return !(0 < index && words[index - 1] == "do")
      default: return true
      }
    }
  }

  /// The words before `flow` where that is not the way of a user through screens.
  private static let wordsOfDataFlow: Set = [
    "a", "control", "data", "directional", "event", "no", "of", "one", "state", "the", "this",
    "unidirectional", "value", "way",
  ]

  /// The words of sentences about states, what is passed, and who does something.
  private static let mechanics: Set = [
    "alone", "assigned", "assignment", "binding", "bindings", "callback", "callbacks", "captured",
    "captures", "closure", "closures", "decouple", "depends", "flag", "flags", "flow", "flows",
    "independent", "injected", "isolated", "nobody", "nothing", "outside", "passes",
    "presenter", "pure", "standalone", "stateless", "touch", "touched", "touches", "untouched",
  ]

  /// The words of sentences that say how something works, how many there are, who uses it, or what has to be done.
  private static let claims: Set = [
    "above", "again", "alike", "all", "alone", "alphabetical", "alphabetically", "also", "always",
    "another", "anyone", "anything", "argument", "arguments", "available", "because", "below",
    "both", "bug", "callback", "caller", "callers", "cannot", "copied", "crash", "crashes",
    "deliberately", "dependencies", "dependency", "depends", "deprecated", "ditto", "don", "dumb",
    "duplicate", "either", "else", "enough", "equal", "every", "everyone", "everything", "except",
    "extension", "external", "fixme", "following", "goes", "hack", "hence", "identical",
    "independent", "injected", "internal", "isolated", "itself", "just", "keep", "kept", "lacks",
    "later", "likewise", "local", "must", "need", "needed", "needs", "neither", "never", "nobody",
    "none", "nor", "not", "nothing", "one", "only", "ordered", "outside", "own", "owned", "owns",
    "parameter", "parameters", "parent", "plain", "presenter", "previous", "private", "public",
    "pure", "purpose", "restart", "restarts", "same", "several", "sole", "sorted", "standalone",
    "stateless", "stays", "temporary", "therefore", "these", "those", "three", "together", "too",
    "two", "unchanged", "unless", "until", "untouched", "unused", "valid", "without", "workaround",
    "works",
  ]

  /// Those that speak of more than what stands there.
  private static let claimsOfOthers: Set = [
    "above", "alike", "alone", "another", "anyone", "anything", "below", "dependencies",
    "dependency", "ditto", "duplicate", "either", "else", "enough", "except", "external",
    "following", "goes", "identical", "independent", "initializer", "injected", "interchangeable",
    "internal", "isolated", "itself", "likewise", "neither", "nobody", "none", "nor", "nothing",
    "outside", "parent", "previous", "private", "public", "pure", "same", "several", "sole",
    "standalone", "stateless", "three", "together", "too", "two", "unchanged", "untouched",
  ]

  /// Those that speak of how a view works in sentences of any length.
  private static let claimsOfLongSentences: Set = [
    "alone", "argument", "arguments", "callback", "caller", "callers", "dependencies", "dumb",
    "independent", "initializer", "injected", "interchangeable", "isolated", "itself", "nobody",
    "outside", "parameter", "parameters", "presenter", "pure", "reusable", "setup", "standalone",
    "stateless",
  ]

  /// Those that hardly ever speak of what a screen is about.
  private static let strongClaims: Set = [
    "alike", "alone", "anything", "argument", "arguments", "callback", "caller", "callers",
    "cannot", "deliberately", "dependencies", "ditto", "dumb", "equal", "everything", "hack",
    "identical", "independent", "initializer", "injected", "interchangeable", "isolated", "itself",
    "must", "need", "needed", "needs", "neither", "never", "nobody", "none", "nor", "nothing",
    "outside", "parameter", "parameters", "presenter", "pure", "purpose", "restart", "restarts",
    "reusable", "setup", "standalone", "stateless", "valid", "without", "workaround", "works",
  ]

  /// The words of claims that may as well only say how many things are shown.
  private static let quantifiers: Set = [
    "all", "another", "both", "every", "one", "previous", "several", "sorted", "three", "two",
  ]

  /// What a sentence speaks of if it may count or order code.
  private static let partsOfCode: Set = [
    "argument", "arguments", "binding", "bindings", "call", "callback", "caller", "callers",
    "calls", "closure", "code", "flag", "flags", "function", "functions", "here", "input", "inputs",
    "line", "lines", "parameter", "parameters", "place", "places", "presenter", "presenters",
    "properties", "property", "state", "states", "thing", "things", "this", "value", "values",
    "way", "ways",
  ]

  /// What may stand before a verb: `Function to upload a photo`.
  private static let beforeVerbs: Set = [
    "and", "button", "for", "func", "function", "helper", "method", "now", "then", "to", "used",
    "we",
  ]

  /// The verbs that say what code shows or does.
  fileprivate static let verbs: Set = [
    "add", "adds", "allow", "allows", "analyze", "analyzes", "applies", "apply", "ask", "asks",
    "browse", "calculate", "cancel", "capture", "captures", "check", "choose", "clear", "close",
    "closes", "collect", "collects", "compute", "confirm", "create", "creates", "delete", "deletes",
    "describes", "dismiss", "dismisses", "display", "displays", "download", "downloads", "draw",
    "draws", "edit", "edits", "enable", "explains", "export", "exports", "fetch", "fetches",
    "filter", "filters", "format", "generate", "generates", "get", "go", "handle", "handles",
    "hide", "hides", "highlight", "implement", "import", "imports", "introduce", "introduces",
    "lets", "list", "lists", "load", "loads", "log", "manage", "manages", "navigate", "notify",
    "open", "opens", "parse", "parses", "perform", "performs", "pick", "play", "pop", "present",
    "presents", "preview", "previews", "process", "prompt", "prompts", "read", "reads", "record",
    "records", "refresh", "reload", "remove", "removes", "render", "renders", "report", "return",
    "reveal", "reveals", "save", "saves", "scan", "scans", "search", "searches", "select", "send",
    "sends", "set", "show", "shows", "start", "stop", "submit", "toggle", "track", "trigger",
    "update", "updates", "upload", "uploads", "validate", "verifies", "verify",
  ]
}

extension String {
  fileprivate var isForeign: Bool { contains { !$0.isASCII } }
}

extension [String] {
  /// Whether text in another language than English is no longer than a title. Many write no spaces.
  fileprivate var areForeignTitle: Bool {
    let text = joined()
    return count <= 6 && text.count <= 24 && !Self.foreignClaims.contains(where: text.contains)
  }

  /// The words for "only" and "no need".
  private static let foreignClaims = ["只", "仅", "僅", "无需", "不需要", "だけ", "のみ", "만", "только"]

  /// Whether they name a thing, without a verb that says what it does: `The type of the query`, `Whether the sheet is
  /// shown`, `A Boolean value that indicates whether …`.
  fileprivate var areNoun: Bool {
    if first == "whether" || starts(with: ["a", "boolean", "value"]) { return true }
    return Self.articles.contains(self[0]) && !contains(where: Self.finiteVerbs.contains)
  }

  private static let articles: Set = ["a", "an", "the"]

  private static let finiteVerbs: Set = [
    "are", "can", "comes", "do", "does", "gets", "go", "goes", "has", "have", "is", "knows",
    "lives", "makes", "may", "opens", "sets", "stays", "takes", "was", "were", "will", "would",
  ]

  /// Whether they begin with the name of a kind of view, and go on with what it is for or shows.
  fileprivate var callAViewOne: Bool {
    indices.prefix(6).contains { view in
      Self.kindsOfViews.contains(self[view])
        && (view + 1 == count || Self.links.contains(self[view + 1])
          || ProseSentence.verbs.contains(self[view + 1]))
    }
  }

  private static let kindsOfViews: Set = [
    "alert", "banner", "browser", "button", "card", "cell", "chart", "chooser", "component",
    "cover", "dashboard", "dialog", "drawer", "editor", "flow", "footer", "form", "gallery", "grid",
    "header", "information", "label", "list", "menu", "modal", "overlay", "page", "panel", "picker",
    "player", "popover", "popup", "preview", "row", "scanner", "screen", "section", "selector",
    "sheet", "slider", "step", "summary", "tab", "tile", "toolbar", "view", "viewer", "window",
    "wizard",
  ]

  private static let links: Set = [
    "about", "and", "at", "containing", "displaying", "for", "in", "listing", "of", "on",
    "presenting", "showing", "that", "to", "used", "when", "where", "which", "with",
  ]
}
