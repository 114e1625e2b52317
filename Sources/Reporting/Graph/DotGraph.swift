/// A graph in the DOT language of Graphviz.
struct DotGraph {
  private let graph: ScreenGraph

  init(_ graph: ScreenGraph) {
    self.graph = graph
  }

  var text: String {
    let head = [
      "rankdir=LR;", "node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    let lines = head + graph.nodes.map(line) + graph.bundles.map(line)
    let name = graph.showsObjects ? "objects" : "screens"
    return "digraph \(name) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func line(_ node: ScreenGraph.Node) -> String {
    var attributes = [
      // `\n` is an escape sequence of Graphviz.
      "label=\"" + ([node.name] + node.notes).map(Self.escaped).joined(separator: "\\n") + "\"",
      "tooltip=\(Self.quoted("\(node.location.path):\(node.location.line)"))",
    ]
    switch node.role {
    case .root, .keeping: attributes.append("penwidth=2")
    case .screen, .kept: break
    case .embedded: attributes.append("color=gray50")
    }
    if node.isSelfDismissing {
      attributes += ["style=\"rounded,filled\"", "fillcolor=\"#ffe9c2\""]
    } else if node.isInCycle {
      attributes += ["style=\"rounded,filled\"", "fillcolor=\"#ffe0e3\""]
    }
    return "\(Self.quoted(node.id)) [\(attributes.joined(separator: ", "))];"
  }

  private func line(_ bundle: EdgeBundle) -> String {
    let label = [bundle.kind.label, bundle.states].compactMap(\.self).joined(separator: ": ")
    var attributes = ["label=\(Self.quoted(label))"]
    switch bundle.kind {
    case .sheet, .hosting: break
    case .fullScreenCover: attributes.append("penwidth=2")
    case .popover: attributes.append("arrowhead=empty")
    case .push: attributes.append("style=dashed")
    case .embedding: attributes += ["style=dotted", "color=gray50"]
    case .property: break
    case .closure: attributes.append("style=dashed")
    case .environment: attributes.append("style=dotted")
    }
    if bundle.isInCycle { attributes += ["color=\"#b0002a\"", "penwidth=2"] }
    let ends = "\(Self.quoted(bundle.source)) -> \(Self.quoted(bundle.target))"
    return "\(ends) [\(attributes.joined(separator: ", "))];"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }
}
