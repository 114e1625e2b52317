import Matching
import SourceText
import Syntax

/// A place that fits a pattern, and what a transform may answer there: a decline or a change.
public struct PatternMatch: Sendable {
  fileprivate let match: Match
  fileprivate let pattern: Pattern
  fileprivate let file: ParsedFile
  fileprivate let surroundings: FileSurroundings
  /// What a change is called, and how sure it is, unless it says so itself.
  fileprivate let title: String
  fileprivate let safety: Safety

  /// The node that fits. For several statements, or a part of a sequence of operators, the node that
  /// holds them.
  public var node: SyntaxCursor { match.node }

  /// The bytes that fit, without the white space and comments around them.
  public var range: ByteRange { match.range }

  /// The nodes around the match, from the innermost.
  public var ancestors: some Sequence<SyntaxCursor> {
    surroundings.ancestry.ancestors(of: match.node)
  }

  /// The code that a metavariable of the pattern stands for, by its name without dollar signs.
  public subscript(name: String) -> CapturedCode {
    precondition(
      pattern.metavariables.contains { $0.name == name },
      "`\(pattern.text)` has a metavariable `$\(name)`.")
    return CapturedCode(capture: match[name], match: match)
  }

  /// Whether a condition of a rule file holds.
  func meets(_ condition: MatchCondition) -> Bool {
    condition.holds(for: match, ancestry: surroundings.ancestry)
  }
}

// MARK: Answers

extension PatternMatch {
  /// Leaves the place unchanged.
  ///
  /// - Parameter reason: why, in a clause about this place: "`displayMode` needs another modifier".
  public func declined(
    _ code: DeclineCode, _ reason: String, remedy: String? = nil
  ) -> Outcome {
    .declined(Decline(code, reason, remedy: remedy, at: range.start))
  }

  /// Writes a template in the place of the match: `".navigationTitle($TITLE)"`.
  ///
  /// Only the tokens that differ are edited, and what a metavariable stands for is kept byte for byte.
  /// A change that would delete a comment is declined.
  ///
  /// - Returns: nil where the template says what the code says already.
  public func change(to template: StaticString) -> Outcome? {
    do throws(PatternError) {
      return change(to: try Template(template.description, for: pattern))
    } catch {
      preconditionFailure("`\(template)` is not a template: \(error.message)")
    }
  }

  func change(to template: Template) -> Outcome? {
    let rewriting = TemplateRewriter(
      template, in: file.tree, ancestry: surroundings.ancestry, style: surroundings.style)
    switch rewriting.outcome(at: match) {
    case .unchanged: return nil
    case .obstacle(let obstacle): return .declined(Decline(Obstacle(obstacle), at: range.start))
    case .edits(let edits): return change(edits)
    }
  }

  /// Makes edits that no template can express.
  public func change(_ edits: [Edit], title: String? = nil, safety: Safety? = nil) -> Outcome {
    .change(
      Change(
        title ?? self.title, safety: safety ?? self.safety, at: range.start, in: file,
        edits: edits))
  }
}

/// The code that a metavariable stands for.
public struct CapturedCode: Sendable {
  fileprivate let capture: Capture?
  fileprivate let match: Match

  /// Whether the metavariable stands for nothing, as `$$$NAME` may.
  public var isEmpty: Bool { range?.isEmpty ?? true }

  /// The bytes, without the white space and comments around them; nil for no code.
  public var range: ByteRange? { capture?.range }

  /// The source text; empty for no code.
  public var text: String { capture.map(match.text) ?? "" }

  /// The node, where the code is a whole one.
  public var node: SyntaxCursor? { capture.flatMap(match.node) }
}

// MARK: Finding

extension Transform {
  /// The places in a file that fit a pattern, from the first to the last.
  ///
  /// A change at a match has the summary of the transform as its title, and the transform's safety.
  public func matches(of pattern: Pattern, in file: ParsedFile) -> [PatternMatch] {
    let matches = pattern.matches(in: file.tree)
    guard !matches.isEmpty else { return [] }
    let surroundings = FileSurroundings(of: file)
    return matches.map {
      PatternMatch(
        match: $0, pattern: pattern, file: file, surroundings: surroundings, title: summary,
        safety: safety)
    }
  }
}

/// What all matches of a file need, computed once.
private struct FileSurroundings: Sendable {
  let ancestry: Ancestry
  let style: TextStyle

  init(of file: ParsedFile) {
    ancestry = Ancestry(of: file.tree)
    style = TextStyle(of: file.source)
  }
}
