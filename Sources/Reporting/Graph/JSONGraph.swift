import SourceText

/// A graph in JSON.
struct JSONGraph {
  private let graph: ScreenGraph

  init(_ graph: ScreenGraph) {
    self.graph = graph
  }

  var text: String {
    JSONValue.object([
      ("schema", .string("statewise-graph/1")),
      ("nodes", .array(graph.nodes.map(value))),
      ("edges", .array(graph.edges.map(value))),
    ]).text
  }

  private func value(_ node: ScreenGraph.Node) -> JSONValue {
    .object(
      [("id", .string(node.id)), ("name", .string(node.name))] + members(node.location) + [
        ("role", .string(node.role.rawValue)),
        ("isSelfDismissing", .bool(node.isSelfDismissing)),
        (
          "unresolved",
          .array(
            node.unresolved.map {
              .object(members($0.location) + [("reason", .string($0.reason))])
            })
        ),
      ])
  }

  private func value(_ edge: ScreenGraph.Edge) -> JSONValue {
    .object(
      [
        ("from", .string(edge.source)), ("to", .string(edge.target)),
        ("kind", .string(edge.kind.rawValue)),
        (edge.kind.isOfObjects ? "property" : "state", edge.state.map { .string($0) } ?? .null),
      ] + (edge.kind.isOfObjects ? [("isInCycle", .bool(edge.isInCycle))] : [])
        + members(edge.location))
  }

  private func members(_ location: Location) -> [JSONValue.Member] {
    [
      ("path", .string(location.path)), ("line", .int(location.line)),
      ("column", .int(location.column)),
    ]
  }
}
