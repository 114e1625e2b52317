/// The pages of one stack above its root.
final class NavigationModel {
  static let key: AnyHashable = "navigation"

  enum Entry {
    /// An element of the path.
    case value(AnyHashable)
    /// A link or modifier that shows its destination.
    case node(Node)
  }

  weak var stack: Node?
  private(set) var entries: [Entry] = []
  /// The path of a stack that was given none.
  private var ownPath: [AnyHashable] = []
  private var destinations: [ObjectIdentifier: WeakNode] = [:]
  /// What each entry's page is left with.
  var scopes: [AnyHashable: PresentationScope] = [:]
  /// What each entry's page was last made of.
  var versions: [AnyHashable: String?] = [:]
  /// A sidebar shows one destination at a time.
  var replaces = false

  private var path: PathAccess? { stack?.record.value("path") }

  // MARK: Destinations

  func register(_ type: Any.Type, _ node: Node) {
    let id = ObjectIdentifier(type)
    guard destinations[id]?.node !== node else { return }
    destinations[id] = WeakNode(node: node)
    if !entries.isEmpty { invalidate() }
  }

  /// Apple, `navigationDestination(for:destination:)`: Associates a destination view with a
  /// presented data type for use within a navigation stack.
  func destination(for value: AnyHashable) -> Any {
    guard let make = destinationNode(for: value)?.record.row("destination") else {
      return Text(verbatim: "⚠ no destination")
    }
    return LazyContent { make(value.base) }
  }

  func destinationNode(for value: AnyHashable) -> Node? {
    let node = destinations[ObjectIdentifier(Swift.type(of: value.base))]?.node
    return node?.isRemoved == false ? node : nil
  }

  // MARK: Changes

  func invalidate() {
    if let stack { stack.graph.invalidate(stack) }
  }

  /// Tells whether a link or modifier wants its destination shown.
  func set(_ node: Node, isActive: Bool) {
    let index = entries.firstIndex { $0.isNode(node) }
    if isActive, index == nil {
      if replaces { removeEntries(from: 0) }
      entries.append(.node(node))
      changed()
    } else if !isActive, let index {
      entries.remove(at: index)
      removeEntries(from: index)
      changed()
    }
  }

  /// Apple, `NavigationLink(value:)`: the stack appends the value to the path.
  func append(_ value: AnyHashable) {
    if replaces { removeEntries(from: 0) }
    write(pathValues + [value])
    invalidate()
  }

  /// Leaves the page of an entry, and with it all above.
  func pop(to index: Int) {
    guard index < entries.count else { return }
    removeEntries(from: index)
    changed()
  }

  /// Takes over what the path says. Pages above the first difference go.
  func followPath(_ values: [AnyHashable]) {
    let shown = entries.enumerated().compactMap { index, entry -> (Int, AnyHashable)? in
      if case .value(let value) = entry { (index, value) } else { nil }
    }
    let common = zip(shown, values).prefix { $0.1 == $1 }.count
    guard common < shown.count || common < values.count else { return }
    if common < shown.count {
      let first = shown[common].0
      for case .node(let node) in entries[first...] { Self.deactivate(node) }
      entries.removeSubrange(first...)
    }
    entries += values[common...].map(Entry.value)
    changed()
  }

  var pathValues: [AnyHashable] {
    guard let stack, let path else { return ownPath }
    return stack.reading(path.get)
  }

  private func write(_ values: [AnyHashable]) {
    if let path { path.set(values) } else { ownPath = values }
  }

  private func removeEntries(from index: Int) {
    let removed = entries[index...]
    entries.removeSubrange(index...)
    let count = removed.count { if case .value = $0 { true } else { false } }
    if 0 < count { write(pathValues.dropLast(count)) }
    for case .node(let node) in removed { Self.deactivate(node) }
  }

  private func changed() {
    invalidate()
    stack?.graph.presentationsChanged()
  }

  /// Clears what says that a destination is shown.
  static func deactivate(_ node: Node) {
    let record = node.record
    node.memory["isActive"] = false
    for name in ["isPresented", "isActive"] {
      if let flag = record.binding(name), flag.isOn { flag.set(false) }
    }
    record.binding("item")?.clear()
    if let selection = record.binding("selection"), selection.item != nil { selection.clear() }
  }
}

extension NavigationModel.Entry {
  func isNode(_ node: Node) -> Bool {
    if case .node(let own) = self { own === node } else { false }
  }
}

/// The path of a stack, whatever collection it is.
struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.elements }
    set = { values in
      path.wrappedValue = {
        var new = NavigationPath(); new.elements = values; return new
      }()
    }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    // Not documented: a link with a value of another type does nothing in this model.
    set = { values in
      let elements = values.compactMap { $0.base as? Data.Element }
      if elements.count == values.count { path.wrappedValue = Data(elements) }
    }
  }
}
