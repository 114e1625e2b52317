import SourceText
import Syntax

/// One file as a transform sees it.
public struct ParsedFile: Sendable {
  public let tree: SyntaxTree

  public init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  public var source: SourceText { tree.source }
}
