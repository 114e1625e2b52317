import SourceText
import Syntax

/// A place that fits a pattern.
public struct Match: Sendable {
  public let tree: SyntaxTree
  /// The bytes, outer trivia left out.
  public let range: ByteRange
  /// The node that fits; for several statements, or a part of a sequence of operators, the one that
  /// holds them.
  public let node: SyntaxCursor
  let tokens: Range<Int>
  let captures: [Capture?]
  let metavariables: [Metavariable]
  let renamed: [RenamedParameter]

  /// What a metavariable took, by its name without dollar signs.
  public subscript(name: String) -> Capture? {
    metavariables.firstIndex { $0.name == name }.flatMap { captures[$0] }
  }
}

extension Match {
  /// The node that a capture is, if it is a whole one.
  public func node(of capture: Capture) -> SyntaxCursor? {
    guard case .node(let id) = capture.form else { return nil }
    return SyntaxCursor(tree: tree, id: id)
  }

  /// Whether two captures read the same, whatever the trivia is.
  public func readsTheSame(_ left: Capture, _ right: Capture) -> Bool {
    tree.readsTheSame(left.tokens, right.tokens)
  }

  /// The text of a capture.
  public func text(of capture: Capture) -> String { tree.source.string(capture.range) }
}
