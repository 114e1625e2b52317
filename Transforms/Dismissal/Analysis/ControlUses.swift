import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

extension Ancestry {
  /// Whether an expression is what a control does when the user taps it.
  func isActionOfControl(_ place: SyntaxCursor, _ program: Program) -> Bool {
    for ancestor in ancestors(of: place) {
      if ancestor.kind == .functionDecl || TypeDecl(ancestor) != nil { return false }
      guard let call = FunctionCallView(ancestor), call.callee?.range.contains(place.range) == false
      else { continue }
      let isAnimation = call.name == "withAnimation" && program.mayBeKnown(call)
      if !isAnimation { return program.facts(of: call).contains(.userAction) }
    }
    return false
  }
}
