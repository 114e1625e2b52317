import Syntax

extension Parser {
  /// The arguments of a built-in attribute, without the surrounding parentheses.
  mutating func parseArguments(of attribute: BuiltInAttribute) {
    switch attribute {
    case .abi: parseABIArguments()
    case .available: parseAvailabilityArguments()
    case .backDeployed: parseBackDeployedArguments()
    case .derivative: parseDerivativeArguments()
    case .differentiable: parseDifferentiableArguments()
    case .documentation: parseDocumentationArguments()
    case .dynamicReplacement: parseDynamicReplacementArguments()
    case .effects: parseEffectsArguments()
    case .implements: parseImplementsArguments()
    case .macroRole: parseMacroRoleArguments()
    case .objc: parseObjectiveCSelector()
    case .originallyDefinedIn: parseOriginallyDefinedInArguments()
    case .specialize: parseSpecializeArguments()
    case .specialized: if !parseGenericWhereClauseIfPresent() { reportExpected(.where) }
    case .custom, .rethrowing, .sendable: break
    }
  }

  /// selector = name | (name? ':')*
  ///
  /// `::` counts as two colons here.
  private mutating func parseObjectiveCSelector() {
    let start = mark()
    while true {
      if at(prefix: ":") {
        consumePrefix(byteCount: 1, as: .colon)
      } else if atIdentifier || at(.wildcard) || kind.isReservedKeyword {
        let isFirst = !hasTokens(since: start)
        advance(as: .identifier)
        if isFirst, at(.rightParen) { return }
        guard at(prefix: ":") else { return reportExpected(.colon) }
        consumePrefix(byteCount: 1, as: .colon)
      } else {
        return
      }
    }
  }

  /// macro-role = name ','? arguments
  private mutating func parseMacroRoleArguments() {
    parseNameArgument(allowsKeyword: at(.extension))
    let start = mark()
    parseArgumentList(.attributeArguments)
    if hasTokens(since: start), tokens[tokens.count - 1].kind == .comma {
      report("expected an argument")
    }
  }

  /// name ','?, as an argument
  mutating func parseNameArgument(allowsKeyword: Bool) {
    let start = mark()
    if atIdentifier || allowsKeyword && kind.isReservedKeyword {
      advance(as: .identifier)
    } else {
      reportExpected(.identifier)
    }
    finish(.declReferenceExpr, start)
    consume(.comma)
    finish(.labeledExpr, start)
  }

  /// Assumptions for the optimizer, in a language of their own.
  private mutating func parseEffectsArguments() {
    while !at(.rightParen, .endOfFile) { advance() }
  }

  /// implements = type ',' name
  private mutating func parseImplementsArguments() {
    parseType()
    expect(.comma)
    parseDeclReference([.emptyCompoundNames, .operators])
  }

  /// abi = declaration
  private mutating func parseABIArguments() {
    guard !at(.rightParen), !at(.poundIf) else { return report("expected a declaration") }
    parseDeclaration()
    switch lastNodeKind {
    case .associatedTypeDecl, .deinitializerDecl, .enumCaseDecl, .functionDecl, .initializerDecl,
      .missingDecl, .subscriptDecl, .typeAliasDecl, .variableDecl:
      break
    default:
      report("'@abi' does not support this declaration")
    }
  }

  /// dynamic-replacement = 'for' ':' name
  private mutating func parseDynamicReplacementArguments() {
    expect(.for)
    expect(.colon)
    parseDeclReference([.emptyCompoundNames, .keywordsAsSpecialNames, .operators])
  }

  /// documentation = (('visibility' ':' access-level) | ('metadata' ':' (name | string)))
  ///                 (',' documentation)?
  private mutating func parseDocumentationArguments() {
    repeat {
      let isMetadata = atWord("metadata")
      if isMetadata { advance() } else { expectWord("visibility") }
      expect(.colon)
      switch kind {
      case .private, .fileprivate, .internal, .package, .public, .open:
        advance()
      case _ where isMetadata && atIdentifier:
        advance(as: .identifier)
      case _ where isMetadata:
        parseStringLiteral()
      default:
        report("expected an access level")
      }
    } while consume(.comma)
  }
}

// MARK: Platforms

extension Parser {
  /// back-deployed = 'before' ':' platform-version (',' platform-version)*
  private mutating func parseBackDeployedArguments() {
    expect(.before)
    expect(.colon)
    repeat { parsePlatformVersion() } while consume(.comma)
  }

  /// originally-defined-in = 'module' ':' string (',' platform-version)+
  private mutating func parseOriginallyDefinedInArguments() {
    expect(.module)
    expect(.colon)
    parseStringLiteral()
    expect(.comma)
    repeat { parsePlatformVersion(allowsStar: true) } while consume(.comma)
  }
}
