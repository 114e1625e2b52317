import Syntax

extension Parser {
  /// function-type = tuple-type effects? '->' type
  ///
  /// Without an arrow behind it, the tuple may have suffixes and be part of a composition.
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

  private mutating func parseFunctionTypeResult(from start: Mark) {
    if !at(.arrow) { parseEffectSpecifiersIfPresent(.typeEffectSpecifiers) }
    parseReturnClause()
    finish(.functionType, start)
  }

  @inline(never)
  mutating func parseFunctionTypeWithoutParentheses(from start: Mark) {
    report("the parameters of a function type stand in parentheses")
    parseFunctionTypeResult(from: start)
  }

  /// Whether the arrow of a function type follows, be it behind effects.
  @inline(__always)
  func atFunctionTypeArrow() -> Bool {
    switch kind {
    case .arrow: true
    case .async, .reasync, .throws, .rethrows, .await, .throw, .try: isArrowBehindEffects()
    default: false
    }
  }

  @inline(never)
  private func isArrowBehindEffects() -> Bool {
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
  /// The node is the caller's: an arrow may follow.
  mutating func parseTupleTypeBody() {
    advance()
    while !at(.rightParen, .endOfFile), parseTupleTypeElement() {}
    expectClosing(.rightParen)
  }

  /// tuple-type-element = (label label? ':')? type '...'? ','?
  ///
  /// Says whether there was a comma.
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
    guard let name = indexOfElementName(behindSpecifiers: true) else { return }
    if position < name {
      report("specifiers of the type stand behind the colon")
      while position < name { advance() }
    }
    parseArgumentLabel()
    if !at(.colon), peek() == .colon, atArgumentLabel(allowsDollarIdentifier: true) {
      parseArgumentLabel()
    }
    expect(.colon)
  }

  /// The index of the element's name if it has one; what stands here may be a type as well.
  ///
  /// - Parameter behindSpecifiers: Whether the name may stand behind specifiers, where it is an error.
  func indexOfElementName(behindSpecifiers: Bool) -> Int? {
    var index = position
    if behindSpecifiers {
      while lexed[index].kind.specifiesType, startsType(behindSpecifierAt: index) { index += 1 }
    }
    let kind = lexed[index].kind
    guard isArgumentLabel(kind) || kind == .dollarIdentifier else { return nil }
    let next = lexed[index + 1].kind
    if next == .colon { return index }
    guard isArgumentLabel(next) || next == .dollarIdentifier else { return nil }
    // `some a` is a type, `some a:` two names.
    return !kind.maySpecifyType || lexed[index + 2].kind == .colon ? index : nil
  }
}

extension TokenKind {
  /// Whether a label of this kind may also be part of a type.
  fileprivate var maySpecifyType: Bool {
    switch self {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing,
      .consuming, .sending:
      true
    default:
      false
    }
  }
}
