/// The index of a node in its file, in preorder: a parent comes before its children.
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

  @inlinable
  public static func == (left: NodeID, right: NodeID) -> Bool { left.rawValue == right.rawValue }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// What tables ask for. The numbers of nodes are spread well by one multiplication, which takes a fifth of the time
  /// of the hasher that guards against chosen keys.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int { UInt64(rawValue).spread(seed: seed) }
}

/// One entry of the node table. Node kinds have a table of their own, so that a search for a kind
/// reads one byte per node.
public struct NodeRecord: BitwiseCopyable, Sendable {
  /// The node's first token.
  public var firstToken: UInt32
  /// The token after the node's last token; equal to `firstToken` for a node without tokens.
  public var endToken: UInt32
  /// The number of nodes in the subtree, including this node.
  public var subtreeSize: UInt32

  @inlinable
  public init(firstToken: UInt32, endToken: UInt32, subtreeSize: UInt32) {
    self.firstToken = firstToken
    self.endToken = endToken
    self.subtreeSize = subtreeSize
  }
}
