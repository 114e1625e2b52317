import Syntax

/// The names that are allowed in a context.
struct NameOptions: OptionSet {
  let rawValue: UInt8

  /// Operators are allowed as names.
  static let operators = NameOptions(rawValue: 1)
  /// Keywords are allowed as names, as after a period.
  static let keywords = NameOptions(rawValue: 2)
  /// Keywords are allowed as names, except `deinit` and `subscript`.
  static let keywordsAsSpecialNames: NameOptions = [.keywords, NameOptions(rawValue: 4)]
  /// Argument labels may follow: `move(from:to:)`.
  static let compoundNames = NameOptions(rawValue: 8)
  /// An empty list of argument labels may follow: `refresh()`.
  static let emptyCompoundNames: NameOptions = [.compoundNames, NameOptions(rawValue: 16)]
}

extension Parser {
  /// name = module-selector? (identifier | 'init' | 'self' | 'Self' | keyword | operator) labels?
  mutating func parseDeclReference(_ options: NameOptions = []) {
    let start = mark()
    let hasSelector = parseModuleSelectorIfPresent()
    if hasSelector && startsLine {
      reportExpected(.identifier)
    } else {
      parseBaseName(options, hasSelector: hasSelector)
    }
    if options.contains(.compoundNames), at(.leftParen), !startsLine, atArgumentLabelList(options) {
      parseArgumentLabelList()
    }
    finish(.declReferenceExpr, start)
  }

  private mutating func parseBaseName(_ options: NameOptions, hasSelector: Bool) {
    if atIdentifier { return advance(as: .identifier) }
    switch kind {
    case .initKeyword:
      advance()
    case .selfKeyword, .capitalSelfKeyword:
      if hasSelector { advance(as: .identifier) } else { advance() }
    case .deinit where options.isSuperset(of: .keywordsAsSpecialNames),
      .subscript where options.isSuperset(of: .keywordsAsSpecialNames):
      advance()
    case _ where options.contains(.operators) && kind.isOperator:
      advance(as: .binaryOperator)
    case _ where kind.isReservedKeyword && (hasSelector || options.contains(.keywords)):
      advance(as: .identifier)
    default:
      reportExpected(.identifier)
    }
  }

  /// Returns whether the parenthesis opens a list of labels, each with its colon.
  private mutating func atArgumentLabelList(_ options: NameOptions) -> Bool {
    if peek() == .rightParen { return options.isSuperset(of: .emptyCompoundNames) }
    var distance = 1
    while peek(distance) != .rightParen {
      guard isArgumentLabel(peek(distance)), peek(distance + 1) == .colon else { return false }
      distance += 2
    }
    return true
  }

  /// labels = '(' (label ':')* ')'
  private mutating func parseArgumentLabelList() {
    let start = mark()
    advance()
    while !at(.rightParen) {
      let label = mark()
      parseArgumentLabel()
      advance()
      finish(.declNameArgument, label)
    }
    advance()
    finish(.declNameArguments, start)
  }
}

// MARK: Module selectors

extension Parser {
  /// Returns whether `Module::` follows, or an invalid form of it.
  @inline(__always)
  func atModuleSelector() -> Bool {
    guard peek() == .colonColon else { return at(.colonColon) }
    return atIdentifier || isMistakenModuleName
  }

  private var isMistakenModuleName: Bool {
    switch kind {
    case .wildcard, .capitalAnyKeyword, .selfKeyword, .capitalSelfKeyword, .super: true
    default: false
    }
  }

  /// module-selector = identifier '::'
  @discardableResult
  mutating func parseModuleSelectorIfPresent() -> Bool {
    guard atModuleSelector() else { return false }
    parseModuleSelector(as: .moduleSelector)
    return true
  }

  mutating func parseModuleSelector(as node: SyntaxKind) {
    let start = mark()
    if atIdentifier {
      advance(as: .identifier)
    } else {
      reportExpected(.identifier)
      if !at(.colonColon) { advance() }
    }
    advance()
    if !startsLine, atModuleSelector() {
      report("a name cannot have more than one module selector")
      skipModuleSelectors()
    }
    finish(node, start)
  }

  /// Consumes the tokens of one or more module selectors.
  mutating func skipModuleSelectors() {
    repeat {
      if !at(.colonColon) { advance() }
      advance()
    } while !startsLine && atModuleSelector()
  }
}
