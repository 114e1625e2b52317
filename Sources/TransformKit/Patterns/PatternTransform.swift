import Matching
import SourceText
import SwiftUIModel
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

  /// One name of each pattern, the longest; nil when a pattern asks for none.
  public func requiredNames(in context: TransformContext) -> Set<String>? {
    var names: Set<String> = []
    for pair in pairs {
      guard let name = pair.pattern.requiredWords.max(by: { $0.utf8.count < $1.utf8.count }) else {
        return nil
      }
      names.insert(name)
    }
    return names
  }

  /// A pattern knows of nothing but the file; the releases that code is to run on stand elsewhere.
  public var needsRepository: Bool { availability != .any }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    // The first of several patterns takes a place that all of them fit.
    var taken: Set<ByteRange> = []
    return pairs.flatMap { pair in
      matches(of: pair.pattern, in: file).compactMap { match in
        guard conditions.allSatisfy(match.meets), taken.insert(match.range).inserted else {
          return nil
        }
        guard let template = pair.template else { return match.declined(.pointedAt, summary) }
        return match.change(to: template)
      }
    }
  }
}
