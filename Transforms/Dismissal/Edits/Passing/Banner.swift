import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A heading between two lines that are drawn, with or without a blank line between it and the member below:
///
///     // ==========
///     // ENVIRONMENT
///     // ==========
struct Banner {
  let title: String
  /// From the first line that is drawn to the end of the second one.
  let range: ByteRange

  /// - Returns: nil where other comments stand above the member, too.
  init?(above member: SyntaxCursor) {
    let tree = member.tree
    let lines = member.firstToken.map { tree.leadingTrivia(of: $0).filter(\.isComment) } ?? []
    let texts = lines.map { tree.source.string($0.range) }
    guard lines.count == 3, texts[0].isDrawnLine, texts[2].isDrawnLine,
      texts[1].hasPrefix("//"), texts[1].contains(where: \.isLetter)
    else { return nil }
    title = texts[1]
    range = ByteRange(lines[0].range.start, lines[2].range.end)
  }

  /// The edit that removes it with a member, where it heads nothing else: another heading or nothing follows.
  func removal(with member: SyntaxCursor) -> Edit? {
    end(behind: member).map { .deleteWithComments(ByteRange(range.start, $0)) }
  }

  /// Whether another heading or nothing follows a member.
  func headsOnly(_ member: SyntaxCursor) -> Bool { end(behind: member) != nil }

  /// The start of the heading that follows a member.
  private func end(behind member: SyntaxCursor) -> ByteOffset? {
    guard let last = member.lastToken else { return nil }
    let tree = member.tree
    let next = TokenID(last.index + 1)
    guard next.index < tree.tokens.count,
      let comment = tree.leadingTrivia(of: next).first(where: \.isComment)
    else { return nil }
    let text = tree.source.string(comment.range)
    return text.isDrawnLine || text.contains("MARK:") ? comment.range.start : nil
  }
}

extension String {
  /// `// ==========`
  fileprivate var isDrawnLine: Bool {
    guard hasPrefix("//") else { return false }
    let line = drop { $0 == "/" }.filter { !$0.isWhitespace }
    return 2 < line.count && line.allSatisfy { "=-*#~_+".contains($0) }
  }
}
