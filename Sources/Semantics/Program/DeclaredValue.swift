import Syntax

/// The types of expressions that declarations tell alone, without the code around them.
extension Program {
  /// The type of `name`, `self.name`, `name.other` or `name.other()`, possibly unwrapped, if each name is
  /// declared once, and with its type; that of `Name()` and `Name`. Nil for all others.
  func declaredType(of expression: SyntaxCursor, in file: Int32) -> SwiftType? {
    let type = uncheckedType(of: expression, in: file)
    return type?.isComplete == true ? type : nil
  }

  private func uncheckedType(of node: SyntaxCursor, in file: Int32) -> SwiftType? {
    switch node.kind {
    case .declReferenceExpr:
      guard let name = node.referenceName else { return nil }
      return name == "self" ? typeOfPlainSelf(at: node, in: file) : valueType(name, at: node, file)
    case .memberAccessExpr:
      guard let member = MemberAccessView(node), let base = member.base, let name = member.name,
        let type = uncheckedType(of: base, in: file)
      else { return nil }
      let members = members(ofDeclared: type, named: name, from: file)
      return members.count == 1 ? valueType(of: members[0]) : nil
    case .functionCallExpr:
      guard let callee = FunctionCallView(node)?.callee,
        let type = uncheckedType(of: callee, in: file)
      else { return nil }
      switch type {
      case .metatype(let made), .function(_, let made, _): return made
      default: return nil
      }
    case .optionalChainingExpr, .forceUnwrapExpr:
      return node.firstExpression.flatMap { uncheckedType(of: $0, in: file) }.flatMap(unwrapped)
    default: return nil
    }
  }

  /// The type of a variable that a plain name means.
  private func valueType(_ name: String, at place: SyntaxCursor, _ file: Int32) -> SwiftType? {
    switch lookUp(name, at: place, in: file) {
    case .local(let decl): isTyped(decl) ? declaredType(of: decl) : nil
    case .members(let members, _, let isStatic):
      members.count == 1 && !isStatic ? valueType(of: members[0]) : nil
    case .global(let decls):
      decls.count == 1 && [.structDecl, .classDecl, .enumDecl].contains(kind(of: decls[0]))
        ? declaredType(of: decls[0]) : nil
    case .nothing: nil
    }
  }

  /// The members of a value, or the static members of a type.
  func members(
    ofDeclared type: SwiftType, named name: String, from file: Int32
  ) -> [MemberCandidate] {
    guard case .metatype(let own) = type else {
      return members(named: name, of: type, isStatic: false, from: file)
    }
    return members(named: name, of: own, isStatic: true, from: file)
  }

  private func valueType(of member: MemberCandidate) -> SwiftType? {
    guard isTyped(member.decl) else { return nil }
    return apply(member.substitution, to: declaredType(of: member.decl))
  }

  /// Whether a declaration is a variable or parameter whose type is written.
  private func isTyped(_ decl: DeclID) -> Bool {
    guard decl.facet == .declared else { return false }
    let cursor = cursor(of: decl)
    switch cursor.kind {
    case .functionParameter, .functionDecl: return true
    case .identifierPattern:
      return ancestry(of: decl).parent(of: cursor)?.child(.typeAnnotation) != nil
    default: return false
    }
  }

  /// What an optional value holds.
  private func unwrapped(_ type: SwiftType) -> SwiftType? {
    guard case .nominal(_, let arguments) = type, type == optional(arguments.first ?? .unknown)
    else { return nil }
    return arguments.first
  }
}
