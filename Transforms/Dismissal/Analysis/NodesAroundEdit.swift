import SourceText
import Syntax

extension SyntaxTree {
  /// The nodes around the place of an edit, the innermost first. Where a node ends at the place, the edit may
  /// add to it.
  func nodes(around offset: ByteOffset) -> [SyntaxCursor] {
    var nodes = [root]
    while let inner = nodes[0].children.first(where: {
      $0.range.start <= offset && offset < $0.range.end
        || $0.range.end == offset && $0.kind != .codeBlock
    }) {
      nodes.insert(inner, at: 0)
    }
    return nodes
  }
}

extension SyntaxCursor {
  /// Whether its children are statements.
  var holdsStatements: Bool {
    switch kind {
    case .codeBlock, .closureExpr, .switchCase, .accessorBlock, .ifConfigClause: true
    default: false
    }
  }
}
