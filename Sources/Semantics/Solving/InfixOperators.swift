import SymbolIndex
import Syntax

/// The operators themselves: functions that the types of their operands declare.
extension Solver {
  func infix(
    _ left: Operand, _ sign: SyntaxCursor, _ right: Operand, expected: SwiftType?
  ) -> SwiftType {
    let bool = program.standard("Bool")
    switch sign.text {
    case "&&", "||":
      infer(left, expected: bool)
      infer(right, expected: bool)
      return bool
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=":
      return common(left, right).isUnknown ? .unknown : bool
    case "...", "..<":
      let type = common(left, right)
      guard !type.isUnknown else { return .unknown }
      let range = program.standard(sign.text == "..." ? "ClosedRange" : "Range", [type])
      if let expected { fitIfPossible(range, to: expected) }
      return resolved(range)
    case "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=":
      let type = inferTarget(left.node)
      fitIfPossible(infer(right, expected: isContextual(right) ? type : nil), to: type)
      return .void
    default:
      return call(sign, left, right, expected: expected)
    }
  }

  /// The type of two operands that have one in common; unknown where they have none.
  private func common(_ left: Operand, _ right: Operand) -> SwiftType {
    if right.node.kind == .nilLiteralExpr { return infer(left, expected: nil) }
    if left.node.kind == .nilLiteralExpr { return infer(right, expected: nil) }
    let (first, second) = isContextual(left) ? (right, left) : (left, right)
    let type = infer(first, expected: nil)
    let other = infer(second, expected: isContextual(second) ? type : nil)
    return join(type, other)
  }

  /// The result of an operator that is a function like others.
  private func call(
    _ sign: SyntaxCursor, _ left: Operand, _ right: Operand, expected: SwiftType?
  ) -> SwiftType {
    if let type = scaled(left, sign.text, right, expected: expected) { return type }
    let types = [left, right].filter { !isContextual($0) }.map { resolved(freeType(of: $0)) }
    if let type = arithmetic(types, sign.text, expected: expected) {
      let isOpen =
        isMixed(types)
        && zip([left, right], types).contains {
          isNumber($1, "Double") && scalesByInteger($0)
        }
      return isOpen ? .unknown : type
    }
    let place = types.count < 2 ? expected.map(resolved) : nil
    let homes = types + (place.map { [$0] } ?? [])
    let candidates = operatorCandidates(sign.text, of: homes) { $0.isInfixOperator }
    let arguments = [left, right].map { CallArgument(label: nil, isTrailing: false, value: $0) }
    guard !types.contains(.unknown),
      let chosen = solve(candidates, with: arguments, expected: expected)
    else {
      for argument in arguments where isContextual(argument.value) {
        infer(argument.value, expected: .unknown)
      }
      return .unknown
    }
    if let decl = chosen.decl { refer(sign, to: .declaration(decl)) }
    return resolved(chosen.result)
  }

  /// The type of a number and a constant of its type: `width * .pi`; nil for other operands.
  private func scaled(
    _ left: Operand, _ sign: String, _ right: Operand, expected: SwiftType?
  ) -> SwiftType? {
    guard ["+", "-", "*", "/"].contains(sign), isContextual(left) != isContextual(right) else {
      return nil
    }
    let (constant, other) = isContextual(left) ? (left, right) : (right, left)
    guard constant.folded == nil, constant.node.kind == .memberAccessExpr else { return nil }
    var type = resolved(freeType(of: other))
    if type.isVariable, let expected, isFloatingPoint(resolved(expected)) {
      fitIfPossible(type, to: expected)
      type = resolved(type)
    }
    guard isFloatingPoint(type) else { return nil }
    let given = resolved(infer(constant, expected: type))
    return given == type ? type : .unknown
  }

  /// The type of two numbers or literals; nil where it depends on what the operator declares.
  private func arithmetic(
    _ types: [SwiftType], _ sign: String, expected: SwiftType?
  ) -> SwiftType? {
    guard types.count == 2, ["+", "-", "*", "/", "%"].contains(sign),
      types.allSatisfy(isNumberOrLiteral)
    else { return nil }
    let type = join(types[0], types[1])
    if let expected, !type.isUnknown { fitIfPossible(type, to: expected) }
    // Numbers of two types are converted as the whole expression needs it.
    guard let wanted = expected.map(resolved), isFloatingPoint(wanted), wanted != resolved(type),
      isFloatingPoint(resolved(type))
    else { return type.isUnknown ? nil : resolved(type) }
    return wanted == program.standard("Double") ? wanted : .unknown
  }

  /// Whether one of two numbers is converted.
  private func isMixed(_ types: [SwiftType]) -> Bool {
    types.contains { isNumber($0, "CGFloat") } && types.contains { isNumber($0, "Double") }
  }

  /// Whether an operator within an operand has an integer literal on its right. The compiler may then convert
  /// the parts of the operand and not the whole: `ratio * 2 * width` is a `CGFloat`.
  private func scalesByInteger(_ operand: Operand) -> Bool {
    if let folded = operand.folded {
      guard case .infix(let left, _, let right) = folded.shape else { return false }
      return Operand(right).node.kind == .integerLiteralExpr
        || scalesByInteger(Operand(left)) || scalesByInteger(Operand(right))
    }
    switch operand.node.kind {
    case .sequenceExpr: return scalesByInteger(Operand(fold(operand.node)))
    case .tupleExpr:
      let values = operand.node.children.compactMap(\.argumentValue)
      return values.count == 1 && scalesByInteger(Operand(values[0]))
    default: return false
    }
  }

  private func isNumberOrLiteral(_ type: SwiftType) -> Bool {
    switch type {
    case .variable(let index): return variables.literal(of: index) != nil
    case .nominal(let decl, _):
      guard program.file(decl.file).isKnownModule else { return false }
      return ["CGFloat", "Double", "Float", "Int"].contains(program.name(of: decl))
    default: return false
    }
  }

  private func isFloatingPoint(_ type: SwiftType) -> Bool {
    isNumber(type, "Double") || isNumber(type, "CGFloat")
  }

  /// The operators of a name that some types declare, and those at the top level.
  func operatorCandidates(
    _ name: String, of types: [SwiftType], where isSuch: (SyntaxCursor) -> Bool
  ) -> [CallCandidate] {
    var seen: Set<MemberCandidate> = []
    let homes = types.flatMap { isOptional($0) ? [$0, unwrapped($0)] : [$0] }
    let members = homes.flatMap { program.members(named: name, of: $0, isStatic: true, from: file) }
    let globals = program.globals(named: name).map { MemberCandidate($0) }
    return (members + globals).filter {
      seen.insert($0).inserted && isSuch(program.cursor(of: $0.decl))
        && program.isVisible($0.decl, from: file)
    }
    .flatMap(callCandidates).map(\.withoutLabels)
  }

  // MARK: Before and after their operand

  func solve(prefix node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    guard let value = node.firstExpression else { return .unknown }
    let name = node.firstToken.map { tree.source.string(tree.range(of: $0)) } ?? ""
    switch name {
    case "!":
      infer(value, expected: program.standard("Bool"))
      return program.standard("Bool")
    case "-", "+", "~":
      return infer(value, expected: expected)
    case "...": return program.standard("PartialRangeThrough", [infer(value, expected: nil)])
    case "..<": return program.standard("PartialRangeUpTo", [infer(value, expected: nil)])
    default: return call(name, Operand(value), expected: expected) { $0.hasModifier(.prefix) }
    }
  }

  func solve(postfix node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    guard let value = node.firstExpression else { return .unknown }
    let name = node.lastToken.map { tree.source.string(tree.range(of: $0)) } ?? ""
    guard name == "..." else {
      return call(name, Operand(value), expected: expected) { $0.hasModifier(.postfix) }
    }
    return program.standard("PartialRangeFrom", [infer(value, expected: nil)])
  }

  private func call(
    _ name: String, _ value: Operand, expected: SwiftType?, where isSuch: (SyntaxCursor) -> Bool
  ) -> SwiftType {
    let types = isContextual(value) ? [] : [resolved(freeType(of: value))]
    let candidates = operatorCandidates(name, of: types, where: isSuch)
    let argument = CallArgument(label: nil, isTrailing: false, value: value)
    guard !types.contains(.unknown),
      let chosen = solve(candidates, with: [argument], expected: expected)
    else {
      if isContextual(value) { infer(value, expected: .unknown) }
      return .unknown
    }
    return resolved(chosen.result)
  }
}

extension SyntaxCursor {
  /// Whether an operator function stands between two operands.
  fileprivate var isInfixOperator: Bool { !hasModifier(.prefix) && !hasModifier(.postfix) }
}
