import SymbolIndex
import Syntax
import TransformKit

extension StageGroup {
  /// The last statement of the way on which nothing fails after an assignment; nil where nothing can fail, or several
  /// ways lead to an end.
  func endWithoutFailure(after use: StageUse) -> SyntaxCursor? {
    let list = use.file.ancestry.parent(of: use.node)?.statements ?? []
    let rest = Array(list.drop { $0.id != use.node.id }.dropFirst())
    return rest.contains(where: mayFail) ? end(of: rest) : nil
  }

  private func end(of statements: [SyntaxCursor]) -> SyntaxCursor? {
    guard let last = statements.last else { return nil }
    switch last.kind {
    case .returnStmt, .throwStmt, .deferStmt, .guardStmt, .switchExpr: return nil
    case .doStmt where last.children.contains { $0.kind == .catchClause }:
      return end(of: last.child(.codeBlock)?.statements ?? [])
    case .ifExpr:
      let branches = last.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      let good = branches.filter { !mayFail($0) }
      if branches.count < 2 || good.count == branches.count { return last }
      return good.count == 1 && good[0].kind == .codeBlock ? end(of: good[0].statements) : nil
    default: return last
    }
  }

  /// Whether code says that something has failed.
  private func mayFail(_ code: SyntaxCursor) -> Bool {
    properties.contains { property in
      property.isAboutFailure
        && property.uses.contains {
          $0.action == .turnOn && $0.file.path == code.tree.source.path
            && code.range.contains($0.node.range)
        }
    }
  }
}
