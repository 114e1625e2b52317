import Combine

/// Changes of state that come from outside of the screen: a Boolean is toggled, an optional gets
/// a sample or loses it.
@_spi(Driving)
public enum Flips {
  /// Variables of the program that views read.
  nonisolated(unsafe) private static var variables: [(name: String, flip: () -> Void)] = []
  nonisolated(unsafe) private static var samples: [ObjectIdentifier: () -> Any] = [
    ObjectIdentifier(Int.self): { 1 }, ObjectIdentifier(String.self): { "Emma" },
  ]

  /// The names of states that are not flipped.
  nonisolated(unsafe) private static var omitted: Set<String> = []

  /// A variable that a view may read without a state; everything is evaluated again after a flip.
  public static func addVariable(_ name: String, _ flip: @escaping () -> Void) {
    variables.append((name, flip))
  }

  /// A value for optionals of a type.
  public static func addSample<Value>(_ make: @escaping () -> Value) {
    samples[ObjectIdentifier(Value.self)] = make
  }

  /// Flips no state of a name, since only one of two programs that are compared has it.
  public static func leaveOut(_ name: String) {
    omitted.insert(name)
  }

  static func names(in graph: Graph) -> [String] {
    let states = states(in: graph).map(\.name)
    return variables.map(\.name) + states.filter { !omitted.contains($0.lastComponent) }
  }

  static func action(_ name: String, in graph: Graph) -> (() -> Void)? {
    if let variable = variables.first(where: { $0.name == name }) {
      return {
        variable.flip()
        graph.root.map { invalidate($0, graph) }
      }
    }
    return states(in: graph).first { $0.name == name }?.flip
  }

  private static func invalidate(_ node: Node, _ graph: Graph) {
    if node.composite != nil { graph.invalidate(node) }
    for child in node.children { invalidate(child, graph) }
  }

  private static func states(in graph: Graph) -> [(name: String, flip: () -> Void)] {
    var found: [(name: String, flip: () -> Void)] = []
    var seen: Set<String> = []
    func visit(_ node: Node) {
      if let composite = node.composite {
        for (offset, name) in composite.names.sorted(by: { $0.key < $1.key }) {
          for (words, flip) in flips(
            of: composite.storage[offset], "\(baseName(of: node.type)).\(name)")
          where seen.insert(words).inserted {
            found.append((words, flip))
          }
        }
      }
      node.children.forEach(visit)
    }
    graph.root.map(visit)
    return found
  }

  private static func flips(of storage: AnyObject?, _ name: String) -> [(String, () -> Void)] {
    if let flip = (storage as? any FlippableLocation)?.flip { return [(name, flip)] }
    guard let storage, storage is any ObservableObject else { return [] }
    return Mirror(reflecting: storage).children.compactMap { label, value in
      guard let label, let published = value as? any FlippablePublished else { return nil }
      guard let flip = published.flip(storage, sample) else { return nil }
      return ("\(name).\(label.drop { $0 == "_" })", flip)
    }
  }

  fileprivate static func sample(_ type: Any.Type) -> Any? { samples[ObjectIdentifier(type)]?() }
}

extension String {
  /// `isShown` for `Library.isShown`.
  fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}

private protocol FlippableLocation {
  var flip: (() -> Void)? { get }
}

extension Location: FlippableLocation {
  fileprivate var flip: (() -> Void)? {
    if let location = self as? Location<Bool> { return { location.value.toggle() } }
    guard let optional = Value.self as? any AnyOptional.Type else { return nil }
    guard let sample = Flips.sample(optional.wrappedType) else { return nil }
    return { [self] in
      let isEmpty = (value as? any AnyOptional)?.wrapped == nil
      value = (isEmpty ? sample : optional.emptyValue) as! Value
    }
  }
}
