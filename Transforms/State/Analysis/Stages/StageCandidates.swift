import SymbolIndex
import Syntax
import TransformKit

/// A flag that says that something is going on, with the properties that change together with it.
struct StageCandidates {
  let flag: StageProperty
  let others: [StageProperty]
  /// Another flag of the type that says that something is going on.
  private let otherWork: StageProperty?

  /// The candidates of a type, by their flags, in source order.
  static func all(of type: TypeDecl, _ context: TransformContext) -> [StageCandidates] {
    let shapes = type.storedProperties.compactMap(StageShape.init).filter {
      $0.isObserved(in: type)
    }
    guard shapes.contains(where: \.isAboutWork), 1 < shapes.count else { return [] }
    let properties = shapes.filter { !$0.isFlag || $0.isAboutWork || $0.isAboutFailure }
      .map { (shape: $0, property: StageProperty($0, in: type, context)) }
    return properties.filter { $0.shape.isAboutWork }.compactMap { shape, flag in
      let others = properties.filter { $0.shape.pattern.id != shape.pattern.id }.map(\.property)
        .filter { $0.changes(with: flag) }
      let otherWork = properties.first {
        $0.shape.isAboutWork && $0.shape.pattern.id != shape.pattern.id
          && !$0.property.changes(with: flag) && $0.property.isTurnedOff
      }
      return others.isEmpty
        ? nil : StageCandidates(flag: flag, others: others, otherWork: otherWork?.property)
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
        .stagesOverlap, "`\(flag.name)` and `\(otherWork.name)` speak of different work")
    }
    guard movable.isEmpty else { return nil }
    return others.lazy.compactMap(\.obstacle).first
      ?? Obstacle(
        .flagUsedOtherwise,
        "no `if` shows `\(others[0].name)` in place of what it shows for `\(flag.name)`")
  }

  /// The others that can go, and are stages beside that of the flag.
  private var movable: [StageProperty] {
    others.filter { other in
      other.obstacle == nil && other.isTurnedOn
        && (other.isFlag || other.isAboutFailure || other.isShown(insteadOf: flag))
    }
  }

  /// The groups of properties that may be one enumeration, the largest first.
  var groups: [StageGroup] {
    let movable = movable.prefix(4)
    let subsets = (1..<(1 << movable.count)).map { bits in
      movable.indices.filter { bits & (1 << $0) != 0 }.map { movable[$0] }
    }
    return subsets.sorted { $1.count < $0.count }.map { others in
      StageGroup(
        ([flag] + others).sorted { $0.property.decl.range.start < $1.property.decl.range.start })
    }
  }
}
