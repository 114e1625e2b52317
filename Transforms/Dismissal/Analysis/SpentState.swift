import SwiftUIModel
import SymbolIndex
import Syntax

/// The place where presented content sets its own state back as it appears, so that setting the state again
/// dismisses nothing: `.onAppear { isBookShown = false }`.
struct SpentState {
  /// What the state is called: `isBookShown`.
  let state: String
  /// The modifier that sets it.
  let modifier: String
  let place: SyntaxCursor

  /// - Returns: nil where the state keeps its value as long as the content is shown.
  init?(of presentation: Presentation) {
    guard let name = presentation.trigger.state?.textWithoutSelf else { return nil }
    let state = String(name.drop { $0 == "$" })
    let ancestry = Ancestry(of: presentation.call.tree)
    for node in presentation.content.descendants {
      guard node.assignedTarget?.textWithoutSelf == state,
        let modifier = ancestry.modifierOfAppearance(around: node)
      else { continue }
      (self.state, self.modifier, place) = (state, modifier, node)
      return
    }
    return nil
  }
}

extension Ancestry {
  /// The modifier that runs code as a view appears.
  fileprivate func modifierOfAppearance(around code: SyntaxCursor) -> String? {
    ancestors(of: code).lazy.compactMap(FunctionCallView.init).compactMap { call in
      call.callee?.contains(code) == false ? call.member?.name : nil
    }.first { ["onAppear", "task"].contains($0) }
  }
}
