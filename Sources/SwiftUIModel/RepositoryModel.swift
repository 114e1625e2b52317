import SourceText
import Syntax

/// How a repository uses SwiftUI: the facts of all its files, merged.
public struct RepositoryModel: Sendable {
  private var helpers: [String: [PlacedHelper]] = [:]
  /// Helpers of other repositories, by name.
  let helpersElsewhere: [String: [ConditionalHelper]]
  private var exportsSwiftUI = false
  /// The functions of extensions that return `self` in one of two branches.
  public private(set) var branchingNames: Set<String> = []
  private var mentions: [Mention] = []

  /// - Parameters:
  ///   - facts: the facts of every file, in a fixed order.
  ///   - helpersElsewhere: helpers of other repositories, used for calls that no helper of this
  ///     repository fits.
  public init(
    merging facts: some Sequence<FileFacts> = [],
    declaredElsewhere helpersElsewhere: [ConditionalHelper] = []
  ) {
    self.helpersElsewhere = Dictionary(grouping: helpersElsewhere, by: \.name)
    for file in facts {
      exportsSwiftUI = exportsSwiftUI || file.exportsSwiftUI
      branchingNames.formUnion(file.branchingNames)
      for placed in file.helpers { helpers[placed.helper.name, default: []].append(placed) }
    }
  }
}

// MARK: Questions

extension RepositoryModel {
  /// Whether `View` may mean SwiftUI's in a file.
  public func mayUseSwiftUI(_ tree: SyntaxTree) -> Bool {
    exportsSwiftUI || SwiftUIImport.isPossible(in: tree)
  }

  /// Whether a call of a name may be one of a conditional modifier.
  public func mayBeConditionalModifier(_ name: String) -> Bool {
    name == "if" || helpersElsewhere[name] != nil || declaresConditionalModifier(name)
  }

  /// Whether the repository declares a conditional modifier of a name.
  public func declaresConditionalModifier(_ name: String) -> Bool {
    helpers[name, default: []].contains { $0.helper.isConditional }
  }

  /// The names by which a conditional modifier may be called; `if` also where none is declared.
  public var helperNames: Set<String> {
    conditionalModifierNames.union(helpersElsewhere.keys).union(["if"])
  }

  /// The declarations of the conditional modifiers of a name.
  public func places(ofHelpersNamed name: String) -> [SourcePlace] {
    helpers[name, default: []].filter(\.helper.isConditional)
      .map { SourcePlace($0.path, $0.range) }
  }

  /// The names of the conditional modifiers that the repository declares.
  public var conditionalModifierNames: Set<String> {
    Set(helpers.filter { $1.contains { $0.helper.isConditional } }.keys)
  }

  /// The model with the first mention of some names in each file.
  public func knowing(_ mentions: [Mention]) -> RepositoryModel {
    var model = self
    model.mentions = mentions
    return model
  }

  /// The model after some files have changed: declarations in them stand elsewhere now.
  public func replacing(_ changed: [FileFacts]) -> RepositoryModel {
    let paths = Set(changed.map(\.path))
    var model = self
    for (name, placed) in helpers {
      model.helpers[name] = placed.filter { !paths.contains($0.path) }
    }
    for placed in changed.flatMap(\.helpers) {
      model.helpers[placed.helper.name, default: []].append(placed)
    }
    return model
  }

  /// The first known mention of a name in each other file.
  public func mentions(of name: String, outside path: String) -> [Mention] {
    mentions.filter { $0.name == name && $0.path != path }
  }

  /// The first known mention of a name in a file.
  public func mention(of name: String, in path: String) -> Mention? {
    mentions.first { $0.name == name && $0.path == path }
  }

  /// The functions of a name that take a condition and a transform.
  func helpers(named name: String) -> [PlacedHelper] { helpers[name, default: []] }

  /// The helper that a declaration is; nil for other declarations.
  func helper(named name: String, at node: NodeID, in path: String) -> ConditionalHelper? {
    helpers[name, default: []].first { $0.node == node && $0.path == path }?.helper
  }
}
