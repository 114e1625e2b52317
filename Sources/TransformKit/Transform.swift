import SourceText
import SwiftUIModel
import SymbolIndex

/// A refactoring that the user runs by name.
///
/// One folder, one type, one name: `HiddenIfToOpacity` is `hidden-if-to-opacity` on the command
/// line.
public protocol Transform: Sendable {
  /// The name on the command line, by default the type's, in lower case with hyphens. Only
  /// transforms of which one type makes many, as from patterns, name themselves.
  var name: String { get }

  /// What it does, in one sentence: it stands in the help and in the table of all.
  var summary: String { get }

  /// The least sure of its changes; a single change may be surer, never less sure.
  var safety: Safety { get }

  /// The first releases that its result compiles for.
  var availability: Availability { get }

  /// A word without which a file holds nothing for it, so that the file need not be parsed; nil
  /// when any file may.
  var requiredWord: String? { get }

  /// Whether it asks what is known of the whole repository, so that all of it has to be read.
  var needsRepository: Bool { get }

  /// Whether it asks by what views are shown, so that this has to be looked for.
  var needsScreens: Bool { get }

  /// What its user may choose about it.
  var options: [TransformOption] { get }

  /// What it would change in a file, and what it looked at and leaves alone.
  ///
  /// The answer depends on the arguments alone. The file has no syntax errors.
  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome]
}

extension Transform {
  public var name: String {
    var name = ""
    for character in String(describing: Self.self) {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
    return name
  }

  public var availability: Availability { .any }

  public var requiredWord: String? { nil }

  public var needsRepository: Bool { true }

  public var needsScreens: Bool { false }

  public var options: [TransformOption] { [] }
}

/// What a transform says of one place.
public enum Outcome: Sendable {
  case change(Change)
  case declined(Decline)
}

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
