/// An arrow for the edges of one kind between two views.
struct EdgeDrawing {
  let bundle: EdgeBundle
  let route: GraphLayout.Route
  let names: [ScreenGraph.Node.ID: String]

  var element: String {
    let line = XMLText.element(
      "path", SVGStyle.line(of: bundle.kind, isInCycle: bundle.isInCycle, along: path))
    return XMLText.element(
      "g", ["class": "edge \(style)"],
      XMLText.element("title", [:], XMLText.escaped(title)) + line)
  }

  /// The label, with a background that covers the arrow.
  func labelElement(_ label: MeasuredText) -> String {
    guard let box = route.label else { return "" }
    let ground = XMLText.element(
      "rect",
      [
        "class": "ground", "x": "\(box.left)", "y": "\(box.top)", "width": "\(box.size.width)",
        "height": "\(box.size.height)", "fill": SVGStyle.light.ground,
      ])
    let text = XMLText.element(
      "text",
      [
        "x": "\((box.left + box.right) / 2)", "y": "\(box.middle + SVGStyle.smallFont / 3)",
        "text-anchor": "middle",
        "fill": bundle.isInCycle ? SVGStyle.light.cycle : SVGStyle.light.color(of: bundle.kind),
      ], XMLText.escaped(label.text))
    return XMLText.element(
      "g", ["class": "label \(style)"],
      XMLText.element("title", [:], XMLText.escaped(title)) + ground + text)
  }

  private var style: String { bundle.isInCycle ? "cycle" : bundle.kind.rawValue }

  private var path: String {
    switch route.shape {
    case .polyline(let points):
      return "M" + points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
    case .curve(let points):
      var path = "M\(points[0].x) \(points[0].y)"
      // Skip empty segments: they would leave the arrowhead without a direction.
      for (from, to) in zip(points, points.dropFirst()) where from != to {
        if from.y == to.y {
          path += "H\(to.x)"
        } else {
          let middle = (from.x + to.x) / 2
          path += "C\(middle) \(from.y) \(middle) \(to.y) \(to.x) \(to.y)"
        }
      }
      return path
    }
  }

  /// The tooltip of the arrow.
  private var title: String {
    let head = "\(names[bundle.source]!) → \(names[bundle.target]!)"
    let places = bundle.edges.map { edge in
      "\(edge.location.path):\(edge.location.line): \(bundle.kind.label)"
        + (edge.state.map { " \($0)" } ?? "")
    }
    return ([head] + places).joined(separator: "\n")
  }
}
