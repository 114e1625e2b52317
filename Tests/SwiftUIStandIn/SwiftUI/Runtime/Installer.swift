import Combine
@_spi(Reflection) import Swift

/// Connects dynamic properties with the node of their view.
final class Installer {
  let node: Node
  let state: CompositeState

  init(node: Node, state: CompositeState) {
    self.node = node
    self.state = state
  }

  nonisolated(unsafe) private static var fields: [ObjectIdentifier: [Field]] = [:]

  private struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// - Parameter offset: where the value lies in the view.
  func installFields(of type: Any.Type, at base: UnsafeMutableRawPointer, offset: Int) {
    for field in Self.dynamicFields(of: type) {
      state.names[offset + field.offset] = field.name
      install(field.type, at: base + field.offset, offset: offset + field.offset)
    }
  }

  private static func dynamicFields(of type: Any.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        let name = String(String(cString: name).drop { $0 == "_" })
        found.append(Field(name: name, offset: offset, type: type))
      }
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }

  private func install<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, offset: Int
  ) {
    let property = place.assumingMemoryBound(to: P.self)
    if let installable = P.self as? any InstallableProperty.Type {
      installOne(installable, at: place, offset)
    } else {
      // An app's own dynamic property is made of others, and is told afterwards.
      installFields(of: P.self, at: place, offset: offset)
      property.pointee.update()
    }
  }

  private func installOne<P: InstallableProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ offset: Int
  ) {
    place.assumingMemoryBound(to: P.self).pointee.install(in: self, at: offset)
  }

  /// The location of a state; it is made when the view is first evaluated and stays.
  func location<Value>(at offset: Int, _ initial: () -> Value) -> Location<Value> {
    if let known = state.storage[offset] as? Location<Value> { return known }
    let location = Location(initial())
    state.storage[offset] = location
    return location
  }

  func object<Object: AnyObject>(at offset: Int, _ make: () -> Object) -> Object {
    if let known = state.storage[offset] as? Object { return known }
    let object = make()
    state.storage[offset] = object
    return object
  }

  /// The view is evaluated again when the object says that it will change; the object that the
  /// property had before no longer counts.
  func observe<Object: ObservableObject>(_ object: Object, at offset: Int) {
    if let known = state.subscriptions[offset], known.object === object { return }
    let subscription = object.objectWillChange.sink(
      receiveCompletion: { _ in },
      receiveValue: { [weak node] _ in
        guard let node else { return }
        node.graph.invalidate(node)
      })
    // The object is kept, so that no other one takes its address.
    state.subscriptions[offset] = (object, subscription)
  }

  /// Reads a value of the environment: the view depends on it, whether its body uses it or not.
  ///
  /// Apple, `Environment`: If the value changes, SwiftUI updates any parts of your view that
  /// depend on the value.
  func read<Value>(_ body: (EnvironmentValues) -> Value) -> Value {
    let reads = EnvironmentReads()
    var environment = node.environment
    environment.reads = reads
    let value = body(environment)
    for key in reads.keys { state.environmentReads[key] = node.environment.box(key) }
    return value
  }
}

/// A property wrapper of SwiftUI that is connected with the node of its view.
protocol InstallableProperty: DynamicProperty {
  mutating func install(in installer: Installer, at offset: Int)
}
