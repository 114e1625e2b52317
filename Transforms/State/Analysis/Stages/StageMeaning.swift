import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension StageAnalysis {
  /// Whether the loading goes on from the beginning, and only its success leads to the case in which no property has a
  /// value, so that the case says that all was loaded.
  var idleIsLoaded: Bool {
    let flags = group.properties.filter { $0.isFlag && !$0.isAboutFailure }
    guard flags.count == 1, flags[0].startsOn, flags[0].isAboutLoading,
      group.properties.allSatisfy({ $0.isFlag || $0.isAboutFailure })
    else { return false }
    let resets = group.uses.filter { $0.action == .turnOff && turnOff($0) != .nothing }
    let ends = flags[0].uses.filter { $0.action == .turnOff }.map(\.home)
    return !resets.isEmpty
      && resets.allSatisfy { reset in
        !reset.isInCatch && !leavesEarly(reset) && !isReachedByFailure(reset)
          && (flags[0].has(reset) || turnOff(reset) == .idle && ends.contains(reset.home))
      }
  }
}

extension StageAnalysis {
  /// Whether the function around an assignment catches an error without saying so in one of the properties.
  private func isReachedByFailure(_ reset: StageUse) -> Bool {
    let function = reset.file.ancestry.ancestors(of: reset.node).first { $0.kind == .functionDecl }
    let failures = failures.filter { $0.file.path == reset.file.path }
    return function?.descendants.contains { clause in
      clause.kind == .catchClause
        && !failures.contains { clause.range.contains($0.node.range) }
    } ?? false
  }

  /// Whether the assignment may belong to a way out of the function before its work is done. A way that says first that
  /// the work has failed is none.
  private func leavesEarly(_ reset: StageUse) -> Bool {
    let outer = reset.file.ancestry.ancestors(of: reset.node)
    if outer.contains(where: { $0.kind == .guardStmt }) { return true }
    if outer.contains(where: { $0.kind == .deferStmt }) {
      return outer.first { [.functionDecl, .closureExpr].contains($0.kind) }?.descendants
        .contains { $0.kind == .returnStmt && !followsFailure($0, in: reset.file) } ?? true
    }
    return outer.first { $0.kind == .codeBlock }?.statements.contains { $0.kind == .returnStmt }
      ?? false
  }

  /// Whether code says that the work has failed before it returns.
  private func followsFailure(_ exit: SyntaxCursor, in file: IndexedFile) -> Bool {
    let list = file.ancestry.parent(of: exit)?.statements ?? []
    let before = list.prefix { $0.id != exit.id }
    return failures.contains { failure in
      failure.file.path == file.path && before.contains { $0.id == failure.node.id }
    }
  }

  /// What says that the work has failed.
  private var failures: [StageUse] {
    group.properties.filter(\.isAboutFailure).flatMap(\.uses).filter { $0.action == .turnOn }
  }
}

extension StageUse {
  /// Whether a button does nothing before it, and is shown only where the property has a value.
  func isInButton(shownFor property: StageProperty) -> Bool {
    guard action == .turnOff, property.has(self) else { return false }
    let ancestors = file.ancestry.ancestors(of: node)
    guard
      let closure = ancestors.first(where: { $0.kind == .closureExpr }).flatMap(ClosureView.init),
      closure.statements.first?.range.start == node.range.start,
      let outer = file.ancestry.parent(of: closure.cursor),
      let call = FunctionCallView(outer)
        ?? file.ancestry.parent(of: outer).flatMap(FunctionCallView.init),
      call.name == "Button" || call.name?.first?.isUppercase == true && outer.isAction
    else { return false }
    return file.ancestry.ancestors(of: call.cursor).contains { branch in
      guard branch.kind == .ifExpr,
        branch.child(.codeBlock)?.range.contains(call.cursor.range) == true
      else { return false }
      return property.uses.contains { use in
        guard use.file.path == file.path, use.isUnwrap || use.presence != nil else { return false }
        return branch.children.contains {
          $0.kind == .conditionElement && $0.range.contains(use.name.range)
        }
      }
    }
  }
}

extension StageUse {
  fileprivate var isUnwrap: Bool { if case .unwrap = action { true } else { false } }
}

extension SyntaxCursor {
  /// Whether an argument is called `action`, which is what people do in a view.
  fileprivate var isAction: Bool {
    kind == .labeledExpr && firstToken.map(tree.name(of:)) == "action"
  }
}
