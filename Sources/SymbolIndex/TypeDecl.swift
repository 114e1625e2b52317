import SourceText
import Syntax

/// `struct Name<T>: Protocol { members }`, and likewise a class, enumeration, actor, protocol or
/// extension.
public struct TypeDecl: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard Self.declares(cursor.kind) else { return nil }
    self.cursor = cursor
  }

  /// All types and extensions of a tree, in source order.
  public static func all(in tree: SyntaxTree) -> [TypeDecl] {
    tree.nodeKinds.indices.compactMap { index in
      declares(tree.nodeKinds[index])
        ? TypeDecl(SyntaxCursor(tree: tree, id: NodeID(index))) : nil
    }
  }

  /// The innermost type declaration around a node.
  public static func enclosing(_ cursor: SyntaxCursor, ancestry: Ancestry) -> TypeDecl? {
    ancestry.ancestors(of: cursor).lazy.compactMap(TypeDecl.init).first
  }

  public var isExtension: Bool { cursor.kind == .extensionDecl }

  /// The name of the type; for an extension, the last component of the extended type's name.
  public var name: String { nameToken.map(cursor.tree.name(of:)) ?? "" }

  /// Whether it declares or extends a type of a name.
  public func isNamed(_ name: String) -> Bool {
    nameToken.map { cursor.tree.isName(name, $0) } ?? name.isEmpty
  }

  private var nameToken: TokenID? {
    let tree = cursor.tree
    guard isExtension else {
      return cursor.ownTokens.first {
        tree.tokens[$0.index].kind.isIdentifierLike && !isActorKeyword($0)
      }
    }
    let type = cursor.children.first { $0.kind == .identifierType || $0.kind == .memberType }
    return type?.ownTokens.last { tree.tokens[$0.index].kind.isIdentifierLike }
  }

  /// The name with the names of the enclosing types: `Outer.Inner`.
  public func qualifiedName(ancestry: Ancestry) -> String {
    var components = writtenName
    for outer in ancestry.ancestors(of: cursor).lazy.compactMap(TypeDecl.init) {
      components = outer.writtenName + components
    }
    return components.joined(separator: ".")
  }

  /// The inherited types and protocols as written, without attributes and generic arguments.
  public var inheritedNames: [String] {
    cursor.inheritedNames.map { name in
      let plain = name.split(separator: " ").last.map(String.init) ?? name
      return String(plain.prefix { $0 != "<" })
    }
  }

  public var isGeneric: Bool { cursor.child(.genericParameterClause) != nil }

  /// The member declarations, including those in all branches of `#if`.
  public var members: [SyntaxCursor] { cursor.members }

  /// The member that declares a name.
  public func member(named name: String) -> SyntaxCursor? {
    members.first { member in
      if let function = FunctionDeclView(member) { return function.name == name }
      return member.children.contains {
        $0.kind == .patternBinding && $0.child(.identifierPattern)?.text == name
      }
    }
  }

  /// The components of the name as written.
  var writtenName: [String] {
    guard isExtension else { return nameToken.map { [cursor.tree.name(of: $0)] } ?? [] }
    guard
      let type = cursor.children.first(where: {
        $0.kind == .identifierType || $0.kind == .memberType
      })
    else { return [] }
    return Self.components(of: type)
  }

  private func isActorKeyword(_ token: TokenID) -> Bool {
    cursor.kind == .actorDecl && cursor.tree.tokens[token.index].kind == .actor
  }

  /// `["Outer", "Inner"]` for `Outer<Int>.Inner`.
  private static func components(of type: SyntaxCursor) -> [String] {
    let outer = type.children.first { $0.kind == .identifierType || $0.kind == .memberType }
    let name = type.ownTokens.last { type.tree.tokens[$0.index].kind.isIdentifierLike }
    return (outer.map(components) ?? []) + (name.map { [type.tree.name(of: $0)] } ?? [])
  }

  private static func declares(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl: true
    default: false
    }
  }
}
