import Parser
import SourceText
import Syntax
import TransformKit

/// Why the result of some edits may not be written.
enum VerificationFault: Hashable {
  case syntaxError(String, line: Int)
  case changedToken(String)
  case lostComment(String)
  /// A second run of the transform would change the result again.
  case secondRun

  var message: String {
    switch self {
    case .syntaxError(let message, let line):
      "the result would not parse (line \(line): \(message)), so it is left alone"
    case .changedToken(let text):
      "the result would read `\(text)` differently, so it is left alone"
    case .lostComment(let text):
      "the comment `\(text)` would be lost, so it is left alone"
    case .secondRun:
      "a second run would change the result again, so it is left alone"
    }
  }
}

/// Holds the result of edits against the file they were made for.
struct Verification {
  private let before: SyntaxTree
  private let parser: SyntaxParser

  init(of source: SourceText, parser: SyntaxParser) {
    before = parser.parse(source)
    self.parser = parser
  }

  /// What is wrong with the text that the edits make, whoever made them.
  func fault(of edits: EditSet) -> VerificationFault? {
    let after = parser.parse(edits.applied(to: before.source))
    if let error = after.diagnostics.first(where: { $0.severity == .error }) {
      let location = LineTable(after.source).location(of: error.offset)
      return .syntaxError(error.message, line: location.line)
    }
    if let token = TokenComparison.firstChange(from: before, to: after, edits: edits) {
      return .changedToken(before.source.string(before.range(of: token)))
    }
    let kept = CommentCensus(of: before, withoutThoseRemovedBy: edits)
    if let comment = kept.firstMissing(in: CommentCensus(of: after)) {
      return .lostComment(comment)
    }
    return nil
  }
}
