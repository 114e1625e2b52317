import Syntax

/// Whether an expression whose type depends on its place may be a value of a type. Looks at its form, and
/// at the types of its parts.
extension Solver {
  func accepts(_ operand: Operand, as wanted: SwiftType) -> Bool {
    let wanted = resolved(wanted)
    guard isContextual(operand) else { return fit(freeType(of: operand), to: wanted) }
    if wanted.isUnknown || wanted.needsResolving && !wanted.isVariable {
      conversions.unknowns += 1
      return true
    }
    guard let folded = operand.folded else { return accepts(operand.node, as: wanted) }
    switch folded.shape {
    case .ternary(_, let then, let otherwise):
      return accepts(Operand(then), as: wanted) && accepts(Operand(otherwise), as: wanted)
    case .covered(_, let body): return accepts(Operand(body), as: wanted)
    case .infix(_, let sign, _) where ["...", "..<"].contains(sign.text):
      return mayBeRange(wanted)
    default: return true
    }
  }

  private func accepts(_ node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    switch node.kind {
    case .closureExpr: return accepts(closure: node, as: wanted)
    case .nilLiteralExpr: return isOptional(wanted) || wanted.isVariable
    case .arrayExpr: return accepts(array: node, as: wanted)
    case .dictionaryExpr: return accepts(dictionary: node, as: wanted)
    case .declReferenceExpr: return mayBeFunction(wanted)
    case .memberAccessExpr where node.implicitRoot == nil: return mayBeFunction(wanted)
    case .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return accepts(implicit: node, as: wanted)
    case .keyPathExpr: return accepts(keyPath: node, as: wanted)
    case .tupleExpr: return accepts(tuple: node, as: wanted)
    case .tryExpr, .awaitExpr, .inOutExpr:
      return node.firstExpression.map { accepts(Operand($0), as: wanted) } ?? true
    case .sequenceExpr: return accepts(Operand(fold(node)), as: wanted)
    default: return true
    }
  }

  private func mayBeFunction(_ wanted: SwiftType) -> Bool {
    switch wanted {
    case .function, .variable, .unknown: true
    case .existential(let bounds): bounds.isEmpty
    default: isOptional(wanted) && mayBeFunction(unwrapped(wanted))
    }
  }

  private func mayBeRange(_ wanted: SwiftType) -> Bool {
    switch wanted {
    case .nominal(let decl, _):
      isOptional(wanted)
        ? mayBeRange(unwrapped(wanted)) : program.name(of: decl).hasSuffix("Range")
    default: true
    }
  }

  private func accepts(keyPath node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    switch wanted {
    case .variable: true
    case .function(let parameters, _, _): parameters.count == 1
    case .nominal where isOptional(wanted): accepts(keyPath: node, as: unwrapped(wanted))
    case .nominal(let decl, _): program.name(of: decl).hasSuffix("KeyPath")
    case .existential(let bounds): bounds.isEmpty
    default: false
    }
  }

  private func accepts(tuple node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    let values = node.children.filter { $0.kind == .labeledExpr }.compactMap(\.argumentValue)
    if values.count == 1 { return accepts(Operand(values[0]), as: wanted) }
    if wanted.isVariable { return true }
    if isOptional(wanted) { return accepts(tuple: node, as: unwrapped(wanted)) }
    guard case .tuple(let elements) = wanted, elements.count == values.count else { return false }
    return zip(values, elements).allSatisfy { accepts(Operand($0), as: $1.type) }
  }

  private func accepts(array node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    if wanted.isVariable || wanted == .existential([]) { return true }
    let type = isOptional(wanted) ? unwrapped(wanted) : wanted
    guard let element = elementType(ofLiteralFor: type) else { return false }
    let values = node.children.filter { $0.kind == .arrayElement }.compactMap(\.argumentValue)
    return values.allSatisfy { accepts(Operand($0), as: element) }
  }

  private func accepts(dictionary node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    if wanted.isVariable || wanted == .existential([]) { return true }
    let type = isOptional(wanted) ? unwrapped(wanted) : wanted
    guard let proto = standardProtocol("ExpressibleByDictionaryLiteral") else { return true }
    return program.conforms(type, to: proto) ?? true
  }

  /// The type of the elements of an array literal that makes a value of a type; nil where none can.
  func elementType(ofLiteralFor type: SwiftType) -> SwiftType? {
    guard let proto = standardProtocol("ExpressibleByArrayLiteral") else { return .unknown }
    guard program.conforms(type, to: proto) != false else { return nil }
    if case .nominal(_, let arguments) = type, type == program.standard("Array", arguments) {
      return arguments[0]
    }
    return program.memberType(named: "ArrayLiteralElement", of: type) ?? .unknown
  }

  func standardProtocol(_ name: String) -> DeclID? { program.standardDecl(name) }

  private func accepts(closure node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    switch wanted {
    case .function(let parameters, _, let effects):
      guard let view = ClosureView(node), effects.isSuperset(of: self.effects(of: node)) else {
        return false
      }
      if effects != self.effects(of: node) { conversions.functions += 1 }
      let count = view.parameterNames?.count
      if let count {
        let isTuple = parameters.count == 1 && count > 1
        return count == parameters.count || isTuple && mayBeTuple(parameters[0].type)
      }
      guard let used = view.highestAnonymousParameter else {
        return parameters.isEmpty || parameters.count == 1 && resolved(parameters[0].type).mayBeVoid
      }
      return used + 1 == parameters.count
        || parameters.count == 1 && mayBeTuple(parameters[0].type)
    case .nominal where isOptional(wanted): return accepts(closure: node, as: unwrapped(wanted))
    case .variable(let index): return variables.protocols(of: index).isEmpty
    case .existential(let bounds): return bounds.isEmpty
    default: return false
    }
  }

  /// A tuple conforms to no protocol, and no literal is one.
  private func mayBeTuple(_ type: SwiftType) -> Bool {
    switch resolved(type) {
    case .tuple, .unknown, .member: true
    case .variable(let index):
      variables.literal(of: index) == nil && variables.protocols(of: index).isEmpty
    default: false
    }
  }

  private func accepts(implicit node: SyntaxCursor, as wanted: SwiftType) -> Bool {
    guard let member = node.implicitRoot, let name = MemberAccessView(member)?.name else {
      return true
    }
    if name == "init" {
      let isOpen = wanted.isVariable || implicitCallCandidates(name, expected: wanted).isEmpty
      return isOpen
        || node.call(of: member).map { accepts($0, ofImplicit: name, as: wanted) } ?? true
    }
    guard !implicitCandidates(named: name, expected: wanted).isEmpty else { return false }
    return node.call(of: member).map { accepts($0, ofImplicit: name, as: wanted) } ?? true
  }

  /// Whether `.name(…)` may be a value of a type; counts what its arguments have to be converted for.
  private func accepts(
    _ call: FunctionCallView, ofImplicit name: String, as wanted: SwiftType
  ) -> Bool {
    let arguments = call.arguments.map {
      CallArgument(label: $0.label, isTrailing: $0.isTrailing, value: Operand($0.value))
    }
    let tried = matched(implicitCallCandidates(name, expected: wanted), shapes(of: arguments))
      .compactMap { matched in
        trial(of: matched.candidate) { fit(arguments, to: matched, expected: nil) }
      }
    guard let least = tried.min() else { return false }
    conversions += least
    return true
  }
}

extension SyntaxCursor {
  /// The call of a member that a chain begins with.
  fileprivate func call(of member: SyntaxCursor) -> FunctionCallView? {
    var node = self
    while node.id != member.id {
      if let call = FunctionCallView(node), call.callee?.id == member.id { return call }
      guard let first = node.firstExpression else { return nil }
      node = first
    }
    return nil
  }
}

extension SwiftType {
  fileprivate var mayBeVoid: Bool { self == .void || isUnknown || isVariable }
}
