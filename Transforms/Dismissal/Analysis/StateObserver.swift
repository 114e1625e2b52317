import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An `onChange` of a presenter that reacts to its own presentation.
struct StateObserver {
  /// The state as it is observed: `selectedRace`.
  let state: String

  /// Nil where the presenter has none for the state of a presentation.
  init?(of presentation: Presentation, in context: TransformContext) {
    guard let state = presentation.trigger.state?.textWithoutSelf, state.hasPrefix("$"),
      let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
    else { return nil }
    let name = String(state.dropFirst())
    let calls = presenter.members.flatMap(\.descendants).compactMap(FunctionCallView.init)
    let reacts = calls.contains { call in
      call.member?.name == "onChange" && call.arguments.first?.label == "of"
        && call.arguments.first?.value.textWithoutSelf == name
    }
    guard reacts else { return nil }
    self.state = name
  }
}
