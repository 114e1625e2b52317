import SymbolIndex
import Syntax
import TransformKit

/// A flag that says that something is going on, with the properties that change together with it.
struct StageCandidates {
  let flag: StageProperty
  let others: [StageProperty]
  /// Another flag of the type that says that something is going on.
  private let otherWork: StageProperty?
  /// The name of a property that is an enumeration of stages already.
  private let stageName: String?
  /// What would stay beside the enumeration, and belongs to it.
  private let leftover: Obstacle?

  /// The candidates of a type, by their flags, in source order.
  static func all(of type: TypeDecl, _ context: TransformContext) -> [StageCandidates] {
    let shapes = type.storedProperties.compactMap(StageShape.init).filter {
      $0.isObserved(in: type)
    }
    guard shapes.contains(where: \.isAboutWork), 1 < shapes.count else { return [] }
    let properties = shapes.filter { !$0.isFlag || $0.isAboutWork || $0.isAboutFailure }
      .map { (shape: $0, property: StageProperty($0, in: type, context)) }
    let existing = ExistingStages(in: type, context)
    return properties.filter { $0.shape.isAboutWork }.compactMap { shape, flag in
      let others = properties.filter { $0.shape.pattern.id != shape.pattern.id }.map(\.property)
        .filter { $0.changes(with: flag) && $0.mayBeStage(beside: flag) }
      let otherWork = properties.first {
        $0.shape.isAboutWork && $0.shape.pattern.id != shape.pattern.id
          && !$0.property.changes(with: flag) && $0.property.isTurnedOff
      }
      return others.isEmpty
        ? nil
        : StageCandidates(
          flag: flag, others: others, otherWork: otherWork?.property,
          stageName: existing.name(setBeside: flag),
          leftover: LeftoverStage(of: flag, beside: others, in: type, context)?.obstacle)
    }
  }

  /// Why no group of them can be an enumeration, whatever values they have; nil where one may.
  var obstacle: Obstacle? {
    if let obstacle = flag.obstacle { return obstacle }
    guard flag.isTurnedOff, flag.isTurnedOn || flag.startsOn else {
      return Obstacle(.flagUsedOtherwise, "no code sets `\(flag.name)` to both values")
    }
    if let otherWork {
      return Obstacle(
        .stagesOverlap,
        "`\(flag.name)` and `\(otherWork.name)` speak of different work, which may go on at the same "
          + "time")
    }
    if let stageName {
      return Obstacle(
        .noStage, "`\(stageName)`, which code sets beside `\(flag.name)`, has such cases already")
    }
    if !flag.isRead { return .unread(flag) }
    let obstacles = failures.compactMap(\.reasonToStay)
    if !obstacles.isEmpty, obstacles.count == failures.count { return obstacles[0] }
    return movable.isEmpty ? others.lazy.compactMap(\.reasonToStay).first : leftover
  }

  /// The others that can go, and are stages beside that of the flag.
  private var movable: [StageProperty] { others.filter { $0.reasonToStay == nil } }

  /// What says that something went wrong. One of them is a part of each enumeration, whose `idle` would mean that,
  /// too.
  private var failures: [StageProperty] {
    others.filter { $0.isAboutFailure && $0.isRead && ($0.isTurnedOn || $0.obstacle != nil) }
  }

  /// The groups of properties that may be one enumeration, the largest first.
  var groups: [StageGroup] {
    let movable = movable.prefix(4)
    let subsets = (1..<(1 << movable.count)).map { bits in
      movable.indices.filter { bits & (1 << $0) != 0 }.map { movable[$0] }
    }
    let needed = Set(failures.map(\.name))
    let complete = subsets.filter {
      needed.isEmpty || !needed.isDisjoint(with: $0.map(\.name))
    }
    return complete.sorted { $1.count < $0.count }.map { others in
      StageGroup(
        ([flag] + others).sorted { $0.property.decl.range.start < $1.property.decl.range.start })
    }
  }
}

extension StageProperty {
  /// Whether a property that changes together with a flag may be a stage beside it, and not what the flag is about.
  fileprivate func mayBeStage(beside flag: StageProperty) -> Bool {
    isFlag || isAboutFailure || isShown(insteadOf: flag)
  }

  /// Why it is no part of an enumeration.
  fileprivate var reasonToStay: Obstacle? {
    if let obstacle { return obstacle }
    guard isTurnedOn else {
      return Obstacle(
        .noStage, "no code gives `\(name)` \(isFlag ? "the value `true`" : "a value")")
    }
    return isRead ? nil : .unread(self)
  }
}

extension Obstacle {
  fileprivate static func unread(_ property: StageProperty) -> Obstacle {
    Obstacle(.noStage, "no code reads `\(property.name)`", remedy: "show it, or remove it")
  }
}
