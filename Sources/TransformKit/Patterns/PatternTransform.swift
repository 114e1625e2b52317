import Matching
import SourceText
import Syntax

/// A transform that is written down as patterns and templates, rather than in code.
public struct PatternTransform: Transform {
  public let name: String
  public let summary: String
  public let safety: Safety
  public let availability: Availability
  private let pairs: [Pair]
  private let conditions: [MatchCondition]

  /// A pattern, and what is written where it fits; nothing, to point at the place alone.
  public struct Pair: Sendable {
    public let pattern: Pattern
    public let template: Template?

    public init(_ pattern: Pattern, _ template: Template?) {
      self.pattern = pattern
      self.template = template
    }
  }

  /// - Parameter conditions: what must hold of a match of any of the patterns.
  public init(
    name: String, summary: String, safety: Safety = .review, availability: Availability = .any,
    pairs: [Pair], conditions: [MatchCondition] = []
  ) {
    self.name = name
    self.summary = summary
    self.safety = safety
    self.availability = availability
    self.pairs = pairs
    self.conditions = conditions
  }

  /// The longest of the words that all patterns ask for.
  public var requiredWord: String? {
    guard let first = pairs.first else { return nil }
    let others = pairs.dropFirst().map(\.pattern.requiredWords)
    return first.pattern.requiredWords
      .filter { word in others.allSatisfy { $0.contains(word) } }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// A pattern knows of nothing but the file; the releases that code is to run on stand elsewhere.
  public var needsRepository: Bool { availability != .any }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    var outcomes: [Outcome] = []
    var ancestry: Ancestry?
    // What two patterns fit, the first one takes.
    var taken: Set<ByteRange> = []
    for pair in pairs {
      let matches = pair.pattern.matches(in: file.tree)
      guard !matches.isEmpty else { continue }
      let around = ancestry ?? Ancestry(of: file.tree)
      ancestry = around
      let rewriting = pair.template.map { Rewriting($0, in: file.tree) }
      for match in matches {
        guard conditions.allSatisfy({ $0.holds(for: match, ancestry: around) }),
          taken.insert(match.range).inserted
        else { continue }
        outcomes += outcome(at: match, rewriting, in: file, context: context).map { [$0] } ?? []
      }
    }
    return outcomes
  }

  private func outcome(
    at match: Match, _ rewriting: Rewriting?, in file: ParsedFile, context: TransformContext
  ) -> Outcome? {
    let place = match.range.start
    guard let rewriting else { return .declined(Decline(.pointedAt, summary, at: place)) }
    switch rewriting.outcome(at: match) {
    case .unchanged:
      return nil
    case .obstacle(let obstacle):
      return .declined(Decline(Obstacle(obstacle), at: place))
    case .edits(let edits):
      let targets = context.deploymentTargets(for: file.source.path)
      if let obstacle = targets.obstacle(to: availability) {
        return .declined(Decline(obstacle, at: place))
      }
      return .change(Change(summary, safety: safety, at: place, in: file, edits: edits))
    }
  }
}
