import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DeclarationUses.Use {
  /// Whether the name may be that of a method of all views, which is not called but passed on: `text.dimmed`.
  ///
  /// Another declaration of the name is meant where no function can stand, or where the base is no view.
  func mayPassMethodOfViews(in context: TransformContext) -> Bool {
    guard takesFunction else { return false }
    guard let member = memberAccess, let base = member.base else { return isInView(context) }
    guard !isCondition(member.cursor, context) else { return false }
    return context.program.ask { program in
      let type = program.type(of: base)
      guard case .metatype(let instance) = type else { return program.isView(type) != false }
      return program.isView(instance) != false
    }
  }

  /// Whether a function can stand here, as far as the code next to the name tells.
  var takesFunction: Bool {
    guard let member = memberAccess else { return ancestry.takesFunction(name) }
    // `.dimmed` creates a value of the type that is expected.
    return member.base != nil && ancestry.takesFunction(member.cursor)
  }

  private var memberAccess: MemberAccessView? {
    ancestry.parent(of: name).flatMap(MemberAccessView.init).flatMap {
      $0.nameNode?.id == name.id ? $0 : nil
    }
  }

  /// Whether the innermost type around the place may be a view.
  private func isInView(_ context: TransformContext) -> Bool {
    guard let type = TypeDecl.enclosing(name, ancestry: ancestry)?.cursor else { return false }
    return context.program.ask { program in
      program.decl(at: type).map { program.isView(program.selfType(of: $0)) } != false
    }
  }

  /// Whether an expression is the condition of a helper.
  private func isCondition(_ expression: SyntaxCursor, _ context: TransformContext) -> Bool {
    let call = ancestry.parent(of: expression).flatMap { argument in
      ancestry.ancestors(of: argument).first { $0.kind == .functionCallExpr }
    }
    guard let call = call.flatMap(FunctionCallView.init),
      case .helper(let helper) = context.helperCall(call)
    else { return false }
    return helper.condition.value.id == expression.id
  }
}

extension Ancestry {
  /// Whether a function can stand in place of an expression: it has no members, is no Boolean value, equals
  /// nothing and cannot be assigned.
  fileprivate func takesFunction(_ expression: SyntaxCursor) -> Bool {
    guard let parent = parent(of: expression) else { return true }
    switch parent.kind {
    case .conditionElement, .forceUnwrapExpr, .optionalChainingExpr, .prefixOperatorExpr,
      .keyPathPropertyComponent:
      return false
    case .memberAccessExpr:
      return MemberAccessView(parent)?.base?.id != expression.id
    case .sequenceExpr:
      let parts = Array(parent.children)
      guard let index = parts.firstIndex(where: { $0.id == expression.id }) else { return true }
      let beside = [index - 1, index + 1].filter(parts.indices.contains).map { parts[$0] }
      let isAssigned = parts.count > index + 1 && parts[index + 1].kind == .assignmentExpr
      return !isAssigned
        && !beside.contains { Self.operators.contains($0.textWithoutTrivia) }
    default: return true
    }
  }

  /// The operators that no function is an operand of.
  private static let operators: Set<String> = ["==", "!=", "&&", "||"]
}
