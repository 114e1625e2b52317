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
      let isList = [.codeBlock, .closureExpr, .switchCase].contains(outer.kind)
      let isDelayed = outer.children.contains { earlier in
        isList && earlier.range.end <= place.range.start && earlier.sleeps
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
  /// Whether a statement waits for a time, apart from code that it only passes on: `try await Task.sleep(for: delay)`.
  fileprivate var sleeps: Bool {
    if let member = FunctionCallView(self)?.member, member.name == "sleep",
      member.base?.textWithoutTrivia == "Task"
    {
      return true
    }
    return children.contains { !$0.isBody && $0.sleeps }
  }
}
