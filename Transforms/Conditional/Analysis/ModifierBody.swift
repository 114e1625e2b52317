import SwiftUIModel
import SymbolIndex
import Syntax

/// The body of a modifier that the repository declares, as a chain of modifiers on the view:
/// `content.padding(8).shadow(radius: 2)`.
struct ModifierBody {
  /// The modifiers in source order. The first one may be called without `self`.
  let calls: [FunctionCallView]

  /// Nil for any other code.
  ///
  /// - Parameters:
  ///   - block: the body with its braces.
  ///   - view: the name of the view: `self` or `content`.
  init?(of block: SyntaxCursor?, view: String) {
    guard let statements = block.map({ Array($0.children) }), statements.count == 1 else {
      return nil
    }
    self.init(of: statements[0].returnedValue, on: view)
  }

  /// - Parameter chain: the only expression of the body.
  init?(of chain: SyntaxCursor, on view: String) {
    var place = chain
    var calls: [FunctionCallView] = []
    while let call = FunctionCallView(place) {
      calls.append(call)
      if let base = call.member?.base {
        place = base
      } else if view == "self", call.name?.first?.isLowercase == true {
        self.calls = calls.reversed()
        return
      } else {
        return nil
      }
    }
    guard place.text == view, !calls.isEmpty else { return nil }
    self.calls = calls.reversed()
  }
}
