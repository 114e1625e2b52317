import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// Queries about a whole repository. Each answer is computed when it is first asked for, once for
/// all threads.
struct RepositoryQueries: Sendable {
  let files: any FileProvider
  let index: Lazy<SymbolIndex>
  let mentions: Lazy<MentionTable>
  private(set) var screens: Lazy<Screens>
  /// The same about the views of all files.
  private let allScreens: Lazy<Screens>
  let program: SharedProgram
  let constructions: ConstructionSearch
  let uses: RepositoryUses
  let functions = ComputedByKey<String, [FunctionDeclView]>()
  private(set) var once = ComputedOnce()

  /// - Parameters:
  ///   - asked: the files whose views are asked about; nil for all.
  ///   - original: the queries before files were replaced.
  ///   - previous: the queries before the last edit of the edited files.
  init(
    files: any FileProvider, index: Lazy<SymbolIndex>, modules: ModuleMap, targets: BuildTargets,
    known: Lazy<KnownDeclarations>, asked: Set<String>? = nil,
    of original: RepositoryQueries? = nil, editing edited: Set<String> = [],
    after previous: RepositoryQueries? = nil
  ) {
    self.files = files
    self.index = index
    let unreplaced = original?.mentions
    let mentions = Lazy {
      unreplaced?.value.replacing(filesOf: index.value) ?? MentionTable(of: index.value)
    }
    self.mentions = mentions
    let program = SharedProgram(editing: edited, after: previous?.program) {
      RepositorySource(index: index.value, modules: modules, files: files, known: known.value)
    }
    self.program = program
    constructions = ConstructionSearch(
      index: index, mentions: mentions, modules: modules, program: program, files: files)
    uses = RepositoryUses(mentions: mentions, modules: modules, program: program, files: files)
    func search(_ asked: Set<String>?) -> Lazy<Screens> {
      Lazy {
        ScreenSearch(
          for: .dismissing, in: asked, index: index.value, mentions: mentions.value,
          modules: modules, targets: targets, program: program
        ).finished(reading: files).screens()
      }
    }
    screens = search(asked)
    allScreens = asked == nil ? screens : search(nil)
  }

  /// The queries to ask about the views of all files.
  var aboutAllFiles: RepositoryQueries {
    var queries = self
    queries.screens = allScreens
    queries.once = ComputedOnce()
    return queries
  }
}
