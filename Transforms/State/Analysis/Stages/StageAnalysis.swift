import SymbolIndex
import Syntax
import TransformKit

/// What the properties of a group may be where code looks at them, and what each assignment becomes.
struct StageAnalysis {
  private(set) var group: StageGroup
  /// The properties of which code may find a value; nil stands for none of them.
  let stages: Set<Int?>
  private var decided: Decided

  /// - Throws: why the properties do not exclude each other, as far as the code shows.
  init(of group: StageGroup, _ context: TransformContext) throws(Obstacle) {
    self.group = group
    if let obstacle = group.separateObjects { throw obstacle }
    let starts = group.properties.indices.filter { group.properties[$0].startsOn }
    if 1 < starts.count {
      let first = group.properties[starts[0]]
      throw Obstacle(
        .stagesOverlap, first.words(beside: group.properties[starts[1]]), at: first.property.decl)
    }
    let looks = LookPoints(group, context)
    let bodies = group.bodies.map { body, file in
      (body, MainActorCode(file: file, context: context).contains(body))
    }
    var stages: Set<Int?> = [starts.first]
    while true {
      let walks = try Self.walks(through: bodies, of: group, looks, from: stages)
      let next = walks.reduce(stages) { $0.union($1.walk.reached) }
      if next == stages { break }
      stages = next
    }
    var clearing = try Self.clearing(bodies, group, looks, stages)
    let walks = try Self.walks(
      through: bodies, of: group.clearing(clearing), looks, from: stages)
    if let obstacle = Self.unmetAssignment(in: walks, of: group) { throw obstacle }
    var decided = Self.decided(by: walks, of: group.clearing(clearing))
    // An assignment before one that always follows may do what both do.
    for use in group.uses where decided.leaves(use) && !use.isOfFlag {
      let earlier = clearing.union([StageGroup.Place(use.node)])
      guard
        let walks = try? Self.walks(
          through: bodies, of: group.clearing(earlier), looks, from: stages)
      else { continue }
      let next = Self.decided(by: walks, of: group.clearing(earlier))
      if group.uses.count(where: next.leaves) + 1 < group.uses.count(where: decided.leaves) {
        (clearing, decided) = (earlier, next)
      }
    }
    self.decided = decided
    self.stages = stages
    self.group = group.clearing(clearing)
    settle { group in
      try Self.walks(through: bodies, of: group, looks, from: stages)
    }
  }

  /// Drops the assignments that every way through the code overwrites, and says that all is loaded only where no failure
  /// can follow.
  private mutating func settle(
    _ walks: (StageGroup) throws -> [(body: SyntaxCursor, walk: StageWalk)]
  ) {
    func settled(_ group: StageGroup) -> Decided? {
      (try? walks(group)).map { Self.decided(by: $0, of: group) }
    }
    for use in group.uses where use.action == .turnOff && turnOff(use) != .nothing {
      let next = group.overwriting(use)
      if let decided = settled(next) { (group, self.decided) = (next, decided) }
    }
    guard idleIsLoaded else { return }
    for use in group.uses where use.isOfFlag && resetsIfOn(use) {
      guard let end = group.endWithoutFailure(after: use) else { continue }
      let next = group.postponing(use, until: end)
      if let decided = settled(next) { (group, self.decided) = (next, decided) }
    }
  }

  /// An assignment that no way through the code seems to lead to, so that the ways are not understood.
  private static func unmetAssignment(
    in walks: [(body: SyntaxCursor, walk: StageWalk)], of group: StageGroup
  ) -> Obstacle? {
    let met = Set(
      walks.flatMap { body, walk in
        walk.met.map { StageGroup.Place(SyntaxCursor(tree: body.tree, id: $0)) }
      })
    let unmet = group.uses.first { $0.isWrite && !met.contains(StageGroup.Place($0.node)) }
    return unmet.map {
      Obstacle(
        .unsupportedForm, "the way through the code that sets them is not clear", at: $0.node)
    }
  }

  /// The assignments after which no property has a value.
  private static func clearing(
    _ bodies: [(SyntaxCursor, Bool)], _ group: StageGroup, _ looks: LookPoints, _ stages: Set<Int?>
  ) throws(Obstacle) -> Set<StageGroup.Place> {
    let unclear = try walks(through: bodies, of: group, looks, from: stages).flatMap { body, walk in
      walk.unclear.map { StageGroup.Place(SyntaxCursor(tree: body.tree, id: $0)) }
    }
    let all = group.uses.filter { $0.action == .turnOff }.map { StageGroup.Place($0.node) }
    return Set(all).subtracting(unclear)
  }

  /// Whether the enumeration is without a case of a property at some point.
  var hasIdle: Bool {
    stages.contains(nil)
      || group.uses.contains { $0.action == .turnOff && turnOff($0) != .nothing }
  }

  /// Whether an assignment asks first whether its property is on.
  func resetsIfOn(_ use: StageUse) -> Bool {
    use.action == .turnOff && turnOff(use) == .idleIfOn
  }

  func turnOff(_ use: StageUse) -> TurnOff {
    let place = StageGroup.Place(use.node)
    if decided.removals.contains(place) { return .nothing }
    return decided.certain.contains(place)
      || group.properties.contains { use.isInButton(shownFor: $0) }
      ? .idle : .idleIfOn
  }

  private static func walks(
    through bodies: [(SyntaxCursor, Bool)], of group: StageGroup, _ looks: LookPoints,
    from stages: Set<Int?>
  ) throws(Obstacle) -> [(body: SyntaxCursor, walk: StageWalk)] {
    let resting = Set(stages.map { StageSnapshot(stage: $0, of: group.properties.count) })
    var walks: [(SyntaxCursor, StageWalk)] = []
    for (body, isOnMainActor) in bodies {
      var walk = StageWalk(group, looks, resting: resting, isOnMainActor: isOnMainActor)
      walk.walk(body)
      if let obstacle = walk.obstacle { throw obstacle }
      walks.append((body, walk))
    }
    return walks
  }

  /// The assignments that have no effect, and those before which the case is certain.
  private static func decided(
    by walks: [(body: SyntaxCursor, walk: StageWalk)], of group: StageGroup
  ) -> Decided {
    var decided = Decided()
    let before = Dictionary(
      walks.flatMap { body, walk in
        walk.before.map {
          (StageGroup.Place(SyntaxCursor(tree: body.tree, id: $0.key)), $0.value)
        }
      }
    ) { $0.union($1) }
    for (index, property) in group.properties.enumerated() {
      for use in property.uses where use.action == .turnOff {
        let place = StageGroup.Place(use.node)
        let stages = before[place] ?? []
        let isClearing = group.clearing.contains(place)
        if isClearing ? stages.isSubset(of: [nil]) : !stages.contains(index) {
          decided.removals.insert(place)
        }
        if isClearing || stages == [index] { decided.certain.insert(place) }
      }
    }
    return decided
  }
}

/// The assignments that have no effect, and those before which the case is certain.
private struct Decided {
  var removals: Set<StageGroup.Place> = []
  var certain: Set<StageGroup.Place> = []

  /// Whether an assignment has to ask for the case first.
  func leaves(_ use: StageUse) -> Bool {
    let place = StageGroup.Place(use.node)
    return use.action == .turnOff && !removals.contains(place) && !certain.contains(place)
  }
}
