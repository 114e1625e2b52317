import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension ContentReach {
  /// Whether the presentation of a flag is certainly the one that is shown when a use of the flag runs: the
  /// use is in its content, and nothing before it in the same code waits or shows another one.
  func isShown(_ flag: Int, at use: FlagUse) -> Bool {
    let ancestry = use.file.ancestry
    if ancestry.isDirectly(use.node, inIf: flags[flag].uses) { return true }
    guard self.flag(shownAt: use.node) == flag else { return false }
    guard !mayRunLate(use.node, in: use.file), !isBesideAnother(flag, use),
      let body = ancestry.body(around: use.node)
    else { return false }
    let others = members(showingOthersThan: flag)
    return !ancestry.statements(around: use.node).contains { list, statement in
      body.range.contains(list.range)
        && list.children.contains { earlier in
          earlier.range.end <= statement.range.start && isOpen(earlier, besides: flag, others)
        }
    }
  }

  /// Whether a place may run after code has waited: the screen may show something else then.
  private func mayRunLate(
    _ place: SyntaxCursor, in file: IndexedFile, passing seen: Set<String> = []
  ) -> Bool {
    let ancestry = file.ancestry
    if ancestry.runsLater(place) || runsWhenCompleted(place, ancestry)
      || ancestry.waits(before: place) || isPassedOn(place, ancestry)
    {
      return true
    }
    let callers = callers(ofMemberAround: place, passing: seen)
    return callers.places.contains { mayRunLate($0, in: $1, passing: callers.names) }
  }

  /// Whether a place is in a closure that a view of the content gets, and may call later.
  private func isPassedOn(_ place: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    let content = flags.lazy.compactMap(\.presentation)
      .first { $0.hasContent(around: place) }?.content?.cursor
    return PassedClosure(context: context).mayRunLate(at: place, within: content, ancestry)
  }

  /// Whether a place is in a closure that an action passes on, which may be called when something is done:
  /// `service.delete { … }`.
  private func runsWhenCompleted(_ place: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    let inner = ancestry.ancestors(of: place).prefix { ancestor in
      !flags.contains { $0.presentation.content?.cursor.id == ancestor.id }
    }
    return inner.compactMap(FunctionCallView.init).contains { call in
      !call.isCalled(on: place) && context.isDoneLater(call)
    }
  }

  /// Whether a view gets the closure of the use together with one that shows another presentation,
  /// and may call it after that.
  private func isBesideAnother(_ flag: Int, _ use: FlagUse) -> Bool {
    let ancestry = use.file.ancestry
    guard let body = ancestry.body(around: use.node), body.kind == .closureExpr,
      let outer = ancestry.parent(of: body),
      let call = FunctionCallView(outer)
        ?? ancestry.parent(of: outer).flatMap(FunctionCallView.init)
    else { return false }
    let others = members(showingOthersThan: flag)
    return call.arguments.contains { argument in
      argument.value.id != body.id
        && (argument.value.mentions(oneOf: others) || shows(in: argument.value, besides: flag))
    }
  }

  /// Whether a statement waits, or may show another presentation than that of a flag.
  private func isOpen(
    _ statement: SyntaxCursor, besides flag: Int, _ others: Set<String>
  ) -> Bool {
    statement.waits || statement.mentions(oneOf: others) || shows(in: statement, besides: flag)
  }
}

extension TransformContext {
  /// Whether a call is one of a function other than a modifier, which may call a closure when it is done.
  func isDoneLater(_ call: FunctionCallView) -> Bool {
    guard let name = call.name ?? call.member?.name, name.first?.isUppercase == false,
      !FunctionCallView.immediate.contains(name), !call.isModifierByItsChain
    else { return false }
    return program.ask { program in
      program.isView(program.type(of: call.cursor)) != true
        && call.member?.base.map { program.isView(program.type(of: $0)) == true } != true
    }
  }
}

extension Ancestry {
  /// Whether a node is in a closure that may run when the screen has changed.
  func runsLater(_ node: SyntaxCursor) -> Bool {
    ancestors(of: node).contains { ancestor in
      FunctionCallView(ancestor).map { $0.runsLater && !$0.isCalled(on: node) } ?? false
    }
  }

  /// Whether code in the body around a place waits before it, in a condition or a `do`, or in a loop around it.
  func waits(before place: SyntaxCursor) -> Bool {
    var inner = place
    for outer in ancestors(of: place) {
      if inner.isBody { return false }
      let isBranch = [.ifExpr, .switchExpr].contains(outer.kind)
      let isLoop = [.forStmt, .whileStmt, .repeatStmt].contains(outer.kind)
      let isWaiting = outer.children.contains { part in
        let isOther = isBranch && [.codeBlock, .switchCase, .ifExpr].contains(part.kind)
        return (isLoop || part.range.end <= inner.range.start) && !isOther && part.waits
      }
      if isWaiting || isLoop && outer.token(.await) != nil { return true }
      inner = outer
    }
    return false
  }

  /// Whether a node is the first statement after `if flag {`.
  fileprivate func isDirectly(_ node: SyntaxCursor, inIf uses: [FlagUse]) -> Bool {
    guard let block = parent(of: node), block.kind == .codeBlock,
      block.children.first(where: { _ in true })?.id == node.id,
      let branch = parent(of: block), branch.kind == .ifExpr,
      branch.child(.codeBlock)?.id == block.id
    else { return false }
    let conditions = branch.children.filter { $0.kind == .conditionElement }
    return uses.contains { use in
      use.action == .read(isNegated: false) && use.node.tree.source.path == node.tree.source.path
        && conditions.contains { $0.requires(use.node) }
    }
  }
}

extension SyntaxCursor {
  /// Whether its code waits for something, apart from code that it only passes on.
  var waits: Bool {
    kind == .awaitExpr || children.contains { !$0.isBody && $0.waits }
  }

  /// Whether a condition is an expression, or has it among what `&&` joins.
  fileprivate func requires(_ expression: SyntaxCursor) -> Bool {
    children.contains { part in
      if part.id == expression.id { return true }
      let parts = part.kind == .sequenceExpr ? Array(part.children) : []
      guard let index = parts.firstIndex(where: { $0.id == expression.id }) else { return false }
      let neighbors = [index - 1, index + 1].filter(parts.indices.contains)
      return neighbors.allSatisfy { parts[$0].text == "&&" }
        && parts.allSatisfy { $0.kind != .unresolvedTernaryExpr && $0.text != "||" }
    }
  }
}

extension FunctionCallView {
  /// Whether a node belongs to what the call is made on: the chain before it.
  fileprivate func isCalled(on node: SyntaxCursor) -> Bool {
    callee.map { $0.range.contains(node.range) } ?? false
  }

  /// Whether a closure that it takes may run when the screen has changed.
  fileprivate var runsLater: Bool {
    let name = name ?? member?.name
    return name.map(Self.later.contains) ?? false
  }

  /// Whether the chain before the call begins by making a view: `Text("Close").onTapGesture { … }`, also without a
  /// base in a closure that applies modifiers.
  fileprivate var isModifierByItsChain: Bool {
    var base = member?.base
    while let inner = base.flatMap(FunctionCallView.init) {
      guard let member = inner.member else { return inner.name?.first?.isUppercase == true }
      base = member.base
    }
    return false
  }

  /// Functions that run a closure before they return.
  fileprivate static let immediate: Set<String> = [
    "animate", "compactMap", "filter", "first", "forEach", "map", "withAnimation",
    "withTransaction",
  ]

  private static let later: Set<String> = [
    "Task", "async", "asyncAfter", "detached", "dataTask", "perform", "run", "scheduledTimer",
    "sink",
    "task",
  ]
}
