import SymbolIndex
import Syntax
import TransformKit

/// Properties of which one at most is true or has a value, and which become one enumeration.
struct StageGroup {
  let properties: [StageProperty]
  /// The assignments after which no property has a value, whatever was before.
  private(set) var clearing: Set<Place> = []
  /// The assignments that every way through the code overwrites before other code can look.
  private(set) var overwritten: Set<Place> = []
  /// The assignments that are made later, by the statements after which they are.
  private(set) var postponed: [Place: Write] = [:]
  private let writes: [Place: Write]

  /// A node of one of the files.
  struct Place: Hashable {
    let path: String
    let node: NodeID

    init(_ node: SyntaxCursor) {
      path = node.tree.source.path
      self.node = node.id
    }
  }

  /// An assignment, with the number of the property that it is made to.
  struct Write {
    let property: Int
    let use: StageUse

    var turnsOn: Bool { use.action == .turnOn }
  }

  init(_ properties: [StageProperty]) {
    self.properties = properties
    var writes: [Place: Write] = [:]
    for (index, property) in properties.enumerated() {
      for use in property.uses where use.isWrite {
        writes[Place(use.node)] = Write(property: index, use: use)
      }
    }
    self.writes = writes
  }

  var uses: [StageUse] { properties.flatMap(\.uses) }

  /// The assignment that a statement is.
  func write(_ statement: SyntaxCursor) -> Write? { writes[Place(statement)] }

  /// The functions, closures and accessors that assign one of the properties, each with its file.
  var bodies: [(body: SyntaxCursor, file: IndexedFile)] {
    var seen: Set<Place> = []
    return writes.values.sorted {
      ($0.use.file.path, $0.use.node.id) < ($1.use.file.path, $1.use.node.id)
    }
    .compactMap { write in
      guard let body = write.use.file.ancestry.body(around: write.use.node),
        seen.insert(Place(body)).inserted
      else { return nil }
      return (body, write.use.file)
    }
  }

  /// Two objects of which one body sets the properties, so that it cannot be told what each of them is.
  var separateObjects: Obstacle? {
    let bodies = Dictionary(grouping: writes.values) { write in
      write.use.file.ancestry.body(around: write.use.node).map(Place.init)
    }
    let mixed = bodies.values.first { 1 < Set($0.map(\.use.object)).count }
    return mixed.map {
      Obstacle(
        .flagUsedOtherwise, "one function sets the properties of several objects",
        at: $0[0].use.node)
    }
  }

  /// The group, with the assignments after which no property has a value.
  func clearing(_ places: Set<Place>) -> StageGroup {
    var group = self
    group.clearing = places
    return group
  }

  /// The group, with another assignment that has no effect.
  func overwriting(_ use: StageUse) -> StageGroup {
    var group = self
    group.overwritten.insert(Place(use.node))
    return group
  }

  /// The group, with an assignment that is made after another statement.
  func postponing(_ use: StageUse, until statement: SyntaxCursor) -> StageGroup {
    var group = overwriting(use)
    group.postponed[Place(statement)] = write(use.node)
    return group
  }

  /// The statement after which an assignment is made; nil where it is made in its place.
  func statement(before use: StageUse) -> SyntaxCursor? {
    postponed.first { Place($0.value.use.node) == Place(use.node) }.map {
      SyntaxCursor(tree: use.node.tree, id: $0.key.node)
    }
  }

  /// Whether an assignment has no effect that code could see, since one after it decides which property has a
  /// value: `error = nil` before `isLoading = true`.
  ///
  /// - Parameter isLook: whether other code may look while a statement runs.
  func isSuperseded(_ write: Write, where isLook: (SyntaxCursor) -> Bool) -> Bool {
    if overwritten.contains(Place(write.use.node)) { return true }
    let ancestry = write.use.file.ancestry
    var place = write.use.node
    while let list = ancestry.parent(of: place) {
      for statement in list.statements.drop(while: { $0.id != place.id }).dropFirst() {
        let next = self.write(statement)
        let parts = next.map { Array($0.use.value) } ?? [statement]
        guard statement.isPlain, !parts.contains(where: isLook), !parts.contains(where: \.mayThrow)
        else { return false }
        if let next, next.turnsOn || clearing.contains(Place(next.use.node)) { return true }
      }
      guard let outer = ancestry.choice(withBranch: list) else { return false }
      place = outer
    }
    return false
  }

  /// Whether code uses one of the properties.
  func mentions(_ code: SyntaxCursor) -> Bool {
    uses.contains {
      $0.file.path == code.tree.source.path && code.range.contains($0.name.range)
    }
  }
}

extension Ancestry {
  /// The `if` or `switch`, as a statement, after which code goes on at the end of one of its branches.
  fileprivate func choice(withBranch list: SyntaxCursor) -> SyntaxCursor? {
    guard var outer = parent(of: list), [.ifExpr, .switchExpr].contains(outer.kind) else {
      return nil
    }
    while let around = parent(of: outer), outer.kind == .ifExpr, around.kind == .ifExpr {
      outer = around
    }
    return isStatement(outer) ? outer : nil
  }
}

extension SyntaxCursor {
  /// Whether a statement runs to its end, and the next one after it.
  fileprivate var isPlain: Bool {
    switch kind {
    case .sequenceExpr, .functionCallExpr, .variableDecl: true
    default: false
    }
  }
}
