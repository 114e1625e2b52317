public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  let listeners = Listeners<Void, Never>()

  public init() {}
  public func send() { listeners.send(()) }
}

/// The publishers of objects that declare none.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let entry = entries[ObjectIdentifier(object)], entry.object === object {
      return entry.publisher
    }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// The value of a `Published` property with those who listen.
final class PublishedBox<Value> {
  var value: Value
  let listeners = Listeners<Value, Never>()
  var assignments: [AnyCancellable] = []
  weak var object: AnyObject?

  init(_ value: Value) { self.value = value }

  /// Apple, `Published`: "When the property changes, publishing occurs in the property's `willSet` block".
  func set(_ newValue: Value) {
    if let object { willChange(object) }
    listeners.send(newValue)
    value = newValue
  }

  fileprivate func willChange(_ object: AnyObject) {
    func send<Object: ObservableObject>(_ object: Object) {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
    if let object = object as? any ObservableObject { send(object) }
  }
}

@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.object = object
      return box.value
    }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.object = object
      box.set(newValue)
    }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// A published property that a driver can change without the name of its object's type.
package protocol FlippablePublished {
  /// Toggles a Boolean, or gives an optional a sample and takes it away again.
  func flip(_ object: AnyObject, _ sample: @escaping (Any.Type) -> Any?) -> (() -> Void)?
}

extension Published: FlippablePublished {
  package func flip(
    _ object: AnyObject, _ sample: @escaping (Any.Type) -> Any?
  ) -> (() -> Void)? {
    let box = box
    if let flag = box as? PublishedBox<Bool> {
      return {
        box.object = object
        flag.set(!flag.value)
      }
    }
    guard let optional = Value.self as? any FlippableOptional.Type,
      let sample = sample(optional.wrappedType)
    else { return nil }
    return {
      box.object = object
      let isEmpty = (box.value as? any FlippableOptional)?.isEmpty ?? false
      box.set((isEmpty ? sample : optional.emptyValue) as! Value)
    }
  }
}

private protocol FlippableOptional {
  var isEmpty: Bool { get }
  static var emptyValue: Any { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: FlippableOptional {
  fileprivate var isEmpty: Bool {
    if case .none = self { true } else { false }
  }
  fileprivate static var emptyValue: Any { Self.none as Any }
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
