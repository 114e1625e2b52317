import SourceText
import Syntax

/// All comments of a file, and how often each stands there.
///
/// Indentation does not count: the lines of a comment may move with the code.
struct CommentCensus {
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  /// - Parameter edits: those whose comments go on purpose; these do not count.
  init(of tree: SyntaxTree, withoutThoseRemovedBy edits: EditSet = EditSet()) {
    let removed = edits.edits.lazy.filter(\.removesComments).map(\.range)
    for comment in tree.comments where !removed.contains(where: { $0.contains(comment.range) }) {
      let text = Self.withoutIndentation(tree.source[comment.range])
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
  }

  /// The first comment that stands here more often than there.
  func firstMissing(in other: CommentCensus) -> String? {
    order.first { other.counts[$0, default: 0] < counts[$0]! }
  }

  private static func withoutIndentation(_ comment: ArraySlice<UInt8>) -> String {
    comment.split { $0 == .lineFeed || $0 == .carriageReturn }
      .map { line in
        let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? line.startIndex
        return String(decoding: line[..<end].drop(while: isBlank), as: UTF8.self)
      }
      .joined(separator: "\n")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == .space || byte == UInt8(ascii: "\t")
  }
}
