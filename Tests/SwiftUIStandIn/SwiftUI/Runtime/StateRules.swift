import Combine

let stateRules: [String: Rule] = [
  "ForEach": ForEachRule(), "id": IdentityRule(), "ModifiedContent": ModifiedContentRule(),
  "_ViewModifier_Content": ModifierContentRule(), "onAppear": AppearRule(),
  "onDisappear": AppearRule(), "task": TaskRule(), "onChange": ChangeRule(),
  "onReceive": ReceiveRule(), "environment": EnvironmentRule(),
  "lineLimit": TextStyleRule(), "multilineTextAlignment": TextStyleRule(),
  "minimumScaleFactor": TextStyleRule(), "truncationMode": TextStyleRule(),
  "allowsTightening": TextStyleRule(), "lineSpacing": TextStyleRule(), "textCase": TextStyleRule(),
  "controlSize": TextStyleRule(), "headerProminence": TextStyleRule(),
  "dynamicTypeSize": TextStyleRule(),
  "imageScale": TextStyleRule(), "symbolRenderingMode": TextStyleRule(), "font": TextStyleRule(),
  "transformEnvironment": EnvironmentRule(),
  "environmentObject": EnvironmentRule(),
  "preference": PreferenceRule(), "onPreferenceChange": PreferenceChangeRule(),
]

/// Apple, `onAppear(perform:)`: Adds an action to perform before this view appears;
/// `onDisappear(perform:)`: after this view disappears. Here both run after the update.
final class AppearRule: Rule {
  override func appear(_ node: Node) {
    if node.kind == "onAppear", let action = node.record.action("action") {
      node.graph.afterUpdate(action)
    }
  }

  override func disappear(_ node: Node) {
    if node.kind == "onDisappear", let action = node.record.action("action") {
      node.graph.afterUpdate(action)
    }
  }
}

/// Apple, `task(priority:_:)`: Adds an asynchronous task to perform before this view appears; it
/// is canceled when the view disappears, and with `id` canceled and started again when the value
/// changes.
final class TaskRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard let id = node.record.value("value", as: Any.self) else { return }
    let old = node.memory.updateValue(id, forKey: "id")
    if node.isShown, let old, !isSameInput(old, id) {
      cancel(node)
      node.graph.afterUpdate { [weak node] in
        if let node, node.isShown { self.start(node) }
      }
    }
  }

  override func appear(_ node: Node) {
    node.graph.afterUpdate { [weak node] in
      if let node, node.isShown { self.start(node) }
    }
  }

  override func disappear(_ node: Node) { cancel(node) }

  private func start(_ node: Node) {
    guard case .task(let action)? = node.record["action"]?.payload else { return }
    nonisolated(unsafe) let run = action
    node.memory["task"] = Task { @MainActor in await run() }
  }

  private func cancel(_ node: Node) {
    (node.memory.removeValue(forKey: "task") as? Task<Void, Never>)?.cancel()
  }
}

/// Apple, `onChange(of:initial:_:)`: the action runs when the value differs from the one of the
/// last update; with `initial` also when the view first appears.
final class ChangeRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard case .value(let value)? = node.record["value"]?.payload else { return }
    let isFirst = node.memory["old"] == nil
    let old = node.memory["old"] ?? value
    node.memory["old"] = value
    let runsFirst = node.record.value("initial", as: Bool.self) ?? false
    guard isFirst ? runsFirst : !isSameInput(old, value) else { return }
    let record = node.record
    node.graph.afterUpdate {
      switch record["action"]?.payload {
      case .action(let action): action?()
      case .handler(let handler): handler?(value)
      case .change(let change): change?(old, value)
      default: break
      }
    }
  }
}

/// Apple, `onReceive(_:perform:)`: Adds an action to perform when this view detects data emitted
/// by the given publisher.
final class ReceiveRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard node.memory["subscription"] == nil || !node.isUnchanged,
      case .value(let value)? = node.record["publisher"]?.payload,
      let publisher = value as? any Publisher
    else { return }
    // A publisher made in the body is a new one each time; the same one is not subscribed to
    // twice.
    if let old = node.memory["publisher"], isSameInput(old, value) { return }
    node.memory["publisher"] = value
    node.memory["subscription"] = subscribe(publisher, node)
  }

  private func subscribe<P: Publisher>(_ publisher: P, _ node: Node) -> AnyCancellable {
    publisher.sink(receiveCompletion: { _ in }) { [weak node] value in
      guard let node else { return }
      node.graph.untracked { node.record.handler("action")?(value) }
    }
  }

  override func remove(_ node: Node) {
    (node.memory.removeValue(forKey: "subscription") as? AnyCancellable)?.cancel()
  }
}

/// Sets a value for everything below. The same value again is no change.
final class EnvironmentRule: Rule {
  override func update(_ node: Node) {
    var environment = node.environment
    let record = node.record
    if let setter = record.value("setter", as: EnvironmentSetter.self) { setter.set(&environment) }
    environment.keepBoxes(of: node.memory["environment"] as? EnvironmentValues)
    node.memory["environment"] = environment
    placeModifiedContent(of: node, environment: environment)
    placeArguments(of: node)
  }
}

struct EnvironmentSetter {
  let set: (inout EnvironmentValues) -> Void

  init(_ set: @escaping (inout EnvironmentValues) -> Void) { self.set = set }

  /// A value that the closure leaves as it is is not set, so that nothing depends on it anew.
  init<V>(
    transforming keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ transform: @escaping (inout V) -> Void
  ) {
    set = { environment in
      let old = environment[keyPath: keyPath]
      var new = old
      transform(&new)
      if !isSameInput(old, new) { environment[keyPath: keyPath] = new }
    }
  }
}

/// Values on their way up; as far as actions wait for them.
final class PreferenceRule: Rule {
  override func update(_ node: Node) {
    super.update(node)
    var above = node.parent
    while let node = above {
      if node.kind == "onPreferenceChange" { node.graph.invalidate(node) }
      above = node.parent
    }
  }
}

final class PreferenceChangeRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard let reader = node.record.value("reader", as: PreferenceReader.self) else { return }
    let value = reader.value(node)
    let old = node.memory.updateValue(value, forKey: "old")
    if let old, isSameInput(old, value) { return }
    if old == nil, isSameInput(value, reader.initial()) { return }
    let handler = node.record.handler("action")
    node.graph.afterUpdate { handler?(value) }
  }
}

struct PreferenceReader {
  let value: (Node) -> Any
  let initial: () -> Any

  init<K: PreferenceKey>(_ key: K.Type) {
    initial = { K.defaultValue }
    value = { node in
      var value = K.defaultValue
      func collect(_ node: Node) {
        if node.kind == "preference",
          node.record.value("key", as: Any.Type.self) == K.self,
          let next = node.record.value("value", as: K.Value.self)
        {
          K.reduce(value: &value) { next }
          return
        }
        for child in node.children { collect(child) }
      }
      collect(node)
      return value
    }
  }
}
