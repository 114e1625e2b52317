import Parser
import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TestSupport
import TransformKit

@testable import Runner

/// A transform on the files of a case, and what it says of them.
struct TransformRun {
  let trees: [SyntaxTree]
  /// What is said of each file, in the order of the trees.
  let outcomes: [[Outcome]]
  /// Whether the transform asks for files, and speaks of a whole view at one place. The conditional
  /// transforms only ask what names mean.
  let speaksOfWholeViews: Bool

  init(
    _ transform: any Transform, on trees: [SyntaxTree], in setting: CaseSetting = CaseSetting()
  ) {
    let model = RepositoryModel(merging: trees.map { FileFacts(of: $0) })
    let names = (transform as? any Cleanup)?.soughtNames(in: model) ?? []
    let mentions = trees.flatMap { $0.firstMentions(of: names) }
    let files = AskedFiles(trees)
    let context = TransformContext(
      model: model, index: SymbolIndex(merging: trees.map { FileSymbols(of: $0) }),
      modules: setting.modules, known: Lazy(computed: setting.known), files: files,
      deploymentTargets: DeploymentTargetMap(setting.targets),
      codeStyles: CodeStyleMap(setting.codeStyle),
      isBuiltWithXcode16: Lazy(computed: setting.isForXcode16),
      options: setting.options, safety: setting.safety
    ).knowing(mentions)
    self.trees = trees
    // A run passes over files without the names that a transform requires.
    let concerned = ConcernedTransforms([transform], in: context)
    outcomes = trees.map { tree in
      concerned.concerned(with: NameSet(of: tree)).flatMap {
        $0.examine(ParsedFile(tree), context: context)
      }
    }
    let family = TransformFolder.namedIfPresent(transform.name)?.pathFromWing
    speaksOfWholeViews = files.wereAskedFor && family?.hasPrefix("Conditional/") != true
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

/// The files of a case, parsed already, which know whether anyone asked for them.
private final class AskedFiles: FileProvider {
  private let trees: [SyntaxTree]
  private let state = Locked<(files: FixedFiles?, wereAskedFor: Bool)>((nil, false))

  init(_ trees: [SyntaxTree]) {
    self.trees = trees
  }

  var wereAskedFor: Bool { state.withLock { $0.wereAskedFor } }

  func files(at paths: [String]) -> [IndexedFile?] { asked().files(at: paths) }

  func text(at path: String) -> SourceText? { asked().text(at: path) }

  private func asked() -> FixedFiles {
    state.withLock { state in
      let files = state.files ?? FixedFiles(trees.map { IndexedFile($0) })
      state = (files, true)
      return files
    }
  }
}

extension Outcome {
  var change: Change? { if case .change(let change) = self { change } else { nil } }

  var decline: Decline? { if case .declined(let decline) = self { decline } else { nil } }
}
