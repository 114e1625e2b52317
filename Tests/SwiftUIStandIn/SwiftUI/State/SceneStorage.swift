@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set { location?.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initial())
  }

  let key: String
  let initial: () -> Value
  var location: Location<Value>?

  private init(key: String, _ initial: @escaping () -> Value) {
    self.key = key
    self.initial = initial
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(key: key) { wrappedValue } }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key: key) { wrappedValue } }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key: key) { nil } }
  public init(_ key: String) where Value == Int? { self.init(key: key) { nil } }
  public init(_ key: String) where Value == Double? { self.init(key: key) { nil } }
  public init(_ key: String) where Value == String? { self.init(key: key) { nil } }
  public init(_ key: String) where Value == URL? { self.init(key: key) { nil } }
  public init(_ key: String) where Value == Data? { self.init(key: key) { nil } }
  public init(_ key: String) where Value == Date? { self.init(key: key) { nil } }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String { self.init(key: key) { nil } }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int { self.init(key: key) { nil } }
}
