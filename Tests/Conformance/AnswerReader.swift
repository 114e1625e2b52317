/// Reads the lines of `statewise syntax --spans`.
struct AnswerReader {
  static func answers(in output: [UInt8]) -> [(path: String, answer: Answer)] {
    output.withUnsafeBufferPointer { bytes in
      var reader = AnswerReader(bytes: bytes)
      return reader.read()
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Kind names by the hash of their bytes, `nil` for those that are not compared: a string is made
  /// once for a kind, not once for each of its millions of nodes.
  private var kinds: [UInt64: String?] = [:]

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func read() -> [(path: String, answer: Answer)] {
    var answers: [(String, Answer)] = []
    var path: String?
    var hasError = false
    var nodes: [SpannedNode] = []
    func finish() {
      guard let path else { return }
      answers.append((path, .tree(hasError: hasError, nodes: nodes)))
      nodes.removeAll()
    }
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      if line.starts(with: "file\t".utf8) {
        finish()
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        path = fields.count == 3 ? String(decoding: fields[1], as: UTF8.self) : nil
        hasError = fields.last.map { !$0.elementsEqual("ok".utf8) } ?? true
      } else if let node = node(start, end) {
        nodes.append(node)
      }
      start = end + 1
    }
    finish()
    return answers
  }

  /// A node of a compared kind.
  private mutating func node(_ start: Int, _ end: Int) -> SpannedNode? {
    let tab = UInt8(ascii: "\t")
    var place = start
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    while place < end, bytes[place] != tab {
      hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
      place += 1
    }
    let kindEnd = place
    guard let first = number(&place, end), let last = number(&place, end) else { return nil }
    if kinds[hash] == nil {
      let name = String(decoding: bytes[start..<kindEnd], as: UTF8.self)
      kinds[hash] = .some(UncomparedKinds.contains(name) ? nil : name)
    }
    guard let kind = kinds[hash]! else { return nil }
    return SpannedNode(start: first, end: last, kind: kind)
  }

  /// The number behind the tab at `place`.
  private func number(_ place: inout Int, _ end: Int) -> Int? {
    place += 1
    var value: Int?
    while place < end, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      value = (value ?? 0) &* 10 &+ Int(digit)
      place += 1
    }
    return value
  }
}
