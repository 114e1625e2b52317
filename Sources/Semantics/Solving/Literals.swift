import Syntax

/// Literals, and other expressions that mean what the place wants of them.
extension Solver {
  /// Whether the type of an expression depends on what its place wants.
  func isContextual(_ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .closureExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .keyPathExpr, .ifExpr,
      .switchExpr, .macroExpansionExpr:
      return true
    case .memberAccessExpr:
      guard let view = MemberAccessView(node) else { return false }
      return view.base.map(isContextual) ?? true
    case .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      guard let first = node.firstExpression else { return false }
      return first.kind == .memberAccessExpr && isContextual(first)
    case .tupleExpr, .tryExpr, .awaitExpr, .prefixOperatorExpr, .inOutExpr:
      let value =
        node.kind == .tupleExpr ? node.child(.labeledExpr)?.argumentValue : node.firstExpression
      return value.map(isContextual) ?? false
    case .sequenceExpr:
      return isTernary(node)
        || node.children.contains { $0.kind == .binaryOperatorExpr } && operandsAreContextual(node)
    case .declReferenceExpr: return false
    default: return false
    }
  }

  private func isTernary(_ node: SyntaxCursor) -> Bool {
    node.children.contains { $0.kind == .unresolvedTernaryExpr }
  }

  private func operandsAreContextual(_ node: SyntaxCursor) -> Bool {
    node.children.enumerated().allSatisfy { $0.offset % 2 == 1 || isContextual($0.element) }
  }

  /// Whether a contextual expression may be a value of a type. Looks at its form alone.
  func accepts(_ node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    let wanted = resolved(wanted)
    if wanted.isUnknown || wanted.needsResolving && !wanted.isVariable {
      conversions.unknowns += 1
      return true
    }
    switch node.kind {
    case .closureExpr: return accepts(closure: node, as: wanted)
    case .integerLiteralExpr:
      return accepts(literal: "ExpressibleByIntegerLiteral", default: "Int", as: wanted)
    case .floatLiteralExpr:
      return accepts(literal: "ExpressibleByFloatLiteral", default: "Double", as: wanted)
    case .booleanLiteralExpr:
      return accepts(literal: "ExpressibleByBooleanLiteral", default: "Bool", as: wanted)
    case .stringLiteralExpr:
      return accepts(literal: "ExpressibleByStringLiteral", default: "String", as: wanted)
    case .nilLiteralExpr: return isOptional(wanted) || wanted.isVariable
    case .arrayExpr: return accepts(collection: node, as: wanted)
    case .memberAccessExpr, .functionCallExpr: return accepts(implicit: node, as: wanted)
    case .keyPathExpr:
      return wanted.isVariable || wanted.isFunction || keyPathParts(inner(wanted)) != nil
        || isAnyKeyPath(wanted)
    case .tupleExpr:
      let parts = node.children.filter { $0.kind == .labeledExpr }
      guard parts.count == 1, let value = parts[0].argumentValue else { return true }
      return accepts(value, as: wanted)
    case .tryExpr, .awaitExpr, .prefixOperatorExpr:
      return node.firstExpression.map { accepts($0, as: wanted) } ?? true
    case .sequenceExpr: return accepts(sequence: node, as: wanted)
    default: return true
    }
  }

  private func inner(_ type: SwiftType) -> SwiftType { isOptional(type) ? unwrapped(type) : type }

  private func isAnyKeyPath(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = type else { return false }
    return program.cursor(of: decl).declaredNames.first?.name.hasSuffix("KeyPath") ?? false
  }

  private func accepts(literal proto: String, default name: String, as wanted: SwiftType) -> Bool {
    let own = program.standard(name)
    switch wanted {
    case .variable(let index):
      return (bounds[index] ?? []).allSatisfy { program.conforms(own, to: $0) != false }
    case .nominal where isOptional(wanted):
      conversions.toOptional += 1
      return accepts(literal: proto, default: name, as: unwrapped(wanted))
    case .existential(let protocols):
      conversions.toExistential += 1
      return protocols.allSatisfy {
        $0.protocolDecl.map { program.conforms(own, to: $0) != false } ?? true
      }
    default:
      if wanted == own { return true }
      conversions.nonDefaultLiterals += 1
      guard let decl = program.globals(named: proto, inModule: "Swift").first else { return true }
      return program.conforms(wanted, to: decl) ?? true
    }
  }

  private func accepts(collection node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    if wanted.isVariable { return true }
    let type = inner(wanted)
    if type == program.standard("String") { return false }
    guard let decl = program.globals(named: "ExpressibleByArrayLiteral", inModule: "Swift").first
    else {
      return true
    }
    return program.conforms(type, to: decl) ?? true
  }

  private func accepts(closure node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    switch wanted {
    case .function(let parameters, _):
      guard let view = ClosureView(node) else { return false }
      let count = view.parameterNames?.count
      if let count {
        let isTuple = parameters.count == 1 && count > 1
        return count == parameters.count || isTuple && parameters[0].type.mayBeTuple
      }
      let used = view.highestAnonymousParameter
      return used.map { $0 < max(parameters.count, 1) && parameters.count > 0 }
        ?? parameters.isEmpty
    case .nominal where isOptional(wanted): return accepts(closure: node, as: unwrapped(wanted))
    case .variable(let index): return (bounds[index] ?? []).isEmpty
    case .existential(let bounds): return bounds.isEmpty
    default: return false
    }
  }

  private func accepts(implicit node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    guard let member = node.implicitRoot, let name = MemberAccessView(member)?.name else {
      return true
    }
    if name == "init" { return true }
    return implicitCandidates(named: name, expected: wanted)?.candidates.isEmpty == false
  }

  private func accepts(sequence node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    guard isTernary(node) else { return true }
    let parts = Array(node.children)
    guard let last = parts.last,
      let ternary = parts.first(where: { $0.kind == .unresolvedTernaryExpr }),
      let then = ternary.firstExpression
    else { return true }
    return [then, last].allSatisfy { branch in
      isContextual(branch)
        ? accepts(branch, as: wanted) : fit(infer(branch, expected: nil), to: wanted)
    }
  }

  // MARK: Types of literals

  func solve(literal node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    switch node.kind {
    case .integerLiteralExpr: return literal("ExpressibleByIntegerLiteral", "Int", expected)
    case .floatLiteralExpr: return literal("ExpressibleByFloatLiteral", "Double", expected)
    case .booleanLiteralExpr: return literal("ExpressibleByBooleanLiteral", "Bool", expected)
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      for segment in node.descendants where segment.kind == .expressionSegment {
        for argument in segment.children where argument.kind == .labeledExpr {
          if let value = argument.argumentValue { infer(value, expected: nil) }
        }
      }
      return literal("ExpressibleByStringLiteral", "String", expected)
    case .nilLiteralExpr: return expected.map(resolved) ?? .unknown
    case .arrayExpr: return solve(array: node, expected: expected)
    case .dictionaryExpr: return solve(dictionary: node, expected: expected)
    default: return .unknown
    }
  }

  private func literal(_ proto: String, _ name: String, _ expected: SwiftType?) -> SwiftType {
    guard let expected else { return program.standard(name) }
    let type = inner(resolved(expected))
    guard case .nominal = type, let decl = program.globals(named: proto, inModule: "Swift").first,
      program.conforms(type, to: decl) == true
    else { return program.standard(name) }
    return type
  }

  private func solve(array node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let values = node.children.filter { $0.kind == .arrayElement }.compactMap(\.argumentValue)
    let wanted = expected.map { inner(resolved($0)) }
    var element: SwiftType?
    if case .nominal(_, let arguments)? = wanted, arguments.count == 1 { element = arguments[0] }
    if element == nil, let wanted {
      element = program.memberType(named: "ArrayLiteralElement", of: wanted)
    }
    var found: SwiftType?
    for value in values {
      let type = infer(value, expected: element.map(resolved) ?? found)
      if values.count == 1, wanted == nil, case .metatype(let named) = resolved(type) {
        return .metatype(program.standard("Array", [named]))
      }
      found = found.map { joined($0, type) } ?? type
    }
    if let wanted, case .nominal = wanted, wanted.isComplete { return wanted }
    let type =
      element.map(resolved).flatMap { $0.isComplete ? $0 : nil } ?? found ?? freshVariable()
    if case .nominal(let decl, let arguments)? = wanted, arguments.count == 1 {
      return .nominal(decl, [type])
    }
    return program.standard("Array", [type])
  }

  private func solve(dictionary node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    var key: SwiftType?
    var value: SwiftType?
    if let expected, case .nominal(_, let arguments) = inner(resolved(expected)),
      arguments.count == 2
    {
      (key, value) = (arguments[0], arguments[1])
    }
    for element in node.children where element.kind == .dictionaryElement {
      let parts = element.children.filter(\.kind.isExpression)
      guard parts.count == 2 else { continue }
      let found = (infer(parts[0], expected: key), infer(parts[1], expected: value))
      if expected == nil, case (.metatype(let key), .metatype(let value)) = found {
        return .metatype(program.standard("Dictionary", [key, value]))
      }
      key = key ?? found.0
      value = value ?? found.1
    }
    return program.standard("Dictionary", [key ?? freshVariable(), value ?? freshVariable()])
  }

  /// The type that two branches have in common.
  func joined(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    let one = resolved(one)
    let other = resolved(other)
    if one == other || other.isUnknown { return one }
    if one.isUnknown { return other }
    if isOptional(one), fits(other, to: one) { return one }
    if isOptional(other), fits(one, to: other) { return other }
    if one == program.standard("Int"), other == program.standard("Double") { return other }
    return one
  }
}

extension SyntaxCursor {
  /// The member access without a base that a chain begins with.
  var implicitRoot: SyntaxCursor? {
    var node = self
    while true {
      if node.kind == .memberAccessExpr, MemberAccessView(node)?.base == nil { return node }
      guard let first = node.firstExpression, first.kind.isExpression,
        [.memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr].contains(
          node.kind)
      else { return nil }
      node = first
    }
  }
}

extension ClosureView {
  /// The highest number among `$0`, `$1` in the closure, those of closures in it left out.
  fileprivate var highestAnonymousParameter: Int? {
    var highest: Int?
    var skipTo = 0
    for node in cursor.descendants where skipTo <= node.id.index {
      if node.kind == .closureExpr {
        skipTo = node.id.index + Int(node.tree.nodes[node.id.index].subtreeSize)
        continue
      }
      guard node.kind == .declReferenceExpr, let name = node.referenceName, name.hasPrefix("$"),
        let index = Int(name.dropFirst())
      else { continue }
      highest = max(highest ?? 0, index)
    }
    return highest
  }
}

extension SwiftType {
  fileprivate var mayBeTuple: Bool {
    switch self {
    case .tuple, .variable, .unknown, .member: true
    default: false
    }
  }
}
