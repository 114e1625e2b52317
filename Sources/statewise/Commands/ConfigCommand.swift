import SourceText

/// `statewise config`: prints the schema of configurations, or the settings that are in effect.
struct ConfigCommand {
  private let action: Action
  private let arguments: Arguments

  private enum Action: String, CaseIterable {
    case show, schema
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let actions = Action.allCases.map(\.rawValue)
    let word = arguments.paths.first ?? ""
    guard let action = Action(rawValue: word) else {
      throw UsageError(
        "`config` requires a subcommand", nearest: NearestName(to: word, in: actions),
        or: "use \(actions.map { "`\($0)`" }.joined(by: "or"))")
    }
    self.action = action
    self.arguments = arguments.droppingFirstPath
  }

  func run() throws(UsageError) -> ExitCode {
    switch action {
    case .show:
      StandardStream.output.writeLines(try EffectiveSettings(arguments).text.lines)
    case .schema:
      guard arguments.paths.isEmpty else {
        throw UsageError("`statewise config schema` takes no path")
      }
      let catalog = try KnownTransforms(near: ["."]).catalog
      StandardStream.output.write(Array(ConfigurationSchema(catalog: catalog).json.text.utf8))
    }
    return .done
  }
}
