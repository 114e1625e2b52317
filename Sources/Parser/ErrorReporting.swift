import SourceText
import Syntax

extension Parser {
  /// Reports an error before the next token.
  @inline(never)
  mutating func report(_ message: @autoclosure () -> String) {
    errorCount += 1
    guard speculationDepth == 0, !hasStopped, diagnostics.count < 1000 else { return }
    diagnostics.append(
      SyntaxDiagnostic(offset: ByteOffset(current.start), message: message()))
  }

  /// Reports what the compiler accepts with a warning, at the next token.
  @inline(never)
  mutating func warn(_ message: String) {
    guard speculationDepth == 0, !hasStopped, diagnostics.count < 1000 else { return }
    diagnostics.append(
      SyntaxDiagnostic(
        offset: ByteOffset(current.start), severity: .warning, message: message))
  }

  @inline(never)
  mutating func reportExpected(_ kind: TokenKind) {
    report("expected \(kind.spelling)")
  }

  /// Reports the next token as unexpected and consumes tokens, whole brackets at a time, until
  /// `isEnd` or the end of the file. The tokens become an `unexpectedNodes` node. An unmatched
  /// right bracket also ends the run unless it comes first.
  mutating func skipUnexpected(until isEnd: (borrowing Parser) -> Bool) {
    guard !at(.endOfFile), !isEnd(self) else { return }
    let spelling = currentSpelling
    report("unexpected \(spelling)")
    let start = mark()
    repeat {
      skipBalanced()
    } while !at(.endOfFile) && !isEnd(self)
    finish(.unexpectedNodes, start)
  }

  /// Consumes one token, or a pair of brackets with its contents, without recursion. Skipped tokens
  /// do not change the nesting: a stray right bracket closes nothing.
  mutating func skipBalanced() {
    let nestingBefore = nesting
    defer { nesting = nestingBefore }
    var depth = 0
    repeat {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare, .poundIf: depth += 1
      case .rightParen, .rightBrace, .rightSquare, .poundEndif: depth -= 1
      default: break
      }
      advance()
    } while depth > 0 && !at(.endOfFile)
  }

  /// Returns whether no more brackets may be opened. If so, reports an error and consumes all
  /// remaining tokens, as the official parser does, so that the callers see the end of the file.
  @inline(__always)
  mutating func stopsAtMaximumNesting() -> Bool {
    guard nesting > Self.maximumNesting else { return false }
    stop("brackets are nested more than \(Self.maximumNesting) levels deep")
    return true
  }

  /// Does the same for productions that nest without brackets.
  @inline(__always)
  mutating func stopsAtMaximumDepth() -> Bool {
    guard depth > Self.maximumDepth else { return false }
    stop("the code is nested too deeply")
    return true
  }

  @inline(never)
  private mutating func stop(_ message: String) {
    guard !at(.endOfFile) else { return }
    report(message)
    if !isSpeculating { hasStopped = true }
    let start = mark()
    while !at(.endOfFile) { advance() }
    finish(.unexpectedNodes, start)
  }

  private var currentSpelling: String {
    "'"
      + String(
        decoding: UnsafeBufferPointer(
          start: text + Int(current.start), count: min(40, length(of: current))), as: UTF8.self)
      + "'"
  }
}
