import Syntax

/// Regex literals: `/…/`, `#/…/#`, and the decision whether a `/` opens one or is an operator.
///
/// A literal comes as its opening `#`s, `/`, the pattern, `/`, and its closing `#`s. An empty
/// pattern has no token. A literal that is not closed ends with its pattern.
struct RegexLiteral {
  let start: Bytes
  /// Behind the opening slash.
  let patternStart: Bytes
  var patternEnd: Bytes
  /// Behind the closing `#`s; nil if the literal is not closed.
  var end: Bytes?
  /// Whether the slash was escaped or has too few `#`s, and ends the literal for want of another.
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

/// What is wrong with a pattern. As in a string, the first thing decides.
enum RegexProblem {
  case nul, notUTF8, controlCharacter, spaceAtStart, spaceAtEnd, delimiterBehindText

  fileprivate var message: String? {
    switch self {
    case .nul: nil
    case .notUTF8: "this regex holds bytes that are not UTF-8"
    case .controlCharacter: "this regex holds a control character: write it as an escape"
    case .spaceAtStart: "a regex between slashes cannot begin with a space: write '#/ …/#'"
    case .spaceAtEnd: "a regex between slashes cannot end with a space: write '#/… /#'"
    case .delimiterBehindText:
      "The end of a regex of several lines must stand on a line of its own."
    }
  }
}

// MARK: - Tokens

extension Lexer {
  mutating func lexRegex(_ regex: RegexLiteral) -> Bytes {
    let slash = regex.patternStart - 1
    let message = regex.problem?.message
    if let message { report(message, at: regex.problemPlace) }
    let flags: TokenFlags = message != nil || regex.end == nil ? .isDamaged : []
    if regex.start < slash { append(.regexPoundDelimiter, from: regex.start, to: slash) }
    append(.regexSlash, from: slash, to: slash + 1)
    if regex.patternStart < regex.patternEnd {
      append(.regexLiteralPattern, from: regex.patternStart, to: regex.patternEnd, flags)
    }
    guard let end = regex.end else {
      report("this regex has no end: close it with '/'", at: regex.start)
      return regex.patternEnd
    }
    let closingSlashEnd = regex.patternEnd + 1
    append(.regexSlash, from: regex.patternEnd, to: closingSlashEnd)
    if closingSlashEnd < end { append(.regexPoundDelimiter, from: closingSlashEnd, to: end) }
    if end - closingSlashEnd != regex.poundCount {
      report("this regex begins and ends with different numbers of '#'", at: closingSlashEnd)
    } else if regex.endIsGuessed {
      report("this regex has no end: its last slash is escaped", at: regex.start)
    }
    return end
  }

  /// `#/…/#`, `##/…/##`. With its `#`s nothing else can be meant.
  mutating func lexPoundedRegex(_ start: Bytes, slash: Bytes) -> Bytes {
    lexRegex(scanPoundedRegex(start, slash: slash))
  }
}

// MARK: - Regex or operator

extension Lexer {
  /// The regex that begins at the first slash of an operator, nil if the operator is one.
  mutating func regexLiteral(
    at slash: Bytes, operatorStart: Bytes, operatorEnd: Bytes
  ) -> RegexLiteral? {
    guard !isLeftBound(operatorStart) else { return nil }
    // `func /(…)` and `operator /^/` name operators.
    guard previousKind != .func, previousKind != .operator else { return nil }
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      // Looks like a binary operator, which cannot stand where an operand must follow.
      let isBehindTryMark = isBehindTryMark
      guard isBehindTryMark || previousKind.letsRegexFollow else { return nil }
      // In an argument list it may be an operator passed by name.
      isCertain =
        switch previousKind {
        case .leftParen, .leftSquare, .comma, .colon, .colonColon: isBehindTryMark
        default: true
        }
    }
    return scanRegex(at: slash, isCertain: isCertain)
  }

  /// `/…/`: nil if it is no regex after all, which an unbalanced `)`, white space at either end or
  /// the end of the line shows, unless it is certain to be one.
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
        if scan.lineHasText { regex.add(.delimiterBehindText, at: scan.next) }
        regex.patternEnd = scan.next
        regex.end = close
        return regex
      }
      guard scan.advance(end: end, &regex) else { break }
    }
    // Nothing closes it: what follows the first line is most likely Swift.
    if isMultiLine {
      findRegexRuns(from: first)
    } else {
      regex.patternEnd = scan.next
      closeWithTooFewPounds(&regex)
    }
    return regex
  }

  /// Takes a slash at the end of the line, with however many `#` behind it, for the one that was
  /// meant.
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

  /// Remembers every delimiter that could close a multi-line literal in the rest of the file.
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
  /// Whether an operand rather than an operator is expected behind the token.
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
