/// `{ [captured] name in statements }`
public struct ClosureView: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .closureExpr else { return nil }
    self.cursor = cursor
  }

  public var signature: SyntaxCursor? { cursor.child(.closureSignature) }

  public var statements: [SyntaxCursor] {
    cursor.children.filter { $0.kind != .closureSignature }
  }

  public var hasCaptures: Bool { signature?.child(.closureCaptureClause) != nil }

  /// The names of the parameters; nil if the closure uses `$0`, `$1`.
  public var parameterNames: [String]? {
    guard let signature else { return nil }
    let clause = signature.child(.closureParameterClause)
    let parameters = (clause ?? signature).children.filter {
      $0.kind == .closureShorthandParameter || $0.kind == .closureParameter
    }
    guard clause != nil || !parameters.isEmpty else { return nil }
    return parameters.map { parameter in
      // `label name: Type` has two names; the second is the parameter's name.
      let names = parameter.ownTokens.prefix {
        cursor.tree.tokens[$0.index].kind != .comma && cursor.tree.tokens[$0.index].kind != .colon
      }
      return names.last.map(cursor.tree.name(of:)) ?? "_"
    }
  }

  /// The highest number among `$0`, `$1` in the closure, those of closures in it left out.
  public var highestAnonymousParameter: Int? {
    var highest: Int?
    var skipTo = 0
    for node in cursor.descendants where skipTo <= node.id.index {
      if node.kind == .closureExpr {
        skipTo = node.id.index + Int(node.tree.nodes[node.id.index].subtreeSize)
        continue
      }
      guard node.kind == .declReferenceExpr, let name = node.declaredName, name.hasPrefix("$"),
        let index = Int(name.dropFirst())
      else { continue }
      highest = max(highest ?? 0, index)
    }
    return highest
  }
}
