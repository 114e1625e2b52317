/// Fonts, colors and lines of a picture.
enum SVGStyle {
  /// The sizes of the fonts in pixels.
  static let font = 13
  static let smallFont = 11

  /// Kinds of edges differ in their line style, not only in color.
  static let element = """
    <style>
    svg { --ground: #ffffff; --ink: #1d1d1f; --faint: #6a6a70; --box: #f4f4f7; --mark: #ffe9c2;
      --mark-line: #a65f00; --sheet: #0a58ca; --cover: #7a2fb8; --popover: #0b7a75; --push: #2f7d32;
      --hosting: #b3261e; --embedding: #8a8a92; }
    @media (prefers-color-scheme: dark) {
      svg { --ground: #161618; --ink: #f2f2f4; --faint: #a5a5ad; --box: #26262a; --mark: #4a3410;
        --mark-line: #f0b050; --sheet: #6ea8fe; --cover: #cf9bff; --popover: #5fd3cc; --push: #7fd083;
        --hosting: #ff8a80; --embedding: #85858d; }
    }
    .ground { fill: var(--ground); }
    text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: \(smallFont)px; fill: var(--ink); }
    .name { font-size: \(font)px; }
    .root .name { font-weight: bold; }
    .note, .legend { fill: var(--faint); }
    .node rect { fill: var(--box); stroke: var(--ink); stroke-width: 1.2; }
    .node.root rect { stroke-width: 2.2; }
    .node.embedded rect { stroke: var(--faint); stroke-dasharray: 3 3; }
    .node.dismissing rect { fill: var(--mark); stroke: var(--mark-line); }
    .node.dismissing .note { fill: var(--mark-line); }
    .edge path { fill: none; stroke-width: 1.5; }
    .edge:hover path { stroke-width: 3; }
    .edge.fullScreenCover path { stroke-width: 3; }
    .edge.popover path { stroke-dasharray: 9 3 2 3; }
    .edge.push path { stroke-dasharray: 8 4; }
    .edge.hosting path { stroke-dasharray: 12 3; }
    .edge.embedding path { stroke-dasharray: 2 3; }
    \(colors)
    </style>
    """

  private static let colors = ScreenGraph.Edge.Kind.allCases.map { kind in
    let color = "var(--\(kind.colorName))"
    return ".\(kind.rawValue) path { stroke: \(color); } .label.\(kind.rawValue) text, "
      + "#\(kind.rawValue)-end path { fill: \(color); }"
  }.joined(separator: "\n")

  /// The arrowheads, one per color.
  static let markers =
    "<defs>"
    + ScreenGraph.Edge.Kind.allCases.map { kind in
      "<marker id=\"\(kind.rawValue)-end\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" "
        + "markerUnits=\"userSpaceOnUse\" markerWidth=\"10\" markerHeight=\"10\" orient=\"auto\">"
        + "<path d=\"M0 1L10 5L0 9z\"/></marker>"
    }.joined() + "</defs>"
}

extension ScreenGraph.Edge.Kind {
  fileprivate var colorName: String { self == .fullScreenCover ? "cover" : rawValue }
}
