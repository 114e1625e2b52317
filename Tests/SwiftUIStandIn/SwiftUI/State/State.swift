public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public init(wrappedValue: Value, resetTransaction: Transaction) {}
  public init(initialValue: Value, resetTransaction: Transaction) {}
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {}
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {}

  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {}
  public init(reset: @escaping (Value, inout Transaction) -> Void) {}
}

extension GestureState: Sendable where Value: Sendable {}

@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public init() {}
  public var wrappedValue: Namespace.ID { fatalError() }

  public struct ID: Hashable, Sendable {}
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
}

extension ScaledMetric: Sendable where Value: Sendable {}
