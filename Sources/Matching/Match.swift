import SourceText
import Syntax

/// A place in the source that matches a pattern.
public struct Match: Sendable {
  public let tree: SyntaxTree
  /// The bytes, without leading and trailing trivia.
  public let range: ByteRange
  /// The matching node. For several statements or a part of a sequence of operators, the node that
  /// contains them.
  public let node: SyntaxCursor
  let tokens: Range<Int>
  let captures: [Capture?]
  let metavariables: [Metavariable]
  let renamed: [RenamedParameter]

  /// Returns the capture of a metavariable, given its name without dollar signs.
  public subscript(name: String) -> Capture? {
    metavariables.firstIndex { $0.name == name }.flatMap { captures[$0] }
  }
}

extension Match {
  /// Returns the node of a capture, if the capture is a whole node.
  public func node(of capture: Capture) -> SyntaxCursor? {
    guard case .node(let id) = capture.form else { return nil }
    return SyntaxCursor(tree: tree, id: id)
  }

  /// Whether two captures have the same text, ignoring trivia.
  public func readsTheSame(_ left: Capture, _ right: Capture) -> Bool {
    tree.readsTheSame(left.tokens, right.tokens)
  }

  /// Returns the text of a capture.
  public func text(of capture: Capture) -> String { tree.source.string(capture.range) }
}
