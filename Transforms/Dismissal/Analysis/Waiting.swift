import SwiftUIModel
import SymbolIndex
import Syntax

extension IndexedFile {
  /// Whether a call at a place runs after a wait: it follows an `await` in the code around it, or a delay.
  func isAfterWait(_ place: SyntaxCursor) -> Bool {
    if follows(wait: place) { return true }
    // A method that only closes the view, called at the end of a task.
    guard let function = ancestry.ancestors(of: place).first(where: \.isFunction),
      let name = FunctionDeclView(function)?.name
    else { return false }
    return uses(of: name).contains { !function.range.contains($0.range) && follows(wait: $0) }
  }

  /// Whether a place follows a wait in its function or in a closure around it.
  private func follows(wait place: SyntaxCursor) -> Bool {
    let member = ancestry.memberOrGlobal(around: place).id
    var scopes: Set<NodeID> = []
    for ancestor in ancestry.ancestors(of: place) {
      if ancestor.isDelay(of: place) || ancestor.isAsyncLoop(around: place) { return true }
      if !scopes.isEmpty, ancestor.waitsForAnother { return true }
      let isEnd = ancestor.isFunction || ancestor.id == member
      if isEnd || ancestor.kind == .closureExpr { scopes.insert(ancestor.id) }
      guard isEnd else { continue }
      return ancestor.descendants.contains { wait in
        wait.kind == .awaitExpr && wait.range.end <= place.range.start
          && ancestry.ancestors(of: wait)
            .first { $0.kind == .closureExpr || $0.isFunction || $0.id == member }
            .map { scopes.contains($0.id) } ?? false
      }
    }
    return false
  }
}

extension SyntaxCursor {
  fileprivate var isFunction: Bool {
    [.functionDecl, .initializerDecl, .subscriptDecl].contains(kind)
  }

  /// Whether it is a call that is waited for, which may run its closures whenever it likes.
  /// `MainActor.run` runs its closure next.
  fileprivate var waitsForAnother: Bool {
    guard kind == .awaitExpr, let call = children.lazy.compactMap(FunctionCallView.init).first
    else {
      return false
    }
    return call.callee?.textWithoutTrivia != "MainActor.run"
  }

  /// Whether it is a call such as `asyncAfter(deadline:)` that runs a place in its closure later.
  fileprivate func isDelay(of place: SyntaxCursor) -> Bool {
    guard let call = FunctionCallView(self), call.member?.name == "asyncAfter" else { return false }
    return call.callee?.range.contains(place.range) == false
  }

  /// Whether it is a `for await` loop with a place in its body.
  fileprivate func isAsyncLoop(around place: SyntaxCursor) -> Bool {
    kind == .forStmt && token(.await) != nil
      && child(.codeBlock)?.range.contains(place.range) == true
  }
}
