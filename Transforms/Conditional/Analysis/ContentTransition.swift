import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Transitions in the content that a modifier shows only while a condition holds: `overlay { if c { Toast() } }`.
///
/// They run when the content appears. Until now the whole view was replaced, and they did not.
extension ConditionalCall {
  func transitionCaveat(
    of modifiers: [ConditionalModifier], in context: TransformContext
  ) -> String? {
    let builders = modifiers.filter { BuilderForm.names.contains($0.name) }
    let found = context.program.ask { program in
      builders.first { modifier in
        modifier.call.arguments.contains { argument in
          var search = TransitionSearch(program)
          return search.finds(in: argument.value)
        }
      }
    }
    return found.map {
      "after the change, a `transition` in the content of `\($0.name)` runs when the condition changes"
    }
  }
}

private struct TransitionSearch {
  private let program: Program
  private var seen: Set<DeclID> = []

  private static let names: Set<String> = [
    "matchedGeometryEffect", "matchedTransitionSource", "navigationTransition", "transition",
  ]

  init(_ program: Program) { self.program = program }

  /// Whether code, or the views and functions of the repository that it names, apply a transition.
  mutating func finds(in code: SyntaxCursor) -> Bool {
    let nodes = [code] + Array(code.descendants)
    if nodes.contains(where: { $0.kind == .declReferenceExpr && isTransition($0) }) { return true }
    for name in nodes where name.kind == .declReferenceExpr {
      for decl in program.reference(of: name).decls + program.typeDecls(calledBy: name)
      where program.knownModule(of: decl) == nil && finds(behind: decl) {
        return true
      }
    }
    return false
  }

  private func isTransition(_ name: SyntaxCursor) -> Bool {
    name.declaredName.map(Self.names.contains) == true
      && program.reference(of: name).decls.allSatisfy { program.knownModule(of: $0) != nil }
  }

  private mutating func finds(behind decl: DeclID) -> Bool {
    guard seen.count < 200, seen.insert(decl).inserted else { return false }
    if program.isTypeDecl(decl) {
      guard program.isShown(decl) else { return false }
      let members = program.shownMembers(of: decl)
      return members.contains { finds(in: $0) }
    }
    return program.statements(of: decl).contains { finds(in: $0) }
  }
}
