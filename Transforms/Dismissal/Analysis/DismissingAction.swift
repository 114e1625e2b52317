import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What else happens where a view dismisses itself.
struct DismissingAction {
  let facts: DismissalFacts
  let context: TransformContext

  /// Why dismissing cannot remove the last element of a path: the same action dismisses twice, or changes
  /// the path in another way, so that the last element may be another screen.
  func obstacle(toRemovingFrom path: SyntaxCursor) -> Obstacle? {
    let dismissals = self.dismissals
    lazy var changes = PathChanges(of: path, in: context)
    for (file, place) in dismissals {
      let others = context.program.ask { file.ancestry.statements(beside: place, $0) }
        .filter(\.mayChangeState)
      if others.isEmpty { continue }
      func mayAlsoRun(_ other: SyntaxCursor) -> Bool {
        others.contains {
          $0.contains(other)
            && (place.range.end <= other.range.start || !file.ancestry.leaves(after: other, in: $0))
        }
      }
      if let other = dismissals.map(\.place).first(where: mayAlsoRun) {
        return Obstacle(
          .unsuitedState,
          "`\(other.changeText)` may dismiss the view again in the same action, and remove another screen",
          at: place)
      }
      let change = changes.places.first { other in
        mayAlsoRun(other) && !file.ancestry.sleeps(between: place, and: other)
      }
      if let change {
        let name = "`\(change.changeText)`"
        let isLater = place.range.end <= change.range.start
        return Obstacle(
          .unsuitedState,
          isLater
            ? "\(name) changes the navigation path after the dismissal, whose effect could then differ"
            : "\(name) also changes the navigation path, so dismissing could remove another screen",
          at: place)
      }
      guard changes.areComplete else {
        return Obstacle(
          .unsuitedState,
          "too many declarations change the navigation path to tell whether code beside does",
          at: place)
      }
    }
    return nil
  }

  /// Whether the view may dismiss itself again before SwiftUI has removed it, or code beside may change the
  /// path where nothing shows it: a loop, a closure of unknown content, a notification.
  var mayPopMore: Bool {
    let dismissals = self.dismissals
    let own = Set(dismissals.map(\.place.id))
    return facts.sharesARow(dismissals)
      || dismissals.contains { file, place in
        if context.isInOwnInitializer(place, file.ancestry) { return true }
        return context.program.ask { program in
          file.ancestry.isRepeated(place, program)
            || callUnknown(file.ancestry.statements(beside: place, program), besides: own, program)
        }
      }
  }

  /// Whether one action may dismiss the view twice.
  var mayRepeat: Bool { !facts.isDismissedByControlsOnly || mayPopMore || isRepeated }

  /// Whether one action dismisses the view in several places.
  var isRepeated: Bool {
    let dismissals = self.dismissals
    return dismissals.contains { file, place in
      let others = context.program.ask { file.ancestry.statements(beside: place, $0) }
      return dismissals.contains { other in others.contains { $0.contains(other.place) } }
    }
  }

  /// Whether code calls what is not known, in methods of the view included.
  private func callUnknown(
    _ statements: [SyntaxCursor], besides own: Set<NodeID>, _ program: Program
  ) -> Bool {
    var waiting = statements
    var seen: Set<DeclID> = []
    while let next = waiting.popLast() {
      for node in [next] + Array(next.descendants) where !own.contains(node.id) {
        if node.callsUnknown(program) { return true }
        guard let method = node.calledFunction(program), seen.insert(method).inserted,
          let owner = program.owner(of: method),
          program.name(of: owner) == facts.view.declarations[0].name,
          let body = FunctionDeclView(program.cursor(of: method))?.body
        else { continue }
        waiting.append(body)
      }
    }
    return false
  }

  /// Whether the view dismisses itself in the content of a sheet that it presents.
  var isInOwnSheet: Bool {
    facts.files.flatMap { file in file.uses.map { (file.file.ancestry, $0.expression) } }
      .contains { ancestry, place in
        ancestry.ancestors(of: place).contains { outer in
          guard let call = FunctionCallView(outer), call.callee?.contains(place) == false else {
            return false
          }
          return context.program.ask { $0.facts(of: call).contains(.modal) }
        }
      }
  }

  /// The places that dismiss the view, those that call a function which does so included.
  var dismissals: [(file: IndexedFile, place: SyntaxCursor)] {
    var found = facts.files.flatMap { file in
      file.uses.filter { $0.kind != .capture }.map { (file: file.file, place: $0.expression) }
    }
    var seen: Set<DeclID> = []
    var next = 0
    while next < found.count {
      let (file, place) = found[next]
      next += 1
      guard let function = file.ancestry.function(around: place),
        let decl = context.program.ask({ $0.decl(at: function) }), seen.insert(decl).inserted
      else { continue }
      let uses = context.uses(
        of: [function], arePrivate: false, inFilesMentioning: facts.view.declarations[0].name)
      found += uses.flatMap { file, uses in uses.map { (file: file, place: $0.name) } }
    }
    return found
  }
}

extension Ancestry {
  /// The method whose body contains a place, in closures or not.
  func function(around place: SyntaxCursor) -> SyntaxCursor? {
    let member = ancestors(of: place).first {
      [.functionDecl, .variableDecl, .initializerDecl].contains($0.kind)
    }
    return member?.kind == .functionDecl ? member : nil
  }

  /// The other statements of the action that contains a place: those of the blocks around it, up to the
  /// closure that a view or modifier takes, or the function.
  func statements(beside place: SyntaxCursor, _ program: Program) -> [SyntaxCursor] {
    if isPassedToView(place, program) { return [] }
    var others: [SyntaxCursor] = []
    var inner = place
    for outer in ancestors(of: place) {
      if [.closureExpr, .codeBlock, .switchCase, .ifConfigClause].contains(outer.kind) {
        let statements = outer.children.filter { $0.kind != .closureSignature }
        others += statements.filter { $0.id != inner.id }
        if statements.last.map({ leavesAction($0) }) == true { break }
      }
      others += continuations(of: outer, after: place)
      if outer.kind == .closureExpr, makesView(with: outer, program) { break }
      if [.functionDecl, .variableDecl, .initializerDecl].contains(outer.kind) { break }
      inner = outer
    }
    return others
  }

  /// Whether a statement leaves the action: `throw` does not where a `catch` follows.
  private func leavesAction(_ statement: SyntaxCursor) -> Bool {
    guard statement.kind == .throwStmt else { return statement.leaves }
    let isFunction: (SyntaxCursor) -> Bool = { [.closureExpr, .functionDecl].contains($0.kind) }
    return !ancestors(of: statement).prefix { !isFunction($0) }.contains { outer in
      outer.kind == .doStmt && outer.child(.codeBlock)?.contains(statement) == true
        && outer.child(.catchClause) != nil
    }
  }

  /// What may run after a place besides the statements around it: the `catch` of a `do` in which something
  /// may fail after the place, and the case that a `fallthrough` enters.
  private func continuations(of outer: SyntaxCursor, after place: SyntaxCursor) -> [SyntaxCursor] {
    switch outer.kind {
    case .doStmt:
      guard let body = outer.child(.codeBlock), body.contains(place),
        body.descendants.contains(where: {
          [.tryExpr, .throwStmt].contains($0.kind) && place.range.start < $0.range.end
        })
      else { return [] }
      return outer.children.filter { $0.kind == .catchClause }
    case .switchCase:
      guard outer.children.reversed().first?.kind == .fallThroughStmt,
        let cases = parent(of: outer)?.children.filter({ $0.kind == .switchCase })
      else { return [] }
      return cases.filter { outer.range.end <= $0.range.start }
    default: return []
    }
  }

  /// Whether a place may run several times for one action of the user.
  fileprivate func isRepeated(_ place: SyntaxCursor, _ program: Program) -> Bool {
    for outer in ancestors(of: place) {
      switch outer.kind {
      case .forStmt, .whileStmt, .repeatStmt, .deferStmt: return true
      case .functionDecl, .memberBlock: return false
      case .initializerClause: return true
      case .functionCallExpr:
        guard let call = FunctionCallView(outer), call.callee?.contains(place) != true else {
          continue
        }
        let name = call.member?.name ?? call.name ?? ""
        if Self.repeating.contains(name) { return true }
        if program.facts(of: call).contains(.userAction) { return false }
      default: continue
      }
    }
    return false
  }

  /// What calls its closure repeatedly, or for several events.
  private static let repeating: Set = [
    "onChanged", "updating", "onLongPressGesture", "onReceive", "onDisappear",
  ]

  /// Whether the code leaves a statement early after a place in it, so that nothing after the statement
  /// runs.
  fileprivate func leaves(after place: SyntaxCursor, in statement: SyntaxCursor) -> Bool {
    for outer in ancestors(of: place) {
      if outer.kind == .closureExpr || !statement.contains(outer) { return false }
      if [.codeBlock, .switchCase].contains(outer.kind),
        outer.children.reversed().first?.leaves == true
      {
        return true
      }
    }
    return false
  }

  /// Whether code sleeps after a place and before another one, so that the first one has its effect before.
  fileprivate func sleeps(between place: SyntaxCursor, and other: SyntaxCursor) -> Bool {
    let around = ancestors(of: place)
    let inner = around.prefix { ![.closureExpr, .functionDecl].contains($0.kind) }
    let closure = around.filter { $0.kind == .closureExpr }.prefix(1)
    return (inner.filter { $0.kind == .codeBlock } + closure).flatMap(\.children)
      .contains { statement in
        place.range.end <= statement.range.start && statement.range.end <= other.range.start
          && statement.isSleep
      }
  }

  /// Whether a place passes a function by its name to a view, as `Button("Save", action: save)` does: what is
  /// beside the view runs in no action.
  private func isPassedToView(_ place: SyntaxCursor, _ program: Program) -> Bool {
    guard place.kind == .declReferenceExpr, parent(of: place)?.kind == .labeledExpr,
      let call = ancestors(of: place).first(where: { $0.kind == .functionCallExpr })
    else { return false }
    if let type = program.typeDecl(calledBy: call) { return program.isView(type) == true }
    return program.conforms(program.type(of: call), to: "View", of: "SwiftUI")
      ?? SwiftUINames[FunctionCallView(call)?.name ?? ""].contains(.view)
  }

  /// Whether a closure is an argument of a call that makes a view.
  private func makesView(with closure: SyntaxCursor, _ program: Program) -> Bool {
    guard let call = ancestors(of: closure).first(where: { $0.kind == .functionCallExpr }) else {
      return false
    }
    if let type = program.typeDecl(calledBy: call) { return program.isView(type) ?? true }
    let type = program.type(of: call)
    return program.conforms(type, to: "View", of: "SwiftUI")
      ?? (FunctionCallView(call)?.name?.first?.isUppercase == true)
  }
}

extension SyntaxCursor {
  /// `try await Task.sleep(for: .seconds(1))`
  fileprivate var isSleep: Bool {
    var statement = self
    while [.tryExpr, .awaitExpr].contains(statement.kind),
      let inner = statement.children.reversed().first
    {
      statement = inner
    }
    return FunctionCallView(statement)?.callee?.textWithoutTrivia == "Task.sleep"
  }

  /// What is called or changed.
  fileprivate var changeText: String { (FunctionCallView(self)?.callee ?? self).oneLineText }

  /// Whether a statement calls or assigns something.
  fileprivate var mayChangeState: Bool {
    ([self] + Array(descendants)).contains {
      [.functionCallExpr, .sequenceExpr, .inOutExpr].contains($0.kind)
    }
  }

  /// Whether it calls a closure, a requirement of a protocol, or what sends a message to code elsewhere.
  fileprivate func callsUnknown(_ program: Program) -> Bool {
    guard let call = FunctionCallView(self) else { return false }
    let name = call.member?.name ?? call.name ?? ""
    if ["send", "post", "trigger", "openURL"].contains(name) || call.callee?.isMadeFunction == true
    {
      return true
    }
    guard case .declaration(let decl) = program.reference(of: cursorOfCallee(call)) else {
      return false
    }
    guard program.knownModule(of: decl) == nil else { return false }
    return Self.valueKinds.contains(program.cursor(of: decl).kind) || program.isRequirement(decl)
  }

  private static let valueKinds: Set<SyntaxKind> = [.identifierPattern, .functionParameter]

  /// Whether what is called is no name of a function: `onBack?()`, `actions[0]()`, `(onBack ?? {})()`, `$0()`.
  /// A method is only optional where a protocol requires it.
  private var isMadeFunction: Bool {
    switch kind {
    case .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr, .tupleExpr, .functionCallExpr:
      true
    case .declReferenceExpr: text.hasPrefix("$") && text.dropFirst().allSatisfy(\.isNumber)
    default: MemberAccessView(self)?.name == "self"
    }
  }

  /// The function of the repository that it calls.
  fileprivate func calledFunction(_ program: Program) -> DeclID? {
    guard let call = FunctionCallView(self),
      case .declaration(let decl) = program.reference(of: cursorOfCallee(call)),
      program.knownModule(of: decl) == nil
    else { return nil }
    return decl
  }

  private func cursorOfCallee(_ call: FunctionCallView) -> SyntaxCursor {
    call.nameNode ?? call.callee ?? call.cursor
  }

  /// Whether a statement leaves the function or closure around it.
  fileprivate var leaves: Bool { kind == .returnStmt || kind == .throwStmt }
}

extension Program {
  /// Whether a declaration is a requirement of a protocol of the repository.
  fileprivate func isRequirement(_ decl: DeclID) -> Bool {
    owner(of: decl).map { cursor(of: $0).kind == .protocolDecl } ?? false
  }
}
