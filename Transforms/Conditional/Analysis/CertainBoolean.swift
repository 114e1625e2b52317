import Semantics
import SwiftUIModel
import Syntax

extension Program {
  /// Whether an expression is a `Bool` wherever it stands, and not only where one is expected: a copy of
  /// `.isEnabled(.cards)` or of `settings.value(for: "wide")` has to be annotated.
  func isBooleanAnywhere(_ expr: SyntaxCursor) -> Bool {
    let folded = OperatorTable.standard.fold(expr.unparenthesized)
    guard folded.problem == nil else { return false }
    switch folded.shape {
    case .typeCheck: return true
    case .infix(_, let sign, _): return Self.tests.contains(sign.text) && isOfSwift(sign)
    case .operand(let operand): return isBooleanOperand(operand)
    default: return false
    }
  }

  private static var tests: Set<String> {
    ["!=", "!==", "&&", "<", "<=", "==", "===", ">", ">=", "||"]
  }

  private func isBooleanOperand(_ expr: SyntaxCursor) -> Bool {
    switch expr.kind {
    case .booleanLiteralExpr: return true
    case .sequenceExpr, .tupleExpr:
      let inner = expr.unparenthesized
      return inner.id != expr.id && isBooleanAnywhere(inner)
    case .prefixOperatorExpr: return expr.negatedOperand != nil && isOfSwift(expr)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
      // Each branch of an `#if` may declare the function.
      if let call = FunctionCallView(expr), !expr.startsWithPeriod, isOnlyBoolean(call) {
        return true
      }
      let type = type(of: expr)
      guard type.isComplete, knownName(of: type) == "Bool", !expr.startsWithPeriod else {
        return false
      }
      if let call = FunctionCallView(expr) { return hasOneResult(call) }
      return expr.kind != .subscriptCallExpr || isSubscriptOfSwift(expr)
    default: return false
    }
  }

  /// Whether a call can only mean functions of the repository that return a `Bool`.
  private func isOnlyBoolean(_ call: FunctionCallView) -> Bool {
    let decls = call.nameNode.map { reference(of: $0).decls } ?? []
    return !decls.isEmpty && decls.allSatisfy { knownModule(of: $0) == nil && isBoolean($0) }
      && hasOneResult(call)
  }

  /// Whether a call returns a `Bool` even if nothing expects one.
  private func hasOneResult(_ call: FunctionCallView) -> Bool {
    guard let name = call.nameNode else { return false }
    let decls = reference(of: name).decls.filter { knownModule(of: $0) == nil }
    return decls.allSatisfy { decl in
      guard let function = FunctionDeclView(cursor(of: decl)) else { return true }
      let others = owner(of: decl).map {
        members(named: function.name, ofType: $0, from: decl.file)
      }
      return isBoolean(decl) && (others ?? []).allSatisfy(isBoolean)
    }
  }

  /// Whether a declaration is a function that returns a `Bool`.
  private func isBoolean(_ decl: DeclID) -> Bool {
    let result = FunctionDeclView(cursor(of: decl))?.returnType
    return result.map { knownName(of: type(written: $0)) == "Bool" } ?? false
  }

  private func isSubscriptOfSwift(_ expr: SyntaxCursor) -> Bool {
    guard let base = expr.children.first(where: { $0.kind != .unexpectedNodes }),
      case .nominal(let type, _) = type(of: base)
    else { return false }
    return knownModule(of: type) != nil
  }

  /// Whether an operator is not one that the repository declares.
  private func isOfSwift(_ sign: SyntaxCursor) -> Bool {
    reference(of: sign).decls.allSatisfy { knownModule(of: $0) != nil }
  }
}

extension SyntaxCursor {
  /// Whether the first name of a chain is an implicit member: `.debug.isOn`.
  fileprivate var startsWithPeriod: Bool {
    firstToken.map { tree.source.string(tree.range(of: $0)) } == "."
  }
}

extension AppliedCondition {
  /// What a constant for the condition has to be annotated with: a colon and its type; empty where the
  /// condition has the type by itself.
  func annotation(_ program: Program) -> String { isBooleanAnywhere(program) ? "" : ": Bool" }

  /// The text for a copy of the condition in the capture list of a closure.
  func captured(_ types: ArgumentTypes) -> String {
    if types.ask(isBooleanAnywhere) { return text }
    return hasOperator ? "(\(text)) as Bool" : "\(text) as Bool"
  }

  private func isBooleanAnywhere(_ program: Program) -> Bool {
    isConjunction || expressions.allSatisfy(program.isBooleanAnywhere)
  }
}
