import Reporting
import Runner
import SourceText

/// `statewise graph`: the screens or objects of an app as a graph, as text or as an SVG picture.
struct GraphCommand {
  private let jobs: Int?
  private let showsObjects: Bool
  private let roots: [String]
  private let view: String?
  private let start: String?
  private let depth: Int
  private let showsScreensOnly: Bool
  private let isQuiet: Bool
  private let format: GraphFormat
  private let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    jobs = try arguments.jobs()
    showsObjects = arguments.contains(.retention)
    roots = arguments.paths.isEmpty ? ["."] : arguments.paths
    view = arguments.value(of: .view)
    start = arguments.value(of: .from)
    depth = try arguments.value(of: .depth) { Int($0).flatMap { 0 < $0 ? $0 : nil } } ?? .max
    showsScreensOnly = arguments.contains(.screensOnly)
    isQuiet = arguments.contains(.quiet)
    guard view == nil || start == nil else {
      throw UsageError("`\(Flag.from.rawValue)` cannot be used with `\(Flag.view.rawValue)`")
    }
    guard start != nil || !arguments.contains(.depth) else {
      throw UsageError("`\(Flag.depth.rawValue)` needs `\(Flag.from.rawValue)`")
    }
    guard !showsObjects || !showsScreensOnly else {
      throw UsageError(
        "`\(Flag.screensOnly.rawValue)` cannot be used with `\(Flag.retention.rawValue)`")
    }
    output = try arguments.outputPath(of: .output)
    let named = try arguments.value(of: .format, as: GraphFormat.init(rawValue:))
    format = if let named { named } else { try Self.format(of: output) }
  }

  func run() throws(UsageError) -> ExitCode {
    let answer: ScreenGraphQuery.Answer
    do throws(SystemError) {
      answer =
        showsObjects
        ? try RetentionGraphQuery(jobs: jobs).answer(for: roots)
        : try ScreenGraphQuery(jobs: jobs).answer(for: roots)
    } catch {
      throw UsageError(error)
    }
    let graph = try chosen(of: answer.graph)
    let text = format.text(of: graph)
    StandardStream.error.writeLines(answer.failures.map(\.line) + (isQuiet ? [] : notes(on: graph)))
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

  /// The whole graph, or the part that flags ask for.
  private func chosen(of all: ScreenGraph) throws(UsageError) -> ScreenGraph {
    let graph = showsScreensOnly ? all.withoutEmbedding : all
    guard let name = view ?? start else { return graph }
    let part =
      view == nil ? graph.from(viewsNamed: name, depth: depth) : graph.around(viewsNamed: name)
    guard let part else {
      throw UsageError(
        "no \(showsObjects ? "type" : "view") named \(name)",
        nearest: NearestName(to: name, in: graph.nodes.map(\.name)),
        or: "`statewise graph` shows all \(showsObjects ? "types" : "views")")
    }
    return part
  }

  /// The first places that create views without a known presentation, or the first cycles of objects.
  private func notes(on graph: ScreenGraph) -> [String] {
    let lines = showsObjects ? graph.cycleLines : graph.unresolvedLines
    let more = lines.count - Self.listedPlaces
    let kind = showsObjects ? "more cycle" : "more unresolved place"
    let rest =
      more <= 0
      ? [] : ["note: \(ReportWords.counted(more, kind)), all in `--format json`"]
    return lines.prefix(Self.listedPlaces) + rest
  }

  private static let listedPlaces = 20

  private static func format(of output: String?) throws(UsageError) -> GraphFormat {
    guard let output else { return .mermaid }
    guard let format = GraphFormat(ofFile: output) else {
      throw UsageError("cannot infer the format from the extension of \(output); use `--format`")
    }
    return format
  }
}
