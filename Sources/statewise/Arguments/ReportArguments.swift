import Reporting
import Runner

/// The reports that flags ask for: `--report html=report.html`.
struct ReportArguments {
  private let destinations: [Destination]

  private struct Destination {
    let format: ReportFormat
    /// A file, or `-` for standard output.
    let path: String

    var isStandardOutput: Bool { path == "-" }
  }

  /// - Parameter fallback: the report to leave when none is asked for.
  init(_ arguments: Arguments, fallback: (ReportFormat, String)? = nil) throws(UsageError) {
    var destinations = try arguments.values(of: .report).map(Self.destination)
    if destinations.isEmpty, let (format, path) = fallback {
      destinations = [Destination(format: format, path: path)]
    }
    guard destinations.count(where: \.isStandardOutput) <= 1 else {
      throw UsageError("standard output holds one report, not several")
    }
    // The files come first: whoever reads standard output may leave early, and end the program so.
    self.destinations =
      destinations.filter { !$0.isStandardOutput } + destinations.filter(\.isStandardOutput)
  }

  private static func destination(_ text: String) throws(UsageError) -> Destination {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let format = ReportFormat(rawValue: name) else {
      let formats = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(
        "`\(name)` is no report format", nearest: NearestName(to: name, in: formats),
        or: "there are \(formats.joined(by: "and"))")
    }
    guard let path = parts.dropFirst().first, !path.isEmpty else {
      throw UsageError(
        "\(Flag.report.rawValue) takes \(Flag.report.valueName!): \(name)=FILE, or \(name)=-")
    }
    if path != "-" { try Arguments.check(output: String(path)) }
    return Destination(format: format, path: String(path))
  }

  var isEmpty: Bool { destinations.isEmpty }

  /// Whether standard output belongs to a report, and to nothing else.
  var takesStandardOutput: Bool { destinations.contains(where: \.isStandardOutput) }

  /// Writes a report as each of the formats that are asked for.
  ///
  /// - Returns: whether all could be written; what could not is told.
  func write(_ report: RunReport) -> Bool {
    let folder = OwnPath.text(of: ".")
    var isWritten = true
    for destination in destinations {
      let text = destination.format.text(of: report, in: folder)
      guard !destination.isStandardOutput else {
        StandardStream.output.write(Array(text.utf8))
        continue
      }
      do throws(SystemError) {
        try OutputFile.write(text, to: destination.path)
      } catch {
        StandardStream.error.writeLine(error.line)
        isWritten = false
      }
    }
    return isWritten
  }

  /// The files and what each is to hold when the tool itself breaks down.
  func texts(of report: RunReport) -> [(path: String, text: String)] {
    destinations.filter { !$0.isStandardOutput }.map {
      ($0.path, $0.format.text(of: report, in: OwnPath.text(of: ".")))
    }
  }
}
