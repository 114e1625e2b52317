/// A box for a view, with its name and its notes.
struct NodeDrawing {
  private let node: ScreenGraph.Node
  private let name: MeasuredText
  private let notes: [MeasuredText]

  private static let padding = Size(width: 12, height: 8)

  init(_ node: ScreenGraph.Node) {
    self.node = node
    name = MeasuredText(node.name, font: SVGStyle.font, limit: 48)
    notes = node.notes.map { MeasuredText($0, font: SVGStyle.smallFont) }
  }

  var size: Size {
    let lines = [name] + notes
    return Size(
      width: lines.reduce(0) { max($0, $1.size.width) } + 2 * Self.padding.width,
      height: lines.reduce(0) { $0 + $1.size.height } + 2 * Self.padding.height)
  }

  func element(in box: Box) -> String {
    var y = box.top + Self.padding.height
    var content = XMLText.element("title", [:], XMLText.escaped(title))
    content += XMLText.element(
      "rect",
      SVGStyle.box(
        of: node.role, mark, box, radius: node.role.isFirst ? 16 : 6))
    for (index, line) in ([name] + notes).enumerated() {
      // The baseline is a quarter of the line height above the bottom of the line.
      content += XMLText.element(
        "text",
        [
          "class": index == 0 ? "name" : "note", "x": "\(box.left + Self.padding.width)",
          "y": "\(y + line.size.height * 3 / 4)",
          "fill": index == 0
            ? SVGStyle.light.ink
            : mark.map(SVGStyle.light.line) ?? SVGStyle.light.faint,
          "font-size": "\(index == 0 ? SVGStyle.font : SVGStyle.smallFont)",
          "font-weight": index == 0 && node.role.isFirst ? "bold" : "normal",
        ], XMLText.escaped(line.text))
      y += line.size.height
    }
    let mark = mark.map { " \($0)" } ?? ""
    return XMLText.element("g", ["class": "node \(node.role.rawValue)\(mark)"], content)
  }

  private var mark: SVGStyle.Mark? {
    node.isSelfDismissing ? .dismissing : node.isInCycle ? .cycle : nil
  }

  /// The tooltip of the box.
  private var title: String {
    let places = node.unresolved.map { "\($0.location.path):\($0.location.line): \($0.reason)" }
    return
      (["\(node.name)", "\(node.location.path):\(node.location.line)"] + node.notes + places)
      .joined(separator: "\n")
  }
}
