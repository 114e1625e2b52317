import SwiftUIModel
import Syntax

/// How the operators of a condition bind.
extension FoldedExpr {
  /// Whether the test of a ternary would be only part of the expression.
  var bindsLooserThanChoice: Bool {
    if problem != nil { return true }
    switch shape {
    case .ternary, .assignment: return true
    case .operand, .infix, .typeCheck, .cast, .covered: return false
    }
  }

  /// Whether one side of `&&` would be only part of the expression.
  var bindsLooserThanConjunction: Bool {
    if bindsLooserThanChoice { return true }
    guard case .infix(_, let sign, _) = shape else { return false }
    return !Self.tighterThanDisjunction.contains(sign.text)
  }

  private static let tighterThanDisjunction: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "??", "+", "-", "*", "/", "%",
  ]
}

extension SyntaxCursor {
  /// The names and members that are evaluated with the expression, whatever their values are.
  var evaluatedNames: Set<String> {
    let value = unparenthesized
    return value.kind == .sequenceExpr
      ? OperatorTable.standard.fold(value).evaluatedNames : value.namesOfOperand
  }

  private var namesOfOperand: Set<String> {
    switch kind {
    case .closureExpr, .sequenceExpr: []
    case .declReferenceExpr where isMemberName: []
    case .declReferenceExpr: [textWithoutTrivia]
    case .memberAccessExpr:
      children.reduce(into: [textWithoutTrivia]) { $0.formUnion($1.namesOfOperand) }
    default: children.reduce(into: []) { $0.formUnion($1.namesOfOperand) }
    }
  }
}

extension FoldedExpr {
  /// The right side of `&&`, `||` and `??` may not be evaluated, and only one side of a ternary is.
  fileprivate var evaluatedNames: Set<String> {
    switch shape {
    case .operand(let value): value.evaluatedNames
    case .infix(let left, let sign, let right):
      ["&&", "||", "??"].contains(sign.text)
        ? left.evaluatedNames : left.evaluatedNames.union(right.evaluatedNames)
    case .ternary(let test, _, _): test.evaluatedNames
    default: []
    }
  }
}
