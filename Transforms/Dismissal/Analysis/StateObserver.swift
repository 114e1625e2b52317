import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// An `onChange` of a presenter that reacts to its own presentation by presenting or dismissing another one.
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
        && call.arguments.dropFirst().contains { $0.value.showsOrDismisses }
    }
    guard reacts else { return nil }
    self.state = name
  }
}

extension SyntaxCursor {
  /// Whether code dismisses a screen, or sets a state to what a presentation is set to.
  fileprivate var showsOrDismisses: Bool {
    descendants.contains { node in
      if let call = FunctionCallView(node) {
        return ["dismiss", "popLast", "removeLast"].contains(call.member?.name ?? call.name)
      }
      let parts = node.kind == .sequenceExpr ? Array(node.children) : []
      return parts.count == 3 && parts[1].kind == .assignmentExpr
        && ["true", "false", "nil"].contains(parts[2].text)
    }
  }
}
