import Semantics
import Syntax

extension Program {
  /// Whether a condition never changes while the program runs, so that it never rebuilds a view.
  public func isConstant(_ condition: SyntaxCursor) -> Bool {
    ConstantCondition(self).holds(for: condition)
  }
}

/// Conditions that never change while the program runs.
private struct ConstantCondition {
  private let program: Program
  /// The declarations that lead to the expression.
  private var path: [DeclID] = []

  init(_ program: Program) { self.program = program }

  /// Whether an expression consists only of constants.
  func holds(for expression: SyntaxCursor) -> Bool {
    switch expression.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .binaryOperatorExpr:
      return true
    case .stringLiteralExpr:
      return !expression.descendants.contains { $0.kind == .expressionSegment }
    case .declReferenceExpr:
      return isConstant(expression, of: nil)
    case .memberAccessExpr:
      guard let member = MemberAccessView(expression), let name = member.nameNode else {
        return false
      }
      // `.pad` has the type of the other operand.
      return member.base.map { isConstant(name, of: $0) } ?? true
    case .sequenceExpr, .prefixOperatorExpr:
      return expression.children.allSatisfy(holds)
    case .tupleExpr:
      return expression.children.allSatisfy { $0.children.allSatisfy(holds) }
    default:
      return false
    }
  }

  /// Whether a name always has the same value as a member of a base, or alone.
  private func isConstant(_ name: SyntaxCursor, of base: SyntaxCursor?) -> Bool {
    let decls = program.reference(of: name).decls
    return !decls.isEmpty && decls.allSatisfy { isConstant($0, of: base) }
  }

  private func isConstant(_ decl: DeclID, of base: SyntaxCursor?) -> Bool {
    if Self.ofTheDevice.contains(name(of: decl)) { return program.knownModule(of: decl) != nil }
    switch program.cursor(of: decl).kind {
    case .enumCaseElement: return true
    case .identifierPattern:
      let variable = program.variable(of: decl)
      let isLet = variable?.token(.let) != nil
      if isLet, program.isShared(decl) || base.map(holds) == true { return true }
      return !path.contains(decl) && path.count < 8
        && (isLet || program.isComputed(decl)) && hasConstantValue(decl)
    default: return false
    }
  }

  /// Whether all results of a getter, or the initial value of a constant, are constant.
  private func hasConstantValue(_ decl: DeclID) -> Bool {
    var inner = self
    inner.path.append(decl)
    let statements = program.statements(of: decl)
    return !statements.isEmpty && statements.allSatisfy(inner.givesConstant)
  }

  /// Whether a statement gives a constant, or one for each release of the system: `if #available(iOS 18, *)`.
  private func givesConstant(_ statement: SyntaxCursor) -> Bool {
    switch statement.kind {
    case .returnStmt: return statement.children.first { _ in true }.map(holds) == true
    case .ifExpr:
      return statement.children.allSatisfy { part in
        switch part.kind {
        case .conditionElement: part.child(.availabilityCondition) != nil
        case .codeBlock: part.children.allSatisfy(givesConstant)
        default: givesConstant(part)
        }
      }
    default: return holds(for: statement)
    }
  }

  /// The name with that of the type around it.
  private func name(of decl: DeclID) -> String {
    let owner = program.owner(of: decl).map { program.name(of: $0) + "." } ?? ""
    return owner + program.name(of: decl)
  }

  /// Properties of the system that are constant for a device.
  private static let ofTheDevice: Set<String> = [
    "ProcessInfo.isMacCatalystApp", "ProcessInfo.isiOSAppOnMac", "UIDevice.userInterfaceIdiom",
  ]
}

extension Program {
  /// The declaration of a variable: `let a = 1, b = 2`.
  fileprivate func variable(of decl: DeclID) -> SyntaxCursor? {
    file(decl.file).indexed.ancestry.ancestors(of: cursor(of: decl)).first {
      $0.kind == .variableDecl
    }
  }

  /// Whether there is one value for the whole program: a static member, or a variable at the top level.
  public func isShared(_ decl: DeclID) -> Bool {
    guard let variable = variable(of: decl) else { return false }
    if variable.hasModifier(.static) || variable.hasModifier(.class) { return true }
    return !file(decl.file).indexed.ancestry.ancestors(of: variable).contains {
      ![.ifConfigDecl, .ifConfigClause, .sourceFile].contains($0.kind)
    }
  }
}
