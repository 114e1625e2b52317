import Syntax

/// The types of expressions.
extension Solver {
  /// Finds the type of an expression, and notes it with those of all its parts.
  ///
  /// - Parameter expected: the type that the place wants; the result may still be another one.
  @discardableResult
  func infer(_ node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    if let expected { expect(expected, of: node) }
    let (type, isChained) = inferLink(node, expected: expected)
    // A chain with `?` in it is optional as a whole.
    return note(isChained ? optional(type) : type, for: node)
  }

  /// Finds the type of an expression that stands alone: a statement, an initial value, a condition.
  @discardableResult
  func solve(expression: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    solve(expression: Operand(expression), expected: expected)
  }

  @discardableResult
  func solve(expression: Operand, expected: SwiftType?) -> SwiftType {
    let start = variables.count
    let type = infer(expression, expected: expected)
    if let expected { fitIfPossible(type, to: expected) }
    settleLiterals(since: start)
    return resolved(type)
  }

  /// Finds the type of an expression that a chain goes on from.
  ///
  /// - Returns: the type, and whether a `?` before it makes the whole chain optional.
  func inferLink(_ node: SyntaxCursor, expected: SwiftType?) -> (type: SwiftType, isChained: Bool) {
    switch node.kind {
    case .functionCallExpr: return chained(node) { solveCall(node, expected: expected) }
    case .memberAccessExpr: return chained(node) { solveMember(node, expected: expected) }
    case .subscriptCallExpr: return chained(node) { solveSubscript(node) }
    case .optionalChainingExpr:
      guard let inner = node.firstExpression else { return (.unknown, false) }
      let (type, _) = inferLink(inner, expected: nil)
      note(type, for: inner)
      if case .metatype(let named) = type { return (.metatype(program.optional(named)), false) }
      return (note(unwrapped(type), for: node), true)
    case .forceUnwrapExpr:
      guard let inner = node.firstExpression else { return (.unknown, false) }
      let (type, isChained) = inferLink(inner, expected: expected.map(program.optional))
      note(type, for: inner)
      return (note(unwrapped(type), for: node), isChained)
    case .postfixIfConfigExpr:
      guard let base = node.firstExpression else { return (.unknown, false) }
      let (type, isChained) = inferLink(base, expected: nil)
      solveBranches(of: node, on: type)
      return (type, isChained)
    default:
      return (note(inferWhole(node, expected: expected), for: node), false)
    }
  }

  /// Solves the members in the branches of an `#if` within a chain.
  private func solveBranches(of node: SyntaxCursor, on base: SwiftType) {
    for clause in node.child(.ifConfigDecl)?.children ?? node.children
    where clause.kind == .ifConfigClause {
      let hasCondition = clause.token(.poundElse) == nil
      for link in clause.children.dropFirst(hasCondition ? 1 : 0) {
        if let first = link.firstLink { chainBases[first.id] = base }
        infer(link, expected: nil)
      }
    }
  }

  private func chained(
    _ node: SyntaxCursor, _ solve: () -> (SwiftType, Bool)
  ) -> (type: SwiftType, isChained: Bool) {
    let (type, isChained) = solve()
    note(type, for: node)
    return (type, isChained)
  }

  private func inferWhole(_ node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    switch node.kind {
    case .declReferenceExpr: return solveName(node, expected: expected)
    case .genericSpecializationExpr: return solveSpecialization(node)
    case .sequenceExpr: return solve(sequence: node, expected: expected)
    case .closureExpr: return solve(closure: node, expected: expected)
    case .tupleExpr: return solve(tuple: node, expected: expected)
    case .arrayExpr, .dictionaryExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .stringLiteralExpr, .simpleStringLiteralExpr, .nilLiteralExpr, .regexLiteralExpr:
      return solve(literal: node, expected: expected)
    case .keyPathExpr: return solve(keyPath: node, expected: expected)
    case .tryExpr: return solve(tried: node, expected: expected)
    case .awaitExpr, .unsafeExpr, .inOutExpr, .consumeExpr, .copyExpr, .borrowExpr,
      .packElementExpr:
      return node.firstExpression.map { infer($0, expected: expected) } ?? .unknown
    case .packExpansionExpr:
      return node.firstExpression.map { .expansion(infer($0, expected: nil)) } ?? .unknown
    case .prefixOperatorExpr: return solve(prefix: node, expected: expected)
    case .postfixOperatorExpr: return solve(postfix: node, expected: expected)
    case .ifExpr, .switchExpr: return solve(branching: node, expected: expected)
    case .typeExpr:
      return node.children.first(where: \.kind.isTypeNode)
        .map { .metatype(program.type(written: $0, in: file)) } ?? .unknown
    case .superExpr: return superType(at: node)
    case .macroExpansionExpr, .macroExpansionDecl: return solve(macro: node)
    default:
      for child in node.children where child.kind.isExpression { infer(child, expected: nil) }
      return .unknown
    }
  }

  // MARK: Parts

  /// What the last link of a chain with `?` in it is to be, where the whole chain is to be of some type.
  func wantedWithinChain(_ expected: SwiftType?) -> SwiftType? {
    guard let expected, !resolved(expected).isVariable else { return nil }
    return unwrapped(expected)
  }

  /// The type within an optional; any other type stays as it is.
  func unwrapped(_ type: SwiftType) -> SwiftType {
    let type = resolved(type)
    guard case .nominal(_, let arguments) = type, isOptional(type) else { return type }
    return arguments.first ?? .unknown
  }

  func isOptional(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = type else { return false }
    return decl == program.optionalDecl
  }

  /// The optional of a type, unless it is one already.
  func optional(_ type: SwiftType) -> SwiftType {
    let type = resolved(type)
    return type.isUnknown ? type : isOptional(type) ? type : program.optional(type)
  }

  private func solve(tuple node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let parts = node.children.filter { $0.kind == .labeledExpr }
    if parts.count == 1, let value = parts[0].argumentValue {
      return infer(value, expected: expected)
    }
    if let type = metatype(ofTuple: parts) { return type }
    var wanted: [SwiftType.Element] = []
    if let expected, case .tuple(let elements) = unwrapped(expected), elements.count == parts.count
    {
      wanted = elements
    }
    return .tuple(
      parts.enumerated().map { index, part in
        let element = wanted.isEmpty ? nil : wanted[index]
        let type = part.argumentValue.map { infer($0, expected: element?.type) } ?? .unknown
        let isWanted = element.map { fitIfPossible(type, to: $0.type) } ?? false
        return SwiftType.Element(
          label: part.argumentLabel ?? element?.label,
          type: isWanted ? resolved(element?.type ?? type) : type)
      })
  }

  /// `(Int, String)` where a type is written as an expression.
  private func metatype(ofTuple parts: [SyntaxCursor]) -> SwiftType? {
    var elements: [SwiftType.Element] = []
    for part in parts {
      guard let value = part.argumentValue, value.mayNameType,
        case .metatype(let type) = infer(value, expected: nil)
      else { return nil }
      elements.append(SwiftType.Element(label: part.argumentLabel, type: type))
    }
    return elements.isEmpty ? nil : .metatype(.tuple(elements))
  }

  private func solve(tried node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    guard let inner = node.firstExpression else { return .unknown }
    guard node.isOptionalTry else { return infer(inner, expected: expected) }
    return optional(infer(inner, expected: expected.map(unwrapped)))
  }

  /// `if` and `switch` as expressions: the type of their branches.
  private func solve(branching node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let wanted = expected == .void ? nil : expected
    if node.kind == .switchExpr {
      solve(switch: node, expected: wanted)
    } else {
      solve(conditional: node, expected: wanted)
    }
    let last = node.descendants.first {
      $0.kind.isExpression && solved.types[$0.id] != nil
        && program.ancestry(in: file).parent(of: $0).map {
          [.codeBlock, .switchCase].contains($0.kind)
        } ?? false
    }
    return expected ?? last.flatMap { solved.types[$0.id] } ?? .unknown
  }

  private func superType(at node: SyntaxCursor) -> SwiftType {
    guard let type = program.enclosingType(of: id(node)) else { return .unknown }
    return program.superclass(of: program.selfType(in: type)) ?? .unknown
  }

  /// The closures of a macro are code of the place; what the macro makes of them is not known.
  private func solve(macro node: SyntaxCursor) -> SwiftType {
    let isPreview = node.text.hasPrefix("#Preview")
    for child in node.children {
      let value = child.kind == .labeledExpr ? child.argumentValue : child
      guard let value, value.kind.isExpression else { continue }
      if value.kind == .closureExpr, isPreview, let builder = viewBuilder {
        results.append(nil)
        _ = build(ClosureView(value)?.statements ?? [], with: builder)
        results.removeLast()
        note(.function([], anyView), for: value)
      } else {
        infer(value, expected: nil)
      }
    }
    return .unknown
  }

  private var anyView: SwiftType {
    let view = program.globals(named: "View", inModule: "SwiftUI").first
    return view.map { .existential([.constraint($0, [])]) } ?? .unknown
  }

  private var viewBuilder: SwiftType? {
    program.globals(named: "ViewBuilder", inModule: "SwiftUI").first.map { .nominal($0, []) }
  }
}

extension SyntaxCursor {
  /// The label of a `labeledExpr`.
  var argumentLabel: String? {
    guard token(.colon) != nil, let first = firstToken, tree.tokens[first.index].kind != .wildcard
    else { return nil }
    return tree.name(of: first)
  }
}

extension SyntaxCursor {
  /// Whether an expression may be the name of a type, by its form: `Int`, `Font.Weight`, `Set<Int>`.
  fileprivate var mayNameType: Bool {
    switch kind {
    case .declReferenceExpr: referenceName?.first?.isUppercase ?? false
    case .memberAccessExpr:
      MemberAccessView(self)?.name?.first?.isUppercase ?? false
    case .genericSpecializationExpr, .arrayExpr, .dictionaryExpr, .typeExpr: true
    default: false
    }
  }

  /// The member without a base that a chain starts with.
  fileprivate var firstLink: SyntaxCursor? {
    if let member = MemberAccessView(self), member.base == nil { return self }
    return firstExpression?.firstLink
  }
}
