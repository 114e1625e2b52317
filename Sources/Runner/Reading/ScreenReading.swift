import Parser
import SwiftUIModel
import SymbolIndex
import TransformKit

/// Looks for what shows the views of a repository.
extension RepositoryReading {
  /// A finished search.
  func searchScreens(for subject: ScreenSearch.Subject, jobs: Int) -> ScreenSearch {
    var search = ScreenSearch(for: subject, index: index, modules: modules)
    let texts = texts
    search.finish(jobs: jobs) { Self.file(at: $0, in: texts, parser: $1) }
    return search
  }

  /// What transforms are given when they look at files as planned changes leave them: screens are
  /// looked for anew, but files that stay as they are are not parsed again.
  func context(
    _ context: TransformContext, behind planned: [String: PlannedFile], jobs: Int
  ) -> TransformContext {
    let results = Workers.map(
      planned.values.map(\.result), jobs: jobs, makeState: { SyntaxParser() }
    ) { IndexedFile($1.parse($0)) }
    let changed = Dictionary(uniqueKeysWithValues: results.map { ($0.path, $0) })
    let index = SymbolIndex(
      merging: symbols.lazy.map { old in
        changed[old.path].map { FileSymbols(of: $0.tree) } ?? old
      })
    var search = ScreenSearch(index: index, modules: modules)
    let texts = texts
    search.finish(jobs: jobs) { path, parser in
      changed[path] ?? context.screens.file(at: path)
        ?? Self.file(at: path, in: texts, parser: parser)
    }
    return context.knowing(search.screens(), index)
  }

  /// A file with its tree; nil when it cannot be read or is not Swift.
  private static func file(
    at path: String, in texts: FileTexts, parser: SyntaxParser
  ) -> IndexedFile? {
    guard let source = try? texts.load(path).source else { return nil }
    let tree = parser.parse(source)
    return tree.hasError ? nil : IndexedFile(tree)
  }
}

extension ScreenSearch {
  /// Goes on until it wants no more files.
  fileprivate mutating func finish(
    jobs: Int, reading file: @escaping @Sendable (String, SyntaxParser) -> IndexedFile?
  ) {
    while !wantedFiles.isEmpty {
      let wanted = wantedFiles
      let files = Workers.map(wanted, jobs: jobs, makeState: { SyntaxParser() }) { file($0, $1) }
      add(
        files.compactMap(\.self),
        unreadable: zip(wanted, files).filter { $1 == nil }.map(\.0))
    }
  }
}
