import Syntax

extension Parser {
  /// Whether the `#if` here holds attributes only: then it belongs to the declaration behind it.
  func atIfConfigOfAttributes() -> Bool {
    var index = position
    var depth = 0
    var hasAttribute = false
    repeat {
      switch lexed[index].kind {
      case .poundIf:
        depth += 1
        guard depth <= Self.maximumNesting else { return false }
        index = indexOfNextLine(behind: index)
      case .poundElseif, .poundElse:
        index = indexOfNextLine(behind: index)
      case .poundEndif:
        guard lexed[index].flags.contains(.startsLine) else { return false }
        depth -= 1
        index += 1
      case .atSign:
        hasAttribute = true
        index = indexBehindAttribute(at: index)
      default:
        return false
      }
    } while depth > 0
    return hasAttribute
  }

  private func indexOfNextLine(behind start: Int) -> Int {
    var index = start + 1
    while lexed[index].kind != .endOfFile, !lexed[index].flags.contains(.startsLine) {
      index = indexAfterSkipping(index)
    }
    return index
  }

  /// The index behind the attribute that begins at an index, its arguments included.
  func indexBehindAttribute(at start: Int) -> Int {
    var index = start + 1
    while lexed[index].kind.isIdentifierLike || lexed[index].kind.isReservedKeyword {
      index += 1
      if lexed[index].kind.isOperator, firstByte(of: lexed[index]) == UInt8(ascii: "<") {
        index = indexBehindGenericArguments(at: index)
      }
      guard lexed[index].kind == .period || lexed[index].kind == .colonColon else { break }
      index += 1
    }
    guard lexed[index].kind == .leftParen, !lexed[index].flags.contains(.startsLine) else {
      return index
    }
    let behind = indexAfterSkipping(index)
    let hasArguments =
      end(of: lexed[index - 1]) == lexed[index].start || startsDeclaration(at: behind)
    return hasArguments ? behind : index
  }

  /// The index behind the `>` that belongs to the `<` at an index, or that index if there is none.
  private func indexBehindGenericArguments(at start: Int) -> Int {
    var index = start
    var depth = 0
    while true {
      switch lexed[index].kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        depth += angleBalance(of: lexed[index])
        index += 1
        if depth <= 0 { return index }
      case .leftBrace, .rightBrace, .rightParen, .rightSquare, .semicolon, .endOfFile:
        return start
      default:
        index = indexAfterSkipping(index)
      }
    }
  }

  /// How many more `<` than `>` an operator has.
  private func angleBalance(of token: TokenRecord) -> Int {
    var balance = 0
    for offset in Int(token.start)..<Int(end(of: token)) {
      switch text[offset] {
      case UInt8(ascii: "<"): balance += 1
      case UInt8(ascii: ">"): balance -= 1
      default: break
      }
    }
    return balance
  }
}
