import Syntax

/// A place that uses a member of a type by its name.
public struct MemberReference: Sendable {
  /// How the member is reached.
  public enum Base: Sendable {
    /// `name` or `self.name`
    case itself
    /// `name` in a closure that captures it with `[name]`.
    case captured
    /// `parent.name`, where `parent` is declared to be of the type.
    case instance
    /// The `name` of a `[name]`.
    case capture
    /// `\Self.name`
    case keyPath
    /// `_name`, the property wrapper.
    case wrapper
    /// `name`, which a declaration in a branch of an `#if` may hide.
    case uncertain
  }

  public let base: Base
  /// `name` with its base: `self.name`, `parent.name`.
  public let expression: SyntaxCursor
  /// The token of the name.
  public let nameToken: TokenID
}

extension IndexedFile {
  /// The uses of a member of a type in this file, in source order.
  ///
  /// - Parameter declarations: the declarations of the type and its extensions in all files; at least one.
  public func references(to name: String, of declarations: [TypeDecl]) -> [MemberReference] {
    let search = MemberSearch(name: name, declarations: declarations, file: self)
    let plain = uses(of: name).compactMap(search.reference)
    let captures =
      declarations.contains { $0.cursor.tree === tree }
      ? tree.nodes(ofKind: .closureCapture).compactMap(search.capture) : []
    let wrappers = uses(of: "_" + name).compactMap(search.wrapperReference)
    return (plain + captures + wrappers).sorted { $0.nameToken < $1.nameToken }
  }
}

/// The search for the uses of one member in one file.
private struct MemberSearch {
  let name: String
  let declarations: [TypeDecl]
  let file: IndexedFile

  private var ancestry: Ancestry { file.ancestry }

  func reference(_ use: SyntaxCursor) -> MemberReference? {
    guard use.kind == .declReferenceExpr, let token = use.lastToken,
      let parent = ancestry.parent(of: use)
    else { return nil }
    switch parent.kind {
    case .memberAccessExpr where MemberAccessView(parent)?.nameToken == token:
      return memberReference(parent, token)
    case .keyPathPropertyComponent:
      return keyPathReference(parent, token)
    default:
      return meansMember(use).map {
        MemberReference(base: $0, expression: use, nameToken: token)
      }
    }
  }

  /// `[name]`, which declares another `name` for the closure.
  func capture(_ capture: SyntaxCursor) -> MemberReference? {
    guard capture.child(.initializerClause) == nil,
      let token = capture.ownTokens.last(where: { file.tree.tokens[$0.index].kind.isName }),
      file.tree.name(of: token) == name, let closure = closure(of: capture),
      meansMember(closure) != nil
    else { return nil }
    return MemberReference(base: .capture, expression: capture, nameToken: token)
  }

  func wrapperReference(_ use: SyntaxCursor) -> MemberReference? {
    guard use.kind == .declReferenceExpr, let token = use.lastToken, isInType(use),
      ancestry.localDeclaration(of: "_" + name, at: use) == nil
    else { return nil }
    return MemberReference(base: .wrapper, expression: use, nameToken: token)
  }

  // MARK: Plain names

  /// Whether the plain name means the member at a place, and how.
  private func meansMember(_ place: SyntaxCursor) -> MemberReference.Base? {
    guard isInType(place), !isStatic(place) else { return nil }
    guard let local = ancestry.localDeclaration(of: name, at: place) else { return .itself }
    if isConditional(local, around: place) { return .uncertain }
    guard local.kind == .closureCapture, local.child(.initializerClause) == nil,
      let closure = closure(of: local)
    else { return nil }
    return meansMember(closure) == nil ? nil : .captured
  }

  /// Whether a declaration is in a branch of an `#if` that does not contain a place.
  private func isConditional(_ local: SyntaxCursor, around place: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: local).prefix { !$0.range.contains(place.range) }
      .contains { $0.kind == .ifConfigClause }
  }

  private func closure(of capture: SyntaxCursor) -> SyntaxCursor? {
    ancestry.ancestors(of: capture).first { $0.kind == .closureExpr }
  }

  /// Whether a place is in one of the declarations, but not in a nested type.
  private func isInType(_ place: SyntaxCursor) -> Bool {
    guard let type = TypeDecl.enclosing(place, ancestry: ancestry) else { return false }
    return declarations.contains { $0.cursor.tree === file.tree && $0.cursor.id == type.cursor.id }
  }

  /// Whether a place is in a static member, which has no `self`.
  private func isStatic(_ place: SyntaxCursor) -> Bool {
    for ancestor in ancestry.ancestors(of: place) {
      if TypeDecl(ancestor) != nil { return false }
      if ancestor.hasModifier(.static) || ancestor.hasModifier(.class) { return true }
    }
    return false
  }

  // MARK: Members of a base

  private func memberReference(_ member: SyntaxCursor, _ token: TokenID) -> MemberReference? {
    guard let base = MemberAccessView(member)?.base?.unwrapped else { return nil }
    if base.isSelf {
      guard isInType(member), !isStatic(member) else { return nil }
      return MemberReference(base: .itself, expression: member, nameToken: token)
    }
    guard let holder = MemberAccessView(base)?.name ?? base.declaredName,
      mayBeInstance(holder, at: member)
    else { return nil }
    return MemberReference(base: .instance, expression: member, nameToken: token)
  }

  /// Whether the declaration of a name that is closest to a place has the type.
  private func mayBeInstance(_ holder: String, at place: SyntaxCursor) -> Bool {
    let scopes = ancestry.ancestors(of: place).filter { TypeDecl($0) != nil } + [file.tree.root]
    for scope in scopes {
      let types = scope.declaredTypeNames(of: holder)
      if !types.isEmpty { return types.contains(typeName) }
    }
    return false
  }

  private var typeName: String { declarations.first?.name ?? "" }

  private func keyPathReference(_ component: SyntaxCursor, _ token: TokenID) -> MemberReference? {
    guard let path = ancestry.ancestors(of: component).first(where: { $0.kind == .keyPathExpr }),
      let root = path.children.first(where: { _ in true }), root.kind.isNamedType,
      root.lastTypeName == typeName || root.lastTypeName == "Self" && isInType(path)
    else { return nil }
    return MemberReference(base: .keyPath, expression: path, nameToken: token)
  }
}

// MARK: Declared types of names

extension SyntaxCursor {
  /// The last components of the types with which a node declares variables and parameters of a name.
  fileprivate func declaredTypeNames(of name: String) -> [String?] {
    descendants.compactMap { node in
      switch node.kind {
      case .patternBinding:
        guard node.child(.identifierPattern)?.firstToken.map(tree.name(of:)) == name else {
          return nil
        }
        return .some(node.boundTypeName)
      case .functionParameter:
        guard let parameter = FunctionDeclView.Parameter(node), parameter.name == name else {
          return nil
        }
        return .some(parameter.type?.lastTypeName)
      default:
        return nil
      }
    }
  }

  /// `T` of `name: T` and of `name = T(…)`.
  private var boundTypeName: String? {
    if let type = child(.typeAnnotation)?.children.first(where: { _ in true }) {
      return type.lastTypeName
    }
    guard let value = child(.initializerClause)?.children.first(where: { _ in true }),
      let callee = FunctionCallView(value)?.callee
    else { return nil }
    return MemberAccessView(callee)?.name ?? callee.declaredName
  }

  /// `Inner` for `Outer.Inner<Int>?`.
  fileprivate var lastTypeName: String? {
    if kind.isNamedType {
      return ownTokens.last { tree.tokens[$0.index].kind.isName }.map(tree.name(of:))
    }
    return children.lazy.compactMap(\.lastTypeName).first
  }
}

extension SyntaxKind {
  fileprivate var isNamedType: Bool { self == .identifierType || self == .memberType }
}

extension TokenKind {
  /// Whether the token is a name, or a keyword in its place, such as `Self`.
  fileprivate var isName: Bool { isIdentifierLike || self == .capitalSelfKeyword }
}
