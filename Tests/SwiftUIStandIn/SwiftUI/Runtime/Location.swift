import Combine
import Foundation

/// The place where the value of a state lives for as long as its view exists.
class AnyLocation {
  /// The views that read the value when they were last evaluated.
  fileprivate var readers: [ObjectIdentifier: WeakNode] = [:]

  /// Apple: SwiftUI updates only the parts that read the property (Managing user interface
  /// state).
  func recordRead() {
    guard let reader = Graph.current.reader else { return }
    readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
  }

  func invalidateReaders() {
    let nodes = readers.values.compactMap(\.node)
    readers = [:]
    for node in nodes { Graph.current.invalidate(node) }
  }
}

struct WeakNode {
  weak var node: Node?
}

final class Location<Value>: AnyLocation {
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      recordRead()
      return stored
    }
    set {
      // Observed: setting the same value again evaluates nothing.
      if isSameInput(stored, newValue) { stored = newValue; return }
      stored = newValue
      invalidateReaders()
    }
  }
}

/// A binding without its type. What it leads to is known if it starts at a location.
struct ErasedBinding {
  let place: BindingPlace?
  let get: () -> Any
  let set: (Any) -> Void

  init<Value>(_ binding: Binding<Value>) {
    place = binding.place
    self.get = { binding.wrappedValue }
    self.set = { binding.wrappedValue = $0 as! Value }
  }

  var isOn: Bool { self.get() as? Bool ?? false }

  /// The value, or nothing if it is an optional without one.
  var item: Any? {
    let value = self.get()
    return (value as? any AnyOptional).map(\.wrapped) ?? value
  }

  /// Writes the empty value of an optional.
  func clear() {
    guard let empty = (self.get() as? any AnyOptional).map({ type(of: $0).emptyValue }) else {
      return
    }
    set(empty)
  }
}

/// Where a binding leads: an object, and the way from there.
struct BindingPlace: Equatable {
  let root: ObjectIdentifier
  var path: [AnyHashable] = []

  func appending(_ step: AnyHashable) -> BindingPlace {
    BindingPlace(root: root, path: path + [step])
  }
}

protocol AnyOptional {
  var wrapped: Any? { get }
  static var emptyValue: Any { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { self.map { $0 as Any } }
  static var emptyValue: Any { Self.none as Any }
  static var wrappedType: Any.Type { Wrapped.self }
}
