import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// Whether a condition has the same value, and the code of its statement the same effect, if the condition is
/// evaluated first.
extension ConditionalCall {
  func isEvaluatedAlike(before statement: SyntaxCursor, _ program: Program) -> Bool {
    guard let receiver else { return false }
    let before = [receiver] + Array(receiver.descendants)
    // An optional that is nil skips the condition.
    if before.contains(where: { Self.skipping.contains($0.kind) }) { return false }
    let effects = EffectSearch(program)
    guard effects.effect(of: receiver) == nil else { return false }
    return condition.expressions.allSatisfy { effects.effect(of: $0) == nil }
      || !before.contains { program.mayChange($0) }
  }

  private static let skipping: Set<SyntaxKind> = [
    .optionalChainingExpr, .tryExpr, .awaitExpr,
  ]
}

extension Program {
  /// Whether code that runs while a view is made may change what an expression reads.
  func readsWhatMayChange(_ expr: SyntaxCursor) -> Bool {
    ([expr] + Array(expr.descendants)).contains { mayChange($0) }
  }

  /// Whether such code may change what a name stands for: anything but constants and the properties of the view
  /// itself, as far as they hold no object.
  fileprivate func mayChange(_ name: SyntaxCursor) -> Bool {
    guard name.kind == .declReferenceExpr else { return false }
    return reference(of: name).decls.contains { decl in
      let pattern = cursor(of: decl)
      guard knownModule(of: decl) == nil, pattern.kind == .identifierPattern else {
        return knownModule(of: decl) == nil && pattern.kind == .functionDecl
          || pattern.kind == .functionParameter && isInOut(pattern)
      }
      return isComputed(decl) || mayHoldObject(type(of: name), depth: 0)
        || canBeSet(decl) && !isPlainProperty(decl)
    }
  }

  /// Whether a variable is a property of a value, which no wrapper stores elsewhere.
  private func isPlainProperty(_ decl: DeclID) -> Bool {
    guard !isShared(decl), let owner = owner(of: decl), cursor(of: owner).kind == .structDecl,
      let binding = binding(of: decl),
      let variable = file(decl.file).indexed.ancestry.parent(of: binding)
    else { return false }
    return !variable.children.contains { $0.kind == .attribute }
  }

  private func isInOut(_ parameter: SyntaxCursor) -> Bool {
    parameter.children.compactMap(\.firstToken).contains { token in
      parameter.tree.source.string(parameter.tree.range(of: token)) == "inout"
    }
  }
}
