import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// A branch of a view's body in which a link stands. If the condition changes while the link's destination is
/// shown, the link is gone, and its state dismisses nothing any more.
struct LinkBranch {
  /// The condition, or the value that a `switch` chooses by.
  let condition: SyntaxCursor

  /// - Returns: nil where the link is in no branch, or where only the view itself changes the condition.
  init?(around link: SyntaxCursor, _ ancestry: Ancestry, _ program: Program) {
    var found: SyntaxCursor?
    for ancestor in ancestry.ancestors(of: link) {
      if ancestor.kind == .memberBlock { break }
      guard ancestor.kind == .ifExpr || ancestor.kind == .switchExpr,
        let condition = ancestor.children.first(where: { _ in true }), !condition.contains(link),
        program.mayChangeElsewhere(condition)
      else { continue }
      found = condition
    }
    guard let found else { return nil }
    condition = found
  }
}

extension Program {
  /// Whether an expression reads anything but constants and states of the view.
  fileprivate func mayChangeElsewhere(_ expression: SyntaxCursor) -> Bool {
    ([expression] + Array(expression.descendants)).contains { node in
      guard node.kind == .declReferenceExpr, let name = node.declaredName,
        !isMemberName(node)
      else { return false }
      let decls = meaning(of: name, at: node).decls
      return decls.isEmpty || !decls.allSatisfy { isOwn($0) }
    }
  }

  private func isMemberName(_ node: SyntaxCursor) -> Bool {
    guard let member = Ancestry(of: node.tree).parent(of: node).flatMap(MemberAccessView.init)
    else { return false }
    return member.nameNode?.id == node.id && member.base?.isSelf != true
  }

  /// Whether a declaration is a constant, a parameter, a type of SwiftUI or UIKit, or a state that the view
  /// itself keeps.
  private func isOwn(_ decl: DeclID) -> Bool {
    if knownModule(of: decl) != nil { return true }
    guard let binding = binding(of: decl) else {
      return cursor(of: decl).kind == .functionParameter
    }
    guard let variable = Ancestry(of: binding.tree).parent(of: binding) else { return false }
    return variable.token(.let) != nil
      || variable.children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@State" }
  }
}
