/// A graph for Mermaid, which forges draw where it stands in Markdown.
struct MermaidGraph {
  private let graph: ScreenGraph
  /// Names without the letters that Mermaid gives a meaning.
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

  /// `v1["Name<br/>remark"]:::dismissing`
  private func line(_ node: ScreenGraph.Node) -> String {
    let label = ([node.name] + node.remarks).map(Self.escaped).joined(separator: "<br/>")
    let (open, close) =
      switch node.role {
      case .root: ("([", "])")
      case .screen: ("[", "]")
      case .embedded: ("(", ")")
      }
    let style = node.isSelfDismissing ? ":::dismissing" : ""
    return "\(names[node.id]!)\(open)\"\(label)\"\(close)\(style)"
  }

  /// `v1 -->|"sheet: showsAdd"| v2`
  private func line(_ bundle: EdgeBundle) -> String {
    let arrow =
      switch bundle.kind {
      case .sheet, .popover, .hosting: "-->"
      case .fullScreenCover, .push: "==>"
      case .embedding: "-.->"
      }
    let label = bundle.kind.word + (bundle.states.map { ": " + Self.escaped($0) } ?? "")
    return "\(names[bundle.source]!) \(arrow)|\"\(label)\"| \(names[bundle.target]!)"
  }

  /// Dark text on a light ground reads in both of Mermaid's themes.
  private var styles: [String] {
    graph.nodes.contains(where: \.isSelfDismissing)
      ? ["classDef dismissing fill:#ffe9c2,stroke:#a65f00,color:#2b1a00"] : []
  }

  /// Text for between quotation marks, where Mermaid reads HTML, Markdown and entities of its own.
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
