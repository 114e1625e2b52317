import Syntax

extension Parser {
  /// function-type = tuple-type effects? '->' type
  ///
  /// Without an arrow after it, the tuple may have suffixes and be part of a composition.
  mutating func parseTupleOrFunctionType() {
    let start = mark()
    guard !stopsAtMaximumNesting() else { return finish(.tupleType, start) }
    parseTupleTypeBody()
    if atFunctionTypeArrow() { return parseFunctionTypeResult(from: start) }
    finish(.tupleType, start)
    parseTypeSuffixes(from: start)
    parseCompositionIfPresent(from: start)
    if atFunctionTypeArrow() { parseFunctionTypeWithoutParentheses(from: start) }
  }

  /// `() -> () -> …` nests without brackets. At a depth of 4,000 it overflowed a stack of 8 MB; 250
  /// is enough.
  private static var depthOfResult: Int { maximumDepth / 250 }

  private mutating func parseFunctionTypeResult(from start: Mark) {
    if !at(.arrow) { parseEffectSpecifiersIfPresent(.typeEffectSpecifiers) }
    depth += Self.depthOfResult
    parseReturnClause()
    depth -= Self.depthOfResult
    finish(.functionType, start)
  }

  @inline(never)
  mutating func parseFunctionTypeWithoutParentheses(from start: Mark) {
    report("the parameters of a function type require parentheses")
    parseFunctionTypeResult(from: start)
  }

  /// Returns whether the arrow of a function type follows, possibly after effect specifiers.
  @inline(__always)
  func atFunctionTypeArrow() -> Bool {
    switch kind {
    case .arrow: true
    case .async, .reasync, .throws, .rethrows, .await, .throw, .try: isArrowAfterEffects()
    default: false
    }
  }

  @inline(never)
  private func isArrowAfterEffects() -> Bool {
    var index = position
    while true {
      switch lexed[index].kind {
      case .arrow:
        return true
      case .async, .reasync:
        index += 1
      case .throws, .rethrows:
        index += 1
        if lexed[index].kind == .leftParen { index = indexAfterSkipping(index) }
      case .await, .throw, .try:
        guard !lexed[index].flags.contains(.startsLine) else { return false }
        index += 1
      default:
        return false
      }
    }
  }
}

// MARK: Tuples

extension Parser {
  /// tuple-type = '(' (tuple-type-element (',' tuple-type-element)* ','?)? ')'
  ///
  /// The caller creates the node, because an arrow may follow.
  mutating func parseTupleTypeBody() {
    advance()
    while !at(.rightParen, .endOfFile), parseTupleTypeElement() {}
    expectClosing(.rightParen)
  }

  /// tuple-type-element = (label label? ':')? type '...'? ','?
  ///
  /// Returns whether there was a comma.
  private mutating func parseTupleTypeElement() -> Bool {
    let start = mark()
    parseTupleTypeElementName()
    parseType()
    if atEllipsis { advance(as: .ellipsis) }
    let hasComma = consume(.comma)
    finish(.tupleTypeElement, start)
    return hasComma
  }

  private mutating func parseTupleTypeElementName() {
    if kind.isTypeSpecifier, isTypeSpecifierFollowedByType, !skipMisplacedSpecifiers() { return }
    guard startsParameterName(isClosure: false) else { return }
    parseArgumentLabel()
    if !at(.colon), peek() == .colon, atArgumentLabel(allowsDollarIdentifier: true) {
      parseArgumentLabel()
    }
    expect(.colon)
  }

  /// Reports and consumes specifiers that precede a name rather than a type.
  private mutating func skipMisplacedSpecifiers() -> Bool {
    let start = position
    var name = start
    let hasName = lookahead { parser in
      while parser.kind.isTypeSpecifier, parser.isTypeSpecifierFollowedByType { parser.advance() }
      name = parser.position
      return parser.startsParameterName(isClosure: false)
    }
    guard hasName else { return false }
    report("type specifiers must follow the colon")
    while position < name { advance() }
    return true
  }
}
