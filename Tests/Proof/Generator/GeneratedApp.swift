/// An app in Swift source, and what the generator knows about it.
struct GeneratedApp: Sendable {
  struct File: Sendable, Equatable {
    let name: String
    var text: String
  }

  /// The choices that it was made of.
  let choices: [Int]
  let spans: [Range<Int>]
  let files: [File]
  let root: String
  /// The names that the app declares for its whole module.
  let moduleNames: Set<String>
  /// The counters in views with conditional modifiers, each with the conditions around it.
  let conditions: [String: Set<String>]
  /// What the tool is asked to do.
  let options: [String]

  init(seed: UInt64) { self.init(Choices(seed: seed)) }

  init(choices: [Int]) { self.init(Choices(given: choices)) }

  private init(_ choices: Choices) {
    let app = AppBuilder(choices)
    options = ToolOptions.choose(choices, app)
    root = RootGenerator.make(app)
    files = app.finishedFiles()
    moduleNames = app.moduleNames
    conditions = app.conditions
    self.choices = choices.taken
    spans = choices.spans
  }
}

/// How the tool is called.
enum ToolOptions {
  static func choose(_ choices: Choices, _ app: AppBuilder) -> [String] {
    let form = choices.pick(weighted: [
      (60, ""), (8, "binding"), (8, "closure"), (10, "environment"), (6, "conditional"),
      (8, "decouple-options"),
    ])
    app.isMostlyConditional = form == "conditional"
    switch form {
    case "binding":
      return transform(
        "dismiss-to-binding",
        [[], ["helper=inline"], ["thread=true"], ["equatable=true"], ["name=isShown"]], choices)
    case "closure":
      return transform(
        "dismiss-to-closure",
        [[], ["inject=state"], ["thread=true"], ["position=last"], ["push=state"]], choices)
    case "environment":
      return transform(
        "dismiss-to-environment",
        [
          [], ["inject=transform"], ["inject=state"], ["entry=key"], ["entry=macro"],
          ["action=enum"],
          ["push=state"], ["unresolved=bridge"], ["key=closeScreen"],
        ], choices)
    case "decouple-options":
      return ["thread=true", "push=state", "unresolved=bridge", "inject=state", "helper=inline"]
        .filter { _ in choices.chance(35) }.flatMap { ["--option", "decouple-dismiss.\($0)"] }
    default: return []
    }
  }

  private static func transform(_ name: String, _ options: [[String]], _ choices: Choices)
    -> [String]
  {
    ["--transform", name] + choices.pick(options).flatMap { ["--option", "\(name).\($0)"] }
  }
}
