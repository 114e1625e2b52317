import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// The statements of a getter that only chooses between plain values.
extension PlainExpression {
  /// Whether a getter, or the initial value of a variable, is plain.
  func hasPlainValue(_ decl: DeclID) -> Bool {
    guard let inner = following(decl) else { return false }
    let statements = program.statements(of: decl)
    return !statements.isEmpty && statements.allSatisfy(inner.isPlain(statement:))
  }

  /// Statements without a loop, an assignment or anything that may trap.
  private func isPlain(statement node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .breakStmt, .fallThroughStmt, .availabilityCondition, .identifierPattern,
      .wildcardPattern, .typeAnnotation, .unexpectedNodes:
      return true
    case .returnStmt, .ifExpr, .switchExpr, .guardStmt, .codeBlock, .switchCase, .switchCaseLabel,
      .switchCaseItem, .conditionElement, .optionalBindingCondition, .matchingPatternCondition,
      .initializerClause, .whereClause, .patternBinding, .valueBindingPattern, .tuplePattern,
      .tuplePatternElement, .ifConfigDecl, .ifConfigClause:
      return node.children.allSatisfy(isPlain(statement:))
    case .variableDecl:
      return node.token(.let) != nil && node.children.allSatisfy(isPlain(statement:))
    case .expressionPattern:
      return node.children.allSatisfy { $0.isCasePattern || obstacle(in: $0) == nil }
    default: return obstacle(in: node) == nil
    }
  }
}

extension SyntaxCursor {
  /// Whether an expression is a pattern of a case, such as `.open` or `.open(let page)`.
  fileprivate var isCasePattern: Bool {
    let member = FunctionCallView(self)?.callee ?? self
    return member.kind == .memberAccessExpr && MemberAccessView(member)?.base == nil
  }
}
