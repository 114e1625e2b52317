import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The places that use a function, property or type of the repository.
struct DeclarationUses {
  /// A name that refers to the declaration, or may do so.
  struct Use {
    let name: SyntaxCursor
    let ancestry: Ancestry

    /// The call of the declaration; nil if it is not called there.
    var call: SyntaxCursor? {
      ancestry.ancestors(of: name).prefix { $0.kind != .closureExpr }.first {
        FunctionCallView($0)?.nameNode?.id == name.id
      }
    }
  }

  private let context: TransformContext

  init(in context: TransformContext) { self.context = context }

  /// The places outside of a declaration that have its name, and may refer to it for all that their forms
  /// tell.
  func possibleUses(of decl: SyntaxCursor) -> [Use] {
    paths(mentioning: decl).lazy.compactMap(context.file).flatMap { possibleUses(of: decl, in: $0) }
  }

  /// Those in one file.
  func possibleUses(of decl: SyntaxCursor, in file: IndexedFile) -> [Use] {
    guard let (name, _) = decl.nameAndNode else { return [] }
    return file.uses(of: name).filter { $0.kind == .declReferenceExpr && !decl.encloses($0) }
      .map { Use(name: $0, ancestry: file.ancestry) }
      .filter { use in FunctionDeclView(decl).map { use.mayCall($0) } ?? true }
  }

  /// The places outside of a declaration that have its name, whether or not they call it.
  func possibleMentions(of decl: SyntaxCursor) -> [Use] {
    guard let (name, _) = decl.nameAndNode else { return [] }
    let type = nameOfValueType(around: decl)
    let paths = decl.isPrivate ? [decl.tree.source.path] : paths(mentioning: decl)
    return paths.compactMap(context.file).flatMap { file in
      file.uses(of: name).filter { $0.kind == .declReferenceExpr && !decl.encloses($0) }
        .map { Use(name: $0, ancestry: file.ancestry) }.filter { $0.mayBeOfMember(of: type) }
    }
  }

  /// The places that create an instance of a type without its name.
  func otherCreations(of type: TypeDecl) -> [TypeUses.Construction] {
    guard let file = context.file(at: type.cursor.tree.source.path) else { return [] }
    return context.constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.tree.source.path
    ).filter { creation in
      let call = FunctionCallView(creation.expression)
      return (call?.nameNode ?? creation.expression).declaredName != type.name
    }
  }

  /// Whether a place refers to a declaration, or may: also to a requirement that it may be the witness of.
  func isUse(_ use: Use, of decl: SyntaxCursor) -> Bool {
    guard let (_, node) = decl.nameAndNode else { return false }
    return context.program.ask { program in
      let decls = program.reference(of: use.name).decls
      return decls.isEmpty
        || decls.contains { $0 == program.decl(at: node) || program.isRequirement($0) }
    }
  }

  /// The paths of the files that mention the name of a declaration.
  func paths(mentioning decl: SyntaxCursor) -> [String] {
    decl.nameAndNode.map { context.paths(mentioning: $0.name) } ?? []
  }
}

extension Program {
  /// Whether a protocol of the repository requires something; its extensions only add to it.
  func isRequirement(_ decl: DeclID) -> Bool {
    guard knownModule(of: decl) == nil, let owner = owner(of: decl) else { return false }
    let home = cursor(of: owner)
    return home.kind == .protocolDecl && home.encloses(cursor(of: decl))
  }
}

extension DeclarationUses {
  /// The type that a property is a member of, unless other types inherit the property.
  func nameOfValueType(around decl: SyntaxCursor) -> String? {
    guard decl.kind == .variableDecl else { return nil }
    return context.program.ask { program in
      guard let owner = program.decl(at: decl).flatMap(program.owner),
        [.structDecl, .enumDecl].contains(program.cursor(of: owner).kind)
      else { return nil }
      return TypeDecl(program.cursor(of: owner))?.name
    }
  }
}

extension DeclarationUses.Use {
  /// Whether the name stands alone, or after `self`.
  var isWithoutBase: Bool {
    guard let member = ancestry.parent(of: name).flatMap(MemberAccessView.init),
      member.nameNode?.id == name.id
    else { return true }
    return member.base.map { $0.text == "self" } ?? false
  }

  /// Whether the name may be that of a member of a type: without a base, it stands in the type.
  func mayBeOfMember(of type: String?) -> Bool {
    guard let type, isWithoutBase else { return true }
    return ancestry.ancestors(of: name).contains { TypeDecl($0)?.name == type }
  }

  /// Whether the place calls a function with as many arguments as this one takes.
  fileprivate func mayCall(_ function: FunctionDeclView) -> Bool {
    guard let call = call.flatMap(FunctionCallView.init) else { return false }
    let parameters = function.parameters
    return (parameters.count { !$0.hasDefault }...parameters.count) ~= call.arguments.count
  }
}

extension Ancestry {
  /// The declaration that shows a node wherever it is used itself: a property or function, or the type
  /// whose `body` the node belongs to.
  func shownDeclaration(around node: SyntaxCursor) -> SyntaxCursor? {
    func isMember(_ decl: SyntaxCursor) -> Bool {
      decl.kind == .functionDecl || decl.kind == .variableDecl
    }
    guard let member = ancestors(of: node).filter(isMember).last else { return nil }
    guard member.declaresBody else { return member }
    return ancestors(of: member).first { $0.kind == .structDecl }
  }
}

extension SyntaxCursor {
  /// The name of a function, of the only variable of a declaration, or of a type; and the node that stands
  /// for the declaration.
  fileprivate var nameAndNode: (name: String, node: SyntaxCursor)? {
    if let function = FunctionDeclView(self) { return (function.name, self) }
    guard kind == .variableDecl else {
      return TypeDecl(self).map { ($0.name, self) }
    }
    let bindings = children.filter { $0.kind == .patternBinding }
    guard bindings.count == 1, let pattern = bindings[0].child(.identifierPattern) else {
      return nil
    }
    return (pattern.text, pattern)
  }

  /// Whether another node of the same file lies within this one.
  func encloses(_ other: SyntaxCursor) -> Bool {
    tree.source.path == other.tree.source.path && range.contains(other.range)
  }

  /// Whether the declaration is what a view or view modifier shows.
  fileprivate var declaresBody: Bool {
    if let function = FunctionDeclView(self) { return function.fullName == "body(content:)" }
    return children.contains {
      $0.kind == .patternBinding && $0.child(.identifierPattern)?.text == "body"
    }
  }
}
