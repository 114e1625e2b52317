public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  let initial: Value
  var location: Location<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
  }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { initial = nil }
}

extension GestureState: Sendable where Value: Sendable {}

@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  var id = ID(number: 0)

  public init() {}
  public var wrappedValue: Namespace.ID { id }

  public struct ID: Hashable, Sendable {
    let number: UInt
  }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  let value: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
  }
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value { value }
}

extension ScaledMetric: Sendable where Value: Sendable {}
