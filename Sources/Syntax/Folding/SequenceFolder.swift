extension OperatorTable {
  /// Folds a `sequenceExpr` by the precedence of its operators. Any other expression is a single
  /// operand.
  public func fold(_ expression: SyntaxCursor) -> FoldedExpr {
    var folder = SequenceFolder(table: self, tree: expression.tree)
    if expression.kind == .sequenceExpr {
      folder.fold(expression)
    } else {
      folder.push(operand: expression.id)
    }
    return folder.finish()
  }
}

/// The shunting-yard algorithm with two stacks: an operator waits until an operator of lower
/// precedence follows. Each operator is pushed and applied once.
private struct SequenceFolder {
  let table: OperatorTable
  let tree: SyntaxTree
  var parts: [FoldedExpr.Part] = []
  var problem: FoldingProblem?

  var operands: [Operand] = []
  var operators: [Operator] = []

  /// An operand of the sequence, or an operator expression of several operands.
  struct Operand {
    /// The element of the sequence. If an operator has it as its left operand and it begins with
    /// `try`, the operator expression grows inside the `try`.
    let element: NodeID
    /// The part for the operand; nil until an operator takes the element.
    var part: UInt32?
  }

  struct Operator {
    let node: NodeID
    let group: PrecedenceGroup
  }

  mutating func fold(_ sequence: SyntaxCursor) {
    var isOperator = false
    for element in sequence.children {
      if isOperator {
        push(operator: element)
      } else {
        push(operand: element.id)
        // A type ends its cast expression, whatever follows.
        if let last = operators.last, isCast(last) { applyLast() }
      }
      isOperator.toggle()
    }
    if operators.count >= operands.count {
      problem = problem ?? .missingOperand
      operators.removeLast()
    }
    while !operators.isEmpty { applyLast() }
  }

  mutating func push(operand: NodeID) {
    operands.append(Operand(element: operand, part: nil))
  }

  private mutating func push(operator node: SyntaxCursor) {
    let new = Operator(node: node.id, group: group(of: node))
    while let last = operators.last {
      switch table.order(last.group, new.group) {
      case .right:
        operators.append(new)
        return
      case .undecided:
        problem = problem ?? .unorderedOperators(text(of: last.node), node.text)
        applyLast()
      case .left:
        applyLast()
      }
    }
    operators.append(new)
  }

  mutating func finish() -> FoldedExpr {
    let root = operands.popLast().map { close($0) } ?? 0
    return FoldedExpr(tree: tree, problem: problem, parts: parts, index: Int(root))
  }
}

// MARK: Applying

extension SequenceFolder {
  /// Replaces the last two operands and the operator between them with one operand.
  private mutating func applyLast() {
    let last = operators.removeLast()
    let right = close(operands.removeLast())
    var left = operands.removeLast()
    let leftPart = left.part ?? append(operand: innermost(left.element))
    left.part = append(.infix, last.node, left: leftPart, right: right)
    operands.append(left)
  }

  /// Returns the part for an operand that is complete, including the `try` keywords at its start.
  private mutating func close(_ operand: Operand) -> UInt32 {
    guard var part = operand.part else { return append(operand: operand.element) }
    var covering: [NodeID] = []
    var node = operand.element
    while let inner = coveredExpression(node) {
      covering.append(node)
      node = inner
    }
    while let outer = covering.popLast() {
      part = append(.covered, outer, left: part, right: part)
    }
    return part
  }

  private func innermost(_ element: NodeID) -> NodeID {
    var node = element
    while let inner = coveredExpression(node) { node = inner }
    return node
  }

  /// Returns the expression after a `try`, `await` or `unsafe`.
  private func coveredExpression(_ node: NodeID) -> NodeID? {
    switch tree.nodeKinds[node.index] {
    case .tryExpr, .awaitExpr, .unsafeExpr:
      SyntaxCursor(tree: tree, id: node).firstChild?.id
    default:
      nil
    }
  }

  private mutating func append(operand node: NodeID) -> UInt32 {
    let record = tree.nodes[node.index]
    parts.append(
      FoldedExpr.Part(
        form: .operand, node: node, left: 0, right: 0, firstToken: record.firstToken,
        endToken: record.endToken, size: 1))
    return UInt32(parts.count - 1)
  }

  private mutating func append(
    _ form: FoldedExpr.Form, _ node: NodeID, left: UInt32, right: UInt32
  ) -> UInt32 {
    let first = parts[Int(left)]
    let last = parts[Int(right)]
    let size = form == .infix ? first.size + last.size : last.size
    parts.append(
      FoldedExpr.Part(
        form: form, node: node, left: left, right: right,
        firstToken: form == .covered ? tree.nodes[node.index].firstToken : first.firstToken,
        endToken: last.endToken, size: size + 1))
    return UInt32(parts.count - 1)
  }
}

// MARK: Operators

extension SequenceFolder {
  private func isCast(_ last: Operator) -> Bool {
    let kind = tree.nodeKinds[last.node.index]
    return kind == .unresolvedIsExpr || kind == .unresolvedAsExpr
  }

  private func text(of node: NodeID) -> String { SyntaxCursor(tree: tree, id: node).text }

  /// Returns the group of an operator; for an unknown operator, `DefaultPrecedence`.
  private mutating func group(of node: SyntaxCursor) -> PrecedenceGroup {
    let name = node.text
    if table.isAmbiguous(name) { problem = problem ?? .ambiguousOperator(name) }
    if let group = table.group(of: node) { return group }
    problem = problem ?? .unknownOperator(name)
    return table.groups["DefaultPrecedence"] ?? PrecedenceGroup("DefaultPrecedence")
  }
}
