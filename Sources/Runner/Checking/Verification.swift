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
      "the result would not parse (line \(line): \(message))"
    case .changedToken(let text):
      "the edits would change how `\(text)` beside them is parsed"
    case .lostComment(let text):
      "the comment `\(text)` would be lost"
    case .secondRun:
      "a second run would change the result again"
    }
  }
}

/// Compares the result of edits with the file that they were made for.
struct Verification {
  private let before: SyntaxTree
  private let parser: SyntaxParser

  init(of source: SourceText, parser: SyntaxParser) {
    before = parser.parse(source)
    self.parser = parser
  }

  /// Why the result of the edits may not be written; nil when it may.
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
