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
