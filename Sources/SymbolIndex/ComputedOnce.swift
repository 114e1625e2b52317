import SourceText

/// Values that transforms compute once for all their questions about a repository, by the type of the value.
public final class ComputedOnce: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  public init() {}

  /// The value that is known, or a new one. Two threads may both make it: the values are equal.
  public func value<Value: Sendable>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = values.withLock({ $0[key] }) as? Value { return known }
    let new = make()
    values.withLock { $0[key] = new }
    return new
  }
}
