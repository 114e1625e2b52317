import Syntax

/// The elements of a node in source order: its own tokens and its children.
///
/// Optional separators are omitted: semicolons, and the comma at the end of an element.
struct NodeElements: Sequence, IteratorProtocol {
  enum Element {
    case token(Int)
    case node(SyntaxCursor)
  }

  private let tree: SyntaxTree
  private var token: Int
  private let endToken: Int
  private var child: Int
  private let endChild: Int

  init(of node: SyntaxCursor) {
    tree = node.tree
    token = node.tokenIDs.lowerBound
    endToken = node.tokenIDs.upperBound
    child = node.id.index + 1
    endChild = node.id.index + Int(tree.nodes[node.id.index].subtreeSize)
  }

  mutating func next() -> Element? {
    while token < endToken || child < endChild {
      if child < endChild, Int(tree.nodes[child].firstToken) <= token || endToken <= token {
        let cursor = SyntaxCursor(tree: tree, id: NodeID(child))
        token = cursor.tokenIDs.upperBound
        child += Int(tree.nodes[child].subtreeSize)
        return .node(cursor)
      }
      defer { token += 1 }
      switch tree.tokens[token].kind {
      case .semicolon: continue
      case .comma where token == endToken - 1: continue
      default: return .token(token)
      }
    }
    return nil
  }
}
