/// What the properties may be at one point of the code, and what the enumeration is there.
struct StageSnapshot: Hashable {
  private(set) var values: [Value]
  /// The property whose case the enumeration has; nil where it has the one for none of them.
  private(set) var stage: Int?
  /// The value of that case.
  private var payload: Value

  enum Value: Hashable {
    /// False, or nil.
    case off
    /// True or a value, since before the code began or last waited.
    case kept
    /// True or a value, since an assignment.
    case written(Int)
  }

  /// The properties as other code may find them: with a value for one of them, or none.
  init(stage: Int?, of count: Int) {
    values = Array(repeating: .off, count: count)
    if let stage { values[stage] = .kept }
    self.stage = stage
    payload = stage == nil ? .off : .kept
  }

  /// Whether the enumeration says what the properties say.
  var isResting: Bool {
    values.indices.allSatisfy { values[$0] == (stage == $0 ? payload : .off) }
  }

  /// Two properties that have values at once; nil where one has, or none.
  var overlap: (Int, Int)? {
    let on = values.indices.filter { values[$0] != .off }
    return 1 < on.count ? (on[0], on[1]) : nil
  }

  /// After a property gets a value, by an assignment with a number.
  func turning(on property: Int, at assignment: Int) -> StageSnapshot {
    var result = self
    result.values[property] = .written(assignment)
    result.stage = property
    result.payload = .written(assignment)
    return result
  }

  /// After a property loses its value.
  ///
  /// - Parameter assignment: what takes the place of the assignment.
  func turning(off property: Int, writing assignment: TurnOff) -> StageSnapshot {
    var result = self
    result.values[property] = .off
    if assignment == .idle || assignment == .idleIfOn && stage == property {
      result.stage = nil
      result.payload = .off
    }
    return result
  }

  /// Whether no property has a value.
  var isClear: Bool { values.allSatisfy { $0 == .off } }
}

/// What an assignment that takes a value away becomes.
enum TurnOff {
  /// Nothing: the enumeration has another case there, or gets one.
  case nothing
  /// `state = .idle`
  case idle
  /// `if state == .loading { state = .idle }`
  case idleIfOn
}
