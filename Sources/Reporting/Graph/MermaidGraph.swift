/// A graph in the Mermaid language, which GitHub and GitLab render in Markdown.
struct MermaidGraph {
  private let graph: ScreenGraph
  /// Node names without characters that have a meaning in Mermaid.
  private let names: [ScreenGraph.Node.ID: String]

  init(_ graph: ScreenGraph) {
    self.graph = graph
    names = Dictionary(
      uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, "v\($0 + 1)") })
  }

  var text: String {
    let lines =
      ["flowchart LR"]
      + (graph.nodes.map(line) + graph.bundles.map(line) + styles).map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `v1["Name<br/>note"]:::dismissing`
  private func line(_ node: ScreenGraph.Node) -> String {
    let label = ([node.name] + node.notes).map(Self.escaped).joined(separator: "<br/>")
    let (open, close) =
      switch node.role {
      case .root, .keeping: ("([", "])")
      case .screen, .kept: ("[", "]")
      case .embedded: ("(", ")")
      }
    let style = node.isSelfDismissing ? ":::dismissing" : node.isInCycle ? ":::cycle" : ""
    return "\(names[node.id]!)\(open)\"\(label)\"\(close)\(style)"
  }

  /// `v1 -->|"sheet: showsAdd"| v2`
  private func line(_ bundle: EdgeBundle) -> String {
    let arrow =
      switch bundle.kind {
      case .sheet, .popover, .hosting: "-->"
      case .fullScreenCover, .push: "==>"
      case .embedding: "-.->"
      case .property, .closure, .environment: bundle.isInCycle ? "==>" : "-->"
      }
    let label = bundle.kind.label + (bundle.states.map { ": " + Self.escaped($0) } ?? "")
    return "\(names[bundle.source]!) \(arrow)|\"\(label)\"| \(names[bundle.target]!)"
  }

  /// Dark text on a light background is readable in both of Mermaid's themes.
  private var styles: [String] {
    let dismissing = "classDef dismissing fill:#ffe9c2,stroke:#a65f00,color:#2b1a00"
    let cycle = "classDef cycle fill:#ffe0e3,stroke:#b0002a,color:#2b0008"
    return (graph.nodes.contains(where: \.isSelfDismissing) ? [dismissing] : [])
      + (graph.nodes.contains(where: \.isInCycle) ? [cycle] : [])
  }

  /// Text for a quoted label, in which Mermaid interprets HTML, Markdown and its own entities.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      case "`": "#96;"
      case "\\": "#92;"
      case _ where character.isWhitespace: " "
      default: String(character)
      }
    }.joined()
  }
}
