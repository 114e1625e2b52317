import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

@testable import Runner

/// A transform on the files of a case, and what it says of them.
struct TransformRun {
  let trees: [SyntaxTree]
  /// What is said of each file, in the order of the trees.
  let outcomes: [[Outcome]]

  init(
    _ transform: any Transform, on trees: [SyntaxTree], in setting: CaseSetting = CaseSetting()
  ) {
    let model = RepositoryModel(merging: trees.map { FileFacts(of: $0) })
    let names = (transform as? any Cleanup)?.soughtNames(in: model) ?? []
    let mentions = trees.flatMap { $0.firstMentions(of: names) }
    let index = SymbolIndex(merging: trees.map { FileSymbols(of: $0) })
    let context = TransformContext(
      model: model, index: index, modules: setting.modules,
      screens: transform.needsScreens
        ? Self.screens(of: trees, index: index, modules: setting.modules) : Screens(),
      deploymentTargets: DeploymentTargetMap(setting.targets),
      options: setting.options
    ).knowing(mentions)
    self.trees = trees
    outcomes = trees.map { transform.outcomes(in: ParsedFile($0), context: context) }
  }

  private static func screens(
    of trees: [SyntaxTree], index: SymbolIndex, modules: ModuleMap
  ) -> Screens {
    var search = ScreenSearch(index: index, modules: modules)
    while !search.wantedFiles.isEmpty {
      let wanted = trees.filter { search.wantedFiles.contains($0.source.path) }
      search.add(wanted.map { IndexedFile($0) })
    }
    return search.screens()
  }

  var changes: [Change] { outcomes.joined().compactMap(\.change) }

  var reasons: [String] { outcomes.joined().compactMap(\.decline?.reason) }

  /// The edits in a file that belong to changes which are told of another.
  func editsFromElsewhere(in file: Int) -> [Edit] {
    outcomes.enumerated().filter { $0.offset != file }.flatMap(\.element).compactMap(\.change)
      .flatMap(\.parts).filter { $0.path == trees[file].source.path }.flatMap(\.edits.edits)
  }

  /// The edits of some changes in a file, which do not conflict.
  static func edits(of changes: [Change], in path: String) throws(EditConflict) -> EditSet {
    var edits = EditSet()
    for part in changes.lazy.flatMap(\.parts) where part.path == path {
      edits = try edits.merged(with: part.edits).get()
    }
    return edits
  }

  /// The trees with all changes made, and what a run would find wrong with them: a syntax error, a
  /// lost comment, another token outside of the edits.
  func results(_ parser: SyntaxParser) throws -> (trees: [SyntaxTree], fault: String?) {
    let changes = self.changes
    var fault: String?
    let trees = try self.trees.map { tree in
      let edits = try Self.edits(of: changes, in: tree.source.path)
      guard !edits.isEmpty else { return tree }
      fault = fault ?? Verification(of: tree.source, parser: parser).fault(of: edits)?.message
      return parser.parse(edits.applied(to: tree.source))
    }
    return (trees, fault)
  }
}

extension Outcome {
  var change: Change? { if case .change(let change) = self { change } else { nil } }

  var decline: Decline? { if case .declined(let decline) = self { decline } else { nil } }
}
