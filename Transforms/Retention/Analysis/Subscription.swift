import Semantics
import Syntax

/// A subscription of Combine that an object keeps: `$query.sink { … }.store(in: &subscriptions)`. It keeps the
/// closures of all its operators.
struct Subscription {
  /// What keeps it: `subscriptions`, or the property that it is assigned to.
  let keeper: SyntaxCursor

  /// The subscription with a closure among the arguments of its operators.
  ///
  /// - Returns: nil where the publisher may complete, which ends the subscription.
  init?(around closure: SyntaxCursor, _ ancestry: Ancestry, in program: Program) {
    guard let operatorCall = ancestry.call(taking: closure) else { return nil }
    let chain = ancestry.chain(from: operatorCall)
    guard let last = chain.last, chain.contains(where: { $0.member?.name == "sink" }),
      let root = operatorCall.root, program.isEndless(root)
    else { return nil }
    if last.member?.name == "store", let kept = last.arguments.first, last.arguments.count == 1,
      kept.label == "in", kept.value.kind == .inOutExpr,
      let target = kept.value.children.first(where: { _ in true })
    {
      keeper = target
    } else if last.member?.name == "sink", let target = ancestry.assignmentTarget(of: last.cursor) {
      keeper = target
    } else {
      return nil
    }
  }
}

extension Program {
  /// Whether the publisher that a chain begins with publishes as long as somebody subscribes.
  fileprivate func isEndless(_ root: SyntaxCursor) -> Bool {
    if root.declaredName?.hasPrefix("$") == true { return true }
    if MemberAccessView(root)?.name?.hasPrefix("$") == true { return true }
    if let call = FunctionCallView(root) {
      return call.member?.name == "publisher" || call.isTimerPublisher
    }
    let initial = declarations(of: root).first.flatMap(binding(of:))?.child(.initializerClause)
    if let value = initial?.children.first(where: { _ in true }).flatMap(FunctionCallView.init),
      [value, value.root.flatMap(FunctionCallView.init)].contains(where: {
        $0?.isTimerPublisher == true
      })
    {
      return true
    }
    guard let decl = decl(of: type(of: root)) else { return false }
    return Self.endlessPublishers.contains { decl == self.decl(of: knownType($0, of: "Combine")) }
  }

  private static let endlessPublishers = [
    "PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher",
  ]
}

extension Ancestry {
  /// The call of a member that takes a closure as an argument.
  func call(taking closure: SyntaxCursor) -> FunctionCallView? {
    guard let outer = parent(of: closure) else { return nil }
    let call = FunctionCallView(outer) ?? parent(of: outer).flatMap(FunctionCallView.init)
    return call.flatMap { call in
      call.arguments.contains { $0.value.id == closure.id } && call.member != nil ? call : nil
    }
  }

  /// A call and those of its result's members: `.map { … }`, `.sink { … }`, `.store(in: …)`.
  fileprivate func chain(from call: FunctionCallView) -> [FunctionCallView] {
    var chain = [call]
    while let member = parent(of: chain[chain.count - 1].cursor),
      MemberAccessView(member)?.base?.id == chain[chain.count - 1].cursor.id,
      let next = parent(of: member).flatMap(FunctionCallView.init), next.callee?.id == member.id
    {
      chain.append(next)
    }
    return chain
  }
}

extension FunctionCallView {
  /// The publisher that a chain of operators begins with.
  fileprivate var root: SyntaxCursor? {
    guard let base = member?.base else { return nil }
    guard let inner = FunctionCallView(base), inner.member?.name != "publisher",
      inner.member?.base != nil, !inner.isTimerPublisher
    else { return base }
    return inner.root
  }

  /// `Timer.publish(every: 1, on: .main, in: .common)`
  fileprivate var isTimerPublisher: Bool {
    let name = member?.base?.textWithoutTrivia
    return member?.name == "publish" && (name == "Timer" || name == "Foundation.Timer")
  }
}
