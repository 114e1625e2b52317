import SymbolIndex
import Syntax

/// What `StateAfterDismissal` found, which every strategy that is tried for a view asks for.
final class CodeAfterDismissals: Sendable {
  /// A view, a presentation of it and the state of that.
  struct Key: Hashable {
    private let places: [Place]

    init(_ nodes: SyntaxCursor...) {
      places = nodes.map { Place(path: $0.tree.source.path, node: $0.id) }
    }
  }

  private struct Place: Hashable {
    let path: String
    let node: NodeID
  }

  private let caveats = Locked<[Key: String?]>([:])

  func caveat(for key: Key, searching search: () -> String?) -> String? {
    if let known = caveats.withLock({ $0[key] }) { return known }
    let found = search()
    caveats.withLock { $0[key] = .some(found) }
    return found
  }
}
