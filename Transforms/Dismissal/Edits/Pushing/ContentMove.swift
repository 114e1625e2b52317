import SourceText
import TransformKit

/// Text that moves to another place of its file, with the edits inside it, or goes.
struct ContentMove {
  let range: ByteRange
  /// Nil where the text goes.
  let target: ByteOffset?
  let opening: String
  let closing: String
  /// The indentation of its lines at the new place.
  let indentation: String

  static func removal(of range: ByteRange) -> ContentMove {
    ContentMove(range: range, target: nil, opening: "", closing: "", indentation: "")
  }

  /// The edits of a file, with those inside the text applied at its new place.
  func applied(to edits: [Edit], of source: SourceText) -> [Edit] {
    let edits = edits.filter { !isLineBreak($0) }
    guard let target else { return edits.filter { !range.contains($0.range) } }
    let inner = edits.filter { range.contains($0.range) }
    let moved = inner.map { edit in
      edit.moved(
        to: ByteRange(
          ByteOffset(edit.range.start.index - range.start.index),
          ByteOffset(edit.range.end.index - range.start.index)))
    }
    let text = SourceText(path: source.path, bytes: Array(source[range]))
    guard let set = EditSet(moved) else { return edits }
    let result = set.applied(to: text)
    let body = result.string(result.range).reindented(
      from: indentation(in: source), to: indentation)
    return edits.filter { !range.contains($0.range) }
      + [.insertDeclaration(opening + body + closing, at: target)]
  }

  /// The indentation at the old place. A comment behind the brace begins on a line that is indented less.
  private func indentation(in source: SourceText) -> String {
    let line = source.indentation(ofLineAt: range.start)
    guard source.bytes[range.start.index] == UInt8(ascii: "/"),
      let end = source[range].firstIndex(where: \.isLineEnd),
      let next = source[range][end...].firstIndex(where: { !$0.isLineEnd })
    else { return line }
    let inner = source.indentation(ofLineAt: ByteOffset(next))
    return inner.hasPrefix(line) ? inner : line
  }

  /// Whether an edit only puts the text on a line of its own at the old place.
  private func isLineBreak(_ edit: Edit) -> Bool {
    (edit.range.end == range.start || edit.range.start == range.end)
      && !edit.replacement.isEmpty
      && edit.replacement.allSatisfy { $0.isLineEnd || $0 == UInt8(ascii: " ") || $0 == 0x09 }
  }
}

extension String {
  /// The text with another indentation of all lines after the first.
  fileprivate func reindented(from old: String, to new: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      result.append(byte)
      guard byte.isLineEnd, rest.first?.isLineEnd == false, rest.starts(with: old.utf8) else {
        continue
      }
      rest = rest.dropFirst(old.utf8.count)
      if rest.first?.isLineEnd == false { result += new.utf8 }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
