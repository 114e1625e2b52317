import SymbolIndex
import Syntax

/// Calls: which of several declarations is meant, and what its generic parameters are.
extension Solver {
  func solveCall(_ node: SyntaxCursor, expected: SwiftType?) -> (SwiftType, Bool) {
    guard let view = FunctionCallView(node), let callee = view.callee else {
      return (.unknown, false)
    }
    let arguments = view.arguments.map {
      CallArgument(label: $0.label, isTrailing: $0.isTrailing, value: Operand($0.value))
    }
    let shapes = shapes(of: arguments)
    var (candidates, nameNode, isChained) = candidates(
      forCalling: callee, with: shapes, expected: expected)
    let expected = isChained ? wantedWithinChain(expected) : expected
    if callee.kind == .declReferenceExpr, matched(candidates, shapes).isEmpty {
      candidates += outerCandidates(callee)
    }
    if let type = metatype(of: arguments, candidates) { return (type, isChained) }
    guard let chosen = solve(candidates, with: arguments, expected: expected) else {
      candidates = completed(candidates)
      if let type = solve(madeAndCalled: node, candidates, arguments, expected: expected) {
        return (type, isChained)
      }
      inferAlone(arguments)
      noteCallee(nameNode, callee, among: candidates, chosen: nil)
      return (typeMade(by: callee, candidates), isChained)
    }
    noteCallee(nameNode, callee, among: candidates, chosen: chosen)
    if let decl = chosen.decl { refer(node, to: .declaration(decl)) }
    return (resolved(chosen.result), isChained)
  }

  /// `FlowLayout(spacing: 8) { … }`: a value that is made and at once called with the closures behind it.
  private func solve(
    madeAndCalled node: SyntaxCursor, _ candidates: [CallCandidate], _ arguments: [CallArgument],
    expected: SwiftType?
  ) -> SwiftType? {
    let own = arguments.filter { !$0.isTrailing }
    guard own.count < arguments.count, let type = candidates.first?.result,
      !program.members(named: "callAsFunction", of: type, isStatic: false, from: file).isEmpty,
      let made = solve(candidates, with: own, expected: nil)
    else { return nil }
    let functions = valueCandidates(of: resolved(made.result), decl: nil)
    let closures = arguments.filter(\.isTrailing)
    guard let chosen = solve(functions, with: closures, expected: expected) else { return nil }
    if own.isEmpty, let decl = chosen.decl { refer(node, to: .declaration(decl)) }
    return resolved(chosen.result)
  }

  /// What a name means that the members of the types around it hide, as a function with other labels.
  private func outerCandidates(_ callee: SyntaxCursor) -> [CallCandidate] {
    guard let name = callee.referenceName,
      case .members = program.lookUp(name, at: callee, in: file),
      case .global(let decls) = program.global(name, in: file)
    else { return [] }
    return decls.flatMap { callCandidates(for: MemberCandidate($0)) }
  }

  /// The type of `type(of: value)`, which no declaration can say.
  private func metatype(
    of arguments: [CallArgument], _ candidates: [CallCandidate]
  ) -> SwiftType? {
    guard arguments.count == 1, arguments[0].label == "of", let decl = candidates.first?.decl,
      decl == program.standardDecl("type")
    else { return nil }
    return program.metatype(of: infer(arguments[0].value, expected: nil))
  }

  /// Solves the arguments of a call of which nothing is known.
  func inferAlone(_ arguments: [CallArgument]) {
    for argument in arguments {
      if freeTypes[argument.value.node.id] == nil { infer(argument.value, expected: .unknown) }
    }
  }

  /// The type whose name is called, whichever initializer that means; unknown if one may fail.
  private func typeMade(by callee: SyntaxCursor, _ candidates: [CallCandidate]) -> SwiftType {
    guard case .metatype(let type)? = solved.types[callee.id], case .nominal = type,
      !candidates.contains(where: { isOptional($0.result) })
    else { return .unknown }
    return type
  }

  /// Notes what the name in front of the parentheses refers to, unless that is known already.
  private func noteCallee(
    _ nameNode: SyntaxCursor?, _ callee: SyntaxCursor, among candidates: [CallCandidate],
    chosen: CallCandidate?
  ) {
    guard let nameNode, solved.references[nameNode.id] == nil else { return }
    if let decl = chosen?.variable ?? chosen?.decl {
      refer(nameNode, to: .declaration(decl))
    } else {
      let decls = chosen?.alternatives ?? candidates.compactMap(\.decl)
      refer(
        nameNode,
        to: decls.isEmpty ? .unknown : decls.count == 1 ? .declaration(decls[0]) : .ambiguous(decls)
      )
    }
  }

  /// What a call may mean, and the node of the name that says so.
  private func candidates(
    forCalling callee: SyntaxCursor, with arguments: [InitializerSignature.Argument],
    expected: SwiftType?
  ) -> (candidates: [CallCandidate], name: SyntaxCursor?, isChained: Bool) {
    switch callee.kind {
    case .declReferenceExpr:
      guard let name = callee.referenceName else { return ([], nil, false) }
      return (namedCandidates(name, callee, arguments), callee, false)
    case .memberAccessExpr:
      return memberCandidates(callee, arguments, expected: expected)
    default:
      let (type, isChained) = inferLink(callee, expected: nil)
      note(type, for: callee)
      return (valueCandidates(of: type, decl: nil), nil, isChained)
    }
  }

  private func namedCandidates(
    _ name: String, _ callee: SyntaxCursor, _ arguments: [InitializerSignature.Argument]
  ) -> [CallCandidate] {
    if name == "Self" {
      return initializerCandidates(of: solveSelf(at: callee, recordedFor: callee))
    }
    if name.hasPrefix("$") || name == "self" {
      return valueCandidates(of: infer(callee, expected: nil), decl: nil)
    }
    let found = program.unhidden(candidates(named: name, at: callee))
    let types = found.filter { program.isTypeDecl($0.decl) }
    if let type = types.first {
      let decls = types.map(\.decl)
      let areBranches = 1 < decls.count && program.excludeEachOther(decls)
      refer(callee, to: areBranches ? .ambiguous(decls) : .declaration(type.decl))
      note(self.type(of: type), for: callee)
    } else if let value = value(among: found) {
      refer(callee, to: value)
      note(self.type(of: found[0]), for: callee)
    }
    return found.flatMap { callCandidates(for: $0, taking: arguments) }
  }

  private func memberCandidates(
    _ callee: SyntaxCursor, _ arguments: [InitializerSignature.Argument], expected: SwiftType?
  ) -> (candidates: [CallCandidate], name: SyntaxCursor?, isChained: Bool) {
    guard let view = MemberAccessView(callee), let name = view.name, let nameNode = callee.lastChild
    else { return ([], nil, false) }
    guard let base = view.base else {
      let candidates = chainBases[callee.id].map {
        memberCandidates(named: name, of: resolved($0), nameNode, arguments)
      }
      return (candidates ?? implicitCallCandidates(name, expected: expected), nameNode, false)
    }
    if moduleMember(base, name, nameNode) != nil {
      let module = base.referenceName ?? ""
      let decls = program.globals(named: name, inModule: module)
      return (decls.flatMap { callCandidates(for: MemberCandidate($0)) }, nameNode, false)
    }
    let (type, isChained) = inferLink(base, expected: expectedRoot(of: base, expected))
    let opened = openedBase(settled(type), base)
    return (memberCandidates(named: name, of: opened, nameNode, arguments), nameNode, isChained)
  }

  /// What a place wants of a chain, its implicit member at the start belongs to: `.black.opacity(0.5)`.
  func expectedRoot(of base: SyntaxCursor, _ expected: SwiftType?) -> SwiftType? {
    base.implicitRoot == nil ? nil : expected
  }

  private func memberCandidates(
    named name: String, of base: SwiftType, _ nameNode: SyntaxCursor,
    _ arguments: [InitializerSignature.Argument]
  ) -> [CallCandidate] {
    let base = base.openedMetatype
    if name == "self" { return valueCandidates(of: base, decl: nil) }
    guard case .metatype(let type) = base else {
      if name == "init" { return initializerCandidates(of: base, taking: arguments) }
      let members = members(named: name, of: base, isStatic: false, at: nameNode)
      refer(nameNode, toValueAmong: members)
      return members.flatMap { callCandidates(for: $0, taking: arguments) }
    }
    if name == "init" { return initializerCandidates(of: type, taking: arguments) }
    let members = members(named: name, of: type, isStatic: true, at: nameNode)
    if let nested = members.first(where: { program.isTypeDecl($0.decl) }) {
      refer(nameNode, to: .declaration(nested.decl))
      return initializerCandidates(
        of: program.nestedType(named: name, in: type, arguments: []), taking: arguments)
    }
    refer(nameNode, toValueAmong: members)
    return members.flatMap { callCandidates(for: $0, taking: arguments) }
  }

  /// A value that is called is known by its name, whether or not its type can be called.
  private func refer(_ nameNode: SyntaxCursor, toValueAmong members: [MemberCandidate]) {
    if let value = value(among: program.unhidden(members)) { refer(nameNode, to: value) }
  }

  /// The variable that is meant, or the ones of several branches of an `#if`.
  private func value(among found: [MemberCandidate]) -> Reference? {
    let decls = found.map(\.decl)
    guard let first = decls.first, decls.allSatisfy({ program.kind(of: $0).isValue }) else {
      return nil
    }
    if decls.count == 1 { return .declaration(first) }
    return program.excludeEachOther(decls) ? .ambiguous(decls) : nil
  }

  func implicitCallCandidates(
    _ name: String, expected: SwiftType?
  ) -> [CallCandidate] {
    if name == "init" {
      guard let expected else { return [] }
      let type = resolved(expected)
      let own = initializerCandidates(of: type)
      return isOptional(type)
        ? own + initializerCandidates(of: unwrapped(type)).map(\.withinOptional) : own
    }
    let own = implicitCandidates(named: name, expected: expected).flatMap(callCandidates)
    guard let expected = expected.map(resolved), isOptional(expected) else { return own }
    let inner = program.members(named: name, of: unwrapped(expected), isStatic: true, from: file)
    let decls = own.map(\.decl)
    return own
      + inner.flatMap(callCandidates).filter { !decls.contains($0.decl) }.map(\.withinOptional)
  }

  func solveSubscript(_ node: SyntaxCursor) -> (SwiftType, Bool) {
    let arguments = node.children.dropFirst().filter { $0.kind == .labeledExpr }.compactMap {
      argument in
      argument.argumentValue.map {
        CallArgument(label: argument.argumentLabel, isTrailing: false, value: Operand($0))
      }
    }
    guard let base = node.firstExpression else { return (.unknown, false) }
    let (type, isChained) = inferLink(base, expected: nil)
    let members = program.members(
      named: "subscript", of: settled(type), isStatic: type.isMetatype)
    let candidates = members.flatMap(callCandidates)
    guard let chosen = solve(candidates, with: arguments, expected: nil) else {
      inferAlone(arguments)
      return (.unknown, isChained)
    }
    if let decl = chosen.decl { refer(node, to: .declaration(decl)) }
    return (resolved(chosen.result), isChained)
  }

  /// `Name<Arguments>`
  func solveSpecialization(_ node: SyntaxCursor) -> SwiftType {
    guard let base = node.firstExpression, let clause = node.child(.genericArgumentClause) else {
      return .unknown
    }
    let arguments = clause.children.compactMap { argument in
      argument.children.first(where: \.kind.isTypeNode).map { program.type(written: $0, in: file) }
    }
    guard case .metatype(.nominal(let decl, _)) = infer(base, expected: nil) else {
      return .unknown
    }
    return .metatype(.nominal(decl, arguments))
  }

  /// Solves the arguments of a property wrapper's attribute: `@Environment(\.dismiss)`.
  ///
  /// - Parameter value: the initial value of the property, which is an argument, too.
  func solveWrapper(
    _ attribute: SyntaxCursor, around value: SyntaxCursor?, as type: SwiftType
  ) -> SwiftType {
    let written = attribute.children.filter { $0.kind == .labeledExpr }.compactMap { argument in
      argument.argumentValue.map {
        CallArgument(label: argument.argumentLabel, isTrailing: false, value: Operand($0))
      }
    }
    let wrapped = value.map {
      CallArgument(label: "wrappedValue", isTrailing: false, value: Operand($0))
    }
    let arguments = (wrapped.map { [$0] } ?? []) + written
    return solve(initializerCandidates(of: type), with: arguments, expected: type)?.result
      ?? .unknown
  }
}

extension SwiftType {
  var isMetatype: Bool { if case .metatype = self { true } else { false } }
}

extension SyntaxKind {
  /// Whether a declaration has a value that is not a function of its own.
  var isValue: Bool {
    switch self {
    case .identifierPattern, .functionParameter, .closureParameter, .closureShorthandParameter,
      .closureCapture:
      true
    default: false
    }
  }
}
