/// What the engine does for one kind of view or modifier. This one does what most need: what the
/// arguments show stands below it and is drawn in order.
class Rule {
  func update(_ node: Node) {
    placeModifiedContent(of: node)
    placeArguments(of: node)
  }

  func draw(_ node: Node, _ drawing: Drawing) { drawing.drawDefault(node) }

  func appear(_ node: Node) {}
  func disappear(_ node: Node) {}
  func remove(_ node: Node) {}

  final func placeModifiedContent(of node: Node, environment: EnvironmentValues? = nil) {
    guard let content = (node.value as? any Described)?.modifiedContent else { return }
    node.place(content, at: "modified", environment: environment)
  }

  final func placeArguments(of node: Node, environment: EnvironmentValues? = nil) {
    for (name, content) in Self.shownArguments(of: node) {
      node.place(content, at: AnyHashable(name), environment: environment)
    }
  }

  /// Colors and styles are views, too, but a modifier is given them as a value; so it is with
  /// most texts.
  private static func shownArguments(of node: Node) -> [(name: String, content: Any)] {
    let arguments = node.record.shownArguments
    guard (node.value as? any Described)?.modifiedContent != nil else { return arguments }
    return arguments.filter { argument in
      if argument.name == "shape" { return false }
      // Asked of the type: an optional without a value could be cast to any other.
      let type = type(of: argument.content)
      let wrapped = (type as? any AnyOptional.Type)?.wrappedType ?? type
      if wrapped is any ShapeStyle.Type { return false }
      if wrapped == Text.self { return textContainers.contains(node.kind) }
      return true
    }
  }

  private static let textContainers: Set<String> = [
    "overlay", "background", "safeAreaInset", "safeAreaBar", "toolbar", "mask",
    "listRowBackground", "navigationBarItems", "previewContext",
  ]

  final func modifiedContent(of node: Node) -> Node? { node.child(at: "modified") }
}

/// The rules, by the kind of what they apply to.
enum Rules {
  nonisolated(unsafe) private static var byKind: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for family in [stateRules, presentationRules, navigationRules, controlRules, visibilityRules] {
      rules.merge(family) { $1 }
    }
    return rules
  }()

  nonisolated(unsafe) private static let plain = Rule()

  static func rule(for node: Node) -> Rule { byKind[node.kind] ?? plain }
}
