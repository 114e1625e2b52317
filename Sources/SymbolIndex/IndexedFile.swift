import Syntax

/// A file whose tree is at hand, with the way up in it.
public struct IndexedFile: Sendable {
  public let tree: SyntaxTree
  public let ancestry: Ancestry

  public init(_ tree: SyntaxTree) {
    self.tree = tree
    ancestry = Ancestry(of: tree)
  }

  public var path: String { tree.source.path }
}
