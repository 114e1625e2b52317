import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Follows the code of one body, and what the properties may be after each of its statements.
///
/// Wherever other code may look, the enumeration has to say what the properties say. From there on, they may be
/// whatever they may be at such a point.
struct StageWalk {
  let group: StageGroup
  let looks: LookPoints
  /// What the properties may be where other code looks.
  let resting: Set<StageSnapshot>
  /// Whether a view cannot look between two statements.
  let isOnMainActor: Bool

  /// What they are where other code looks, as far as this body tells.
  private(set) var reached: Set<Int?> = []
  /// The cases that the enumeration may have before an assignment that takes a value away.
  private(set) var before: [NodeID: Set<Int?>] = [:]
  /// The assignments after which some property may have a value.
  private(set) var unclear: Set<NodeID> = []
  /// The assignments that some way through the code leads to.
  private(set) var met: Set<NodeID> = []
  private(set) var obstacle: Obstacle?

  private var scopes: [[SyntaxCursor]] = []
  private var handlers: [Handler] = []
  private var targets: [Target] = []

  /// A `do` whose `catch` clauses get what is thrown.
  private struct Handler {
    let depth: Int
    var thrown: Set<StageSnapshot> = []
  }

  /// A statement that `break` leaves, and `continue` begins again if it is a loop.
  private struct Target {
    let depth: Int
    let isLoop: Bool
    var broken: Set<StageSnapshot> = []
    var continued: Set<StageSnapshot> = []
  }

  init(
    _ group: StageGroup, _ looks: LookPoints, resting: Set<StageSnapshot>, isOnMainActor: Bool
  ) {
    self.group = group
    self.looks = looks
    self.resting = resting
    self.isOnMainActor = isOnMainActor
  }

  /// Follows a function, closure or accessor.
  mutating func walk(_ body: SyntaxCursor) {
    let end = block(body.statements, resting)
    _ = look(end, at: body)
  }

  // MARK: Statements

  private mutating func block(
    _ statements: [SyntaxCursor], _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    scopes.append([])
    var states = states
    for statement in statements {
      states = step(statement, states)
      if let write = group.postponed[StageGroup.Place(statement)] {
        states = Set(states.map { turnOff(write, from: $0, writing: .idleIfOn) })
      }
    }
    states = unwind(states, to: scopes.count - 1)
    scopes.removeLast()
    return states
  }

  private mutating func step(
    _ node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    switch node.kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .typeAliasDecl: return states
    case .ifExpr: return branches(of: node, states)
    case .guardStmt: return guarded(node, states)
    case .switchExpr: return cases(of: node, states)
    case .doStmt: return catching(node, states)
    case .forStmt, .whileStmt, .repeatStmt: return loop(node, states)
    case .deferStmt:
      scopes[scopes.count - 1].append(node)
      return states
    case .returnStmt:
      let end = unwind(evaluate(node, states), to: 0)
      _ = look(end, at: node)
      return []
    case .throwStmt:
      throwing(evaluate(node, states), at: node)
      return []
    case .breakStmt, .continueStmt, .fallThroughStmt, .labeledStmt, .ifConfigDecl:
      return jump(node, states)
    default: return evaluate(node, states)
    }
  }

  private mutating func jump(
    _ node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    let isLoop = node.kind == .continueStmt
    let isPlain = node.kind == .breakStmt || isLoop
    guard isPlain, Array(node.ownTokens).count == 1,
      let index = targets.lastIndex(where: { $0.isLoop || !isLoop })
    else {
      if node.kind == .ifConfigDecl, !group.mentions(node) { return alternatives(in: node, states) }
      fail(
        Obstacle(.unsupportedForm, "the way through the code that sets them is not clear", at: node)
      )
      return states
    }
    let end = unwind(states, to: targets[index].depth)
    if isLoop {
      targets[index].continued.formUnion(end)
    } else {
      targets[index].broken.formUnion(end)
    }
    return []
  }

  /// The branches of an `#if`.
  private mutating func alternatives(
    in node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    node.children.reduce(states) { $0.union(block(Array($1.children), states)) }
  }

  // MARK: Branches

  private mutating func branches(
    of node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    var states = states
    for condition in node.children where condition.kind == .conditionElement {
      states = evaluate(condition, states)
    }
    let parts = node.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
    var end = parts.count < 2 ? states : []
    for part in parts {
      end.formUnion(
        part.kind == .ifExpr ? branches(of: part, states) : block(part.statements, states))
    }
    return end
  }

  private mutating func guarded(
    _ node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    var states = states
    for condition in node.children where condition.kind == .conditionElement {
      states = evaluate(condition, states)
    }
    _ = block(node.child(.codeBlock)?.statements ?? [], states)
    return states
  }

  private mutating func cases(
    of node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    var states = states
    var end: Set<StageSnapshot> = []
    targets.append(Target(depth: scopes.count, isLoop: false))
    for part in node.children {
      if part.kind == .switchCase {
        end.formUnion(block(part.statements, states))
      } else if part.kind == .ifConfigDecl {
        end.formUnion(step(part, states))
      } else {
        states = evaluate(part, states)
      }
    }
    return end.union(targets.removeLast().broken)
  }

  private mutating func catching(
    _ node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    let clauses = node.children.filter { $0.kind == .catchClause }
    let body = node.child(.codeBlock)?.statements ?? []
    guard !clauses.isEmpty else { return block(body, states) }
    handlers.append(Handler(depth: scopes.count))
    var end = block(body, states)
    let thrown = handlers.removeLast().thrown
    for clause in clauses { end.formUnion(block(clause.statements, thrown)) }
    if !clauses.contains(where: \.catchesAll) { throwing(thrown, at: node) }
    return end
  }

  private mutating func loop(
    _ node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    let body = node.child(.codeBlock)
    var entry = states
    while true {
      var start = node.token(.await) == nil ? entry : look(entry, at: node)
      if node.token(.try) != nil { throwing(start, at: node) }
      for part in node.children where part.id != body?.id { start = evaluate(part, start) }
      targets.append(Target(depth: scopes.count, isLoop: true))
      let end = block(body?.statements ?? [], start)
      guard let target = targets.popLast() else { return start }
      let next = entry.union(start).union(end).union(target.continued)
      if next == entry { return entry.union(target.broken) }
      entry = next
    }
  }

  // MARK: Expressions

  /// A statement or a part of one that has no statements of its own.
  private mutating func evaluate(
    _ node: SyntaxCursor, _ states: Set<StageSnapshot>
  ) -> Set<StageSnapshot> {
    var states = states
    let write = group.write(node)
    let parts = write.map { Array($0.use.value) } ?? [node]
    if parts.contains(where: looks.isLook) { states = look(states, at: node) }
    if parts.contains(where: \.mayThrow) { throwing(states, at: node) }
    if write != nil, !states.isEmpty { met.insert(node.id) }
    if let write { states = states.map { apply(write, to: $0) }.reduce(into: []) { $0.insert($1) } }
    return isOnMainActor ? states : look(states, at: node)
  }

  private mutating func apply(_ write: StageGroup.Write, to state: StageSnapshot) -> StageSnapshot {
    let node = write.use.node
    if write.turnsOn { return state.turning(on: write.property, at: node.id.index) }
    let isSuperseded = isOnMainActor && group.isSuperseded(write, where: looks.isLook)
    let isClearing = group.clearing.contains(StageGroup.Place(node))
    return turnOff(
      write, from: state, writing: isSuperseded ? .nothing : isClearing ? .idle : .idleIfOn)
  }

  private mutating func turnOff(
    _ write: StageGroup.Write, from state: StageSnapshot, writing assignment: TurnOff
  ) -> StageSnapshot {
    let node = write.use.node.id
    if assignment != .nothing { before[node, default: []].insert(state.stage) }
    let end = state.turning(off: write.property, writing: assignment)
    if !end.isClear { unclear.insert(node) }
    return end
  }

  // MARK: Ends

  /// Where other code may look: what it finds is what the enumeration says, or nothing can be changed.
  private mutating func look(
    _ states: Set<StageSnapshot>, at node: SyntaxCursor
  ) -> Set<StageSnapshot> {
    reached.formUnion(states.lazy.filter(\.isResting).map(\.stage))
    // A set has no order, and what is said must not depend on one.
    let wrong = states.filter { !$0.isResting }.min {
      ($0.overlap ?? (0, 0)) < ($1.overlap ?? (0, 0))
    }
    if let wrong { fail(overlap(of: wrong, at: node)) }
    return states.isEmpty ? [] : resting
  }

  private mutating func throwing(_ states: Set<StageSnapshot>, at node: SyntaxCursor) {
    let end = unwind(states, to: handlers.last?.depth ?? 0)
    if handlers.isEmpty {
      _ = look(end, at: node)
    } else {
      handlers[handlers.count - 1].thrown.formUnion(end)
    }
  }

  /// Runs the `defer` blocks of the scopes that code leaves.
  private mutating func unwind(
    _ states: Set<StageSnapshot>, to depth: Int
  ) -> Set<StageSnapshot> {
    guard !states.isEmpty else { return [] }
    let saved = scopes
    var states = states
    while depth < scopes.count {
      for statement in scopes.removeLast().reversed() {
        states = block(statement.child(.codeBlock)?.statements ?? [], states)
      }
    }
    scopes = saved
    return states
  }

  private mutating func fail(_ obstacle: Obstacle) {
    self.obstacle = self.obstacle ?? obstacle
  }

  private func overlap(of state: StageSnapshot, at node: SyntaxCursor) -> Obstacle {
    let names = group.properties.map(\.name)
    guard let (first, second) = state.overlap else {
      return Obstacle(
        .stagesOverlap, "code sets `\(names[0])` in an order that an enumeration cannot follow",
        at: node)
    }
    return Obstacle(
      .stagesOverlap, group.properties[first].words(beside: group.properties[second]), at: node)
  }
}

extension StageProperty {
  /// How a message says that two properties hold together.
  func words(beside other: StageProperty) -> String {
    let state = isFlag ? "be true" : "have a value"
    let otherState = other.isFlag ? "is true" : isFlag ? "has a value" : "has one"
    return "`\(name)` may \(state) while `\(other.name)` \(otherState)"
  }
}
