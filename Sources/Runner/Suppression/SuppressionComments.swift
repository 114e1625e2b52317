import Reporting
import SourceText
import Syntax

/// The comments of one file that say what is to be left alone.
struct SuppressionComments: Sendable {
  private(set) var all: [SuppressionComment] = []
  /// Those that mean nothing to this program.
  private(set) var misspelt: [UnusedSuppression] = []
  /// Whether all that they may suppress is looked for.
  let areJudged: Bool
  private let lines: LineTable

  /// Whether a file may hold one, so that it has to be parsed.
  static func mayStand(in source: SourceText) -> Bool { source.holds(Directive.mark) }

  /// Nil when a file has none.
  init?(in tree: SyntaxTree, areJudged: Bool) {
    self.areJudged = areJudged
    lines = LineTable(tree.source)
    let reach = CommentReach(in: tree, lines: lines)
    for mark in tree.source.places(of: Directive.mark) {
      let token = tree.token(at: mark)
      // A mark in a token is text of a string, or whatever else.
      guard mark < tree.range(of: token).start,
        let comment = tree.trivia(before: token).first(where: { $0.range.contains(mark) }),
        let directive = Directive(at: mark, in: comment, of: tree.source)
      else { continue }
      let location = lines.location(of: mark)
      switch directive {
      case .ignore(let isOfFile, let names, let reason):
        let code = isOfFile ? nil : reach.range(of: comment, before: token)
        all.append(
          SuppressionComment(
            location: location, names: names, reason: reason,
            extent: isOfFile ? .file : code.map { .code($0) } ?? .nothing))
      case .misspelt(let message):
        misspelt.append(UnusedSuppression(location: location, message: message))
      }
    }
    if all.isEmpty, misspelt.isEmpty { return nil }
  }

  /// The comment for which a finding at a place is left alone, the innermost of several.
  func comment(on transform: String, at location: Location) -> SuppressionComment? {
    comment(on: transform, at: lines.offset(of: location))
  }

  func comment(on transform: String, at offset: ByteOffset) -> SuppressionComment? {
    innermost(on: transform) { $0.contains(offset) }
  }

  /// The comment for which a change is left alone that makes some edits in the file.
  func comment(on transform: String, against edits: EditSet) -> SuppressionComment? {
    innermost(on: transform) { $0.isChanged(by: edits) }
  }

  private func innermost(
    on transform: String, where isConcerned: (SuppressionComment.Extent) -> Bool
  ) -> SuppressionComment? {
    all.filter { $0.isMeant(for: transform) && isConcerned($0.extent) }
      .min { $0.isInside($1) }
  }
}

extension SourceText {
  /// Where a word stands, be it in code, strings or comments.
  fileprivate func places(of word: String) -> [ByteOffset] {
    var word = word
    return word.withUTF8 { word in
      withUnsafeBytes { bytes in
        var places: [ByteOffset] = []
        while let index = bytes.firstIndex(of: word, from: (places.last?.index ?? -1) + 1) {
          places.append(ByteOffset(index))
        }
        return places
      }
    }
  }
}

extension Directive {
  /// The directive that a mark in a comment begins; nil when it stands in the midst of a sentence.
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
