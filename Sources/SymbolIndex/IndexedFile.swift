import SourceText
import Syntax

/// A parsed file with its ancestry and the names that it uses.
public struct IndexedFile: Sendable {
  public let tree: SyntaxTree
  public let ancestry: Ancestry
  /// The nodes that use a name, by the hash of the name.
  private let uses: [Use]
  /// The captures and conditions that use a variable by declaring another one of its name.
  private let shorthands: [NodeID]

  private struct Use: Sendable {
    let hash: UInt32
    let node: NodeID
  }

  public init(_ tree: SyntaxTree) {
    self.tree = tree
    ancestry = Ancestry(of: tree)
    var uses: [Use] = []
    var shorthands: [NodeID] = []
    tree.source.withUnsafeBytes { bytes in
      for index in tree.nodeKinds.indices {
        let cursor = SyntaxCursor(tree: tree, id: NodeID(index))
        if cursor.isShorthand { shorthands.append(cursor.id) }
        guard let name = cursor.usedNameToken else { continue }
        uses.append(Use(hash: NameHash.hash(of: name, in: tree, bytes), node: NodeID(index)))
      }
    }
    uses.sort { ($0.hash, $0.node) < ($1.hash, $1.node) }
    self.uses = uses
    self.shorthands = shorthands
  }

  public var path: String { tree.source.path }

  /// The expressions and types that are the name, or whose last component is the name, in source order:
  /// `name`, the `name` in `base.name`, `Outer.name`. Declarations are not included.
  public func uses(of name: String) -> [SyntaxCursor] {
    let hash = NameHash.hash(of: name)
    let start = uses.partitioningIndex { hash <= $0.hash }
    return uses[start...].prefix { $0.hash == hash }.map { SyntaxCursor(tree: tree, id: $0.node) }
      .filter { $0.usedNameToken.map { tree.isName(name, $0) } ?? false }
  }

  /// The `closureCapture` of each `[name]`, and the `optionalBindingCondition` of each `if let name`, of any
  /// name, in source order.
  public var shorthandVariables: some Sequence<SyntaxCursor> {
    shorthands.lazy.map { SyntaxCursor(tree: tree, id: $0) }
  }
}

extension SyntaxCursor {
  /// Whether it declares a variable of the name that its value has.
  fileprivate var isShorthand: Bool {
    switch kind {
    case .closureCapture, .optionalBindingCondition: child(.initializerClause) == nil
    default: false
    }
  }

  /// The token of the last name in a reference to a declaration or type.
  fileprivate var usedNameToken: TokenID? {
    switch kind {
    case .declReferenceExpr, .identifierType, .memberType:
      // A module selector may precede the name: `Module::name`.
      var name: TokenID?
      for token in ownTokens where tree.tokens[token.index].kind.isIdentifierLike { name = token }
      return name
    default:
      return nil
    }
  }
}
