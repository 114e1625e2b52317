import Reporting
import SourceText
import SymbolIndex
import Syntax

/// The suppression comments of one file.
struct SuppressionComments: Sendable {
  private(set) var all: [SuppressionComment] = []
  /// Comments with an unknown directive.
  private(set) var misspelled: [UnusedSuppression] = []
  /// Whether the run looks for everything that the comments could suppress, so that unused comments
  /// can be reported.
  let reportsUnused: Bool
  private let lines: LineTable

  /// Whether a file may contain a suppression comment, so that it must be parsed.
  static func mayOccur(in source: SourceText) -> Bool { source.holds(Directive.mark) }

  /// Returns nil if the file has none.
  init?(in tree: SyntaxTree, reportsUnused: Bool) {
    self.reportsUnused = reportsUnused
    lines = LineTable(tree.source)
    let region = SuppressionRegion(in: tree, lines: lines)
    for mark in tree.source.places(of: Directive.mark) {
      let token = tree.token(at: mark)
      // A mark inside a token is not a comment, but for example text of a string.
      guard mark < tree.range(of: token).start,
        let comment = tree.trivia(before: token).first(where: { $0.range.contains(mark) }),
        let directive = Directive(at: mark, in: comment, of: tree.source)
      else { continue }
      let location = lines.location(of: mark)
      switch directive {
      case .ignore(let isOfFile, let names, let reason):
        let code = isOfFile ? nil : region.range(of: comment, before: token)
        all.append(
          SuppressionComment(
            location: location, names: names, reason: reason,
            extent: isOfFile ? .file : code.map { .code($0) } ?? .nothing))
      case .misspelled(let message):
        misspelled.append(UnusedSuppression(location: location, message: message))
      }
    }
    if all.isEmpty, misspelled.isEmpty { return nil }
  }

  /// Returns the innermost comment that suppresses a finding at a location.
  func comment(on transform: String, at location: Location) -> SuppressionComment? {
    comment(on: transform, at: lines.offset(of: location))
  }

  func comment(on transform: String, at offset: ByteOffset) -> SuppressionComment? {
    innermost(on: transform) { $0.contains(offset) }
  }

  /// Returns the innermost comment that suppresses a change with some edits in the file.
  func comment(on transform: String, against edits: EditSet) -> SuppressionComment? {
    innermost(on: transform) { $0.isChanged(by: edits) }
  }

  private func innermost(
    on transform: String, where isAffected: (SuppressionComment.Extent) -> Bool
  ) -> SuppressionComment? {
    all.filter { $0.applies(to: transform) && isAffected($0.extent) }
      .min { $0.isInside($1) }
  }
}

extension SourceText {
  /// Returns all positions of a word in code, strings or comments.
  fileprivate func places(of word: String) -> [ByteOffset] {
    values(at: word) { ByteOffset($1.lowerBound) }
  }
}

extension Directive {
  /// Reads the directive at a mark in a comment; nil if other text precedes the mark on its line.
  fileprivate init?(at mark: ByteOffset, in comment: TriviaPiece, of source: SourceText) {
    let before = source.string(ByteRange(comment.range.start, mark))
    let line = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last!
    let opening = line.drop(while: \.isWhitespace).drop { "/*!".contains($0) }
    guard opening.allSatisfy(\.isWhitespace) else { return nil }
    let start = ByteOffset(mark.index + Self.mark.utf8.count)
    let text = source.string(ByteRange(start, comment.range.end)).prefix { !$0.isNewline }
    self.init(text.hasSuffix("*/") ? text.dropLast(2) : text)
  }
}
