import Syntax

extension Parser {
  /// Whether a case of a switch begins at the next token: `case`, `default`, or attributes before them.
  func atStartOfSwitchCase() -> Bool {
    startsSwitchCase(at: position)
  }

  /// Whether cases of a switch begin here, under an `#if` or several or under none. In the `#if` what
  /// stands first decides.
  func atStartOfConditionalSwitchCases() -> Bool {
    var index = position
    while lexed[index].kind == .poundIf
      || index > position && (lexed[index].kind == .poundElseif || lexed[index].kind == .poundElse)
    {
      index += 1
      while lexed[index].kind != .endOfFile, !lexed[index].flags.contains(.startsLine) {
        index = indexAfterSkipping(index)
      }
    }
    return startsSwitchCase(at: index)
  }

  private func startsSwitchCase(at index: Int) -> Bool {
    switch lexed[index].kind {
    case .case, .default:
      return true
    case .atSign:
      // `@unknown` at the very end has lost its case.
      let behind = lexed[indexBehindAttributes(at: index)].kind
      return behind == .case || behind == .default || behind == .rightBrace
    default:
      return false
    }
  }

  func indexBehindAttributes(at start: Int) -> Int {
    var index = start
    while lexed[index].kind == .atSign { index = indexBehindAttribute(at: index) }
    return index
  }
}
