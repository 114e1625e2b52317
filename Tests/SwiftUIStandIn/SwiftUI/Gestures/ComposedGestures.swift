nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public var body: Never { fatalError() }
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public init(_ first: First, _ second: Second) {}
}

nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public var body: Never { fatalError() }
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second) {}
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public var body: Never { fatalError() }
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
