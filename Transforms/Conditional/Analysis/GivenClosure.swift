import Semantics
import SwiftUIModel
import Syntax

extension GivenConstants {
  /// The closure of a view of which a condition asks only whether it was given: `onSelect != nil`. The code that
  /// makes a view gives such a closure or does not, for as long as the view is shown.
  func givenClosure(in condition: SyntaxCursor) -> String? {
    let parts = Array(condition.children)
    guard condition.kind == .sequenceExpr, parts.count == 3,
      ["!=", "=="].contains(parts[1].textWithoutTrivia), parts[2].kind == .nilLiteralExpr
    else { return nil }
    let member = MemberAccessView(parts[0])
    let name = member?.base?.isSelf == true ? member?.nameNode : parts[0]
    guard let name, name.kind == .declReferenceExpr, let (_, property) = property(named: name),
      property.isLet || property.binding.child(.initializerClause) == nil,
      context.program.ask({ $0.isClosure($0.type(of: parts[0])) })
    else { return nil }
    return name.text
  }
}

extension Program {
  fileprivate func isClosure(_ type: SwiftType) -> Bool {
    switch type {
    case .function: true
    case .nominal(_, let arguments) where knownName(of: type) == "Optional":
      arguments.contains { if case .function = $0 { true } else { false } }
    default: false
    }
  }
}
