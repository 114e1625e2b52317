import Syntax

extension Parser {
  /// Whether a case of a switch begins at the next token: `case`, `default`, or attributes before them.
  func atStartOfSwitchCase() -> Bool {
    isStartOfSwitchCase(0)
  }

  /// Whether cases of a switch begin here, under an `#if` or several or under none. In the `#if` what
  /// stands first decides.
  func atStartOfConditionalSwitchCases() -> Bool {
    guard at(.poundIf) else { return atStartOfSwitchCase() }
    var distance = 0
    repeat {
      distance = skipLine(from: distance + 1)
    } while peek(distance) == .poundIf || peek(distance) == .poundElseif
      || peek(distance) == .poundElse
    return isStartOfSwitchCase(distance)
  }

  private func isStartOfSwitchCase(_ distance: Int) -> Bool {
    switch peek(distance) {
    case .case, .default:
      return true
    case .atSign:
      // `@unknown` at the very end has lost its case.
      let behind = skipAttributes(from: distance)
      return peek(behind) == .case || peek(behind) == .default || peek(behind) == .rightBrace
    default:
      return false
    }
  }

  /// The distance of the first token on the next line, brackets that the line opens skipped as a whole.
  private func skipLine(from distance: Int) -> Int {
    var distance = distance
    var depth = 0
    while depth > 0 || !peekToken(distance).flags.contains(.startsLine) {
      switch peek(distance) {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth = max(0, depth - 1)
      case .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif: return distance
      default: break
      }
      distance += 1
    }
    return distance
  }

  /// The distance of the first token behind attributes. Attributes of a case have no generic arguments.
  private func skipAttributes(from distance: Int) -> Int {
    var distance = distance
    while peek(distance) == .atSign {
      distance += 2
      while peek(distance) == .period { distance += 2 }
      if peek(distance) == .leftParen, isAdjacent(distance - 1) {
        distance = skipParentheses(from: distance)
      }
    }
    return distance
  }

  private func skipParentheses(from distance: Int) -> Int {
    var distance = distance
    var depth = 0
    repeat {
      switch peek(distance) {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .endOfFile: return distance
      default: break
      }
      distance += 1
    } while depth > 0
    return distance
  }
}
