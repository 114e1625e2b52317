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
    self.init(with: operatorCall, endingWith: "sink", ancestry, in: program)
  }

  /// The published property of `self` that a chain with a closure assigns to, and that keeps the closure:
  /// `$names` in `$query.map { … }.assign(to: &$names)`.
  static func published(
    around closure: SyntaxCursor, _ ancestry: Ancestry, in program: Program
  ) -> SyntaxCursor? {
    guard let operatorCall = ancestry.call(taking: closure) else { return nil }
    let chain = ancestry.chain(from: operatorCall)
    guard let last = chain.last, last.member?.name == "assign",
      let base = operatorCall.member?.base, program.isEndless(base),
      !chain.contains(where: \.mayComplete),
      last.arguments.count == 1, let argument = last.arguments.first, argument.label == "to",
      argument.value.kind == .inOutExpr,
      let target = argument.value.children.first(where: { _ in true }),
      target.kind == .declReferenceExpr || MemberAccessView(target)?.base?.isSelf == true,
      target.textWithoutSelf.hasPrefix("$")
    else { return nil }
    return target
  }

  /// - Parameter name: the operator that subscribes.
  init?(
    with operatorCall: FunctionCallView, endingWith name: String, _ ancestry: Ancestry,
    in program: Program
  ) {
    let chain = ancestry.chain(from: operatorCall)
    guard let last = chain.last, chain.contains(where: { $0.member?.name == name }),
      let base = operatorCall.member?.base, program.isEndless(base),
      !chain.contains(where: \.mayComplete)
    else { return nil }
    if last.member?.name == "store", let target = last.keptIn {
      keeper = target
    } else if last.member?.name == name, let target = ancestry.assignmentTarget(of: last.cursor) {
      keeper = target
    } else {
      return nil
    }
  }
}

extension Program {
  /// Whether a publisher publishes as long as somebody subscribes.
  ///
  /// - Parameter depth: how many declarations led here.
  fileprivate func isEndless(_ publisher: SyntaxCursor, depth: Int = 0) -> Bool {
    if let call = FunctionCallView(publisher) {
      if call.combinesPublishers {
        return call.arguments.contains { isEndless($0.value, depth: depth) }
      }
      guard !call.isTimerPublisher, !call.mayComplete else { return call.isTimerPublisher }
      if let function = declarations(of: call.callee ?? call.cursor).first,
        knownModule(of: function) == nil
      {
        let made = depth < 3 ? given(by: function) : nil
        if let made, isEndless(made, depth: depth + 1) { return true }
      } else if call.member?.name == "publisher" {
        return true
      }
      // What an operator is called on.
      return call.member?.base.map { isEndless($0, depth: depth) } ?? false
    }
    let name = publisher.declaredName ?? MemberAccessView(publisher)?.name
    if name?.hasPrefix("$") == true { return true }
    let decl = declarations(of: publisher).first
    if let type = self.decl(of: type(of: publisher)), isSubject(type) {
      return decl.map { !completes($0) } ?? true
    }
    if let decl, publishesProperty(decl) { return true }
    // A property of the repository that gives another publisher.
    guard let decl, depth < 3, let value = given(by: decl) else { return false }
    return isEndless(value, depth: depth + 1)
  }

  /// Whether a parameter or property is written as the publisher of a published property:
  /// `Published<Bool>.Publisher`.
  private func publishesProperty(_ decl: DeclID) -> Bool {
    let parameter = FunctionDeclView.Parameter(cursor(of: decl))?.type
    let annotation = binding(of: decl)?.child(.typeAnnotation)?.children.first {
      $0.kind != .unexpectedNodes
    }
    let text = (parameter ?? annotation)?.textWithoutTrivia ?? ""
    return text.hasPrefix("Published<") && text.hasSuffix(">.Publisher")
  }

  /// The value of a variable, or the only expression of a getter or function.
  private func given(by decl: DeclID) -> SyntaxCursor? {
    guard knownModule(of: decl) == nil else { return nil }
    if let binding = binding(of: decl) {
      if let value = binding.child(.initializerClause)?.children.first(where: { _ in true }) {
        return value
      }
      return binding.child(.accessorBlock).flatMap { $0.onlyExpression }
    }
    return FunctionDeclView(cursor(of: decl))?.body?.onlyExpression
  }

  /// Whether the file that declares a subject completes it.
  private func completes(_ subject: DeclID) -> Bool {
    guard knownModule(of: subject) == nil else { return false }
    let calls = cursor(of: subject).tree.nodes(ofKind: .functionCallExpr)
      .compactMap(FunctionCallView.init)
    return calls.contains { call in
      call.member?.name == "send" && call.arguments.first?.label == "completion"
        && call.member?.base.map { declarations(of: $0).contains(subject) } ?? false
    }
  }

  private func isSubject(_ type: DeclID) -> Bool {
    Self.endlessPublishers.contains { type == decl(of: knownType($0, of: "Combine")) }
  }

  private static let endlessPublishers = [
    "PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher",
  ]
}

extension SyntaxCursor {
  /// The only expression of a block, returned or not.
  fileprivate var onlyExpression: SyntaxCursor? {
    var statements = Array(children)
    if statements.count == 1, let getter = statements.first, getter.kind == .accessorDecl,
      let body = getter.child(.codeBlock)
    {
      statements = Array(body.children)
    }
    guard statements.count == 1, let only = statements.first else { return nil }
    return only.kind == .returnStmt ? only.children.first { _ in true } : only
  }
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
  func chain(from call: FunctionCallView) -> [FunctionCallView] {
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
  /// What a call of `store` keeps a subscription in: `subscriptions` of `store(in: &subscriptions)`.
  var keptIn: SyntaxCursor? {
    guard let kept = arguments.first, arguments.count == 1, kept.label == "in",
      kept.value.kind == .inOutExpr
    else { return nil }
    return kept.value.children.first { _ in true }
  }

  /// Whether an operator ends the subscription at some time.
  var mayComplete: Bool {
    ["first", "tryFirst", "prefix", "output", "timeout"].contains(member?.name ?? "")
  }

  /// `Publishers.CombineLatest($name, $age)`, which completes with the last of them.
  fileprivate var combinesPublishers: Bool {
    guard let member, let name = member.name,
      member.base?.textWithoutTrivia.hasSuffix("Publishers") == true
    else { return false }
    return name.hasPrefix("CombineLatest") || name.hasPrefix("Merge")
  }

  /// `Timer.publish(every: 1, on: .main, in: .common)`
  fileprivate var isTimerPublisher: Bool {
    let name = member?.base?.textWithoutTrivia
    return member?.name == "publish" && (name == "Timer" || name == "Foundation.Timer")
  }
}
