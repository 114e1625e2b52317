/// How the tool is called.
enum ToolOptions {
  /// The safe changes of all transforms.
  static let plain = ["--deployment-target", "ios18"]
  /// Those that need review, too.
  static let reviewed = ["--safety", "review"] + plain

  static func choose(_ choices: Choices, _ app: AppBuilder) -> [String] {
    let form = choices.pick(weighted: [
      (36, ""), (28, "review"), (10, "review-environment"), (8, "review-options"), (4, "binding"),
      (4, "closure"), (4, "environment"), (3, "conditional"), (3, "decouple-options"),
    ])
    app.isMostlyConditional = form == "conditional"
    app.isReviewed = form.hasPrefix("review")
    app.isOld = app.isReviewed && choices.chance(20)
    let level =
      app.isOld
      ? ["--safety", "review", "--deployment-target", "ios15"] : app.isReviewed ? reviewed : plain
    return level + arguments(of: form, choices)
  }

  private static func arguments(of form: String, _ choices: Choices) -> [String] {
    switch form {
    case "binding":
      return transform(
        "dismiss-to-binding",
        [[], ["helper=inline"], ["thread=true"], ["equatable=true"], ["name=isShown"]], choices)
    case "closure":
      return transform(
        "dismiss-to-closure", [[], ["inject=state"], ["thread=true"], ["position=last"]], choices)
    case "environment":
      return transform(
        "dismiss-to-environment",
        [
          [], ["inject=transform"], ["inject=state"], ["entry=key"], ["entry=macro"],
          ["action=enum"], ["key=closeScreen"],
        ], choices)
    case "decouple-options":
      return decouple(["thread=true", "inject=state", "helper=inline"], choices)
    case "review-environment":
      return transform(
        "dismiss-to-environment",
        [
          ["push=native"], [], ["inject=transform"], ["inject=state"], ["entry=key"],
          ["unresolved=decline"], ["key=closeScreen"],
        ], choices)
    case "review-options":
      return decouple(
        ["push=native", "thread=true", "unresolved=decline", "inject=state", "helper=inline"],
        choices)
    default: return []
    }
  }

  private static func decouple(_ options: [String], _ choices: Choices) -> [String] {
    options.filter { _ in choices.chance(35) }
      .flatMap { ["--option", "decouple-dismiss.\($0)"] }
  }

  private static func transform(_ name: String, _ options: [[String]], _ choices: Choices)
    -> [String]
  {
    ["--transform", name] + choices.pick(options).flatMap { ["--option", "\(name).\($0)"] }
  }
}
