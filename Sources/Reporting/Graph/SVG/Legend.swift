/// The legend: the meaning of the lines and boxes that the picture contains.
struct Legend {
  private(set) var elements: [String] = []
  private(set) var width = 0
  private(set) var height = 0

  private let limit: Int
  private let origin: Point
  /// The position of the next entry.
  private var place: Point

  private static let rowHeight = 24
  private static let sampleWidth = 36

  /// - Parameter width: the maximum width of a row.
  init(of graph: ScreenGraph, width limit: Int, origin: Point) {
    self.limit = limit
    self.origin = origin
    place = origin
    for kind in ScreenGraph.Edge.Kind.allCases
    where graph.edges.contains(where: { $0.kind == kind }) {
      add(kind.label) { Self.line(kind, at: $0) }
    }
    for role in ScreenGraph.Role.allCases where graph.nodes.contains(where: { $0.role == role }) {
      add(role.label) { Self.box(role, at: $0) }
    }
    if graph.nodes.contains(where: \.isSelfDismissing) {
      add("✕ dismisses itself") { Self.box(.screen, .dismissing, at: $0) }
    }
    if graph.nodes.contains(where: \.isInCycle) {
      add("↻ in a cycle") { Self.box(.kept, .cycle, at: $0) }
    }
    if !elements.isEmpty { height = place.y - origin.y + Self.rowHeight }
  }

  private mutating func add(_ label: String, sample: (Point) -> String) {
    let text = MeasuredText(label, font: SVGStyle.smallFont)
    let width = Self.sampleWidth + 8 + text.size.width
    if limit < place.x - origin.x + width && place.x != origin.x {
      place = Point(x: origin.x, y: place.y + Self.rowHeight)
    }
    elements.append(sample(place))
    elements.append(
      XMLText.element(
        "text",
        [
          "class": "legend", "fill": SVGStyle.light.faint, "x": "\(place.x + Self.sampleWidth + 8)",
          "y": "\(place.y + 16)",
        ], XMLText.escaped(text.text)))
    self.width = max(self.width, place.x - origin.x + width)
    place.x += width + 24
  }

  private static func line(_ kind: ScreenGraph.Edge.Kind, at place: Point) -> String {
    let line = XMLText.element(
      "path",
      SVGStyle.line(of: kind, isInCycle: false, along: "M\(place.x) \(place.y + 12)h\(sampleWidth)")
    )
    return XMLText.element("g", ["class": "edge \(kind.rawValue)"], line)
  }

  private static func box(
    _ role: ScreenGraph.Role, _ mark: SVGStyle.Mark? = nil, at place: Point
  ) -> String {
    let box = Box(
      origin: Point(x: place.x, y: place.y + 4), size: Size(width: sampleWidth, height: 16))
    let attributes = SVGStyle.box(
      of: role, mark, box, radius: role.isFirst ? 8 : 4)
    let mark = mark.map { " \($0)" } ?? ""
    return XMLText.element(
      "g", ["class": "node \(role.rawValue)\(mark)"], XMLText.element("rect", attributes))
  }
}

extension ScreenGraph.Role {
  /// The label in the legend.
  fileprivate var label: String {
    switch self {
    case .root: "root view"
    case .screen: "presented or pushed view"
    case .embedded: "embedded only"
    case .kept: "kept by another type"
    case .keeping: "kept by no type here"
    }
  }
}
