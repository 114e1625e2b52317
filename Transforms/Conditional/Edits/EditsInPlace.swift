import SourceText
import Syntax
import TransformKit

extension ChainReplacement.Piece {
  /// The edits of a modifier that stays where it is: only the lines in an inserted `if` move.
  var editsInPlace: [Edit] {
    guard let deepened else { return edits }
    let source = call.cursor.tree.source
    let more = String(repeating: TextStyle(of: source).indentation.text, count: steps)
    let strings = call.cursor.descendants.filter { $0.kind == .stringLiteralExpr }.map(\.range)
    let starts = (deepened.start.index..<deepened.end.index).map { ByteOffset($0) }.filter { place in
      let next = ByteOffset(place.index + 1)
      return source[place] == UInt8(ascii: "\n") && !source.isLineEnd(at: next)
        && !strings.contains { $0.start < place && place < $0.end }
        && !edits.contains { $0.range.start <= place && place < $0.range.end }
    }
    return edits + starts.map { .insertOnce(more, at: ByteOffset($0.index + 1)) }
  }
}

extension SourceText {
  fileprivate func isLineEnd(at place: ByteOffset) -> Bool {
    [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(self[place])
  }
}
