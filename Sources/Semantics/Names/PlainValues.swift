import SymbolIndex
import Syntax

/// What a chain of names refers to, as far as declarations alone tell. The code around it need not be solved,
/// which takes much longer.
extension Program {
  /// A variable that an expression names, with the type that it has there.
  struct PlainValue {
    /// Nil for `self`.
    let decl: DeclID?
    let type: SwiftType
  }

  /// The type of a chain of names and calls, where declarations alone tell it completely.
  func plainType(of expression: SyntaxCursor, in file: Int32) -> SwiftType? {
    let key = id(expression, in: file)
    if let known = plainTypes[key] { return known }
    let start = edits.start()
    let type = makePlainType(of: expression, in: file).flatMap { $0.isComplete ? $0 : nil }
    plainTypes.keep(type, for: key, since: start)
    return type
  }

  private func makePlainType(of expression: SyntaxCursor, in file: Int32) -> SwiftType? {
    switch expression.kind {
    case .optionalChainingExpr, .forceUnwrapExpr:
      guard let inner = expression.firstExpression else { return nil }
      if inner.isSelf { return plainType(of: inner, in: file) }
      guard case .nominal(let decl, let arguments) = plainType(of: inner, in: file),
        arguments.count == 1, decl == globals(named: "Optional", inModule: "Swift").first
      else { return nil }
      return arguments[0]
    case .functionCallExpr: return typeDecl(calledBy: expression).flatMap(typeWithoutArguments)
    default: return plainValue(of: expression, in: file)?.type
    }
  }

  /// The type that a declaration declares; nil for a generic one.
  private func typeWithoutArguments(_ decl: DeclID) -> SwiftType? {
    genericParameters(of: decl).isEmpty ? selfType(in: decl) : nil
  }

  /// The value of `name`, `self.name` or `name.member`; nil where only the code around it tells.
  func plainValue(of expression: SyntaxCursor, in file: Int32) -> PlainValue? {
    switch expression.kind {
    case .declReferenceExpr: return plainValue(ofName: expression, in: file)
    case .memberAccessExpr:
      guard let member = MemberAccessView(expression), let name = member.name,
        let base = member.base,
        let type = plainType(of: base, in: file)
      else { return nil }
      return plainMember(named: name, of: type, at: expression, in: file)
    default: return nil
    }
  }

  /// The only variable of a name that values of a type have at a place.
  func plainMember(
    named name: String, of type: SwiftType, at place: SyntaxCursor, in file: Int32
  ) -> PlainValue? {
    let members = members(named: name, of: type, isStatic: false, from: file)
    return onlyValue(
      among: withoutOtherBranches(members, seenFrom: place, in: file) { $0.decl })
  }

  private func plainValue(ofName use: SyntaxCursor, in file: Int32) -> PlainValue? {
    guard let name = use.referenceName, Int(name.dropFirst()) == nil else { return nil }
    if name == "self" {
      return typeOfPlainSelf(at: use, in: file).map { PlainValue(decl: nil, type: $0) }
    }
    switch lookUp(name, at: use, in: file) {
    case .local(let decl):
      guard decl.facet == .declared, isTyped(decl) else { return nil }
      return PlainValue(decl: decl, type: declaredType(of: decl))
    case .members(let members, _, let isStatic):
      return onlyValue(among: members.filter { self.isStatic($0.decl) == isStatic })
    case .global(let globals):
      guard globals.count == 1, kind(of: globals[0]).isValue else { return nil }
      return PlainValue(decl: globals[0], type: declaredType(of: globals[0]))
    case .nothing: return nil
    }
  }

  private func onlyValue(among members: [MemberCandidate]) -> PlainValue? {
    let found = unhidden(members)
    guard let member = found.first, found.count == 1, kind(of: member.decl).isValue else {
      return nil
    }
    return PlainValue(
      decl: member.decl, type: apply(member.substitution, to: declaredType(of: member.decl)))
  }

  /// Whether the type of a local variable or parameter is written.
  private func isTyped(_ decl: DeclID) -> Bool {
    switch kind(of: decl) {
    case .functionParameter: true
    case .identifierPattern: binding(of: decl)?.child(.typeAnnotation) != nil
    default: false
    }
  }

  /// Whether an expression is the name of a type.
  func namesType(_ expression: SyntaxCursor, in file: Int32) -> Bool {
    guard expression.kind == .declReferenceExpr, let name = expression.referenceName else {
      return false
    }
    switch lookUp(name, at: expression, in: file) {
    case .global(let globals): return globals.allSatisfy(isTypeDecl)
    case .members(let members, _, _): return members.allSatisfy { isTypeDecl($0.decl) }
    case .local, .nothing: return false
    }
  }

  /// The type that a call makes an instance of, by its name alone: `Text` for `Text("a")`.
  public func typeDecl(calledBy call: SyntaxCursor) -> DeclID? {
    let decls = typeDecls(calledBy: call)
    return decls.count == 1 ? decls[0] : nil
  }

  /// The same, with several types where the branches of an `#if` declare them.
  public func typeDecls(calledBy call: SyntaxCursor) -> [DeclID] {
    guard let callee = FunctionCallView(call)?.callee, callee.kind == .declReferenceExpr,
      let name = callee.referenceName, let file = number(ofFileWith: call)
    else { return [] }
    let decls: [DeclID]
    switch lookUp(name, at: callee, in: file) {
    case .global(let globals): decls = globals
    case .members(let members, _, _): decls = members.map(\.decl)
    case .local, .nothing: decls = []
    }
    guard decls.allSatisfy({ isTypeDecl($0) && !isAlias($0) }),
      decls.count < 2 || excludeEachOther(decls)
    else { return [] }
    return decls
  }

  /// The members of a name that values of a type have, or that its protocols give them.
  public func members(named name: String, ofType decl: DeclID, from file: Int32) -> [DeclID] {
    members(named: name, of: selfType(in: decl), isStatic: false, from: file).map(\.decl)
  }

  /// Whether the values of a declared type are views; nil where that cannot be told.
  public func isView(_ decl: DeclID) -> Bool? {
    conforms(selfType(in: decl), to: "View", of: "SwiftUI")
  }
}
