/// A format of graphs.
public enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, json, svg, html

  /// The format for a file extension; nil for an unknown extension.
  public init?(ofFile path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "mmd", "mermaid": self = .mermaid
    case "dot", "gv": self = .dot
    case "json": self = .json
    case "svg": self = .svg
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// The text of the file, including the final newline.
  public func text(of graph: ScreenGraph) -> String {
    switch self {
    case .mermaid: MermaidGraph(graph).text
    case .dot: DotGraph(graph).text
    case .json: JSONGraph(graph).text
    case .svg: SVGGraph(graph).text
    case .html: HTMLGraph(graph).text
    }
  }
}
