import SwiftUIModel
import SymbolIndex

/// What a transform is given besides the file it looks at.
public struct TransformContext: Sendable {
  /// What is known of the whole repository.
  public private(set) var model: RepositoryModel
  /// What the repository declares, and which of its files may mention what.
  public private(set) var index: SymbolIndex
  /// Which files are compiled into one module.
  public let modules: ModuleMap
  /// By what views are shown, for a transform that asks.
  public private(set) var screens: Screens
  private let deploymentTargets: DeploymentTargetMap
  private let options: OptionChoices

  public init(
    model: RepositoryModel = RepositoryModel(), index: SymbolIndex = SymbolIndex(),
    modules: ModuleMap = ModuleMap(), screens: Screens = Screens(),
    deploymentTargets: DeploymentTargetMap = DeploymentTargetMap(),
    options: OptionChoices = OptionChoices()
  ) {
    self.model = model
    self.index = index
    self.modules = modules
    self.screens = screens
    self.deploymentTargets = deploymentTargets
    self.options = options
  }

  /// The same, knowing also where some names are mentioned.
  public func knowing(_ mentions: [Mention]) -> TransformContext {
    var context = self
    context.model = model.knowing(mentions)
    return context
  }

  /// The same of a repository in which some files have changed.
  public func knowing(_ screens: Screens, _ index: SymbolIndex) -> TransformContext {
    var context = self
    context.screens = screens
    context.index = index
    return context
  }

  /// The oldest releases that the code of a file is to run on.
  public func deploymentTargets(for path: String) -> DeploymentTargets { deploymentTargets[path] }

  /// What the user chose of the options of a transform.
  public func options(of transform: some Transform) -> OptionValues {
    options.values(for: transform)
  }
}
