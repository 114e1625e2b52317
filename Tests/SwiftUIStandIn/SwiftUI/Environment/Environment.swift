@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let read: (EnvironmentValues) -> Value
  var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = {
      guard let object: Value = $0.value(ObjectIdentifier(objectType), { nil }) else {
        missing("No Observable object of type \(Value.self) found")
      }
      return object
    }
  }
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.value(ObjectIdentifier(objectType), { nil }) }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  var boxes: [AnyHashable: EnvironmentBox] = [:]
  var reads: EnvironmentReads?

  public init() {}
  public var description: String { "" }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) { K.defaultValue } }
    set { set(ObjectIdentifier(key), newValue) }
  }
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { value(ObjectIdentifier(objectType)) { nil as T? } }
    set { set(ObjectIdentifier(objectType), newValue as Any) }
  }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
