import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The parser of the toolchain in use, and what it says of a file.
enum OfficialParser {
  static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The diagnostics with their locations, one a line.
  static func diagnostics(of bytes: [UInt8]) -> [String] {
    let tree = parse(bytes)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      let place = SourceLocation(of: diagnostic.position.utf8Offset, in: bytes)
      return "\(place): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
    }
  }

  /// The tokens that have text.
  static func tokens(of bytes: [UInt8]) -> [DamageToken] {
    parse(bytes).tokens(viewMode: .sourceAccurate).compactMap { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      guard start < end else { return nil }
      let name =
        switch token.tokenKind {
        case .identifier, .dollarIdentifier: "a name"
        case .integerLiteral, .floatLiteral: "a number"
        case .stringSegment: "string text"
        case .regexLiteralPattern: "regex text"
        default: "'\(token.text.prefix(20))'"
        }
      return DamageToken(range: start..<end, name: name)
    }
  }
}

/// Runs work on a stack that deeply nested source does not exhaust.
func onDeepStack(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
}
