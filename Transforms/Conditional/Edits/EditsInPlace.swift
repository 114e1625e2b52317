import SourceText
import Syntax
import TransformKit

extension ChainReplacement.Piece {
  /// The edits of a modifier that stays where it is: only the lines in an inserted `if` move.
  var editsInPlace: [Edit] {
    guard let deepened else { return edits }
    let tree = call.cursor.tree
    let more = String(repeating: TextStyle(of: tree.source).indentation.text, count: steps)
    let starts = tree.lineStarts(in: deepened).filter { place in
      !edits.contains { $0.range.start < place && place <= $0.range.end }
    }
    return edits + starts.map { .insertOnce(more, at: $0) }
  }
}
