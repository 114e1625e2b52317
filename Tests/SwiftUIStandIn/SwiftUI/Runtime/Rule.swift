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
    for (name, content) in node.record.shownArguments {
      node.place(content, at: AnyHashable(name), environment: environment)
    }
  }

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
