import Syntax

/// Which closing bracket belongs to which opening one, whatever their sorts; `#if` and `#endif` are
/// brackets too.
///
/// Lookahead skips brackets whole. Where they are long or never closed, and nested besides, walking to
/// their ends again and again would take quadratic time; then this table is made, once for the file.
final class BracketPartners {
  private var partners: [UInt32] = []

  /// The index behind the partner of the bracket at an index; that of the last token if it has none.
  func indexBehindPartner(
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
  /// 1 for what opens, -1 for what closes, 0 for the rest.
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
  /// How far lookahead walks to the end of a bracket before it asks the table.
  private static let shortWalk = 64

  /// The index of the lexed token behind the one at an index, or behind its bracket's partner.
  func indexAfterSkipping(_ start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      if index - start > Self.shortWalk {
        return partners.indexBehindPartner(of: start, in: lexed, lastPosition: lastPosition)
      }
      if lexed[index].kind == .endOfFile { return index }
      depth += lexed[index].kind.bracketSide
      index += 1
    } while depth > 0
    return index
  }
}
