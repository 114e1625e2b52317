import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissingView {
  /// Whether nothing but a tap on the view itself closes it, so that no other screen lies on it then.
  func isClosedByTapsAlone(in screens: Screens) -> Bool {
    files(in: screens).allSatisfy { file in
      uses(in: file).allSatisfy { file.ancestry.isInControl($0.expression) }
    }
  }
}

extension Ancestry {
  /// Whether an expression is what a control does, at once.
  fileprivate func isInControl(_ place: SyntaxCursor) -> Bool {
    for ancestor in ancestors(of: place) {
      if ancestor.kind == .functionDecl || TypeDecl(ancestor) != nil { return false }
      guard let call = FunctionCallView(ancestor), call.callee?.range.contains(place.range) == false
      else { continue }
      let name = call.member?.name ?? call.name ?? ""
      if name != "withAnimation" { return SwiftUINames[name].contains(.userAction) }
    }
    return false
  }
}
