import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `V.init`, handed to a presentation as the function that makes its content:
/// `.sheet(isPresented: $isShown, content: V.init)`.
struct InitializerReference {
  private let reference: SyntaxCursor
  private let type: SyntaxCursor

  /// - Returns: nil for anything else, and where the function is given an item.
  init?(_ expression: SyntaxCursor, in presentation: Presentation) {
    guard let member = MemberAccessView(expression), let type = member.base,
      let name = member.nameToken, expression.tree.tokens[name.index].kind == .initKeyword,
      presentation.content.tree === expression.tree, presentation.content.id == expression.id,
      case .flag = presentation.trigger, expression.tree.comments(in: expression.range).isEmpty
    else { return nil }
    reference = expression
    self.type = type
  }

  /// The same, found among the ways to where a view is shown.
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

  /// The edit that calls the initialiser in a closure. A function that makes the content takes nothing,
  /// and neither did the initialiser.
  ///
  /// - Parameter rest: the arguments in parentheses, and the modifiers behind.
  func edit(calling rest: String) -> Edit {
    .replace(reference.range, with: "{ \(type.text)\(rest) }")
  }
}
