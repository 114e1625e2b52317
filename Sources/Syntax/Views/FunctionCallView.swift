/// `called(label: value) { trailing } label: { trailing }`
public struct FunctionCallView: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .functionCallExpr else { return nil }
    self.cursor = cursor
  }

  /// An argument in the parentheses or a trailing closure.
  public struct Argument: Sendable {
    /// The label without backticks; nil if there is none, or `_`.
    public let label: String?
    public let value: SyntaxCursor
    /// The argument with its label and comma.
    public let cursor: SyntaxCursor
    public let isTrailing: Bool
  }

  /// The called expression: a name, a member, a closure.
  public var callee: SyntaxCursor? {
    var children = cursor.children
    return children.next()
  }

  /// The called member, for a call such as `base.name(…)`.
  public var member: MemberAccessView? { callee.flatMap(MemberAccessView.init) }

  /// The called name, for a call such as `name(…)`.
  public var name: String? {
    guard let callee, callee.kind == .declReferenceExpr else { return nil }
    return callee.declaredName
  }

  /// The node of the called name, alone or as a member.
  public var nameNode: SyntaxCursor? {
    guard let callee else { return nil }
    return callee.kind == .declReferenceExpr ? callee : MemberAccessView(callee)?.nameNode
  }

  /// All arguments, in source order.
  public var arguments: [Argument] {
    cursor.children.dropFirst().compactMap { child in
      switch child.kind {
      case .labeledExpr, .multipleTrailingClosureElement:
        guard let value = child.children.first(where: { $0.kind != .unexpectedNodes }) else {
          return nil
        }
        return Argument(
          label: child.label, value: value, cursor: child,
          isTrailing: child.kind == .multipleTrailingClosureElement)
      case .closureExpr:
        return Argument(label: nil, value: child, cursor: child, isTrailing: true)
      default:
        return nil
      }
    }
  }

  public var leftParen: TokenID? { cursor.token(.leftParen) }

  public var rightParen: TokenID? { cursor.token(.rightParen) }
}

extension SyntaxCursor {
  /// The label before the colon of an argument.
  fileprivate var label: String? {
    guard token(.colon) != nil, let first = firstToken, tree.tokens[first.index].kind != .wildcard
    else { return nil }
    return tree.name(of: first)
  }
}
