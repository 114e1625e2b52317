/// Whether a comment surely stays true when code works in another way. A comment is not understood; words and the forms of
/// sentences decide.
extension ProseSentences {
  /// Whether it only names what stands there, or says what is shown or done, as a comment right at changed code must.
  ///
  /// These sentences claim nothing: a title of a few words (`Header`), what begins with a verb for showing or doing
  /// something (`Shows the books`, `Save and close`), and what calls a view a view (`A detail view for the heart
  /// rate`). Any other sentence may say how the code works.
  public var onlyDescribe: Bool { own.allSatisfy(\.onlyDescribes) }

  /// Whether it claims nothing about how code works, as a comment about a whole view or its other properties must, most
  /// of which say what the screen is about.
  public var claimNothing: Bool { own.allSatisfy(\.claimsNothing) }
}

extension ProseSentence {
  private var words: [String] { text.split { !$0.isLetter }.map(String.init) }

  fileprivate var claimsNothing: Bool {
    // A short sentence says something in general; a long one rather tells of books or heart rates.
    let isShort = words.count <= 10
    return !words.contains {
      Self.strongClaims.contains($0) || isShort && Self.claims.contains($0)
    }
  }

  fileprivate var onlyDescribes: Bool {
    let words = words
    guard !words.contains(where: Self.claims.contains) else { return false }
    if words.contains(where: \.isForeign) { return words.isForeignTitle }
    return words.count <= 3 || Self.verbs.contains(words[0]) || words.callAViewOne
  }

  /// The words of sentences that say how something works, how many there are, who uses it, or what has to be done.
  private static let claims: Set = [
    "above", "again", "alike", "all", "alone", "alphabetical", "alphabetically", "also", "always",
    "another", "any", "anyone", "anything", "argument", "arguments", "available", "because",
    "below", "binding", "bindings", "both", "bug", "callback", "caller", "callers", "cannot",
    "closure", "copied", "crash", "crashes", "default", "defaults", "deliberately", "dependencies",
    "dependency", "depends", "deprecated", "ditto", "dumb", "duplicate", "each", "either", "else",
    "enough", "environment", "equal", "every", "everyone", "everything", "except", "extension",
    "external", "fixme", "following", "goes", "hack", "helper", "hence", "identical", "independent",
    "injected", "input", "inputs", "instance", "instances", "internal", "ios", "isolated", "itself",
    "just", "keep", "kept", "lacks", "later", "likewise", "local", "macos", "must", "need",
    "needed", "needs", "neither", "never", "no", "nobody", "none", "nor", "not", "note", "nothing",
    "once", "one", "only", "ordered", "other", "others", "otherwise", "outside", "own", "owned",
    "owns", "parameter", "parameters", "parent", "plain", "presenter", "previous", "private",
    "properties", "property", "public", "pure", "purpose", "restart", "restarts", "same", "several",
    "should", "single", "so", "sole", "sorted", "standalone", "stateless", "stays", "swiftui",
    "system", "t", "temporary", "therefore", "these", "those", "three", "todo", "together", "too",
    "two", "unchanged", "unless", "until", "untouched", "unused", "valid", "without", "workaround",
    "works", "yet",
  ]

  /// Those that hardly ever speak of what a screen is about.
  private static let strongClaims: Set = [
    "alike", "alone", "anything", "argument", "arguments", "binding", "bindings", "callback",
    "caller", "callers", "cannot", "closure", "deliberately", "dependencies", "ditto", "dumb",
    "environment", "equal", "everything", "hack", "identical", "independent", "initializer",
    "injected", "input", "inputs", "instance", "instances", "interchangeable", "isolated", "itself",
    "must", "need", "needed", "needs", "neither", "never", "nobody", "none", "nor", "nothing",
    "outside", "parameter", "parameters", "presenter", "pure", "purpose", "restart", "restarts",
    "reusable", "setup", "standalone", "stateless", "swiftui", "todo", "valid", "without",
    "workaround", "works",
  ]

  /// The verbs that say what code shows or does.
  fileprivate static let verbs: Set = [
    "add", "adds", "allow", "allows", "ask", "asks", "calculate", "cancel", "check", "choose",
    "clear", "close", "closes", "compute", "confirm", "create", "creates", "delete", "deletes",
    "dismiss", "dismisses", "display", "displays", "draw", "draws", "edit", "edits", "enable",
    "fetch", "fetches", "format", "go", "hide", "highlight", "lets", "list", "lists", "load",
    "loads", "log", "manage", "manages", "navigate", "notify", "open", "opens", "pick", "play",
    "pop", "present", "presents", "prompt", "prompts", "refresh", "reload", "remove", "render",
    "renders", "report", "return", "save", "saves", "select", "send", "sends", "set", "show",
    "shows", "start", "stop", "submit", "toggle", "track", "trigger", "update", "updates",
    "validate",
  ]
}

extension String {
  fileprivate var isForeign: Bool { contains { !$0.isASCII } }
}

extension [String] {
  /// Whether text in another language than English is no longer than a title. Many write no spaces.
  fileprivate var isForeignTitle: Bool { count <= 3 && joined().count <= 12 }

  /// Whether they begin with the name of a kind of view, and go on with what it is for or shows.
  fileprivate var callAViewOne: Bool {
    guard let view = prefix(6).firstIndex(where: Self.kindsOfViews.contains) else { return false }
    return view + 1 == count || Self.links.contains(self[view + 1])
      || ProseSentence.verbs.contains(self[view + 1])
  }

  private static let kindsOfViews: Set = [
    "alert", "banner", "browser", "button", "card", "cell", "chart", "component", "cover", "dialog",
    "editor", "flow", "footer", "form", "grid", "header", "label", "list", "menu", "modal",
    "overlay", "page", "panel", "picker", "player", "popover", "popup", "row", "screen", "section",
    "sheet", "tab", "tile", "toolbar", "view", "viewer", "window", "wizard",
  ]

  private static let links: Set = [
    "and", "at", "containing", "displaying", "for", "in", "listing", "of", "on", "presenting",
    "showing", "that", "to", "used", "when", "where", "which", "with",
  ]
}
