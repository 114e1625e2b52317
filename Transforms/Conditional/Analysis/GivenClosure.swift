import Semantics
import SwiftUIModel
import Syntax

extension GivenConstants {
  /// The closure property that a condition compares with nil: `onSelect != nil`. Callers pass such a closure or
  /// leave it out, and rarely change that while the view is shown.
  func givenClosure(in condition: SyntaxCursor) -> String? {
    let parts = Array(condition.children)
    guard condition.kind == .sequenceExpr, parts.count == 3,
      ["!=", "=="].contains(parts[1].textWithoutTrivia), parts[2].kind == .nilLiteralExpr
    else { return nil }
    let member = MemberAccessView(parts[0])
    let name = member?.base?.isSelf == true ? member?.nameNode : parts[0]
    guard let name, name.kind == .declReferenceExpr, property(named: name) != nil,
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
