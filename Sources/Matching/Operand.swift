import Syntax

/// How tightly an expression or a type binds, which decides whether it needs parentheses.
enum Operand: Sendable {
  /// No neighboring operator can split it: a name, a call, an expression in brackets.
  case closed
  /// `-a`, `&a`
  case prefixed
  /// `a + b`; nil if the precedence of its operators is uncertain.
  case sequence(PrecedenceGroup?)
  /// `try a`, `if a { b } else { c }`: it extends as far to the right as possible.
  case open
  /// `any P`, `A & B`, `(A) -> B`
  case looseType

  init(_ node: SyntaxCursor) {
    switch node.kind {
    case .sequenceExpr:
      self.init(node.certainlyFolded)
    case .prefixOperatorExpr, .inOutExpr:
      self = .prefixed
    case .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .ifExpr, .switchExpr,
      .packExpansionExpr, .arrowExpr:
      self = .open
    case .someOrAnyType, .compositionType, .functionType, .attributedType, .suppressedType,
      .packExpansionType, .packElementType:
      self = .looseType
    default:
      self = node.tree.source[node.range].first == UInt8(ascii: "-") ? .prefixed : .closed
    }
  }

  private init(_ folded: FoldedExpr?) {
    guard let folded else {
      self = .sequence(nil)
      return
    }
    self.init(head: folded.head)
  }

  private init(head: SyntaxCursor) {
    switch head.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr: self = .open
    default: self = .sequence(OperatorTable.standard.group(of: head))
    }
  }

  init(_ capture: Capture, in tree: SyntaxTree) {
    switch capture.form {
    case .node(let id): self.init(SyntaxCursor(tree: tree, id: id))
    case .folded(let id): self.init(head: SyntaxCursor(tree: tree, id: id))
    case .token, .list: self = .closed
    }
  }
}

/// The position of an expression or a type, whose neighbors may require parentheses.
enum OperandPlace: Sendable {
  /// No neighbor binds to it: an argument, a statement, an expression in brackets.
  case free
  /// Between operators; nil if there is none on that side.
  case between(Operator?, Operator?)
  /// Before a period, a parenthesis or another postfix.
  case beforePostfix
  /// After a prefix operator.
  case afterPrefix
  /// In a type that accepts only a simple type: `T?`
  case tightType

  /// An operator next to the position.
  struct Operator: Sendable {
    let group: PrecedenceGroup?

    init(_ node: SyntaxCursor) { group = OperatorTable.standard.group(of: node) }
  }

  /// Whether an operand needs parentheses in this position.
  func needsParentheses(_ operand: Operand) -> Bool {
    switch (self, operand) {
    case (.free, _), (_, .closed): false
    case (.tightType, _): if case .looseType = operand { true } else { false }
    case (_, .looseType): false
    case (.beforePostfix, _), (.afterPrefix, _), (.between, .open): true
    case (.between, .prefixed): false
    case (.between(let left, let right), .sequence(let group)):
      !Self.keeps(group, between: left, and: right)
    }
  }

  private static func keeps(
    _ group: PrecedenceGroup?, between left: Operator?, and right: Operator?
  ) -> Bool {
    let table = OperatorTable.standard
    guard let group else { return left == nil && right == nil }
    if let left {
      guard let other = left.group, table.order(other, group) == .right else { return false }
    }
    if let right {
      guard let other = right.group, table.order(group, other) == .left else { return false }
    }
    return true
  }
}

// MARK: Finding

extension OperandPlace {
  /// Creates the position of a node.
  init(of node: SyntaxCursor, ancestry: Ancestry) {
    guard let parent = ancestry.parent(of: node) else {
      self = .free
      return
    }
    switch parent.kind {
    case .sequenceExpr:
      self.init(of: node.tokenIDs, in: parent)
    case .tryExpr, .awaitExpr, .unsafeExpr:
      self.init(of: parent, ancestry: ancestry)
    case .memberAccessExpr where !node.isMemberName:
      self = .beforePostfix
    case .functionCallExpr, .subscriptCallExpr:
      self = parent.firstChild?.id == node.id ? .beforePostfix : .free
    case .forceUnwrapExpr, .optionalChainingExpr, .postfixOperatorExpr, .postfixIfConfigExpr,
      .genericSpecializationExpr:
      self = .beforePostfix
    case .prefixOperatorExpr, .inOutExpr:
      self = .afterPrefix
    case .optionalType, .implicitlyUnwrappedOptionalType, .metatypeType, .memberType,
      .compositionTypeElement:
      self = .tightType
    default:
      self = .free
    }
  }

  /// Creates the position of some tokens of a sequence of operators.
  init(of tokens: Range<Int>, in sequence: SyntaxCursor) {
    var left: Operator?
    var right: Operator?
    for element in sequence.children where element.kind.isOperator {
      if element.tokenIDs.upperBound <= tokens.lowerBound { left = Operator(element) }
      if right == nil, tokens.upperBound <= element.tokenIDs.lowerBound {
        right = Operator(element)
      }
    }
    self = .between(left, right)
  }

  /// Creates the position of the node that consists of one token.
  init(ofToken token: Int, ancestry: Ancestry) {
    let tree = ancestry.tree
    let node = tree.nodes.lastIndex {
      Int($0.firstToken) == token && Int($0.endToken) == token + 1
    }
    self =
      node.map { OperandPlace(of: SyntaxCursor(tree: tree, id: NodeID($0)), ancestry: ancestry) }
      ?? .free
  }

  /// Creates the position of a match.
  init(of match: Match, ancestry: Ancestry) {
    let node = match.node
    if node.kind == .sequenceExpr, match.tokens != node.tokenIDs {
      self.init(of: match.tokens, in: node)
    } else if match.tokens == node.tokenIDs {
      self.init(of: node, ancestry: ancestry)
    } else {
      self = .free
    }
  }
}

extension SyntaxKind {
  /// Whether a node of this kind is an operator in a sequence.
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .unresolvedTernaryExpr,
      .unresolvedIsExpr, .unresolvedAsExpr:
      true
    default: false
    }
  }
}
