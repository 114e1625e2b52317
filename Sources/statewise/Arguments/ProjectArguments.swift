import Reporting
import Runner
import Semantics
import SourceText
import TransformKit

/// The settings of the project, from flags and the nearest configuration file.
struct ProjectArguments {
  let configuration: Configuration
  private let deploymentTargets: DeploymentTargets?
  private let modules: [KnownDeclarations.Part]
  let options: OptionChoices
  private let catalog: Catalog

  /// - Parameters:
  ///   - path: the file or folder where the search for a configuration file starts.
  ///   - catalog: the transforms that the configuration can name.
  init(_ arguments: Arguments, at path: String, _ catalog: Catalog) throws(UsageError) {
    configuration = try Self.configuration(arguments, at: path)
    for name in configuration.transforms + configuration.except {
      _ = try catalog.transform(named: name.text, at: .location(name.location))
    }
    let named = try Self.deploymentTargets(arguments)
    let targets = named.isEmpty ? configuration.deploymentTargets : named
    deploymentTargets = targets.isEmpty ? nil : DeploymentTargets(targets)
    do throws(RuleFileError) {
      modules = try ModuleFiles.nearest(to: path)
    } catch {
      throw UsageError(error)
    }
    self.catalog = catalog
    options = try OptionArguments(arguments, configuration, catalog).choices
  }

  /// A run of transforms with the settings of this project.
  func run(_ transforms: [any Transform], safety: Safety, jobs: Int?) -> Run {
    var run = Run(
      transforms, safety: safety, jobs: jobs, deploymentTargets: deploymentTargets,
      helpers: configuration.helpers, modules: modules, options: options)
    run.catalog = catalog
    run.rootFolder = configuration.rootFolder
    return run
  }

  /// The configuration that `--config` names, or the nearest one.
  private static func configuration(
    _ arguments: Arguments, at path: String
  ) throws(UsageError) -> Configuration {
    let named = arguments.value(of: .config)
    if arguments.contains(.noConfig) {
      guard named == nil else {
        throw UsageError(
          "`\(Flag.config.rawValue)` cannot be used with `\(Flag.noConfig.rawValue)`")
      }
      return Configuration()
    }
    do throws(ConfigurationError) {
      if let named { return try Configuration(readFrom: named) }
      return try Configuration.nearest(to: path) ?? Configuration()
    } catch {
      throw UsageError(error.message, at: error.place)
    }
  }

  private static func deploymentTargets(
    _ arguments: Arguments
  ) throws(UsageError) -> [DeploymentTarget] {
    let flag = Flag.deploymentTarget.rawValue
    return try arguments.values(of: .deploymentTarget).map { text throws(UsageError) in
      guard let target = DeploymentTarget(text, origin: flag) else {
        throw UsageError("invalid \(flag) `\(text)`: \(DeploymentTarget.textForm)")
      }
      return target
    }
  }
}
