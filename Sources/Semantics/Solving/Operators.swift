import Syntax

/// Operators. Those of the standard library are known by what they do with types.
extension Solver {
  func solve(sequence node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    solve(OperatorTable.standard.fold(node), expected: expected)
  }

  private func solve(_ folded: FoldedExpr, expected: SwiftType?) -> SwiftType {
    switch folded.shape {
    case .operand(let node): return infer(node, expected: expected)
    case .assignment(let target, let value):
      let type = solve(target, expected: nil)
      _ = solve(value, expected: type)
      return .void
    case .ternary(let condition, let then, let otherwise):
      _ = solve(condition, expected: program.standard("Bool"))
      return ternary(then, otherwise, expected: expected)
    case .typeCheck(let value, _):
      _ = solve(value, expected: nil)
      return program.standard("Bool")
    case .cast(let value, let `operator`, let type):
      return cast(value, `operator`, type)
    case .covered(_, let body): return solve(body, expected: expected)
    case .infix(let left, let `operator`, let right):
      return infix(left, `operator`.text, right, expected: expected)
    }
  }

  private func ternary(
    _ then: SyntaxCursor, _ otherwise: FoldedExpr, expected: SwiftType?
  ) -> SwiftType {
    let isOpen = expected.map { resolved($0).isVariable } ?? true
    guard isOpen else {
      let first = infer(then, expected: expected)
      return joined(first, solve(otherwise, expected: expected))
    }
    if isContextual(then), !isContextual(otherwise) {
      let other = solve(otherwise, expected: expected)
      return joined(infer(then, expected: other), other)
    }
    let first = infer(then, expected: expected)
    let hint = isContextual(otherwise) && !resolved(first).isUnknown ? first : expected
    return joined(first, solve(otherwise, expected: hint))
  }

  private func cast(
    _ value: FoldedExpr, _ operator: SyntaxCursor, _ written: SyntaxCursor
  ) -> SwiftType {
    let node =
      written.kind == .typeExpr ? written.children.first(where: \.kind.isTypeNode) : written
    let type = node.map { program.type(written: $0, in: file) } ?? .unknown
    _ = solve(value, expected: type)
    let isOptionalCast = `operator`.ownTokens.contains {
      tree.tokens[$0.index].kind == .postfixQuestionMark
    }
    return isOptionalCast ? program.optional(type) : type
  }

  private func infix(
    _ left: FoldedExpr, _ name: String, _ right: FoldedExpr, expected: SwiftType?
  ) -> SwiftType {
    let bool = program.standard("Bool")
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||":
      operands(left, right, expected: ["&&", "||"].contains(name) ? bool : nil)
      return bool
    case "??":
      let first = solve(left, expected: expected.map { optional($0) })
      let inner = unwrapped(first)
      let other = solve(right, expected: expected ?? inner)
      return isOptional(resolved(other)) ? other : resolved(inner).isUnknown ? other : inner
    case "...", "..<":
      let type = operands(left, right, expected: nil)
      return program.standard(name == "..." ? "ClosedRange" : "Range", [type])
    case "+=", "-=", "*=", "/=", "%=", "|=", "&=":
      operands(left, right, expected: nil)
      return .void
    case "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>":
      return operands(left, right, expected: expected)
    default:
      operands(left, right, expected: nil)
      return .unknown
    }
  }

  /// The type of two operands that have one in common; a literal takes the type of the other.
  @discardableResult
  private func operands(
    _ left: FoldedExpr, _ right: FoldedExpr, expected: SwiftType?
  ) -> SwiftType {
    if isContextual(left), !isContextual(right) {
      let type = solve(right, expected: expected)
      _ = solve(left, expected: type)
      return type
    }
    let type = solve(left, expected: expected)
    let other = solve(right, expected: isContextual(right) ? type : nil)
    return resolved(type).isUnknown ? other : joined(type, other)
  }

  private func isContextual(_ folded: FoldedExpr) -> Bool {
    switch folded.shape {
    case .operand(let node): return isContextual(node)
    case .ternary(_, let then, let otherwise): return isContextual(then) && isContextual(otherwise)
    default: return false
    }
  }

  func solve(prefix node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    guard let value = node.firstExpression else { return .unknown }
    let name = node.firstToken.map { tree.source.string(tree.range(of: $0)) }
    if name == "!" { return infer(value, expected: program.standard("Bool")) }
    let type = infer(value, expected: expected)
    switch name {
    case "...": return program.standard("PartialRangeThrough", [type])
    case "..<": return program.standard("PartialRangeUpTo", [type])
    default: return type
    }
  }

  func solve(postfix node: SyntaxCursor) -> SwiftType {
    guard let value = node.firstExpression else { return .unknown }
    let type = infer(value, expected: nil)
    return program.standard("PartialRangeFrom", [type])
  }
}
