/// The number of a node in its file, in preorder: a parent stands before its children.
public struct NodeID: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable
  public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  @inlinable
  public var index: Int { Int(rawValue) }

  /// The source file's node.
  @inlinable public static var root: NodeID { NodeID(UInt32(0)) }

  @inlinable
  public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}

/// One node of the node table; its kind stands in a table of its own, so that a search for a kind
/// reads one byte a node.
public struct NodeRecord: BitwiseCopyable, Sendable {
  /// The node's first token.
  public var firstToken: UInt32
  /// The token behind the node's last; equal to `firstToken` for a node without tokens.
  public var endToken: UInt32
  /// The number of nodes in the subtree, this one included.
  public var subtreeSize: UInt32

  @inlinable
  public init(firstToken: UInt32, endToken: UInt32, subtreeSize: UInt32) {
    self.firstToken = firstToken
    self.endToken = endToken
    self.subtreeSize = subtreeSize
  }
}
