import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `V.init`, passed to a presentation as the function that creates its content:
/// `.sheet(isPresented: $isShown, content: V.init)`.
struct InitializerReference {
  private let reference: SyntaxCursor
  private let type: SyntaxCursor

  /// - Returns: nil for any other expression, and where the function takes an item.
  init?(_ expression: SyntaxCursor, in presentation: Presentation) {
    guard let member = MemberAccessView(expression), let type = member.base,
      let name = member.nameToken, expression.tree.tokens[name.index].kind == .initKeyword,
      presentation.content.tree === expression.tree, presentation.content.id == expression.id,
      case .flag = presentation.trigger, expression.tree.comments(in: expression.range).isEmpty
    else { return nil }
    reference = expression
    self.type = type
  }

  /// The same, found among the routes of a view.
  init?(_ expression: SyntaxCursor, among routes: [Route]) {
    for route in routes {
      if case .presentation(let presentation) = route.end,
        let found = InitializerReference(expression, in: presentation)
      {
        self = found
        return
      }
    }
    return nil
  }

  /// The edit that calls the initializer in a closure. Neither the function that creates the
  /// content nor the initializer took an argument.
  ///
  /// - Parameter rest: the arguments in parentheses, and the modifiers that follow.
  func edit(calling rest: String) -> Edit {
    .replace(reference.range, with: "{ \(type.text)\(rest) }")
  }
}
