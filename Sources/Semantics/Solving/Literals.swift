import Syntax

/// The types of literals.
extension Solver {
  func solve(literal node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    switch node.kind {
    case .integerLiteralExpr: return literal(.integer, expected)
    case .floatLiteralExpr: return literal(.float, expected)
    case .booleanLiteralExpr: return literal(.boolean, expected)
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      for segment in node.descendants where segment.kind == .expressionSegment {
        for argument in segment.children where argument.kind == .labeledExpr {
          if let value = argument.argumentValue { solve(expression: value, expected: nil) }
        }
      }
      return literal(node.isCharacter ? .character : .string, expected)
    case .nilLiteralExpr:
      let wanted = expected.map(resolved) ?? .unknown
      return isOptional(wanted) ? wanted : .unknown
    case .arrayExpr: return solve(array: node, expected: expected.map(resolved))
    case .dictionaryExpr: return solve(dictionary: node, expected: expected.map(resolved))
    default: return .unknown
    }
  }

  private func literal(_ literal: TypeVariables.Literal, _ expected: SwiftType?) -> SwiftType {
    if let expected, resolved(expected).isUnknown { return .unknown }
    let type = variables.add(literal: literal)
    if let expected { fitIfPossible(type, to: expected) }
    return type
  }

  // MARK: Collections

  private func solve(array node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let values = node.children.filter { $0.kind == .arrayElement }.compactMap(\.argumentValue)
    if expected == nil, values.count == 1, MemberAccessView(values[0])?.name != "self",
      case .metatype(let named) = infer(values[0], expected: nil)
    {
      return .metatype(program.standard("Array", [named]))
    }
    let wanted = expected.map { isOptional($0) ? unwrapped($0) : $0 }
    guard let wanted, !wanted.isVariable, wanted != .existential([]) else {
      return program.standard("Array", [join(values.map { Operand($0) })])
    }
    guard let element = elementType(ofLiteralFor: wanted) else {
      for value in values { infer(value, expected: .unknown) }
      return .unknown
    }
    let fitting = values.map { fitIfPossible(infer($0, expected: element), to: element) }
    guard !fitting.contains(false) else { return .unknown }
    if !element.isComplete, 1 < values.count { forgetDifferent(values) }
    return resolved(wanted)
  }

  /// Forgets the types of elements that differ where a place that is only partly known makes them one.
  private func forgetDifferent(_ values: [SyntaxCursor]) {
    let types = values.map { solved.types[$0.id].map(resolved) }
    guard types.contains(where: { $0 != types[0] }) else { return }
    for value in values {
      for node in [value] + value.descendants where node.kind.mayTakeArguments {
        note(.unknown, for: node)
      }
    }
  }

  private func solve(dictionary node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let elements = node.children.filter { $0.kind == .dictionaryElement }
      .map { $0.children.filter(\.kind.isExpression) }.filter { $0.count == 2 }
    let wanted = expected.map { isOptional($0) ? unwrapped($0) : $0 }
    if wanted == nil, elements.count == 1,
      case .metatype(let key) = infer(elements[0][0], expected: nil),
      case .metatype(let value) = infer(elements[0][1], expected: nil)
    {
      return .metatype(program.standard("Dictionary", [key, value]))
    }
    guard let wanted, !wanted.isVariable, wanted != .existential([]) else {
      let keys = join(elements.map { Operand($0[0]) })
      return program.standard("Dictionary", [keys, join(elements.map { Operand($0[1]) })])
    }
    var parts: (key: SwiftType, value: SwiftType) = (.unknown, .unknown)
    if case .nominal(_, let arguments) = wanted, arguments.count == 2 {
      parts = (arguments[0], arguments[1])
    }
    for element in elements {
      fitIfPossible(infer(element[0], expected: parts.key), to: parts.key)
      fitIfPossible(infer(element[1], expected: parts.value), to: parts.value)
    }
    return parts.key.isUnknown ? .unknown : resolved(wanted)
  }

  // MARK: Common types

  /// The type that some expressions have in common: the elements of an array, the branches of `?:`.
  /// Those that depend on their place take the type of the others.
  func join(_ values: [Operand], expected: SwiftType? = nil) -> SwiftType {
    var common: SwiftType?
    for value in values where !isContextual(value) {
      let type = infer(value, expected: nil)
      common = common.map { join($0, type) } ?? type
    }
    for value in values where isContextual(value) {
      let type =
        value.node.kind == .nilLiteralExpr
        ? optional(common ?? .unknown) : infer(value, expected: common ?? expected)
      if value.node.kind == .nilLiteralExpr { note(type, for: value.node) }
      common = common.map { join($0, type) } ?? type
    }
    return common ?? freshVariable()
  }

  /// The type that values of two types have in common; unknown where that cannot be told.
  func join(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    let one = resolved(one)
    let other = resolved(other)
    if one == other { return one }
    if one.isUnknown || other.isUnknown { return .unknown }
    let isWider =
      isOptional(other) && !isOptional(one) || isNumber(one, "CGFloat")
      || program.superclass(of: one) != nil && program.isSubclass(one, of: other)
    let (narrow, wide) = isWider ? (one, other) : (other, one)
    return fitIfPossible(narrow, to: wide) ? resolved(wide) : .unknown
  }
}

extension SyntaxKind {
  /// Whether the type of such an expression may have generic arguments that its place tells.
  fileprivate var mayTakeArguments: Bool {
    [.functionCallExpr, .arrayExpr, .dictionaryExpr].contains(self)
  }
}

extension SyntaxCursor {
  /// Whether a string literal has one character, so that it may also be a `Character`.
  fileprivate var isCharacter: Bool {
    let text = textWithoutTrivia
    return text.count == 3 || text.count == 4 && text.dropFirst().first == "\\"
  }
}
