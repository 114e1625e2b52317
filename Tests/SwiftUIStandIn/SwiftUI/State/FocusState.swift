@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }

  @propertyWrapper
  public struct Binding {
    private init(key: String) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  public init() where Value == Bool {}
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }

  @propertyWrapper
  public struct Binding {
    private init(key: String) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init() { rawValue = 0 }
  public static let voiceOver = Self(rawValue: 1)
  public static let switchControl = Self(rawValue: 2)
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { fatalError() }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { fatalError() }
}

@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType? { fatalError() }
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { fatalError() }
    set {}
  }
}
