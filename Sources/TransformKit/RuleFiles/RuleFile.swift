import Matching
import SourceText

/// A transform that is written as a Markdown file, with examples that test it.
///
/// ````
/// # Use foregroundStyle
///
/// Why the transform exists.
///
/// Safety: safe
/// Where: $COLOR is not `nil`
///
/// ```swift match
/// .foregroundColor($COLOR)
/// ```
///
/// ```swift replace
/// .foregroundStyle($COLOR)
/// ```
///
/// ```swift before
/// …
/// ````
///
/// Each *match* belongs to the *replace* after it; without one, the places are only reported. Each
/// *before* belongs to the *after* after it; without one, the code must not change.
public struct RuleFile: Sendable {
  public let source: SourceText
  public let transform: PatternTransform
  public let examples: [Example]

  public var path: String { source.path }

  /// Code before and after the transform.
  public struct Example: Sendable {
    public let before: String
    public let after: String
    /// The line of the file on which the code begins.
    public let line: Int
  }

  /// What is wrong with a rule file, and where.
  public struct Fault: Error, Hashable {
    public let location: Location
    public let message: String
  }

  /// Reads a rule file.
  ///
  /// - Parameter name: the name of the transform.
  public init(_ source: SourceText, named name: String) throws(Fault) {
    self.source = source
    let lines = RuleFileLines(source)
    var reader = RuleFileReader(lines)
    try reader.read()
    guard let title = reader.title else {
      throw lines.fault("a rule file begins with a title: `# Title`", line: 1)
    }
    guard !reader.pairs.isEmpty else {
      throw lines.fault("the rule file has no block `swift match`", line: 1)
    }
    transform = PatternTransform(
      name: name, summary: title, safety: reader.safety ?? .review,
      availability: reader.availability ?? .any, pairs: reader.pairs,
      conditions: try reader.conditions())
    examples = reader.examples
  }
}
