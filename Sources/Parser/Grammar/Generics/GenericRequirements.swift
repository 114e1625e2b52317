import Syntax

extension Parser {
  /// generic-where = 'where' generic-requirement (',' generic-requirement)* ','?
  @discardableResult
  mutating func parseGenericWhereClauseIfPresent() -> Bool {
    guard at(.where) else { return false }
    let start = mark()
    advance()
    while parseGenericRequirement(), !at(.leftBrace) {}
    finish(.genericWhereClause, start)
    return true
  }

  /// generic-requirement = requirement ','?
  ///
  /// Returns whether another requirement follows.
  private mutating func parseGenericRequirement() -> Bool {
    let start = mark()
    parseRequirement()
    var continues = consume(.comma)
    if atOperator("&&") {
      report("expected ',' between requirements")
      advance()
      continues = true
    }
    finish(.genericRequirement, start)
    return continues
  }

  /// requirement = type ':' (layout | type)
  ///             | (type | integer) '==' (type | integer)
  private mutating func parseRequirement() {
    let start = mark()
    if parseIntegerArgumentIfPresent() {
      if kind.isOperator { advance(as: .binaryOperator) } else { report("expected '=='") }
      parseGenericArgumentValue()
      return finish(.sameTypeRequirement, start)
    }
    parseType()
    if at(.colon) {
      advance()
      if atLayoutSpecifier {
        parseLayout()
        finish(.layoutRequirement, start)
      } else {
        parseType()
        finish(.conformanceRequirement, start)
      }
    } else if atOperator("==") {
      advance(as: .binaryOperator)
      parseGenericArgumentValue()
      finish(.sameTypeRequirement, start)
    } else {
      report("expected ':' or '=='")
      finish(.sameTypeRequirement, start)
    }
  }
}

// MARK: Layouts

extension Parser {
  /// Whether one of the layout constraints of the standard library follows.
  private var atLayoutSpecifier: Bool {
    guard at(.identifier), firstByte(of: current) == UInt8(ascii: "_") else { return false }
    switch length(of: current) {
    case 6: return atWord("_Class")
    case 8: return atWord("_Trivial")
    case 12: return atWord("_NativeClass")
    case 13: return atWord("_BridgeObject")
    case 14: return atWord("_TrivialAtMost") || atWord("_TrivialStride") || atWord("_UnknownLayout")
    case 17: return atWord("_RefCountedObject")
    case 23: return atWord("_NativeRefCountedObject")
    default: return false
    }
  }

  /// layout = name ('(' integer (',' integer)? ')')?
  ///
  /// `_TrivialAtMost` and `_TrivialStride` require a size; `_Trivial` may have one.
  private mutating func parseLayout() {
    let hasSize =
      atWord("_TrivialAtMost") || atWord("_TrivialStride")
      || atWord("_Trivial") && peek() == .leftParen
    advance()
    guard hasSize else { return }
    expect(.leftParen)
    expect(.integerLiteral)
    if consume(.comma) { expect(.integerLiteral) }
    expectClosing(.rightParen)
  }
}
