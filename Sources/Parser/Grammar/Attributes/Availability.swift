import Syntax

extension Parser {
  /// availability-condition = ('#available' | '#unavailable') '(' condition (',' condition)* ')'
  /// condition = platform-version | '*'
  mutating func parseAvailabilityCondition() {
    let start = mark()
    advance()
    expect(.leftParen)
    while parseAvailabilityConditionArgument() {}
    expectClosing(.rightParen)
    if atOperator("=="), peek() == .false {
      report("an availability condition cannot be compared: use '#unavailable'")
      advance()
      advance()
    }
    finish(.availabilityCondition, start)
  }

  /// Returns whether another argument follows.
  private mutating func parseAvailabilityConditionArgument() -> Bool {
    let start = mark()
    if atOperator("*") { advance() } else { parsePlatformVersion() }
    var continues = consume(.comma)
    if !continues, atOperator("||") {
      report("expected ',' between platforms")
      advance()
      continues = true
    }
    finish(.availabilityArgument, start)
    return continues
  }

  /// availability = (availability-argument (',' availability-argument)* ','?)?
  ///
  /// The arguments of `@available`, without the parentheses.
  mutating func parseAvailabilityArguments() {
    while parseAvailabilityArgumentIfPresent() {}
  }

  /// availability-argument = labeled-argument | 'deprecated' | 'unavailable' | 'noasync'
  ///                       | platform-version | name | '*'
  ///
  /// Returns whether another argument may follow.
  private mutating func parseAvailabilityArgumentIfPresent() -> Bool {
    let start = mark()
    if atIdentifier {
      parseNamedAvailabilityArgument()
    } else if at(.binaryOperator), text(of: current, is: "*") {
      advance()
    } else {
      return false
    }
    let continues = consume(.comma)
    finish(.availabilityArgument, start)
    return continues
  }

  private mutating func parseNamedAvailabilityArgument() {
    switch availabilityLabel {
    case .string:
      parseLabeledAvailabilityArgument { $0.parseSimpleStringLiteral() }
    case .version:
      parseLabeledAvailabilityArgument { $0.parseVersionTuple() }
    case .deprecated where peek() == .colon:
      parseLabeledAvailabilityArgument { $0.parseVersionTuple() }
    case .deprecated, .flag:
      advance()
    case .platform:
      // The name of a platform set, such as `_iOS13Aligned`, has no version.
      if peek() == .comma { advance(as: .identifier) } else { parsePlatformVersion() }
    }
  }

  /// labeled-argument = ('message' | 'renamed') ':' string
  ///                  | ('introduced' | 'deprecated' | 'obsoleted') ':' version
  @inline(__always)
  private mutating func parseLabeledAvailabilityArgument(_ parseValue: (inout Parser) -> Void) {
    let start = mark()
    advance()
    expect(.colon)
    parseValue(&self)
    finish(.availabilityLabeledArgument, start)
  }
}

// MARK: Labels

/// The value that a label of an `@available` argument requires.
private enum AvailabilityLabel {
  case platform, string, version, deprecated, flag
}

extension Parser {
  private var availabilityLabel: AvailabilityLabel {
    switch length(of: current) {
    case 7:
      if atWord("message") || atWord("renamed") { return .string }
      return atWord("noasync") ? .flag : .platform
    case 9: return atWord("obsoleted") ? .version : .platform
    case 10:
      if atWord("introduced") { return .version }
      return atWord("deprecated") ? .deprecated : .platform
    case 11: return atWord("unavailable") ? .flag : .platform
    default: return .platform
    }
  }
}

// MARK: Versions

extension Parser {
  /// platform-version = name version?
  ///
  /// - Parameter allowsStar: Whether `*` is allowed instead of the name.
  mutating func parsePlatformVersion(allowsStar: Bool = false) {
    let start = mark()
    if allowsStar, atOperator("*") { advance(as: .identifier) } else { expectIdentifier() }
    if atOperator(">=") {
      report("version comparison not needed: remove '>='")
      advance()
    }
    if at(.integerLiteral, .floatLiteral) { parseVersionTuple() }
    finish(.platformVersion, start)
  }

  /// version = integer ('.' integer)*
  ///
  /// The lexer reads the first two numbers as one floating-point literal.
  mutating func parseVersionTuple() {
    let start = mark()
    let allowsMore = at(.floatLiteral)
    if at(.integerLiteral, .floatLiteral), isDecimalVersion(current) {
      advance()
    } else {
      reportExpected(.integerLiteral)
    }
    while allowsMore, at(.period) {
      advance()
      guard at(.integerLiteral), isDecimalVersion(current) else {
        reportExpected(.integerLiteral)
        break
      }
      advance()
    }
    if atIdentifier || at(.integerLiteral, .floatLiteral, .period) {
      skipUnexpected { $0.at(.comma, .rightParen) || $0.startsLine }
    }
    finish(.versionTuple, start)
  }

  /// Returns whether a number consists of digits and at most one period.
  private func isDecimalVersion(_ token: TokenRecord) -> Bool {
    for offset in Int(token.start)..<Int(end(of: token)) {
      guard text[offset] &- UInt8(ascii: "0") <= 9 || text[offset] == UInt8(ascii: ".") else {
        return false
      }
    }
    return true
  }
}
