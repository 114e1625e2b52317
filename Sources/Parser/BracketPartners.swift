import Syntax

/// The partner of each bracket of a file, regardless of bracket kinds; `#if` and `#endif` count as
/// brackets.
///
/// Lookahead skips whole brackets. If brackets are long or unclosed, and nested, scanning to their
/// ends repeatedly would take quadratic time; in that case this table is built once for the file.
final class BracketPartners {
  private var partners: [UInt32] = []

  /// Returns the index after the partner of a bracket; the index of the last token if it has none.
  func indexAfterPartner(
    of index: Int, in tokens: UnsafeMutablePointer<TokenRecord>, lastPosition: Int
  ) -> Int {
    if partners.isEmpty { findPartners(in: tokens, lastPosition: lastPosition) }
    return min(Int(partners[index]) + 1, lastPosition)
  }

  private func findPartners(in tokens: UnsafeMutablePointer<TokenRecord>, lastPosition: Int) {
    partners = Array(repeating: UInt32(lastPosition), count: lastPosition + 1)
    var open: [Int] = []
    for index in 0..<lastPosition {
      switch tokens[index].kind.bracketSide {
      case 1: open.append(index)
      case -1:
        if let partner = open.popLast() { partners[partner] = UInt32(index) }
      default: break
      }
    }
  }
}

extension TokenKind {
  /// Returns 1 for an opening bracket, -1 for a closing one, 0 for other tokens.
  @inline(__always)
  fileprivate var bracketSide: Int {
    switch self {
    case .leftParen, .leftBrace, .leftSquare, .poundIf: 1
    case .rightParen, .rightBrace, .rightSquare, .poundEndif: -1
    default: 0
    }
  }
}

extension Parser {
  /// The number of tokens that lookahead scans for the end of a bracket before it uses the table.
  private static let shortWalk = 64

  /// Returns the index after a lexed token, or after its partner if it is a bracket.
  func indexAfterSkipping(_ start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      if index - start > Self.shortWalk {
        return partners.indexAfterPartner(of: start, in: lexed, lastPosition: lastPosition)
      }
      if lexed[index].kind == .endOfFile { return index }
      depth += lexed[index].kind.bracketSide
      index += 1
    } while depth > 0
    return index
  }
}
