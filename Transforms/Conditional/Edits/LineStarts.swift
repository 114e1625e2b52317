import SourceText
import Syntax

extension SyntaxTree {
  /// Where the lines within a range begin, blank lines and those of string literals left out.
  func lineStarts(in range: ByteRange) -> [ByteOffset] {
    let strings = nodes(ofKind: .stringLiteralExpr).map(\.range).filter { range.contains($0) }
    return (range.start.index..<range.end.index).compactMap { index in
      let start = ByteOffset(index + 1)
      guard source.endsLine(at: ByteOffset(index)), start < range.end,
        !source.isBlankLine(at: start),
        !strings.contains(where: { $0.start < start && start < $0.end })
      else { return nil }
      return start
    }
  }
}

extension SourceText {
  /// Whether a byte is the last one of a line.
  fileprivate func endsLine(at place: ByteOffset) -> Bool {
    switch self[place] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"):
      place.index + 1 == count || self[ByteOffset(place.index + 1)] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// Whether only white space follows on the line.
  fileprivate func isBlankLine(at start: ByteOffset) -> Bool {
    let rest = self[ByteRange(start, ByteOffset(count))]
    let first = rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return first.map { [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) } ?? true
  }
}
