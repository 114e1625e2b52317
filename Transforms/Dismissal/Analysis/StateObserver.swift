import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code that reacts to the state of a presentation: an `onChange` of the presenter, or a subscription to a
/// published property.
struct StateObserver {
  /// The code in words that "reacts to" follows.
  let name: String
  /// The state as it is observed: `selectedRace`.
  let state: String

  /// Nil where nothing is known to observe the state of a presentation.
  init?(of presentation: Presentation, in context: TransformContext) {
    guard let state = presentation.trigger.state else { return nil }
    let text = String(state.textWithoutSelf.drop { $0 == "$" })
    if state.textWithoutSelf.hasPrefix("$"), Self.isObserved(text, of: presentation, in: context) {
      self.init(name: "an `onChange` of the presenter", state: text)
    } else if Self.isSubscribed(state, in: context) {
      self.init(name: "a subscription", state: text)
    } else {
      return nil
    }
  }

  private init(name: String, state: String) {
    self.name = name
    self.state = state
  }

  /// Whether an `onChange` of the presenter observes the state, or a value that is made of it:
  /// `onChange(of: Screens(isEditing: isEditing))`.
  private static func isObserved(
    _ name: String, of presentation: Presentation, in context: TransformContext
  ) -> Bool {
    guard let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
    else { return false }
    let calls = presenter.members.flatMap(\.descendants).compactMap(FunctionCallView.init)
    return calls.contains { call in
      guard call.member?.name == "onChange", let value = call.arguments.first, value.label == "of"
      else { return false }
      return ([value.value] + Array(value.value.descendants)).contains {
        [.declReferenceExpr, .memberAccessExpr].contains($0.kind) && $0.textWithoutSelf == name
      }
    }
  }

  /// Whether code names the publisher of the state: `model.$isShown.sink { … }`.
  private static func isSubscribed(_ state: SyntaxCursor, in context: TransformContext) -> Bool {
    let property = context.program.ask { program -> SyntaxCursor? in
      guard let path = StatePath(state), !path.rest.isEmpty, let root = path.decl(in: program),
        case .ofValue(let member) = path.members(of: root, in: program)
      else { return nil }
      return program.cursor(of: member)
    }
    guard let property, let name = property.firstToken.map(property.tree.name) else {
      return false
    }
    guard context.mentions("$" + name) else { return false }
    return context.uses(of: [property], arePrivate: false).contains { file, uses in
      uses.contains { use in
        use.name.text.hasPrefix("$") && file.ancestry.parent(of: use.name)?.kind != .inOutExpr
      }
    }
  }
}
