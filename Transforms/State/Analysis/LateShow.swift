import Syntax

extension FlagUse {
  /// Whether a presentation comes some time after an event other than what a person does, and may meet another one:
  /// after `Task.sleep` in `task`, or in a function that `onReceive` calls.
  var comesByItself: Bool {
    file.ancestry.isDelayed(node) && file.ancestry.runsByItself(node, through: [])
  }
}

extension Ancestry {
  /// Whether code waits for a time before a place: `try await Task.sleep(for: delay)`, `asyncAfter`.
  fileprivate func isDelayed(_ place: SyntaxCursor) -> Bool {
    for outer in ancestors(of: place) {
      if [.functionDecl, .accessorDecl].contains(outer.kind) { return false }
      if let call = FunctionCallView(outer), call.member?.name == "asyncAfter",
        call.callee?.range.contains(place.range) == false
      {
        return true
      }
      let isDelayed = outer.children.contains { earlier in
        earlier.range.end <= place.range.start
          && ([earlier] + Array(earlier.descendants)).contains { $0.isSleep }
      }
      if isDelayed { return true }
    }
    return false
  }

  /// Whether a place is in a closure that runs when something happens, also through functions of the file.
  ///
  /// - Parameter functions: those that led here.
  fileprivate func runsByItself(_ place: SyntaxCursor, through functions: Set<String>) -> Bool {
    for outer in ancestors(of: place) {
      if let name = FunctionCallView(outer)?.member?.name,
        FunctionCallView(outer)?.callee?.range.contains(place.range) == false,
        Self.events.contains(name)
      {
        return true
      }
      guard let function = FunctionDeclView(outer) else { continue }
      guard functions.count < 3, !functions.contains(function.name) else { return false }
      let calls = outer.tree.nodes(ofKind: .functionCallExpr).filter {
        FunctionCallView($0)?.nameNode?.declaredName == function.name
      }
      return calls.contains { runsByItself($0, through: functions.union([function.name])) }
    }
    return false
  }

  private static let events: Set<String> = ["onAppear", "onReceive", "task"]
}

extension SyntaxCursor {
  /// `Task.sleep(nanoseconds: 1)`
  fileprivate var isSleep: Bool {
    guard let member = FunctionCallView(self)?.member else { return false }
    return member.name == "sleep" && member.base?.textWithoutTrivia == "Task"
  }
}
