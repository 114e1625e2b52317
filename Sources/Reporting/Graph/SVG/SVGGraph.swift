/// A graph as a self-contained SVG picture, in light and dark mode.
struct SVGGraph {
  private let graph: ScreenGraph
  private let bundles: [EdgeBundle]
  private let labels: [MeasuredText?]
  private let layout: GraphLayout

  private static let margin = 24

  init(_ graph: ScreenGraph) {
    self.graph = graph
    bundles = graph.bundles
    labels = bundles.map { bundle in
      bundle.states.map { MeasuredText($0, font: SVGStyle.smallFont, limit: 36) }
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
    layout = GraphLayout(
      GraphLayout.Plan(
        nodes: graph.nodes.map { NodeDrawing($0).size },
        edges: zip(bundles, labels).map { bundle, label in
          GraphLayout.Plan.Edge(
            source: numbers[bundle.source]!, target: numbers[bundle.target]!,
            label: label.map { Size(width: $0.size.width + 8, height: $0.size.height + 2) })
        }))
  }

  var text: String {
    let legend = Legend(
      of: graph, width: max(layout.size.width, 560), origin: Point(x: Self.margin, y: Self.margin))
    let top = Self.margin + legend.height + Self.margin
    let offset = Point(x: Self.margin, y: top)
    let width = max(layout.size.width, legend.width) + 2 * Self.margin
    let height = top + layout.size.height + Self.margin
    let routes = layout.routes.map { $0.moved(by: offset) }
    let edges = zip(bundles, routes).map { EdgeDrawing(bundle: $0, route: $1, names: names) }
    let nodes = zip(graph.nodes, layout.boxes).map {
      NodeDrawing($0).element(in: $1.moved(by: offset))
    }
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
      + "width=\"\(width)\" height=\"\(height)\" role=\"img\" "
      + "font-family=\"\(SVGStyle.fonts)\" font-size=\"\(SVGStyle.smallFont)\" "
      + "aria-label=\"\(XMLText.escaped(summary))\">"
    let ground = XMLText.element(
      "rect",
      ["class": "ground", "width": "100%", "height": "100%", "fill": SVGStyle.light.ground])
    let labeled = zip(edges, labels).compactMap { edge, label in label.map(edge.labelElement) }
    let lines =
      [head, SVGStyle.element, SVGStyle.markers, ground] + legend.elements
      + edges.map(\.element) + nodes + labeled + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var names: [ScreenGraph.Node.ID: String] {
    Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.name) })
  }

  /// A description of the picture for screen readers.
  var summary: String {
    if graph.showsObjects {
      let cycles = graph.cycleLines.count
      return "Objects: \(graph.nodes.count) types, \(ReportWords.counted(cycles, "cycle"))"
    }
    let dismissing = graph.nodes.count(where: \.isSelfDismissing)
    let shown = graph.edges.count { $0.kind != .embedding }
    return "Screens: \(graph.nodes.count) views, \(shown) presentations and pushes, "
      + "\(dismissing) views that dismiss themselves"
  }
}
