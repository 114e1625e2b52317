import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

extension IndexedRepository {
  /// The context of transforms that look at the repository as planned changes leave it. Files that
  /// do not change are not parsed again.
  func context(
    _ context: TransformContext, after planned: [String: PlannedFile], asked: Set<String>, jobs: Int
  ) -> TransformContext {
    self.context(context, with: planned.values.map(\.result), asked: asked, jobs: jobs)
  }

  /// The context of transforms that look at the repository with other texts of some files.
  func context(
    _ context: TransformContext, with texts: [SourceText], asked: Set<String>, jobs: Int
  ) -> TransformContext {
    let changed = Lazy {
      let files = Workers.map(texts, jobs: jobs, state: SyntaxParser()) {
        IndexedFile($1.parse($0))
      }
      return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    }
    let (symbols, unread) = (symbols, unread)
    let index = Lazy {
      let changed = changed.value
      return SymbolIndex(
        merging: symbols.lazy.map { old in
          changed[old.path].map { FileSymbols(of: $0.tree) } ?? old
        }, unread: unread)
    }
    let facts = changed.value.values.map { FileFacts(of: $0.tree) }
    return context.reading(
      ChangedFiles(changed: changed, others: files),
      changed: facts.sorted { $0.path < $1.path }, index: index, asked: asked)
  }
}

/// The files of a repository as planned changes leave them.
private struct ChangedFiles: FileProvider {
  let changed: Lazy<[String: IndexedFile]>
  let others: any FileProvider

  func files(at paths: [String]) -> [IndexedFile?] {
    let changed = changed.value
    var unchanged = others.files(at: paths.filter { changed[$0] == nil })[...]
    return paths.map { changed[$0] ?? unchanged.removeFirst() }
  }

  func text(at path: String) -> SourceText? {
    changed.value[path]?.tree.source ?? others.text(at: path)
  }
}
