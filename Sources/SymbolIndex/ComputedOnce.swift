import SourceText

/// Values that transforms compute once for all their questions about a repository, by the type of the value.
public final class ComputedOnce: Sendable {
  private let values = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// A value as an object, which is told from others of another type faster than the value itself.
  private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  public init() {}

  /// The value that is known, or a new one. Two threads may both make it: the values are equal.
  public func value<Value: Sendable>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = values.withLock({ $0[key] }) as? Box<Value> { return known.value }
    let new = make()
    values.withLock { $0[key] = Box(new) }
    return new
  }
}
