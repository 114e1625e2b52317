import Combine

/// A binding to a property of an object. Two for the same property of the same object are the
/// same.
func objectBinding<Object: AnyObject, Value>(
  _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
) -> Binding<Value> {
  Binding(
    place: BindingPlace(root: ObjectIdentifier(object), path: [keyPath]),
    getter: { object[keyPath: keyPath] }, setter: { object[keyPath: keyPath] = $0 })
}

/// Stops a program as SwiftUI does.
func missing(_ message: String) -> Never { fatalError(message) }

extension State: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    let initial = initial
    location = installer.location(at: offset) { initial }
  }

  // The initial value counts only once.
  func isSameInput(as other: State) -> Bool { true }
}

extension GestureState: ComparableInput {
  func isSameInput(as other: GestureState) -> Bool { true }
}

extension StateObject: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    let object = installer.object(at: offset, make)
    self.object = object
    installer.observe(object, at: offset)
  }

  // Apple, `StateObject`: SwiftUI creates a new instance of the model object only once.
  func isSameInput(as other: StateObject) -> Bool { true }
}

extension ObservedObject: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    installer.observe(wrappedValue, at: offset)
  }
  func isSameInput(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

extension EnvironmentObject: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    let key = ObjectIdentifier(ObjectType.self)
    object = installer.read { $0.value(key) { nil as ObjectType? } }
    if let object { installer.observe(object, at: offset) }
  }

  func isSameInput(as other: EnvironmentObject) -> Bool { true }
}

extension Binding: InstallableProperty {
  mutating func install(in installer: Installer, at offset: Int) {}
}

extension Bindable: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {}

  func isSameInput(as other: Bindable) -> Bool {
    SwiftUI.isSameInput(wrappedValue as Any, other.wrappedValue as Any)
  }
}

extension Environment: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) { value = installer.read(read) }
  func isSameInput(as other: Environment) -> Bool { true }
}

extension Namespace: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    let location: Location<UInt> = installer.location(at: offset) { 0 }
    id = ID(number: UInt(bitPattern: ObjectIdentifier(location).hashValue))
  }

  func isSameInput(as other: Namespace) -> Bool { true }
}

extension FocusState: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    location = installer.location(at: offset, initial)
  }

  func isSameInput(as other: FocusState) -> Bool { true }
}

extension AccessibilityFocusState: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    location = installer.location(at: offset, initial)
  }

  func isSameInput(as other: AccessibilityFocusState) -> Bool { true }
}

extension AppStorage: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    location = Stores.location("app", key, initial)
  }

  func isSameInput(as other: AppStorage) -> Bool { key == other.key }
}

extension SceneStorage: InstallableProperty, ComparableInput {
  mutating func install(in installer: Installer, at offset: Int) {
    location = Stores.location("scene", key, initial)
  }

  func isSameInput(as other: SceneStorage) -> Bool { key == other.key }
}

/// What `AppStorage` and `SceneStorage` keep: in memory, for one run.
enum Stores {
  nonisolated(unsafe) private static var locations: [String: AnyLocation] = [:]

  static func location<Value>(
    _ store: String, _ key: String, _ initial: () -> Value
  ) -> Location<Value> {
    let name = "\(store) \(key)"
    if let known = locations[name] as? Location<Value> { return known }
    let location = Location(initial())
    locations[name] = location
    return location
  }

  static func reset() { locations = [:] }
}
