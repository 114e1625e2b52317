@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }

  // Without an initializer here the compiler would make an `init()`, and object to it.
  private init(key: String) {}
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String) where Value == Int {}
  public init(wrappedValue: Value, _ key: String) where Value == Double {}
  public init(wrappedValue: Value, _ key: String) where Value == String {}
  public init(wrappedValue: Value, _ key: String) where Value == URL {}
  public init(wrappedValue: Value, _ key: String) where Value == Data {}
  public init(wrappedValue: Value, _ key: String) where Value == Date {}
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {}
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {}
  public init(_ key: String) where Value == Int? {}
  public init(_ key: String) where Value == Double? {}
  public init(_ key: String) where Value == String? {}
  public init(_ key: String) where Value == URL? {}
  public init(_ key: String) where Value == Data? {}
  public init(_ key: String) where Value == Date? {}
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {}
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {}
}
