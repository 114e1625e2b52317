import Syntax

extension Parser {
  /// type = 'repeat'? scalar-type
  mutating func parseType() {
    guard at(.repeat) else { return parseScalarType() }
    let start = mark()
    advance()
    parseScalarType()
    finish(.packExpansionType, start)
  }

  /// scalar-type = specifiers attributes (function-type | composition-type)
  private mutating func parseScalarType() {
    guard !stopsAtMaximumDepth() else { return reportMissingType() }
    depth += 1
    let start = mark()
    let isAttributed = parseTypeSpecifiersAndAttributes()
    if at(.leftParen) {
      parseTupleOrFunctionType()
    } else {
      parseCompositionType()
    }
    if isAttributed { finish(.attributedType, start) }
    depth -= 1
  }

  /// composition-type = 'each' simple-type
  ///                  | ('some' | 'any')? simple-type ('&' simple-type)*
  mutating func parseCompositionType() {
    let start = mark()
    switch kind {
    case .each:
      advance()
      parseSimpleType()
      finish(.packElementType, start)
    case .some, .any:
      advance()
      let constraint = mark()
      parseSimpleType()
      parseCompositionIfPresent(from: constraint)
      finish(.someOrAnyType, start)
    default:
      parseSimpleType()
      parseCompositionIfPresent(from: start)
    }
    if atFunctionTypeArrow() { parseFunctionTypeWithoutParentheses(from: start) }
  }

  /// ('&' simple-type)*
  ///
  /// - Parameter start: The start of the first type of the composition.
  mutating func parseCompositionIfPresent(from start: Mark) {
    guard atCompositionOperator else { return }
    advance(as: .binaryOperator)
    finish(.compositionTypeElement, start)
    var hasOperator = true
    while hasOperator {
      let element = mark()
      parseSimpleType()
      hasOperator = atCompositionOperator
      if hasOperator { advance(as: .binaryOperator) }
      finish(.compositionTypeElement, element)
    }
    finish(.compositionType, start)
  }

  /// `&` joins two types regardless of white space, unless it looks like the prefix operator of an
  /// argument. After the `>` of generic arguments, it is the rest of an operator and not a prefix.
  private var atCompositionOperator: Bool {
    @inline(__always) get {
      switch kind {
      case .binaryOperator, .postfixOperator, .prefixOperator: text(of: current, is: "&")
      case .prefixAmpersand: isAdjacentToPrevious
      default: false
      }
    }
  }

  @inline(never)
  mutating func reportMissingType() {
    report("expected a type")
    finishMissing(.missingType)
  }
}

// MARK: Types in declarations

extension Parser {
  /// annotation = ':' type
  mutating func parseTypeAnnotation() {
    let start = mark()
    expect(.colon)
    parseType()
    finish(.typeAnnotation, start)
  }

  /// result-type = generic-parameters? type
  ///
  /// Only the end of a declaration or its body may follow. So a stray `]`, or a colon followed by a
  /// type, is the rest of a collection type without its `[`.
  mutating func parseResultType() {
    let start = mark()
    if at(prefix: "<"), !current.flags.contains(.isPlaceholder) {
      parseGenericParameterClauseIfPresent()
      parseType()
      return finish(.namedOpaqueReturnType, start)
    }
    let errors = errorCount
    parseType()
    guard errorCount == errors else { return }
    switch kind {
    case .rightSquare where !startsLine:
      reportExpected(.leftSquare)
      advance()
      finish(.arrayType, start)
    case .colon where !startsLine:
      let isValue = lookahead { parser in
        parser.advance()
        return parser.skipSimpleType()
      }
      guard isValue else { return }
      reportExpected(.leftSquare)
      advance()
      parseSimpleType()
      consume(.rightSquare)
      finish(.dictionaryType, start)
    default:
      break
    }
  }

  /// Returns whether the next token, an operator or another token, starts with a byte.
  @inline(__always)
  func at(prefix byte: Unicode.Scalar) -> Bool {
    firstByte(of: current) == UInt8(truncatingIfNeeded: byte.value)
  }
}
