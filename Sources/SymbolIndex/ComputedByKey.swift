import SourceText

/// Answers to one kind of question, computed when each is first asked for.
public final class ComputedByKey<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])

  public init() {}

  /// The value that is known, or a new one. Two threads may both make it: the values are equal.
  public func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let new = make()
    values.withLock { $0[key] = new }
    return new
  }
}
