import Syntax

/// Names, keywords, `$0`, names in backticks, and editor placeholders.
extension Lexer {
  @inline(__always)
  mutating func lexName(_ start: Bytes) -> Bytes {
    var next = start
    var count = leadingNameBytes(next)
    while count == 8 {
      next += 8
      count = leadingNameBytes(next)
    }
    next += count
    if next[0] == "$" || 0x80 <= next[0] {
      let longer = afterIdentifier(next)
      if longer != next {
        append(.identifier, from: start, to: longer)
        return longer
      }
    }
    append(keywords.kind(ofNameAt: start, length: next - start), from: start, to: next)
    return next
  }

  /// Returns how many of the eight bytes at `start` are letters, digits or `_`, before the first
  /// that is not.
  ///
  /// Testing all eight bytes at once avoids a loop whose end the processor mispredicts for every
  /// other name. The highest bit of each byte of the sums says whether the byte reaches a bound.
  @inline(__always)
  private func leadingNameBytes(_ start: Bytes) -> Int {
    let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    let each: UInt64 = 0x0101_0101_0101_0101
    let low = word & (0x7F &* each)
    let lower = low | (0x20 &* each)
    let isLetter = (lower &+ 0x1F &* each) & ~(lower &+ 0x05 &* each)
    let isDigit = (low &+ 0x50 &* each) & ~(low &+ 0x46 &* each)
    let isNotUnderscore = (low ^ (0x5F &* each)) &+ 0x7F &* each
    let isInName = (isLetter | isDigit | ~isNotUnderscore) & ~word & (0x80 &* each)
    return (isInName ^ (0x80 &* each)).trailingZeroBitCount &>> 3
  }

  /// Returns the end of the name that continues at `start`, which may be above ASCII.
  @inline(never)
  func afterIdentifier(_ start: Bytes) -> Bytes {
    var next = start
    while true {
      if traits[Int(next[0])].contains(.continuesIdentifier) {
        next += 1
        continue
      }
      guard 0x80 <= next[0] else { return next }
      let scalar = DecodedScalar(at: next)
      guard scalar.continuesIdentifier else { return next }
      next = scalar.end
    }
  }

  /// `$0` and a lone `$` are dollar identifiers; `$name` is a name.
  mutating func lexDollar(_ start: Bytes) -> Bytes {
    var next = start + 1
    while next[0] != "_", traits[Int(next[0])].contains(.decimal) { next += 1 }
    let name = afterIdentifier(next)
    append(name == next ? .dollarIdentifier : .identifier, from: start, to: name)
    return name
  }

  /// Reads a name in backticks, which may contain almost anything except a line ending. Without a
  /// second backtick on the line, the first one is an unknown token.
  @inline(never)
  mutating func lexBacktick(_ start: Bytes) -> Bytes {
    var next = start + 1
    var content = RawIdentifierContent()
    while next[0] != "`", next[0] != "\n", next[0] != "\r", next < end {
      let scalar = DecodedScalar(at: next)
      content.add(scalar, traits: traits)
      next = scalar.end
    }
    guard next[0] == "`", next < end else {
      report("expected a closing backtick on this line", at: start)
      append(.unknown, from: start, to: start + 1, .isMalformed)
      // The official lexer has a separate kind for it, after which no regex starts.
      previousKind = .identifier
      return start + 1
    }
    var flags: TokenFlags = .hasBackticks
    if let problem = content.problem {
      report(problem, at: start)
      flags.insert(.isMalformed)
    }
    append(.identifier, from: start, to: next + 1, flags)
    return next + 1
  }
}

/// The properties of the text between backticks, collected scalar by scalar.
private struct RawIdentifierContent {
  private var isEmpty = true
  private var hasNonOperator = false
  private var hasNonSpace = false
  private var forbidden: String?

  mutating func add(_ scalar: DecodedScalar, traits: UnsafePointer<ByteTraits>) {
    guard scalar.isValid else {
      forbidden = "invalid UTF-8 in a name: remove it"
      return
    }
    if forbidden == nil {
      if scalar.isForbiddenInRawIdentifier || scalar.isUnprintableASCII {
        forbidden = "this name contains a character that is not allowed even in backticks"
      } else if scalar.value == 0x5C {
        forbidden = "a name cannot contain a backslash, even in backticks"
      }
    }
    if !scalar.isSpaceOfRawIdentifier { hasNonSpace = true }
    let isASCIIOperator = scalar.value < 0x80 && traits[Int(scalar.value)].contains(.operator)
    let isOperator = isASCIIOperator || (isEmpty ? scalar.startsOperator : scalar.continuesOperator)
    if !isOperator { hasNonOperator = true }
    isEmpty = false
  }

  var problem: String? {
    if isEmpty { return "expected a name between the backticks" }
    if let forbidden { return forbidden }
    if !hasNonSpace { return "a name in backticks cannot consist of white space only" }
    if !hasNonOperator { return "a name in backticks cannot be an operator" }
    return nil
  }
}

// MARK: - Editor placeholders

/// The start and the end of the last search for `#>`. The end is a `#>` or the end of the line.
struct PlaceholderSearch {
  var start: Bytes
  var end: Bytes
  var isFound = false
}

extension Lexer {
  /// Reads `<#name#>`, an editor placeholder. It counts as a name, with an error.
  @inline(never)
  mutating func lexPlaceholder(_ start: Bytes) -> Bytes? {
    var next = start + 2
    while next < end, next[0] != "\n" {
      if next[0] == "<", next[1] == "#" { return nil }
      if next[0] == "#", next[1] == ">" {
        report("editor placeholder in source file: replace it with code", at: start)
        append(.identifier, from: start, to: next + 2, [.isMalformed, .isPlaceholder])
        return next + 2
      }
      next += 1
    }
    return nil
  }

  /// Returns whether a `#>` follows before the end of the line.
  mutating func hasPlaceholderEnd(from start: Bytes) -> Bool {
    if placeholderSearch.start <= start, start < placeholderSearch.end {
      return placeholderSearch.isFound
    }
    var next = start
    while next < end, next[0] != "\n", next[0] != "#" || next[1] != ">" { next += 1 }
    let isFound = next < end && next[0] == "#"
    placeholderSearch = PlaceholderSearch(start: start, end: next, isFound: isFound)
    return isFound
  }
}
