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
    let found = Self.condition(around: link, ancestry, program, depth: Self.longestPath)
    guard let found else { return nil }
    condition = found
  }

  /// The number of properties and functions of the view that are followed to where the view uses them.
  private static let longestPath = 3

  private static func condition(
    around place: SyntaxCursor, _ ancestry: Ancestry, _ program: Program, depth: Int
  ) -> SyntaxCursor? {
    var found: SyntaxCursor?
    var member: SyntaxCursor?
    for ancestor in ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .memberBlock:
        guard found == nil, 0 < depth, let member, let name = member.memberName else {
          return found
        }
        let uses = ancestor.descendants.filter {
          $0.kind == .declReferenceExpr && $0.declaredName == name && !member.contains($0)
        }
        return uses.lazy.compactMap { condition(around: $0, ancestry, program, depth: depth - 1) }
          .first { _ in true }
      case .functionDecl, .variableDecl: member = ancestor
      case .ifExpr, .switchExpr:
        guard let condition = ancestor.children.first(where: { _ in true }),
          !condition.contains(place), program.mayChangeElsewhere(condition)
        else { continue }
        found = condition
      default: continue
      }
    }
    return found
  }
}

extension SyntaxCursor {
  /// The name of a property or function.
  var memberName: String? {
    FunctionDeclView(self)?.name ?? child(.patternBinding)?.child(.identifierPattern)?.patternName
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
  /// itself keeps, and changes on its own account.
  private func isOwn(_ decl: DeclID) -> Bool {
    if knownModule(of: decl) != nil { return true }
    guard let binding = binding(of: decl) else {
      return cursor(of: decl).kind == .functionParameter
    }
    guard let variable = Ancestry(of: binding.tree).parent(of: binding) else { return false }
    if variable.token(.let) != nil { return true }
    return variable.children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@State" }
      && !isSetByObserver(variable)
  }

  /// Whether code that observes something else than the view, such as the keyboard, sets a state: also while
  /// another screen is in front.
  private func isSetByObserver(_ state: SyntaxCursor) -> Bool {
    let ancestry = Ancestry(of: state.tree)
    guard let name = state.memberName, let type = TypeDecl.enclosing(state, ancestry: ancestry)
    else { return false }
    return type.cursor.descendants.contains { node in
      guard let target = node.assignedTarget else { return false }
      return [name, "self.\(name)"].contains(target.textWithoutTrivia)
        && ancestry.isInObserver(node)
    }
  }
}

extension Ancestry {
  /// Whether a closure around an expression runs when something outside of the view changes.
  fileprivate func isInObserver(_ expression: SyntaxCursor) -> Bool {
    ancestors(of: expression).contains { node in
      guard let call = FunctionCallView(node), let name = call.member?.name else { return false }
      return ["addObserver", "onReceive", "sink"].contains(name)
        && call.callee?.contains(expression) == false
    }
  }
}
