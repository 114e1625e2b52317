import SymbolIndex
import Syntax

/// What a plain name means at a place, whether or not it is written there.
public enum NameMeaning: Hashable, Sendable {
  /// A variable, parameter or function of the code around the place.
  case local(DeclID)
  /// Members of a type around the place; `isStatic` where there is no value of the type.
  case members([DeclID], isStatic: Bool)
  /// Declarations at the top level of a module.
  case global([DeclID])
  case nothing

  /// The declarations that may be meant, before types tell overloads apart.
  public var decls: [DeclID] {
    switch self {
    case .local(let decl): [decl]
    case .members(let decls, _), .global(let decls): decls
    case .nothing: []
    }
  }
}

/// How code names a declaration.
public enum Access: Hashable, Sendable {
  case byName
  /// `self.name`
  case throughSelf
}

extension Program {
  /// What a plain name means at a place: `name`, `$name`, `_name`, `$0`, `self`.
  public func meaning(of name: String, at place: SyntaxCursor) -> NameMeaning {
    guard let file = number(ofFileWith: place) else { return .nothing }
    if name.isAnonymous { return anonymousParameter(at: place, in: file) }
    switch lookUp(name, at: place, in: file) {
    case .local(let decl):
      return .local(decl.facet == .selfValue ? selfDecl(decl, at: place) : decl)
    case .members(let members, _, let isStatic):
      return .members(members.map(\.decl), isStatic: isStatic)
    case .global(let decls): return .global(decls)
    case .nothing: return .nothing
    }
  }

  /// What `self` is, whichever declaration of its type is around the place: a value, or the type itself.
  private func selfDecl(_ home: DeclID, at place: SyntaxCursor) -> DeclID {
    guard let decl = decl(of: selfType(in: home.declared)) else { return home }
    return isInStaticMember(place, in: home.file) ? decl : decl.facet(.selfValue)
  }

  /// `$0` belongs to the innermost closure that names no parameters.
  private func anonymousParameter(at place: SyntaxCursor, in file: Int32) -> NameMeaning {
    let closure = ancestry(in: file).ancestors(of: place).first {
      $0.kind == .closureExpr && ClosureView($0)?.parameterNames == nil
    }
    return closure.map { .local(id($0, in: file).facet(.implicitValue)) } ?? .nothing
  }

  /// How code at a place can name a declaration; nil where it cannot.
  public func access(to decl: DeclID, at place: SyntaxCursor) -> Access? {
    guard let file = number(ofFileWith: place) else { return nil }
    let name = spelledName(of: decl)
    switch meaning(of: name, at: place) {
    case .local(decl): return .byName
    case .members(let members, let isStatic)
    where members.contains(decl) && (!isStatic || self.isStatic(decl)):
      return .byName
    case .global(let decls) where decls.contains(decl): return .byName
    default: break
    }
    guard let type = typeOfPlainSelf(at: place, in: file) else { return nil }
    let members = members(named: name, of: type, isStatic: false, from: file)
    return members.contains { $0.decl == decl } ? .throughSelf : nil
  }

  /// `$name` for a projected value, `_name` for a wrapper.
  private func spelledName(of decl: DeclID) -> String {
    switch decl.facet {
    case .projection: "$" + name(of: decl)
    case .storage: "_" + name(of: decl)
    default: name(of: decl)
    }
  }
}

// MARK: New names

extension Program {
  /// Whether a type can get a member of a name: it has none, not even from a protocol, and no code in it
  /// means something else by the name alone.
  ///
  /// - Parameter type: the declaration of the type, or an extension of it.
  public func canDeclareMember(_ name: String, in type: SyntaxCursor) -> Bool {
    guard let home = self.decl(at: type) else { return true }
    let type = selfType(in: home)
    guard members(named: name, of: type, isStatic: nil).isEmpty else { return false }
    let decl = self.decl(of: type) ?? home
    return ([decl] + extensions(of: decl)).allSatisfy { home in
      plainUses(of: name, within: cursor(of: home), home.file).allSatisfy {
        isDeclared(name, at: $0, within: home)
      }
    }
  }

  /// Whether the code around a place declares a name, so that a member of the name is hidden there.
  public func isHidden(_ name: String, at place: SyntaxCursor) -> Bool {
    if case .local = meaning(of: name, at: place) { true } else { false }
  }

  /// Whether the beginning of a body can declare a variable of a name: nothing in the body means something
  /// else by the name alone, or declares the name again.
  public func canDeclareVariable(_ name: String, in body: SyntaxCursor) -> Bool {
    guard let file = number(ofFileWith: body) else { return true }
    return plainUses(of: name, within: body, file).isEmpty
      && !body.descendants.contains { $0.declares(name) }
  }

  /// The places within a node that use a name without a base.
  private func plainUses(
    of name: String, within node: SyntaxCursor, _ file: Int32
  ) -> [SyntaxCursor] {
    let indexed = self.file(file).indexed
    return [name, "$" + name, "_" + name].flatMap(indexed.uses).filter { use in
      guard use.kind == .declReferenceExpr, node.range.contains(use.range),
        let parent = indexed.ancestry.parent(of: use), parent.kind != .keyPathPropertyComponent
      else { return false }
      return MemberAccessView(parent)?.nameToken != use.lastToken
    }
  }

  /// Whether a name means something at a place that the type around the place declares inside.
  private func isDeclared(_ name: String, at place: SyntaxCursor, within home: DeclID) -> Bool {
    switch lookUp(name, at: place, in: home.file) {
    case .local: return true
    case .members(_, let base, _):
      guard let owner = decl(of: base), owner.file == home.file, owner.node != home.node else {
        return false
      }
      return cursor(of: home).range.contains(cursor(of: owner).range)
    case .global, .nothing: return false
    }
  }
}

extension SyntaxCursor {
  /// Whether a node itself declares a name for the code around it or within it.
  fileprivate func declares(_ name: String) -> Bool {
    switch kind {
    case .identifierPattern: return patternName == name
    case .functionParameter, .closureParameter, .closureShorthandParameter, .closureCapture,
      .accessorParameters:
      return innerName == name || innerName == "$" + name
    case .functionDecl, .actorDecl, .classDecl, .enumDecl, .structDecl:
      return declaredNames.contains { $0.name == name }
    default: return false
    }
  }
}

extension String {
  /// `$0`
  fileprivate var isAnonymous: Bool {
    hasPrefix("$") && 1 < count && dropFirst().allSatisfy(\.isNumber)
  }
}
