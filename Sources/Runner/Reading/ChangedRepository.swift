import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension IndexedRepository {
  /// The context of transforms that look at the repository as planned changes leave it. Files that
  /// do not change are not parsed again.
  func context(
    _ context: TransformContext, after planned: [String: PlannedFile], asked: Set<String>, jobs: Int
  ) -> TransformContext {
    let changed = Workers.map(
      planned.values.map(\.result), jobs: jobs, state: SyntaxParser()
    ) { ChangedFile(of: $1.parse($0)) }
    return context.reading(
      ChangedFiles(changed, others: files), changed: changed.facts,
      index: index(replacing: changed), asked: asked)
  }

  /// The context of transforms that look at the repository while files of it are edited.
  ///
  /// - Parameters:
  ///   - previous: the context before the last edit, of which what the edit cannot have changed is kept.
  func context(
    _ context: TransformContext, editing edited: [ChangedFile], asked: String,
    after previous: TransformContext?
  ) -> TransformContext {
    context.reading(
      ChangedFiles(edited, others: files), changed: edited.facts,
      index: index(replacing: edited), asked: [asked],
      editing: Set(edited.map(\.indexed.path)), after: previous)
  }

  private func index(replacing changed: [ChangedFile]) -> Lazy<SymbolIndex> {
    Lazy { [index] in
      index.replacing(
        Dictionary(uniqueKeysWithValues: changed.map { ($0.indexed.path, $0.symbols.value) }))
    }
  }
}

/// A file with a text that differs from the one that the repository was read with.
struct ChangedFile: Sendable {
  let indexed: IndexedFile
  fileprivate let facts: FileFacts
  fileprivate let symbols: Lazy<FileSymbols>

  init(of tree: SyntaxTree) {
    indexed = IndexedFile(tree)
    facts = FileFacts(of: tree)
    symbols = Lazy { FileSymbols(of: tree) }
  }
}

extension [ChangedFile] {
  fileprivate var facts: [FileFacts] { map(\.facts).sorted { $0.path < $1.path } }
}

/// The files of a repository as planned changes leave them.
private struct ChangedFiles: FileProvider {
  let changed: [String: IndexedFile]
  let others: any FileProvider

  init(_ changed: [ChangedFile], others: any FileProvider) {
    self.changed = Dictionary(
      uniqueKeysWithValues: changed.map { ($0.indexed.path, $0.indexed) })
    self.others = others
  }

  func files(at paths: [String]) -> [IndexedFile?] {
    var unchanged = others.files(at: paths.filter { changed[$0] == nil })[...]
    return paths.map { changed[$0] ?? unchanged.removeFirst() }
  }

  func text(at path: String) -> SourceText? {
    changed[path]?.tree.source ?? others.text(at: path)
  }
}
