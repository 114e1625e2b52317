import Parser
import SwiftUIModel
import SymbolIndex
import TransformKit

extension RepositoryReading {
  /// What transforms may ask when they look at files as planned changes leave them. Files that stay
  /// as they are are not parsed again.
  func context(
    _ context: TransformContext, behind planned: [String: PlannedFile], jobs: Int
  ) -> TransformContext {
    let changed = Lazy {
      let files = Workers.map(
        planned.values.map(\.result), jobs: jobs, makeState: { SyntaxParser() }
      ) { IndexedFile($1.parse($0)) }
      return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    }
    let symbols = symbols
    let index = Lazy {
      let changed = changed.value
      return SymbolIndex(
        merging: symbols.lazy.map { old in
          changed[old.path].map { FileSymbols(of: $0.tree) } ?? old
        })
    }
    return context.reading(ChangedFiles(changed: changed, others: files), index: index)
  }
}
