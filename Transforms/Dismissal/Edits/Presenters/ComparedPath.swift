import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// A path whose elements can be compared with the one that a view was pushed for, so that the view removes itself,
/// and what covers it, and nothing if it is gone.
struct ComparedPath {
  /// The element, as the parameter of the destination's closure: `route`.
  private let element: String

  /// Nil where the elements are not in sight, as in a `NavigationPath`, or a place cannot name the element.
  init?(
    of presentation: Presentation, seenFrom place: SyntaxCursor, in context: TransformContext
  ) {
    guard case .path(let path) = presentation.trigger,
      let item = ContentItem(of: presentation, seenFrom: place, context.program),
      let first = ClosureView(presentation.content)?.statements.first
    else { return nil }
    let isArray = context.program.ask { program -> Bool in
      guard case .local(let parameter) = program.meaning(of: item.name, at: first),
        case .nominal(let element, _) = program.type(ofDeclared: parameter),
        case .nominal(_, let values) = program.type(of: path), values.count == 1,
        program.knownName(of: program.type(of: path)) == "Binding",
        case .nominal(_, let elements) = values[0], elements.count == 1,
        program.knownName(of: values[0]) == "Array",
        case .nominal(let other, _) = elements[0]
      else { return false }
      return program.isSame(element, other)
    }
    guard isArray else { return nil }
    element = item.name
  }

  /// The statement that removes the view from the path.
  func removal(from path: String) -> String {
    "if let index = \(path).lastIndex(of: \(element)) { \(path).removeSubrange(index...) }"
  }
}
