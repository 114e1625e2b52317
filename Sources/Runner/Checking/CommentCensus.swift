import SourceText
import Syntax

/// The comments of a file, each with the number of times that it occurs.
///
/// Indentation is ignored: the lines of a comment may move with the code.
struct CommentCensus {
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  /// - Parameter edits: edits that may remove comments on purpose; these comments are not counted.
  init(of tree: SyntaxTree, withoutThoseRemovedBy edits: EditSet = EditSet()) {
    let removed = edits.edits.lazy.filter(\.removesComments).map(\.range)
    for comment in tree.comments where !removed.contains(where: { $0.contains(comment.range) }) {
      let text = Self.withoutIndentation(tree.source[comment.range])
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
  }

  /// The first comment that occurs more often here than in another census.
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
