import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// A closure that shows the view in a stack, beside other views: `{ row in VStack { row; Divider() } }`.
struct WrappingClosure {
  /// The call of the stack.
  let container: FunctionCallView
  /// The closure that builds its content.
  let content: ClosureView
  /// The statement that is the view.
  let view: SyntaxCursor
  /// The statements before and after the view.
  let before: [SyntaxCursor]
  let after: [SyntaxCursor]

  /// The stacks that show a single view as it is.
  private static let names: Set<String> = ["HStack", "VStack", "ZStack"]

  /// Nil for any other closure.
  init?(_ argument: SyntaxCursor) {
    guard let closure = ClosureView(argument), !closure.hasCaptures,
      let names = closure.parameterNames, names.count == 1, names[0] != "_",
      closure.statements.count == 1,
      let container = FunctionCallView(closure.statements[0].returnedValue),
      container.name.map(Self.names.contains) == true,
      let content = container.arguments.last.flatMap({ ClosureView($0.value) }),
      content.signature == nil,
      let index = content.statements.firstIndex(where: { $0.text == names[0] }),
      1 < content.statements.count
    else { return nil }
    let uses = closure.cursor.descendants.filter {
      $0.kind == .declReferenceExpr && $0.text == names[0] && !$0.isMemberName
    }
    guard uses.count == 1 else { return nil }
    self.container = container
    self.content = content
    view = content.statements[index]
    before = Array(content.statements[..<index])
    after = Array(content.statements[(index + 1)...])
  }
}

extension Program {
  /// Whether the repository declares a type of a name.
  func isOwn(_ name: String, at place: SyntaxCursor) -> Bool {
    meaning(of: name, at: place).decls.contains { knownModule(of: $0) == nil }
  }
}
