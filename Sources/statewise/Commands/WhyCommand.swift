import Reporting
import Runner
import SourceText
import TransformKit

/// `statewise why FILE:LINE`: what all transforms, asked for everything, make of one line.
struct WhyCommand {
  private let place: NamedPlace
  /// The default transforms together, and each of the others by itself: what is made only when it is
  /// asked for may be another way to do the same.
  private let inquiries: [Run]
  private let catalog: Catalog

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1, let place = NamedPlace(arguments.paths[0]) else {
      throw UsageError("why takes one place, FILE:LINE or FILE:LINE:COLUMN")
    }
    self.place = place
    catalog = try KnownTransforms(near: [".", place.path]).catalog
    let project = try ProjectArguments(arguments, at: place.path, catalog)
    let others = catalog.entries.filter { !$0.isDefault }.map { [$0.transform] }
    inquiries = ([catalog.entries.filter(\.isDefault).map(\.transform)] + others).map {
      project.run($0, safety: .suggestion, jobs: nil)
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let source: SourceText
    var reports: [RunReport] = []
    do throws(SystemError) {
      source = try SourceLoader.load(place.path).source
      for inquiry in inquiries {
        reports.append(try inquiry.planWithTheirSurroundings(for: [place.path]).report)
      }
    } catch {
      throw UsageError(error)
    }
    let ranges = place.ranges(in: LineTable(source))
    guard !ranges.isEmpty else { throw UsageError("there is no such place", at: .file("\(place)")) }
    let coverage = PlaceCoverage(of: source)
    let findings =
      ranges.lazy.map { range in
        reports.flatMap { coverage.findings(in: $0, at: range, path: place.path) }
      }
      .first { !$0.isEmpty } ?? []
    // What is wrong with the whole file stands in every report.
    var said: Set<[String]> = []
    let lines = findings.map(lines).filter { said.insert($0).inserted }.flatMap(\.self)
    StandardStream.output.writeLines(
      lines.isEmpty ? ["\(place): nothing here is looked at by any transform"] : lines)
    return .done
  }

  private func lines(_ finding: Finding) -> [String] {
    switch finding {
    case .change(let change):
      [change.line]
        + conditions(of: change).map { "  made only with \($0)" }
    case .declined(let declined):
      ["\(declined.location): declined: \(declined.reason) (\(declined.transform))"]
        + ["  reason code: \(declined.code)"]
        + (declined.remedy.map { ["  what would help: \($0)"] } ?? [])
    case .suppressed(let finding):
      ["\(finding.location): suppressed: \(finding.text) (\(finding.transform))"]
        + [finding.cause.explanation].compactMap { $0.map { "  by \($0)" } }
    case .failure(let failure):
      [failure.line]
    }
  }

  /// The flags without which a change is not made.
  private func conditions(of change: ReportedChange) -> [String] {
    let isDefault = catalog.entries.contains {
      $0.transform.name == change.transform && $0.isDefault
    }
    var flags = isDefault ? [] : ["\(Flag.transform.rawValue) \(change.transform)"]
    if change.safety != .safe { flags.append("\(Flag.safety.rawValue) \(change.safety.limit)") }
    return flags.isEmpty ? [] : [flags.joined(separator: " ")]
  }
}

extension SuppressedFinding.Cause {
  /// Who suppressed it and why; nothing asked here is held against a baseline.
  fileprivate var explanation: String? {
    guard case .comment(let location, let reason) = self else { return nil }
    return "the comment at \(location)" + (reason.map { ": \($0)" } ?? "")
  }
}

/// A place as it is named on the command line: `FILE:LINE` or `FILE:LINE:COLUMN`.
struct NamedPlace: Equatable, CustomStringConvertible {
  let path: String
  private let line: Int
  private let column: Int?

  /// Reads the numbers from the end, since a path may hold colons.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while 1 < parts.count, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }),
      0 < number
    {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, parts != [""] else { return nil }
    path = FileDiscovery.displayed(parts.joined(separator: ":"))
    self.line = line
    column = numbers.dropFirst().first
  }

  var description: String { "\(path):\(line)" + (column.map { ":\($0)" } ?? "") }

  /// The bytes of the place, the nearest first: those at the column, then the line. None where the file
  /// has no such place.
  func ranges(in lines: LineTable) -> [ByteRange] {
    guard line <= lines.count else { return [] }
    let whole = lines.range(ofLine: line - 1)
    guard let column else { return [whole] }
    guard column <= whole.count else { return [] }
    let start = whole.start.index + column - 1
    return [ByteRange(start..<start + 1), whole]
  }
}
