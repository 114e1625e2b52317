import SymbolIndex
import Syntax

/// Calls: which of several declarations is meant, and what its generic parameters are.
extension Solver {
  func solveCall(_ node: SyntaxCursor, expected: SwiftType?) -> (SwiftType, Bool) {
    guard let view = FunctionCallView(node), let callee = view.callee else {
      return (.unknown, false)
    }
    let (candidates, nameNode, isChained) = candidates(forCalling: callee, expected: expected)
    let arguments = view.arguments.map {
      CallArgument(label: $0.label, isTrailing: $0.isTrailing, node: $0.value)
    }
    guard let chosen = solve(candidates, with: arguments, expected: expected) else {
      for argument in arguments { infer(argument.node, expected: nil) }
      noteCallee(nameNode, callee, among: candidates, chosen: nil)
      return (.unknown, isChained)
    }
    noteCallee(nameNode, callee, among: candidates, chosen: chosen)
    if let decl = chosen.decl { refer(node, to: .declaration(decl)) }
    return (resolved(chosen.result), isChained)
  }

  /// Notes what the name in front of the parentheses refers to, unless that is known already.
  private func noteCallee(
    _ nameNode: SyntaxCursor?, _ callee: SyntaxCursor, among candidates: [CallCandidate],
    chosen: CallCandidate?
  ) {
    guard let nameNode, solved.references[nameNode.id] == nil else { return }
    if let decl = chosen?.decl {
      refer(nameNode, to: .declaration(decl))
    } else {
      let decls = candidates.compactMap(\.decl)
      refer(
        nameNode,
        to: decls.isEmpty ? .unknown : decls.count == 1 ? .declaration(decls[0]) : .ambiguous(decls)
      )
    }
  }

  /// What a call may mean, and the node of the name that says so.
  private func candidates(
    forCalling callee: SyntaxCursor, expected: SwiftType?
  ) -> (candidates: [CallCandidate], name: SyntaxCursor?, isChained: Bool) {
    switch callee.kind {
    case .declReferenceExpr:
      guard let name = callee.referenceName else { return ([], nil, false) }
      return (namedCandidates(name, callee), callee, false)
    case .memberAccessExpr:
      return memberCandidates(callee, expected: expected)
    default:
      let (type, isChained) = inferLink(callee, expected: nil)
      note(type, for: callee)
      return (valueCandidates(of: type, decl: nil), nil, isChained)
    }
  }

  private func namedCandidates(_ name: String, _ callee: SyntaxCursor) -> [CallCandidate] {
    if name == "Self" { return initializerCandidates(of: typeOfSelf(at: callee)) }
    if name.hasPrefix("$") || name == "self" {
      return valueCandidates(of: infer(callee, expected: nil), decl: nil)
    }
    let found = candidates(named: name, at: callee)
    if let type = found.first(where: { program.isTypeDecl($0.decl) }) {
      refer(callee, to: .declaration(type.decl))
      note(self.type(of: type), for: callee)
    } else if found.count == 1, program.kind(of: found[0].decl).isValue {
      refer(callee, to: .declaration(found[0].decl))
      note(self.type(of: found[0]), for: callee)
    }
    return found.flatMap(callCandidates)
  }

  private func memberCandidates(
    _ callee: SyntaxCursor, expected: SwiftType?
  ) -> (candidates: [CallCandidate], name: SyntaxCursor?, isChained: Bool) {
    guard let view = MemberAccessView(callee), let name = view.name, let nameNode = callee.lastChild
    else { return ([], nil, false) }
    guard let base = view.base else {
      return (implicitCallCandidates(name, expected: expected), nameNode, false)
    }
    if moduleMember(base, name, nameNode) != nil {
      let module = base.referenceName ?? ""
      let decls = program.globals(named: name, inModule: module)
      return (
        decls.flatMap {
          callCandidates(
            for: MemberCandidate(decl: $0, substitution: Substitution(), depth: 0))
        }, nameNode, false
      )
    }
    let (type, isChained) = inferLink(base, expected: expectedRoot(of: base, expected))
    return (memberCandidates(named: name, of: resolved(type), nameNode), nameNode, isChained)
  }

  /// What a place wants of a chain, its implicit member at the start belongs to: `.black.opacity(0.5)`.
  func expectedRoot(of base: SyntaxCursor, _ expected: SwiftType?) -> SwiftType? {
    base.implicitRoot == nil ? nil : expected
  }

  private func memberCandidates(
    named name: String, of base: SwiftType, _ nameNode: SyntaxCursor
  ) -> [CallCandidate] {
    if name == "self" { return valueCandidates(of: base, decl: nil) }
    guard case .metatype(let type) = base else {
      if name == "init" { return initializerCandidates(of: base) }
      let members = program.members(named: name, of: base, isStatic: false, from: file)
      refer(nameNode, toValueAmong: members)
      return members.flatMap(callCandidates)
    }
    if name == "init" { return initializerCandidates(of: type) }
    let members = program.members(named: name, of: type, isStatic: true, from: file)
    if let nested = members.first(where: { program.isTypeDecl($0.decl) }) {
      refer(nameNode, to: .declaration(nested.decl))
      return initializerCandidates(
        of: program.nestedType(named: name, in: type, arguments: []))
    }
    refer(nameNode, toValueAmong: members)
    return members.flatMap(callCandidates)
  }

  /// A value that is called is known by its name, whether or not its type can be called.
  private func refer(_ nameNode: SyntaxCursor, toValueAmong members: [MemberCandidate]) {
    guard members.count == 1, program.kind(of: members[0].decl).isValue else { return }
    refer(nameNode, to: .declaration(members[0].decl))
  }

  private func implicitCallCandidates(
    _ name: String, expected: SwiftType?
  ) -> [CallCandidate] {
    if name == "init" {
      guard let expected else { return [] }
      let type = resolved(expected)
      return initializerCandidates(of: isOptional(type) ? unwrapped(type) : type)
    }
    return implicitCandidates(named: name, expected: expected)?.candidates
      .flatMap(callCandidates) ?? []
  }

  func solveSubscript(_ node: SyntaxCursor) -> (SwiftType, Bool) {
    let arguments = node.children.dropFirst().filter { $0.kind == .labeledExpr }.compactMap {
      argument in
      argument.argumentValue.map {
        CallArgument(label: argument.argumentLabel, isTrailing: false, node: $0)
      }
    }
    guard let base = node.firstExpression else { return (.unknown, false) }
    let (type, isChained) = inferLink(base, expected: nil)
    let members = program.members(
      named: "subscript", of: resolved(type), isStatic: type.isMetatype)
    let candidates = members.flatMap(callCandidates)
    guard let chosen = solve(candidates, with: arguments, expected: nil) else {
      for argument in arguments { infer(argument.node, expected: nil) }
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
  func solveWrapper(
    _ attribute: SyntaxCursor, of nominal: DeclID, as type: SwiftType
  ) -> SwiftType {
    let arguments = attribute.children.filter { $0.kind == .labeledExpr }.compactMap { argument in
      argument.argumentValue.map {
        CallArgument(label: argument.argumentLabel, isTrailing: false, node: $0)
      }
    }
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
