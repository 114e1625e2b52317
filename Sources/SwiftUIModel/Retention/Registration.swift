import Syntax

/// A closure that the system keeps and calls again and again, until somebody ends that: of a repeating timer, of
/// an observer of notifications.
struct Registration {
  /// What the closure is registered as, in words that "keeps" precedes.
  let words: String
  /// What the result of the call is assigned to, which can end it.
  let keeper: SyntaxCursor?
  let isOfTimer: Bool

  init?(of closure: SyntaxCursor, _ ancestry: Ancestry) {
    guard let call = ancestry.call(taking: closure), !closure.endsItself,
      let kind = Kind(of: call)
    else { return nil }
    keeper = ancestry.assignmentTarget(of: call.cursor)
    guard keeper != nil || ancestry.dropsResult(of: call.cursor) else { return nil }
    words = kind.rawValue
    isOfTimer = kind == .timer
  }

  private enum Kind: String {
    case timer = "in a repeating timer"
    case observer = "as an observer of notifications"

    init?(of call: FunctionCallView) {
      guard let member = call.member, let base = member.base else { return nil }
      switch member.name {
      case "scheduledTimer":
        let repeats = call.arguments.first { $0.label == "repeats" }
        guard base.text == "Timer", repeats?.value.text == "true" else { return nil }
        self = .timer
      case "addObserver":
        guard call.arguments.first?.label == "forName",
          base.textWithoutTrivia == "NotificationCenter.default"
        else { return nil }
        self = .observer
      default: return nil
      }
    }
  }
}

extension Ancestry {
  /// Whether nothing gets the result of a call, which is a statement of its own.
  fileprivate func dropsResult(of call: SyntaxCursor) -> Bool {
    guard let outer = parent(of: call) else { return false }
    if [.codeBlock, .ifConfigClause, .switchCase].contains(outer.kind) { return true }
    let parts = Array(outer.children)
    return outer.kind == .sequenceExpr && parts[0].kind == .discardAssignmentExpr
  }
}

extension SyntaxCursor {
  /// Whether a closure ends its own registration.
  fileprivate var endsItself: Bool {
    descendants.contains {
      ["invalidate", "removeObserver"].contains(MemberAccessView($0)?.name ?? "")
    }
  }
}
