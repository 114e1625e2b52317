import SourceText

/// A value that is computed once, when a thread first requests it.
///
/// Other threads wait for the computation, so it must not request the value itself.
public final class Lazy<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case computed(Value)
  }

  private let state: Locked<State>

  public init(_ compute: @escaping @Sendable () -> Value) {
    state = Locked(.pending(compute))
  }

  /// Creates a value that is computed already.
  public init(computed value: Value) {
    state = Locked(.computed(value))
  }

  /// Whether a thread has requested the value.
  public var isComputed: Bool {
    state.withLock { if case .computed = $0 { true } else { false } }
  }

  public var value: Value {
    state.withLock { state in
      switch state {
      case .computed(let value):
        return value
      case .pending(let compute):
        let value = compute()
        state = .computed(value)
        return value
      }
    }
  }
}
