import Semantics
import SwiftUIModel
import SymbolIndex

/// Queries about a whole repository. Each answer is computed when it is first asked for, once for
/// all threads.
struct RepositoryQueries: Sendable {
  let files: any FileProvider
  let index: Lazy<SymbolIndex>
  let mentions: Lazy<MentionTable>
  let screens: Lazy<Screens>
  let program: SharedProgram
  let once = ComputedOnce()
  private let modules: ModuleMap

  /// - Parameter asked: the files whose views are asked about; nil for all.
  init(
    files: any FileProvider, index: Lazy<SymbolIndex>, modules: ModuleMap, known: KnownDeclarations,
    asked: Set<String>? = nil
  ) {
    self.files = files
    self.index = index
    self.modules = modules
    let mentions = Lazy { MentionTable(of: index.value) }
    self.mentions = mentions
    let program = SharedProgram {
      RepositorySource(index: index.value, modules: modules, files: files, known: known)
    }
    self.program = program
    screens = Self.screens(
      of: files, asked: asked, index: index, mentions: mentions, modules: modules, program: program)
  }

  /// The same queries, about the views of all files.
  var aboutAllFiles: RepositoryQueries { RepositoryQueries(aboutAllFilesOf: self) }

  private init(aboutAllFilesOf other: RepositoryQueries) {
    (files, index, mentions) = (other.files, other.index, other.mentions)
    (program, modules) = (other.program, other.modules)
    screens = Self.screens(
      of: files, asked: nil, index: index, mentions: mentions, modules: modules, program: program)
  }

  private static func screens(
    of files: any FileProvider, asked: Set<String>?, index: Lazy<SymbolIndex>,
    mentions: Lazy<MentionTable>, modules: ModuleMap, program: SharedProgram
  ) -> Lazy<Screens> {
    Lazy {
      ScreenSearch(
        for: .dismissing, in: asked, index: index.value, mentions: mentions.value,
        modules: modules, program: program
      ).finished(reading: files).screens()
    }
  }
}
