import SourceText
import TransformKit

/// Text that goes elsewhere in its file, with what other edits make of it.
struct ContentMove {
  let range: ByteRange
  let target: ByteOffset
  let opening: String
  let closing: String
  /// What its lines are indented by there.
  let indentation: String

  /// The edits of a file in which those of the text are made where it goes.
  func applied(to edits: [Edit], of source: SourceText) -> [Edit] {
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
      from: source.indentation(ofLineAt: range.start), to: indentation)
    return edits.filter { !range.contains($0.range) }
      + [.insertDeclaration(opening + body + closing, at: target)]
  }
}

extension String {
  /// The text, with its lines behind the first indented by something else.
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
