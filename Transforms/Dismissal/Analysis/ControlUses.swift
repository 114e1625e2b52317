import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Whether a button may run its action twice for one tap: a style of the repository triggers it in several places, or a
/// modifier repeats it while the button is held.
struct RepeatingButtonStyles: Sendable {
  let exist: Bool

  init(in context: TransformContext) {
    let isRepeated = context.mentions("buttonRepeatBehavior")
    exist =
      isRepeated
      || context.files(mentioning: "PrimitiveButtonStyle").contains { file in
        let triggers = file.uses(of: "trigger")
        let styles = TypeDecl.all(in: file.tree).filter {
          $0.inheritedNames.contains("PrimitiveButtonStyle")
        }
        return styles.contains { style in
          let own = triggers.filter(style.cursor.contains)
          // A style without any has a view for it.
          return 1 < (own.isEmpty ? triggers : own).count
        }
      }
  }
}

/// Whether a control may run its action long after a tap: a style of the repository waits before it triggers a
/// button or sets a toggle.
struct DelayingStyles: Sendable {
  let exist: Bool

  init(in context: TransformContext) {
    exist = Self.protocols.contains { name, action in
      context.files(mentioning: name).contains { file in
        TypeDecl.all(in: file.tree).contains { $0.inheritedNames.contains(name) }
          && file.uses(of: action).contains { file.followsWait($0) || file.isInCompletion($0) }
      }
    }
  }

  /// The protocols of styles that run the action of a control themselves, and how.
  private static let protocols = [
    ("PrimitiveButtonStyle", "trigger"), ("ToggleStyle", "isOn"),
  ]
}

extension IndexedFile {
  /// Whether a place is in a closure that runs at the end of an animation.
  fileprivate func isInCompletion(_ place: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: place).compactMap(FunctionCallView.init).contains { call in
      call.arguments.contains { argument in
        argument.value.contains(place)
          && (argument.label == "completion" || call.member?.name == "addAnimationCompletion")
      }
    }
  }
}

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
