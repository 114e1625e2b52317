/// A view as a box with its name, and below it what is remarkable.
struct NodeDrawing {
  private let node: ScreenGraph.Node
  private let name: MeasuredText
  private let remarks: [MeasuredText]

  private static let padding = Size(width: 12, height: 8)

  init(_ node: ScreenGraph.Node) {
    self.node = node
    name = MeasuredText(node.name, font: SVGStyle.font, limit: 48)
    remarks = node.remarks.map { MeasuredText($0, font: SVGStyle.smallFont) }
  }

  var size: Size {
    let lines = [name] + remarks
    return Size(
      width: lines.reduce(0) { max($0, $1.size.width) } + 2 * Self.padding.width,
      height: lines.reduce(0) { $0 + $1.size.height } + 2 * Self.padding.height)
  }

  func element(in box: Box) -> String {
    var y = box.top + Self.padding.height
    var content = XMLText.element("title", [:], XMLText.escaped(title))
    content += XMLText.element(
      "rect",
      [
        "x": "\(box.left)", "y": "\(box.top)", "width": "\(box.size.width)",
        "height": "\(box.size.height)", "rx": "\(node.role == .root ? 16 : 6)",
      ])
    for (index, line) in ([name] + remarks).enumerated() {
      // The letters stand on a line a quarter above the bottom of theirs.
      content += XMLText.element(
        "text",
        [
          "class": index == 0 ? "name" : "remark", "x": "\(box.left + Self.padding.width)",
          "y": "\(y + line.size.height * 3 / 4)",
        ], XMLText.escaped(line.text))
      y += line.size.height
    }
    let mark = node.isSelfDismissing ? " dismissing" : ""
    return XMLText.element("g", ["class": "node \(node.role.rawValue)\(mark)"], content)
  }

  /// What is shown over the box when one asks for it.
  private var title: String {
    let places = node.unresolved.map { "\($0.location.path):\($0.location.line): \($0.reason)" }
    return
      (["\(node.name)", "\(node.location.path):\(node.location.line)"] + node.remarks + places)
      .joined(separator: "\n")
  }
}
