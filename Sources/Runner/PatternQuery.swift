import Matching
import Parser
import SourceText

/// Looks for a pattern in many files. Nothing is known of the repository, and files without the words
/// that every match holds are not parsed.
public struct PatternQuery: Sendable {
  private let pattern: Pattern
  private let jobs: Int

  /// The places in one file that the pattern fits.
  public struct Finding: Sendable {
    public let source: SourceText
    public let ranges: [ByteRange]
  }

  /// What was found, by file, and the files that could not be read.
  public struct Answer: Sendable {
    public fileprivate(set) var findings: [Finding] = []
    public fileprivate(set) var failures: [SystemError] = []
  }

  /// - Parameter jobs: the number of threads; all cores when nil.
  public init(_ pattern: Pattern, jobs: Int? = nil) {
    self.pattern = pattern
    self.jobs = jobs ?? Workers.coreCount
  }

  /// - Throws: when a root does not exist.
  public func answer(for roots: [String]) throws(SystemError) -> Answer {
    let discovery = try FileDiscovery(roots: roots)
    let words = pattern.requiredWords
    let pattern = pattern
    let results = Workers.map(discovery.files, jobs: jobs, makeState: { SyntaxParser() }) {
      file, parser -> Result<Finding?, SystemError> in
      do throws(SystemError) {
        let source = try SourceLoader.read(file.path).source
        guard words.allSatisfy(source.holds) else { return .success(nil) }
        let matches = pattern.matches(in: parser.parse(source))
        return .success(
          matches.isEmpty ? nil : Finding(source: source, ranges: matches.map(\.range)))
      } catch {
        return .failure(error)
      }
    }
    var answer = Answer()
    answer.failures = discovery.failures
    for result in results {
      switch result {
      case .success(let finding): answer.findings += finding.map { [$0] } ?? []
      case .failure(let error): answer.failures.append(error)
      }
    }
    return answer
  }
}
