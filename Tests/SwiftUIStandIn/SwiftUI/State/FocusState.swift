@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let initial: () -> Value
  var location: Location<Value>?

  public init() where Value == Bool { initial = { false } }
  public init<T: Hashable>() where Value == T? { initial = { nil } }

  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set { location?.value = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(state: self) }

  @propertyWrapper
  public struct Binding {
    let state: FocusState<Value>

    init(state: FocusState<Value>) { self.state = state }
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  let initial: () -> Value
  var location: Location<Value>?

  public init() where Value == Bool { initial = { false } }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    initial = { false }
  }
  public init<T: Hashable>() where Value == T? { initial = { nil } }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    initial = { nil }
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial() }
    nonmutating set { location?.value = newValue }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: self) }

  @propertyWrapper
  public struct Binding {
    let state: AccessibilityFocusState<Value>

    init(state: AccessibilityFocusState<Value>) { self.state = state }
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
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
  public var wrappedValue: Value? { nil }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType? { nil }
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}
