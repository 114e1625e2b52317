import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A closure in a property or parameter, passed to a presentation as it is:
/// `.sheet(isPresented: $isShown, content: content)`.
struct ContentReference {
  private let reference: SyntaxCursor
  private let argument: String

  /// - Returns: nil for any other expression. A function by its name may have labels that a call needs.
  init?(_ expression: SyntaxCursor, in presentation: Presentation, _ program: SharedProgram) {
    guard presentation.content.tree === expression.tree, presentation.content.id == expression.id,
      expression.tree.comments(in: expression.range).isEmpty
    else { return nil }
    switch presentation.trigger {
    case .flag: argument = ""
    case .item: argument = "$0"
    case .path, .none, .hosting: return nil
    }
    let isVariable = program.ask { program in
      let decls = program.declarations(of: expression)
      return decls.count == 1
        && [.identifierPattern, .functionParameter]
          .contains(program.cursor(of: decls[0]).kind)
    }
    guard isVariable else { return nil }
    reference = expression
  }

  /// The edit that calls the closure in another one.
  ///
  /// - Parameter modifier: the modifier that follows the call.
  func edit(adding modifier: String) -> Edit {
    .replace(reference.range, with: "{ \(reference.text)(\(argument))\(modifier) }")
  }
}
