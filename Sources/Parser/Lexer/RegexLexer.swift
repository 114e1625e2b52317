import Syntax

/// Regex literals `/…/` and `#/…/#`, and the decision whether a `/` opens one or is an operator.
///
/// The tokens of a literal are its opening `#`, `/`, the pattern, `/`, and its closing `#`. An
/// empty pattern has no token. An unterminated literal ends with its pattern.
struct RegexLiteral {
  let start: Bytes
  /// The position after the opening slash.
  let patternStart: Bytes
  var patternEnd: Bytes
  /// The position after the closing `#`; nil if the literal is unterminated.
  var end: Bytes?
  /// Whether the closing slash is escaped or has too few `#`, but ends the literal because there is
  /// no other.
  var endIsGuessed = false
  private(set) var problem: RegexProblem?
  private(set) var problemPlace: Bytes

  init(start: Bytes, patternStart: Bytes) {
    self.start = start
    self.patternStart = patternStart
    patternEnd = patternStart
    problemPlace = patternStart
  }

  var poundCount: Int { patternStart - 1 - start }

  mutating func add(_ problem: RegexProblem, at place: Bytes) {
    guard self.problem == nil else { return }
    self.problem = problem
    problemPlace = place
  }
}

/// An error in a pattern. As in a string, only the first one is reported.
enum RegexProblem {
  case nul, notUTF8, controlCharacter, spaceAtStart, spaceAtEnd, delimiterAfterText

  fileprivate var message: String? {
    switch self {
    case .nul: nil
    case .notUTF8: "invalid UTF-8 in a regex literal"
    case .controlCharacter: "control character in a regex literal: write it as an escape sequence"
    case .spaceAtStart: "a bare-slash regex literal cannot start with a space: write '#/ …/#'"
    case .spaceAtEnd: "a bare-slash regex literal cannot end with a space: write '#/… /#'"
    case .delimiterAfterText:
      "the closing delimiter of a multi-line regex literal must be on its own line"
    }
  }
}

// MARK: - Tokens

extension Lexer {
  mutating func lexRegex(_ regex: RegexLiteral) -> Bytes {
    let slash = regex.patternStart - 1
    let message = regex.problem?.message
    if let message { report(message, at: regex.problemPlace) }
    let flags: TokenFlags = message != nil || regex.end == nil ? .isMalformed : []
    if regex.start < slash { append(.regexPoundDelimiter, from: regex.start, to: slash) }
    append(.regexSlash, from: slash, to: slash + 1)
    if regex.patternStart < regex.patternEnd {
      append(.regexLiteralPattern, from: regex.patternStart, to: regex.patternEnd, flags)
    }
    guard let end = regex.end else {
      report("unterminated regex literal: close it with '/'", at: regex.start)
      return regex.patternEnd
    }
    let closingSlashEnd = regex.patternEnd + 1
    append(.regexSlash, from: regex.patternEnd, to: closingSlashEnd)
    if closingSlashEnd < end { append(.regexPoundDelimiter, from: closingSlashEnd, to: end) }
    if end - closingSlashEnd != regex.poundCount {
      report("a regex literal must start and end with the same number of '#'", at: closingSlashEnd)
    } else if regex.endIsGuessed {
      report("unterminated regex literal: its last slash is escaped", at: regex.start)
    }
    return end
  }

  /// Reads `#/…/#` or `##/…/##`. The `#` make it unambiguous.
  mutating func lexPoundedRegex(_ start: Bytes, slash: Bytes) -> Bytes {
    lexRegex(scanPoundedRegex(start, slash: slash))
  }
}

// MARK: - Regex or operator

extension Lexer {
  /// Returns the regex literal that starts at the first slash of an operator; nil if it is an
  /// operator.
  mutating func regexLiteral(
    at slash: Bytes, operatorStart: Bytes, operatorEnd: Bytes
  ) -> RegexLiteral? {
    guard !isLeftBound(operatorStart) else { return nil }
    // In `func /(…)` and `operator /^/`, the slash is an operator name.
    guard previousKind != .func, previousKind != .operator else { return nil }
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      // It looks like a binary operator, which cannot occur where an operand must follow.
      let isAfterTryMark = isAfterTryMark
      guard isAfterTryMark || previousKind.letsRegexFollow, !isAfterMemberName else { return nil }
      // In an argument list, it may be an operator that is passed by name.
      isCertain =
        switch previousKind {
        case .leftParen, .leftSquare, .comma, .colon, .colonColon: isAfterTryMark
        default: true
        }
    }
    return scanRegex(at: slash, isCertain: isCertain)
  }

  /// Whether the last token is a keyword that names a member: `memory.internal / 2`. The compiler divides there, where
  /// the official lexer reads a regex.
  private var isAfterMemberName: Bool {
    previousKind.isReservedKeyword && 1 < tokens.count && tokens[tokens.count - 2].kind == .period
  }

  /// Reads `/…/`. Returns nil if it is not a regex: an unbalanced `)`, white space at either end or
  /// a line ending shows that, unless only a regex is allowed here.
  private func scanRegex(at slash: Bytes, isCertain: Bool) -> RegexLiteral? {
    var regex = RegexLiteral(start: slash, patternStart: slash + 1)
    switch slash[1] {
    case " ", "\t":
      guard isCertain else { return nil }
      regex.add(.spaceAtStart, at: slash + 1)
    case "/", "*": return nil
    default: break
    }
    if text < slash, slash[-1] == "*" { return nil }
    var scan = PatternScan(at: slash + 1, isMultiLine: false)
    while true {
      if scan.next[0] == "/" {
        if scan.next[1] == "/" || scan.next[1] == "*" { break }
        if scan.lastBlank == scan.next - 1 {
          guard isCertain else { return nil }
          regex.add(.spaceAtEnd, at: scan.next - 1)
        }
        regex.patternEnd = scan.next
        regex.end = scan.next + 1
        return regex
      }
      guard scan.advance(end: end, &regex) else { break }
      if scan.hasUnbalancedParen, !isCertain { return nil }
    }
    guard isCertain else { return nil }
    regex.patternEnd = scan.next
    return regex
  }

  private mutating func scanPoundedRegex(_ start: Bytes, slash: Bytes) -> RegexLiteral {
    var regex = RegexLiteral(start: start, patternStart: slash + 1)
    let pounds = slash - start
    var first = slash + 1
    while first[0] == " " || first[0] == "\t" { first += 1 }
    let isMultiLine = first[0] == "\n" || first[0] == "\r"
    if !isMultiLine { first = slash + 1 }
    regex.patternEnd = first
    if isMultiLine, regexRuns.covers(first - text),
      !regexRuns.hasRun(from: first - text, length: pounds)
    {
      return regex
    }
    var scan = PatternScan(at: first, isMultiLine: isMultiLine)
    while true {
      if scan.next[0] == "/", let close = afterPounds(scan.next + 1, atLeast: pounds) {
        if scan.lineHasText { regex.add(.delimiterAfterText, at: scan.next) }
        regex.patternEnd = scan.next
        regex.end = close
        return regex
      }
      guard scan.advance(end: end, &regex) else { break }
    }
    // Nothing closes it: the text after the first line is most likely Swift code.
    if isMultiLine {
      findRegexRuns(from: first)
    } else {
      regex.patternEnd = scan.next
      closeWithTooFewPounds(&regex)
    }
    return regex
  }

  /// Treats a slash at the end of the line, followed by any number of `#`, as the closing
  /// delimiter.
  private func closeWithTooFewPounds(_ regex: inout RegexLiteral) {
    var slashEnd = regex.patternEnd
    while regex.patternStart < slashEnd, slashEnd[-1] == "#" { slashEnd -= 1 }
    guard regex.patternStart < slashEnd, slashEnd[-1] == "/" else { return }
    regex.end = regex.patternEnd
    regex.endIsGuessed = true
    regex.patternEnd = slashEnd - 1
  }

  private func afterPounds(_ start: Bytes, atLeast count: Int) -> Bytes? {
    var next = start
    while next[0] == "#" { next += 1 }
    return count <= next - start ? next : nil
  }

  /// Records every delimiter that could close a multi-line literal in the rest of the file.
  private mutating func findRegexRuns(from start: Bytes) {
    regexRuns.begin((start - text)..<(end - text))
    var next = start
    while next < end {
      let byte = next
      next += byte[0] == "\\" ? 2 : 1
      guard byte[0] == "/", next[0] == "#" else { continue }
      while next[0] == "#" { next += 1 }
      regexRuns.add(start: byte - text, length: next - byte - 1)
    }
    regexRuns.finish()
  }
}

extension TokenKind {
  /// Whether an operand rather than an operator is expected after the token.
  fileprivate var letsRegexFollow: Bool {
    switch self {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestionMark, .unknown, .poundIf, .poundElse,
      .poundElseif, .poundEndif:
      true
    case .true, .false, .capitalAnyKeyword, .nil, .selfKeyword, .capitalSelfKeyword, .super: false
    default: isReservedKeyword
    }
  }
}
