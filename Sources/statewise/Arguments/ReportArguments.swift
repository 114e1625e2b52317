import Reporting
import Runner
import SourceText
import Transforms

/// The reports that `--report` flags request: `--report html=report.html`.
struct ReportArguments {
  private let destinations: [Destination]

  private struct Destination {
    let format: ReportFormat
    /// A file path, or `-` for standard output.
    let path: String

    var isStandardOutput: Bool { path == "-" }
  }

  /// - Parameter fallback: the report to write if no flag requests one.
  init(_ arguments: Arguments, fallback: (ReportFormat, String)? = nil) throws(UsageError) {
    var destinations = try arguments.values(of: .report).map(Self.destination)
    if destinations.isEmpty, let (format, path) = fallback {
      destinations = [Destination(format: format, path: path)]
    }
    guard destinations.count(where: \.isStandardOutput) <= 1 else {
      throw UsageError("only one report can be written to standard output")
    }
    // Write the files first: a reader that closes standard output early ends the program.
    self.destinations =
      destinations.filter { !$0.isStandardOutput } + destinations.filter(\.isStandardOutput)
  }

  private static func destination(_ text: String) throws(UsageError) -> Destination {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let format = ReportFormat(rawValue: name) else {
      let formats = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(
        "unknown report format `\(name)`", nearest: NearestName(to: name, in: formats),
        or: "use \(formats.joined(by: "or"))")
    }
    guard let path = parts.dropFirst().first, !path.isEmpty else {
      throw UsageError(
        "`\(Flag.report.rawValue)` needs a file: `\(name)=FILE`, or `\(name)=-` for standard output"
      )
    }
    if path != "-" { try Arguments.check(output: String(path)) }
    return Destination(format: format, path: String(path))
  }

  var isEmpty: Bool { destinations.isEmpty }

  /// Whether a report is written to standard output, so that nothing else may be.
  var takesStandardOutput: Bool { destinations.contains(where: \.isStandardOutput) }

  /// Writes a report in every requested format, and prints the errors.
  ///
  /// - Returns: false if a file could not be written.
  func write(_ report: RunReport) -> Bool {
    let folder = CanonicalPath.text(of: ".")
    var isWritten = true
    for destination in destinations {
      let text = destination.format.text(
        of: report, in: folder, explaining: Transforms.catalog.declineCodes)
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

  /// The path and text of each report file, for a report of an internal error.
  func texts(of report: RunReport) -> [(path: String, text: String)] {
    destinations.filter { !$0.isStandardOutput }.map {
      (
        $0.path,
        $0.format.text(
          of: report, in: CanonicalPath.text(of: "."), explaining: Transforms.catalog.declineCodes)
      )
    }
  }
}
