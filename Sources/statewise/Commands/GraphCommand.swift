import Reporting
import Runner
import SourceText

/// `statewise graph`: the screens of an app as a graph, as text or as an SVG picture.
struct GraphCommand {
  private let query: ScreenGraphQuery
  private let roots: [String]
  private let view: String?
  private let format: GraphFormat
  private let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    query = ScreenGraphQuery(jobs: try arguments.jobs())
    roots = arguments.paths.isEmpty ? ["."] : arguments.paths
    view = arguments.value(of: .view)
    output = try arguments.outputPath(of: .output)
    let named = try arguments.value(of: .format, as: GraphFormat.init(rawValue:))
    format = if let named { named } else { try Self.format(of: output) }
  }

  func run() throws(UsageError) -> ExitCode {
    let answer: ScreenGraphQuery.Answer
    do throws(SystemError) {
      answer = try query.answer(for: roots)
    } catch {
      throw UsageError(error)
    }
    let text = format.text(of: try chosen(of: answer.graph))
    StandardStream.error.writeLines(answer.failures.map(\.line))
    guard let output else {
      StandardStream.output.write(Array(text.utf8))
      return answer.failures.isEmpty ? .done : .incomplete
    }
    do throws(SystemError) {
      try OutputFile.write(text, to: output)
    } catch {
      StandardStream.error.writeLine(error.line)
      return .incomplete
    }
    return answer.failures.isEmpty ? .done : .incomplete
  }

  /// The whole graph, or the part around the view that `--view` names.
  private func chosen(of graph: ScreenGraph) throws(UsageError) -> ScreenGraph {
    guard let view else { return graph }
    guard let part = graph.around(viewsNamed: view) else {
      throw UsageError(
        "no view named \(view)", nearest: NearestName(to: view, in: graph.nodes.map(\.name)),
        or: "`statewise graph` shows all views")
    }
    return part
  }

  private static func format(of output: String?) throws(UsageError) -> GraphFormat {
    guard let output else { return .mermaid }
    guard let format = GraphFormat(ofFile: output) else {
      throw UsageError("cannot infer the format from the extension of \(output); use `--format`")
    }
    return format
  }
}
