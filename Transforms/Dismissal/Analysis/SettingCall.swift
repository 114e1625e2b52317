import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// A call of a method that ends with an assignment to a state beside it, or with a call of such a method:
/// `tutorial.markAsSeen()`.
struct SettingCall {
  /// What the method is called on, with a period; nothing where that is `self`.
  private let base: String
  /// The last statement of the method, without white space and `self.`: `isShown=false`.
  private let assignment: String

  init?(_ statement: SyntaxCursor, in context: TransformContext) {
    self.init(statement, depth: Self.greatestDepth, in: context)
  }

  /// A method that calls a method: more would be unusual, and a method may call itself.
  private static let greatestDepth = 2

  private init?(_ statement: SyntaxCursor, depth: Int, in context: TransformContext) {
    guard let call = FunctionCallView(statement), let name = call.name ?? call.member?.name,
      !context.functions(named: name).contains(where: { $0.cursor.hasModifier(.override) }),
      let function = context.program.ask({ $0.method(called: call) }),
      let statements = function.body?.children.map(\.self), let last = statements.last,
      !statements.contains(where: \.mayLeave)
    else { return nil }
    let object = call.member?.base?.textWithoutSelf ?? "self"
    let base = object == "self" ? "" : object + "."
    if last.kind == .sequenceExpr {
      self.base = base
      assignment = last.textWithoutSelf
    } else {
      guard 1 < depth, !statements.contains(where: { $0.kind == .variableDecl }),
        let inner = SettingCall(last, depth: depth - 1, in: context)
      else { return nil }
      self.base = base + inner.base
      assignment = inner.assignment
    }
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
