import Parser
import Reporting
import Runner
import SourceText
import Syntax
import TransformKit

/// `statewise why FILE:LINE`: explains what any transform, at any safety level, finds on a line.
struct WhyCommand {
  private let place: NamedPlace
  /// One run of all default transforms, and one run for each other transform, because that may be an
  /// alternative to a default one.
  private let runs: [Run]
  private let catalog: Catalog

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1, let place = NamedPlace(arguments.paths[0]) else {
      throw UsageError("`why` takes one place: FILE:LINE or FILE:LINE:COLUMN")
    }
    self.place = place
    catalog = try KnownTransforms(near: [".", place.path]).catalog
    let project = try ProjectArguments(arguments, at: place.path, catalog)
    let others = catalog.entries.filter { !$0.isDefault }.map { [$0.transform] }
    runs = ([catalog.entries.filter(\.isDefault).map(\.transform)] + others).map {
      project.run($0, safety: .suggestion, jobs: nil)
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let source: SourceText
    let input: RunInput
    let reports: [RunReport]
    do throws(SystemError) {
      source = try SourceLoader.load(place.path).source
      // The default transforms ask for the whole repository, so their input serves the others too.
      input = try runs[0].read([place.path])
      reports = runs.map { $0.planWithSurroundings(of: input).report }
    } catch {
      throw UsageError(error)
    }
    let ranges = place.ranges(in: LineTable(source))
    guard !ranges.isEmpty else {
      throw UsageError("the file has no such line or column", at: .file("\(place)"))
    }
    let coverage = PlaceCoverage(of: source)
    let findings =
      ranges.lazy.map { range in
        reports.flatMap { coverage.findings(in: $0, at: range, path: place.path) }
      }
      .first { !$0.isEmpty } ?? []
    // Every report repeats the failures of the whole file.
    var printed: Set<[String]> = []
    let names = NameReading(source, input)
    let lines = findings.map { self.lines($0) + names.lines(about: $0) }
      .filter { printed.insert($0).inserted }.flatMap(\.self)
    StandardStream.output.writeLines(
      lines.isEmpty ? ["\(place): no transform changes or declines anything here"] : lines)
    return .done
  }

  private func lines(_ finding: Finding) -> [String] {
    switch finding {
    case .change(let change):
      [change.line]
        + conditions(of: change).map { "  applied only with `\($0)`" }
    case .declined(let declined):
      ["\(declined.location): declined: \(declined.reason) (\(declined.transform))"]
        + ["  reason code: \(declined.code)"]
        + (declined.remedy.map { ["  remedy: \($0)"] } ?? [])
    case .suppressed(let finding):
      ["\(finding.location): suppressed: \(finding.text) (\(finding.transform))"]
        + [finding.cause.explanation].compactMap { $0.map { "  by \($0)" } }
    case .failure(let failure):
      [failure.line]
    }
  }

  /// The flags that a change requires.
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
  /// The comment and its reason; nil for the baseline, which `why` does not use.
  fileprivate var explanation: String? {
    guard case .comment(let location, let reason) = self else { return nil }
    return "the comment at \(location)" + (reason.map { ": \($0)" } ?? "")
  }
}

/// Says what the names mean that findings are placed at.
private struct NameReading {
  private let tree: SyntaxTree
  private let lines: LineTable
  private let query: MeaningQuery

  init(_ source: SourceText, _ input: RunInput) {
    tree = SyntaxParser().parse(source)
    lines = LineTable(source)
    query = MeaningQuery(input)
  }

  /// The declarations of the name at the place of a finding; none where it is not known.
  func lines(about finding: Finding) -> [String] {
    guard let location = finding.location,
      let answer = query.answer(at: lines.offset(of: location), in: tree),
      !answer.declarations.isEmpty
    else { return [] }
    return answer.declarationLines
  }
}

/// A place from the command line: `FILE:LINE` or `FILE:LINE:COLUMN`.
struct NamedPlace: Equatable, CustomStringConvertible {
  let path: String
  private let line: Int
  private let column: Int?

  /// Parses the numbers from the end, since a path can contain colons.
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

  /// The offset of the column; nil if none was given, or the file has no such line or column.
  func offset(in lines: LineTable) -> ByteOffset? {
    column == nil || ranges(in: lines).count < 2 ? nil : ranges(in: lines)[0].start
  }

  /// The byte ranges to search, in order: the column, then the whole line. Empty if the file has no such
  /// line or column.
  func ranges(in lines: LineTable) -> [ByteRange] {
    guard line <= lines.count else { return [] }
    let whole = lines.range(ofLine: line - 1)
    guard let column else { return [whole] }
    guard column <= whole.count else { return [] }
    let start = whole.start.index + column - 1
    return [ByteRange(start..<start + 1), whole]
  }
}
