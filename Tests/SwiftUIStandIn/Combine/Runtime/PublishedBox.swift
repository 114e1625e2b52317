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

  func willChange(_ object: AnyObject) {
    func send<Object: ObservableObject>(_ object: Object) {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
    if let object = object as? any ObservableObject { send(object) }
  }
}
