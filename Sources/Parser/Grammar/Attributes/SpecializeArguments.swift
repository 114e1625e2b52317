import Syntax

extension Parser {
  /// specialize = specialize-argument* generic-where?
  mutating func parseSpecializeArguments() {
    while parseSpecializeArgumentIfPresent() {}
    parseGenericWhereClauseIfPresent()
  }

  /// specialize-argument = 'exported' ':' ('true' | 'false') ','? | 'kind' ':' name ','?
  ///                     | ('spi' | 'spiModule') ':' token ','? | 'target' ':' name ','?
  ///                     | 'availability' ':' availability ';'
  private mutating func parseSpecializeArgumentIfPresent() -> Bool {
    if at(.kind) {
      parseLabel()
      if atIdentifier || kind.isOperator { advance() } else { reportExpected(.identifier) }
    } else if atWord("exported") {
      parseLabel()
      if at(.true, .false) { advance() } else { reportExpected(.false) }
    } else if atWord("spi") || atWord("spiModule") {
      parseLabel()
      advance()
    } else if atWord("target") {
      parseLabel()
      parseDeclReference([.emptyCompoundNames, .keywordsAsSpecialNames, .operators])
    } else if atWord("availability") {
      parseLabel()
      parseAvailabilityArguments()
      expect(.semicolon)
      return true
    } else {
      return false
    }
    consume(.comma)
    return true
  }

  private mutating func parseLabel() {
    advance()
    expect(.colon)
  }
}
