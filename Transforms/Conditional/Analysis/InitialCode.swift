import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// The code that runs when a value of a type of the repository is created: its initializers, and the first values
/// of its properties.
struct InitialCode {
  private let program: Program
  private let bodies: [SyntaxCursor]
  private let values: [SyntaxCursor]

  init(of type: DeclID, _ program: Program) {
    self.program = program
    guard program.knownModule(of: type) == nil, let decl = TypeDecl(program.cursor(of: type)) else {
      (bodies, values) = ([], [])
      return
    }
    bodies = program.initializers(of: type).compactMap { $0.child(.codeBlock) }
    values = decl.storedProperties.compactMap { $0.binding.child(.initializerClause) }
  }

  /// Whether it does more than set the properties of the value, as far as is known.
  var hasEffects: Bool {
    values.contains { $0.descendants.contains(where: callsFunction) }
      || bodies.contains { body in
        body.children.contains(where: isCall)
          || body.descendants.contains { callsFunction($0) || setsOther($0) }
      }
  }

  /// Whether a statement is a call, which is there for its effect.
  private func isCall(_ statement: SyntaxCursor) -> Bool {
    guard let call = FunctionCallView(statement) else { return false }
    let isDelegation = call.member.map { $0.base?.isSelf == true && $0.name == "init" }
    return isDelegation != true
  }

  /// Whether a node calls a function of the repository, or one that is not in sight.
  private func callsFunction(_ node: SyntaxCursor) -> Bool {
    guard let name = FunctionCallView(node)?.nameNode else { return false }
    let decls = program.reference(of: name).decls
    if decls.isEmpty { return program.typeDecls(calledBy: node).isEmpty }
    return decls.contains { decl in
      program.knownModule(of: decl) == nil && decl.facet == .declared
        && program.cursor(of: decl).kind == .functionDecl
    }
  }

  /// Whether a node assigns something else than a property of the value.
  private func setsOther(_ node: SyntaxCursor) -> Bool {
    guard node.kind == .sequenceExpr else { return false }
    let parts = Array(node.children)
    guard 1 < parts.count, parts[1].isAssignment else { return false }
    guard let member = MemberAccessView(parts[0]) else { return parts[0].declaredName == nil }
    return member.base?.isSelf != true
  }
}
