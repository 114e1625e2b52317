import Syntax

/// Tokens that start with `#`: the first line of a script, raw strings, extended regex literals,
/// directives.
extension Lexer {
  @inline(never)
  mutating func lexPound(_ start: Bytes) -> Bytes {
    if start[1] == "!", start == text || start[-1] == 0 {
      let next = endOfLine(start)
      append(.shebang, from: start, to: next)
      return next
    }
    // The bytes after a run of `#` determine the token, so the run is scanned once.
    if poundRunEnd <= start {
      poundRunEnd = start
      while poundRunEnd[0] == "#" { poundRunEnd += 1 }
      if poundRunEnd[0] == "\"" {
        return lexString(at: poundRunEnd, pounds: poundRunEnd - start, startingAt: start)
      }
      if poundRunEnd[0] == "/" { return lexPoundedRegex(start, slash: poundRunEnd) }
    }
    return lexDirective(start)
  }

  private mutating func lexDirective(_ start: Bytes) -> Bytes {
    var next = start + 1
    while traits[Int(next[0])].contains(.continuesIdentifier), next[0] != "$",
      classes[Int(next[0])] != .digit
    {
      next += 1
    }
    let kind = directive(start + 1, length: next - start - 1)
    if kind == .pound { next = start + 1 }
    append(kind, from: start, to: next)
    return next
  }

  private func directive(_ start: Bytes, length: Int) -> TokenKind {
    func isSpelled(_ name: StaticString) -> Bool {
      guard length == name.utf8CodeUnitCount else { return false }
      for index in 0..<length where start[index] != name.utf8Start[index] { return false }
      return true
    }
    if isSpelled("if") { return .poundIf }
    if isSpelled("endif") { return .poundEndif }
    if isSpelled("else") { return .poundElse }
    if isSpelled("elseif") { return .poundElseif }
    if isSpelled("available") { return .poundAvailable }
    if isSpelled("unavailable") { return .poundUnavailable }
    if isSpelled("sourceLocation") { return .poundSourceLocation }
    return .pound
  }
}
