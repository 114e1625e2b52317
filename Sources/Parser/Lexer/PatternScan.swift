/// Scans a regex pattern character by character and records what determines the end of the literal.
struct PatternScan {
  var next: Bytes
  let isMultiLine: Bool
  private var groupDepth = 0
  private var classDepth = 0
  /// The last space or tab without a backslash before it.
  private(set) var lastBlank: Bytes?
  private(set) var hasUnbalancedParen = false
  /// Whether the current line of a multi-line pattern contains more than white space.
  private(set) var lineHasText = false

  init(at start: Bytes, isMultiLine: Bool) {
    next = start
    self.isMultiLine = isMultiLine
  }

  /// Skips one character, escaped or not. Returns false if the pattern cannot continue.
  mutating func advance(end: Bytes, _ regex: inout RegexLiteral) -> Bool {
    let isEscaped = next[0] == "\\"
    if isEscaped {
      lineHasText = lineHasText || isMultiLine
      next += 1
    }
    guard next < end else {
      next = end
      return false
    }
    let start = next
    let scalar = DecodedScalar(at: start)
    if scalar.value == 0xA || scalar.value == 0xD {
      guard isMultiLine else { return false }
      lineHasText = false
      next = scalar.end
      return true
    }
    next = scalar.end
    let isBlank = scalar.value == 0x20 || scalar.value == 0x9
    if !isBlank || isEscaped { lineHasText = isMultiLine }
    if !scalar.isValid {
      regex.add(.notUTF8, at: start)
    } else if scalar.value == 0 {
      regex.add(.nul, at: start)
    } else if scalar.isUnprintableASCII, !isMultiLine || start[0] != "\t" {
      regex.add(.controlCharacter, at: start)
    } else if !isEscaped {
      count(start[0], at: start)
    }
    return true
  }

  private mutating func count(_ byte: UInt8, at place: Bytes) {
    switch byte {
    case " ", "\t": lastBlank = place
    case "[": classDepth += 1
    case "]": classDepth = max(classDepth - 1, 0)
    case "(" where classDepth == 0: groupDepth += 1
    case ")" where classDepth == 0:
      if groupDepth == 0 { hasUnbalancedParen = true } else { groupDepth -= 1 }
    default: break
    }
  }
}
