import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// A call of a method that ends with an assignment to a state beside it: `tutorial.markAsSeen()`.
struct SettingCall {
  /// What the method is called on, with a period; nothing where that is `self`.
  private let base: String
  /// The last statement of the method, without white space and `self.`: `isShown=false`.
  private let assignment: String

  init?(_ statement: SyntaxCursor, in context: TransformContext) {
    guard let call = FunctionCallView(statement), let name = call.name ?? call.member?.name,
      !context.functions(named: name).contains(where: { $0.cursor.hasModifier(.override) }),
      let function = context.program.ask({ $0.method(called: call) }),
      let statements = function.body?.children.map(\.self), let last = statements.last,
      last.kind == .sequenceExpr, !statements.contains(where: \.mayLeave)
    else { return nil }
    let object = call.member?.base?.textWithoutSelf ?? "self"
    base = object == "self" ? "" : object + "."
    assignment = last.textWithoutSelf
  }

  /// Whether it sets a state, named as where the method is called.
  func sets(_ state: String, to value: String) -> Bool { base + assignment == "\(state)=\(value)" }
}

extension Program {
  /// The method of a value that a call runs to its end before it returns.
  fileprivate func method(called call: FunctionCallView) -> FunctionDeclView? {
    guard case .declaration(let decl) = reference(of: call.cursor), owner(of: decl) != nil,
      let function = FunctionDeclView(cursor(of: decl)),
      ![.static, .class].contains(where: function.cursor.hasModifier),
      function.cursor.child(.functionSignature)?.textWithoutTrivia.contains("async") == false
    else { return nil }
    return function
  }
}
