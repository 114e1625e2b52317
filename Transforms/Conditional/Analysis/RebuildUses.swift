import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The uses of the declaration that shows a view. What is not known of them counts.
extension RebuildSearch {
  /// One on a chain with a use of a declaration.
  func finding(atUsesOf decl: SyntaxCursor, _ depth: Int = Self.depth) -> Finding? {
    let isModifier = context.program.ask {
      $0.conforms(typeAt: decl, to: "ViewModifier", of: "SwiftUI") == true
    }
    guard searched.insert(decl) else { return nil }
    if decl.kind == .structDecl, !isModifier {
      return TypeDecl(decl).flatMap { finding(atConstructionsOf: $0, depth) }
    }
    return uses.possibleUses(of: decl).lazy.compactMap { use -> Finding? in
      guard let link = link(of: use, isModifier: isModifier) else { return nil }
      guard 0 < depth else { return uses.isUse(use, of: decl) ? .container(use.name.text) : nil }
      guard
        let found = finding(beside: link, use.ancestry)
          ?? finding(around: link, use.ancestry, depth - 1),
        uses.isUse(use, of: decl)
      else { return nil }
      return found
    }.first { _ in true } ?? finding(atReferencesTo: decl, depth)
  }

  /// One where a function is passed on rather than called: `ForEach(names, content: row)`.
  private func finding(atReferencesTo decl: SyntaxCursor, _ depth: Int) -> Finding? {
    guard let function = FunctionDeclView(decl), 0 < depth else { return nil }
    return uses.possibleMentions(of: decl).lazy.filter { $0.call == nil }
      .compactMap { use -> Finding? in
        guard let link = link(of: use, isModifier: false),
          let found = finding(around: link, use.ancestry, depth - 1), refers(use, to: function)
        else { return nil }
        return found
      }.first { _ in true }
  }

  private func refers(_ use: DeclarationUses.Use, to function: FunctionDeclView) -> Bool {
    context.program.ask { program in
      program.decl(at: function.cursor).map(program.reference(of: use.name).decls.contains) == true
    }
  }

  /// One on a view of the repository where it is made.
  private func finding(atConstructionsOf type: TypeDecl, _ depth: Int) -> Finding? {
    guard let file = context.file(at: type.cursor.tree.source.path) else { return nil }
    let constructions = context.constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.tree.source.path)
    return constructions.lazy.compactMap { construction -> Finding? in
      let expression = construction.expression
      guard 0 < depth, construction.obstacle == nil, FunctionCallView(expression) != nil,
        let ancestry = context.file(at: expression.tree.source.path)?.ancestry
      else { return .elsewhere(type.name) }
      return finding(beside: expression, ancestry)
        ?? finding(around: expression, ancestry, depth - 1)
    }.first { _ in true }
  }

  /// One where the function or property around a view is used.
  func finding(
    inUsesOf decl: SyntaxCursor, showing node: SyntaxCursor, _ ancestry: Ancestry, _ depth: Int
  ) -> Finding? {
    if ancestry.isLocal(decl) { return finding(atUsesOf: decl, depth) }
    if let shown = ancestry.shownDeclaration(around: node) {
      return finding(atUsesOf: shown, depth)
    }
    // The `body` stands in an extension.
    let owner = context.program.ask { program -> SyntaxCursor? in
      let names = decl.children.compactMap { $0.child(.identifierPattern) }
      return names.first.flatMap(program.decl).flatMap(program.owner).map(program.cursor)
    }
    guard let type = owner.flatMap(TypeDecl.init) else { return nil }
    return type.cursor.kind == .structDecl
      ? finding(atUsesOf: type.cursor, depth) : .elsewhere(type.name)
  }

  /// The view that is put into a collection or handed to a function of the standard library, and shown later.
  func collected(_ place: SyntaxCursor) -> Finding {
    let name = ([place] + Array(place.descendants)).lazy.compactMap { node in
      FunctionCallView(node)?.nameNode?.declaredName ?? node.declaredName
    }.first { !context.model.mayBeConditionalModifier($0) }
    return .elsewhere(name ?? "the view")
  }

  /// What a use of a declaration is on a chain: the call or the name, and for a view modifier
  /// `modifier(Shake())`.
  private func link(of use: DeclarationUses.Use, isModifier: Bool) -> SyntaxCursor? {
    if isModifier {
      return use.ancestry.ancestors(of: use.name).first {
        FunctionCallView($0)?.nameNode?.declaredName == "modifier"
      }
    }
    if let call = use.call { return call }
    let member = use.ancestry.parent(of: use.name)
    return member.flatMap { MemberAccessView($0)?.nameNode?.id == use.name.id ? $0 : nil }
      ?? use.name
  }
}

extension Program {
  /// Whether the standard library declares what a call names, so that the result is no view by itself.
  func collects(_ call: FunctionCallView) -> Bool {
    call.nameNode.map { reference(of: $0).decls.contains { knownModule(of: $0) == "Swift" } }
      == true
  }
}
