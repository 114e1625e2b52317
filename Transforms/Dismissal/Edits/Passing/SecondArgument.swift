import SwiftUIModel
import Syntax
import TransformKit

/// An argument of a call that dismisses the view already: `$isShown`, or a closure that sets the same state.
///
/// Where the view does more with it than to dismiss itself, such as to log, it gets another one beside it.
struct SecondArgument {
  /// What a reviewer has to know.
  let caveat: String

  /// - Parameters:
  ///   - call: a call that creates a view.
  ///   - value: what it passes for the dismissal of the view.
  /// - Returns: nil where no argument does the same.
  init?(of call: SyntaxCursor, beside value: String) {
    guard let call = FunctionCallView(call),
      let state = value.filter({ !$0.isWhitespace }).stateThatIsSet
    else { return nil }
    let other = call.arguments.first { argument in
      let isNamed = argument.value.kind != .closureExpr || argument.label?.isOfDismissal != false
      return isNamed && argument.value.textWithoutTrivia.stateThatIsSet == state
    }
    guard let other else { return nil }
    let name = other.label ?? other.value.textWithoutTrivia
    let view = call.name ?? "the view"
    caveat = "`\(view)` gets a second argument that dismisses it, beside `\(name)`"
  }
}

extension String {
  /// `note` of `$note`, and of `{note=nil}`, a closure without white space.
  fileprivate var stateThatIsSet: String? {
    let state: Substring
    if hasPrefix("$") {
      state = dropFirst()
    } else if hasPrefix("{"), hasSuffix("}"), let sign = firstIndex(of: "=") {
      let value = self[index(after: sign)...].dropLast()
      guard ["false", "nil", ".none"].contains(value) else { return nil }
      let name = self[..<sign].dropFirst()
      state = name.hasPrefix("self.") ? name.dropFirst(5) : name
    } else {
      return nil
    }
    let isPath = state.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPath ? String(state) : nil
  }
}
