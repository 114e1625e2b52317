import Syntax

extension Parser {
  /// key-path = '\' type? component*
  /// component = '.' name generic-arguments? | '.'? '[' arguments ']' | '.'? ('?' | '!')
  mutating func parseKeyPathExpression(pattern: PatternContext) {
    let start = mark()
    advance()
    if firstByte(of: current) != UInt8(ascii: ".") { parseSimpleType(allowMemberTypes: false) }
    // `.[` and `.?` are allowed only after the root type, which may be a member type.
    var mayFollowRoot = true
    while true {
      switch kind {
      case .leftSquare where !startsLine:
        parseKeyPathSubscript(pattern: pattern)
        mayFollowRoot = false
      case .period where mayFollowRoot && peek() == .leftSquare:
        parseKeyPathSubscript(pattern: pattern)
        mayFollowRoot = false
      case .period:
        parseKeyPathProperty()
      case .prefixOperator, .binaryOperator, .postfixOperator, .postfixQuestionMark,
        .exclamationMark:
        guard atKeyPathOptionals(mayFollowRoot) else { return finish(.keyPathExpr, start) }
        while parseKeyPathOptionalIfPresent(mayFollowRoot) { mayFollowRoot = false }
      default:
        return finish(.keyPathExpr, start)
      }
    }
  }

  private mutating func parseKeyPathSubscript(pattern: PatternContext) {
    let component = mark()
    consume(.period)
    let start = mark()
    advance()
    if !at(.rightSquare) { parseArgumentList(pattern: pattern) }
    expectClosing(.rightSquare)
    finish(.keyPathSubscriptComponent, start)
    finish(.keyPathComponent, component)
  }

  private mutating func parseKeyPathProperty() {
    let component = mark()
    let isMisspaced = isAdjacentToPrevious && !isAdjacent(0)
    if isMisspaced { report("extraneous white space after '.': remove it") }
    advance()
    let start = mark()
    if at(.integerLiteral, .selfKeyword), peek() != .colonColon {
      finishToken(.declReferenceExpr)
    } else {
      parseDeclReference([.keywords, .compoundNames])
    }
    _ = parseGenericArgumentsInExpressionIfPresent()
    finish(.keyPathPropertyComponent, start)
    finish(.keyPathComponent, component)
  }

  /// Returns whether the operator consists only of `?`, `!` and single periods, with at least one
  /// `?` or `!`.
  private func atKeyPathOptionals(_ mayFollowRoot: Bool) -> Bool {
    var hasMark = false
    var lastWasPeriod = false
    for offset in 0..<length(of: current) {
      switch text[Int(current.start) + offset] {
      case UInt8(ascii: "."):
        if !mayFollowRoot || hasMark { return hasMark }
        if lastWasPeriod { return false }
        lastWasPeriod = true
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        hasMark = true
        lastWasPeriod = false
      default:
        return false
      }
    }
    return hasMark
  }

  /// Consumes `?`, `!`, `.?` or `.!` at the start of the operator.
  private mutating func parseKeyPathOptionalIfPresent(_ mayFollowRoot: Bool) -> Bool {
    guard kind.isOperator || at(.postfixQuestionMark, .exclamationMark),
      atKeyPathOptionals(mayFollowRoot)
    else { return false }
    let component = mark()
    if mayFollowRoot { consumePrefix(".", as: .period) }
    let start = mark()
    if !consumePrefix("?", as: .postfixQuestionMark) { consumePrefix("!", as: .exclamationMark) }
    finish(.keyPathOptionalComponent, start)
    finish(.keyPathComponent, component)
    return true
  }
}
