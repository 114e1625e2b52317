/// A line and a column for people, from 1, and the line itself.
struct SourceLocation: CustomStringConvertible {
  let line: Int
  let column: Int
  let text: String

  init(of offset: Int, in bytes: [UInt8]) {
    let offset = min(offset, bytes.count)
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<offset]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    line = before.reduce(1) { $1 == newline ? $0 + 1 : $0 }
    column = offset - start + 1
    text = String(decoding: bytes[start..<end].prefix(160), as: UTF8.self)
  }

  var description: String { "\(line):\(column)" }
}
