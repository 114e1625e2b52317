import Syntax

extension Parser {
  /// Returns whether a `switch` case starts at the next token: `case`, `default`, or attributes
  /// before them.
  func atStartOfSwitchCase() -> Bool {
    startsSwitchCase(at: position)
  }

  /// Returns whether `switch` cases start here, in any number of nested `#if`. The first token in
  /// the `#if` decides.
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
      // `@unknown` at the very end has no case.
      let following = lexed[indexAfterAttributes(at: index)].kind
      return following == .case || following == .default || following == .rightBrace
    default:
      return false
    }
  }

  func indexAfterAttributes(at start: Int) -> Int {
    var index = start
    while lexed[index].kind == .atSign { index = indexAfterAttribute(at: index) }
    return index
  }
}
