/// A value that is computed when it is first asked for, once for all threads.
///
/// Other threads that ask meanwhile wait, so the computation must not ask for the value itself.
public final class Lazy<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case computed(Value)
  }

  private let state: Locked<State>

  public init(_ compute: @escaping @Sendable () -> Value) {
    state = Locked(.pending(compute))
  }

  /// A value that is there already.
  public init(computed value: Value) {
    state = Locked(.computed(value))
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
