import Matching
import Parser
import SourceText

/// Searches many files for a pattern. Files without the words that every match contains are not
/// parsed.
public struct PatternQuery: Sendable {
  private let pattern: Pattern
  private let jobs: Int

  /// The places in one file that the pattern fits.
  public struct Finding: Sendable {
    public let source: SourceText
    public let ranges: [ByteRange]
  }

  /// The matches by file, and the files that could not be read as a whole.
  public struct Answer: Sendable {
    public fileprivate(set) var findings: [Finding] = []
    public fileprivate(set) var failures: [SystemError] = []
  }

  /// - Parameter jobs: the number of threads; all cores when nil.
  public init(_ pattern: Pattern, jobs: Int? = nil) {
    self.pattern = pattern
    self.jobs = jobs ?? Workers.coreCount
  }

  /// - Throws: when a root does not exist, or is a folder without Swift files.
  public func answer(for roots: [String]) throws(SystemError) -> Answer {
    let discovery = try FileDiscovery(roots: roots)
    try discovery.requireFiles()
    let words = pattern.requiredWords
    let pattern = pattern
    let results = Workers.map(discovery.files, jobs: jobs, state: SyntaxParser()) {
      file, parser -> Answer in
      do throws(SystemError) {
        let source = try SourceLoader.read(file.path).source
        guard words.allSatisfy(source.holds) else { return Answer() }
        let tree = parser.parse(source)
        let ranges = pattern.matches(in: tree).map(\.range)
        return Answer(
          findings: ranges.isEmpty ? [] : [Finding(source: source, ranges: ranges)],
          failures: tree.hasError
            ? [SystemError(path: file.path, reason: "has syntax errors, so matches may be missing")]
            : [])
      } catch {
        return Answer(failures: [error])
      }
    }
    return Answer(
      findings: results.flatMap(\.findings),
      failures: discovery.failures + results.flatMap(\.failures))
  }
}
