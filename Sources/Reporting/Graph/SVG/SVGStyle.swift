/// Fonts, colors and lines of a picture.
enum SVGStyle {
  /// The sizes of the fonts in pixels.
  static let font = 13
  static let smallFont = 11

  static let fonts = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  /// What makes the box of a type stand out.
  enum Mark: String { case dismissing, cycle }

  /// The colors of a mode. Elements have those of the light one as attributes, which every viewer draws; a style
  /// sheet replaces them in the dark mode of a browser.
  struct Palette {
    let ground: String
    let ink: String
    let faint: String
    let box: String
    let mark: String
    let markLine: String
    let cycleBox: String
    let cycle: String
    let edges: [ScreenGraph.Edge.Kind: String]

    func color(of kind: ScreenGraph.Edge.Kind) -> String { edges[kind]! }

    func line(of mark: Mark) -> String { mark == .cycle ? cycle : markLine }

    func box(of mark: Mark) -> String { mark == .cycle ? cycleBox : self.mark }
  }

  static let light = Palette(
    ground: "#ffffff", ink: "#1d1d1f", faint: "#6a6a70", box: "#f4f4f7", mark: "#ffe9c2",
    markLine: "#a65f00", cycleBox: "#ffe0e3", cycle: "#b0002a",
    edges: [
      .sheet: "#0a58ca", .fullScreenCover: "#7a2fb8", .popover: "#0b7a75", .push: "#2f7d32",
      .hosting: "#b3261e", .embedding: "#8a8a92", .property: "#3d4a5c", .closure: "#7a2fb8",
      .environment: "#0b7a75",
    ])

  private static let dark = Palette(
    ground: "#161618", ink: "#f2f2f4", faint: "#a5a5ad", box: "#26262a", mark: "#4a3410",
    markLine: "#f0b050", cycleBox: "#4a1018", cycle: "#ff6b7d",
    edges: [
      .sheet: "#6ea8fe", .fullScreenCover: "#cf9bff", .popover: "#5fd3cc", .push: "#7fd083",
      .hosting: "#ff8a80", .embedding: "#85858d", .property: "#b8c4d6", .closure: "#cf9bff",
      .environment: "#5fd3cc",
    ])

  static let element = """
    <style>
    .edge:hover path { stroke-width: 3; }
    @media (prefers-color-scheme: dark) {
      .ground { fill: \(dark.ground); }
      text { fill: \(dark.ink); }
      .note, .legend { fill: \(dark.faint); }
      .node rect { fill: \(dark.box); stroke: \(dark.ink); }
      .node.embedded rect { stroke: \(dark.faint); }
      .node.dismissing rect { fill: \(dark.mark); stroke: \(dark.markLine); }
      .node.dismissing .note { fill: \(dark.markLine); }
      .node.cycle rect { fill: \(dark.cycleBox); stroke: \(dark.cycle); }
      .node.cycle .note { fill: \(dark.cycle); }
      .cycle path { stroke: \(dark.cycle); }
      .label.cycle text, #cycle-end path { fill: \(dark.cycle); }
      \(darkEdges)
    }
    </style>
    """

  private static let darkEdges = ScreenGraph.Edge.Kind.allCases.map { kind in
    let color = dark.color(of: kind)
    return ".\(kind.rawValue) path { stroke: \(color); } .label.\(kind.rawValue) text, "
      + "#\(kind.rawValue)-end path { fill: \(color); }"
  }.joined(separator: "\n  ")

  /// The line of an arrow. Kinds of edges differ in their line style, not only in color.
  static func line(
    of kind: ScreenGraph.Edge.Kind, isInCycle: Bool, along path: String
  ) -> KeyValuePairs<String, String> {
    [
      "d": path, "fill": "none", "stroke": isInCycle ? light.cycle : light.color(of: kind),
      "stroke-width": kind == .fullScreenCover || isInCycle ? "3" : "1.5",
      "stroke-dasharray": dashes(of: kind),
      "marker-end": "url(#\(isInCycle ? "cycle" : kind.rawValue)-end)",
    ]
  }

  private static func dashes(of kind: ScreenGraph.Edge.Kind) -> String {
    switch kind {
    case .sheet, .fullScreenCover, .property: "none"
    case .closure: "6 3"
    case .environment: "2 4"
    case .popover: "9 3 2 3"
    case .push: "8 4"
    case .hosting: "12 3"
    case .embedding: "2 3"
    }
  }

  /// The box of a view.
  static func box(
    of role: ScreenGraph.Role, _ mark: Mark?, _ box: Box, radius: Int
  ) -> KeyValuePairs<String, String> {
    let line = role == .embedded ? light.faint : light.ink
    return [
      "x": "\(box.left)", "y": "\(box.top)", "width": "\(box.size.width)",
      "height": "\(box.size.height)", "rx": "\(radius)",
      "fill": mark.map(light.box) ?? light.box, "stroke": mark.map(light.line) ?? line,
      "stroke-width": role.isFirst ? "2.2" : "1.2",
      "stroke-dasharray": role == .embedded ? "3 3" : "none",
    ]
  }

  /// The arrowheads, one per color.
  static let markers =
    "<defs>"
    + (ScreenGraph.Edge.Kind.allCases.map { ($0.rawValue, light.color(of: $0)) }
    + [("cycle", light.cycle)]).map { name, color in
      "<marker id=\"\(name)-end\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" "
        + "markerUnits=\"userSpaceOnUse\" markerWidth=\"10\" markerHeight=\"10\" orient=\"auto\">"
        + "<path d=\"M0 1L10 5L0 9z\" fill=\"\(color)\"/></marker>"
    }.joined() + "</defs>"
}
