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

  private func willChange(_ object: AnyObject) {
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
