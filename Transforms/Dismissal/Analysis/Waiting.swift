import SwiftUIModel
import SymbolIndex
import Syntax

extension IndexedFile {
  /// Whether a place follows a wait in its function or in a closure around it, or runs again after one in a
  /// loop, or is deferred until after one.
  func followsWait(_ place: SyntaxCursor) -> Bool {
    if place.waitsItself { return true }
    let member = ancestry.memberOrGlobal(around: place).id
    var scopes: Set<NodeID> = []
    for ancestor in ancestry.ancestors(of: place) {
      if ancestor.isDelay(of: place) || ancestor.repeatsAfterWait(place) { return true }
      if ancestor.kind == .deferStmt, isDeferredUntilAfterWait(ancestor) { return true }
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

extension IndexedFile {
  /// Whether code around a `defer` waits, that of closures in it left out.
  private func isDeferredUntilAfterWait(_ statement: SyntaxCursor) -> Bool {
    guard let block = ancestry.parent(of: statement) else { return false }
    return block.descendants.contains { wait in
      wait.kind == .awaitExpr
        && ancestry.ancestors(of: wait).first { $0.kind == .closureExpr || $0.contains(block) }?
          .kind != .closureExpr
    }
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

  /// Whether it is a loop with a place in its body and a wait in any part of it.
  fileprivate func repeatsAfterWait(_ place: SyntaxCursor) -> Bool {
    switch kind {
    case .forStmt where token(.await) != nil: child(.codeBlock)?.contains(place) == true
    case .forStmt, .whileStmt, .repeatStmt: descendants.contains { $0.kind == .awaitExpr }
    default: false
    }
  }

  /// Whether an argument of a call is waited for.
  fileprivate var waitsItself: Bool {
    FunctionCallView(self)?.arguments.contains { argument in
      argument.value.kind != .closureExpr
        && ([argument.value] + Array(argument.value.descendants)).contains { $0.kind == .awaitExpr }
    } ?? false
  }
}
