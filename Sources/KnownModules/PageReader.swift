/// Cuts the code of a page into chunks, without parsing it.
///
/// A declaration begins in the first column. A line that begins there with a bracket or `where` continues
/// one, and a comment or attribute belongs to the declaration below.
struct PageReader {
  private let page: Page
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ page: Page) {
    self.page = page
    bytes = UnsafeBufferPointer(start: page.code.utf8Start, count: page.code.utf8CodeUnitCount)
  }

  func chunks() -> [Chunk] {
    var chunks: [Chunk] = []
    for head in heads() where head.kind != .import {
      let isExtension = head.kind == .extension
      var start = head.range.lowerBound
      if isExtension, let last = chunks.last, last.isExtension, last.name == head.name {
        start = last.range.lowerBound
        chunks.removeLast()
      }
      chunks.append(
        Chunk(
          name: head.name, isExtension: isExtension, page: page,
          range: start..<head.range.upperBound))
    }
    return chunks
  }

  /// The modules of `@_exported import`, which come before all declarations.
  func exports() -> [String] {
    var reader = self
    var names: [String] = []
    while let head = reader.nextHead(), head.kind == .import { names.append(head.name) }
    return names
  }

  /// The first words of a declaration, and the place of all of it.
  private struct Head {
    let kind: Kind
    let name: String
    let range: Range<Int>

    enum Kind { case `import`, `extension`, other }
  }

  private func heads() -> [Head] {
    var reader = self
    var heads: [Head] = []
    while let head = reader.nextHead() { heads.append(head) }
    return heads
  }

  private mutating func nextHead() -> Head? {
    let start = position
    skipAttributes()
    while position < bytes.count {
      let word = readName()
      precondition(!word.isEmpty, "A line of a page begins with a declaration or continues one.")
      skipTrivia()
      guard let kind = kind(ofKeyword: word) else { continue }
      var name = readName()
      while kind == .extension, isNext(".") {
        position += 1
        name = readName()
      }
      skipToNextDeclaration()
      return Head(kind: kind, name: name, range: start..<position)
    }
    return nil
  }

  /// What the name after a word declares; nil for a modifier.
  private func kind(ofKeyword word: String) -> Head.Kind? {
    switch word {
    case "extension": .extension
    case "import": .import
    case "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var":
      .other
    default: nil
    }
  }

  // MARK: Bytes

  private func isNext(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  /// Skips white space and comments.
  private mutating func skipTrivia() {
    while position < bytes.count {
      if isNext(" ") || isNext("\n") {
        position += 1
      } else if isNext("/") {
        while position < bytes.count, !isNext("\n") { position += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipAttributes() {
    skipTrivia()
    while isNext("@") {
      position += 1
      _ = readName()
      if isNext("(") { skipParentheses() }
      skipTrivia()
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if isNext("(") { depth += 1 }
      if isNext(")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  /// Reads a name without its backticks, or an operator.
  private mutating func readName() -> String {
    let isQuoted = isNext("`")
    if isQuoted { position += 1 }
    let start = position
    while position < bytes.count, bytes[position].isNameByte { position += 1 }
    if position == start {
      while position < bytes.count, !isNext(" "), !isNext("(") { position += 1 }
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if isQuoted { position += 1 }
    return name
  }

  private mutating func skipToNextDeclaration() {
    var index = position
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\n"), beginsDeclaration(at: index) { break }
    }
    position = index
  }

  private func beginsDeclaration(at start: Int) -> Bool {
    guard start < bytes.count else { return false }
    switch bytes[start] {
    case UInt8(ascii: "w"): return !bytes[start...].starts(with: "where".utf8)
    case UInt8(ascii: "@"), UInt8(ascii: "/"): return true
    default: return bytes[start].isNameByte
    }
  }
}

extension UInt8 {
  /// Whether it is part of a name.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
