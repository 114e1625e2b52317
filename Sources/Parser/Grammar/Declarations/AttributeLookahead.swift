import Syntax

extension Parser {
  /// Returns whether the `#if` contains only attributes, so that it belongs to the declaration
  /// after it.
  func atIfConfigOfAttributes() -> Bool {
    var index = position
    var depth = 0
    var hasAttribute = false
    repeat {
      switch lexed[index].kind {
      case .poundIf:
        depth += 1
        guard depth <= Self.maximumNesting else { return false }
        index = indexOfNextLine(after: index)
      case .poundElseif, .poundElse:
        index = indexOfNextLine(after: index)
      case .poundEndif:
        guard lexed[index].flags.contains(.startsLine) else { return false }
        depth -= 1
        index += 1
      case .atSign:
        hasAttribute = true
        index = indexAfterAttribute(at: index)
      default:
        return false
      }
    } while depth > 0
    return hasAttribute
  }

  private func indexOfNextLine(after start: Int) -> Int {
    var index = start + 1
    while lexed[index].kind != .endOfFile, !lexed[index].flags.contains(.startsLine) {
      index = indexAfterSkipping(index)
    }
    return index
  }

  /// Returns the index after the attribute that starts at an index, including its arguments.
  func indexAfterAttribute(at start: Int) -> Int {
    var index = start + 1
    while lexed[index].kind.isIdentifierLike || lexed[index].kind.isReservedKeyword {
      index += 1
      if lexed[index].kind.isOperator, firstByte(of: lexed[index]) == UInt8(ascii: "<") {
        index = indexAfterGenericArguments(at: index)
      }
      guard lexed[index].kind == .period || lexed[index].kind == .colonColon else { break }
      index += 1
    }
    guard lexed[index].kind == .leftParen, !lexed[index].flags.contains(.startsLine) else {
      return index
    }
    let following = indexAfterSkipping(index)
    let hasArguments =
      end(of: lexed[index - 1]) == lexed[index].start || startsDeclaration(at: following)
    return hasArguments ? following : index
  }

  /// Returns the index after the `>` that matches the `<` at an index, or that index if there is
  /// none.
  private func indexAfterGenericArguments(at start: Int) -> Int {
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

  /// Returns how many more `<` than `>` an operator contains.
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
