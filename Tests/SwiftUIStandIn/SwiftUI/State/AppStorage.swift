@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key: key) { wrappedValue } }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key: key) { wrappedValue } }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key: key) { wrappedValue }
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(key: key) { wrappedValue } }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key: key) { wrappedValue } }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key: key) { nil }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key: key) { nil }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key: key) { nil }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key: key) { nil }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key) { nil }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key: key) { nil }
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key: key) { nil }
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(key: key) { nil } }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(key: key) { nil } }
}
