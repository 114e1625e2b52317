import SourceText
import Syntax

/// The text that goes where a pattern fits, with the pattern's metavariables.
///
/// What a metavariable took is put there byte for byte; where the text says the same as the source
/// did, the source stays.
public struct Template: Sendable {
  /// The text as it was given.
  public let text: String
  let pieces: [Piece]
  /// The whole as an operand, where it is one expression.
  let operand: Operand

  /// A token, or what a metavariable took.
  struct Piece: Sendable {
    let content: Content
    /// What stands between the piece before and this one.
    let gap: String

    enum Content: Sendable {
      case text(String)
      /// The number of a metavariable of the pattern, and what is around it.
      case capture(Int, OperandPlace)
    }
  }

  /// - Throws: when the text is not Swift, or has a metavariable that the pattern has not.
  public init(_ text: String, for pattern: Pattern) throws(PatternError) {
    self.text = text
    let lines = TemplateLines(text)
    let parsed = try PatternText(lines.text, isType: lines.text.first == ":")
    let numbers = try Self.numbers(of: parsed, in: pattern)
    let first = parsed.tree.tokens.first.map { parsed.tree.source[ByteOffset($0.start)] }
    if pattern.link != nil, !lines.text.isEmpty, first != UInt8(ascii: ".") {
      throw PatternError(
        message: "the pattern begins with a period, so the template has to", line: 1, column: 1)
    }
    pieces = Self.pieces(of: parsed, numbers: numbers)
    let root = parsed.roots.count == 1 && pattern.link == nil ? parsed.roots.first : nil
    operand = root.map { Operand(SyntaxCursor(tree: parsed.tree, id: $0)) } ?? .closed
  }

  /// The number in the pattern of each metavariable of the template.
  private static func numbers(
    of parsed: PatternText, in pattern: Pattern
  ) throws(PatternError) -> [Int] {
    var numbers: [Int] = []
    for metavariable in parsed.metavariables {
      guard let number = pattern.metavariables.firstIndex(of: metavariable) else {
        let other = pattern.metavariables.first { $0.name == metavariable.name }
        throw parsed.error(
          "`\(metavariable.spelling)` is \(other.map { "`\($0.spelling)`" } ?? "not") in the pattern",
          at: metavariable)
      }
      numbers.append(number)
    }
    if let anonymous = parsed.anonymousMetavariable {
      throw parsed.error("a metavariable without a name has taken nothing to write", at: anonymous)
    }
    return numbers
  }

  private static func pieces(of parsed: PatternText, numbers: [Int]) -> [Piece] {
    let tree = parsed.tree
    let ancestry = Ancestry(of: tree)
    var pieces: [Piece] = []
    var end = ByteOffset(0)
    for unit in TokenUnits(of: tree, in: parsed.tokens, keeping: parsed.holeTokens) {
      let range = tree.range(ofTokens: unit)
      let gap = pieces.isEmpty ? "" : tree.source.string(ByteRange(end, range.start))
      let holes = unit.compactMap { parsed.hole(atToken: $0).index }
      if let hole = holes.first {
        let place = OperandPlace(ofToken: unit.upperBound - 1, ancestry: ancestry)
        pieces.append(Piece(content: .capture(numbers[hole], place), gap: gap))
      } else {
        pieces.append(Piece(content: .text(tree.source.string(range)), gap: gap))
      }
      end = range.end
    }
    return pieces
  }
}

/// The text of a template as transforms write it: lines end with `\n`, a step is two spaces.
private struct TemplateLines {
  let text: String

  init(_ given: String) {
    let lines = given.split(omittingEmptySubsequences: false) { $0.isNewline }
    let indents = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.filter { 0 < $0 }
    let step = max(1, indents.min() ?? 2)
    text = lines.enumerated().map { index, line in
      guard 0 < index else { return line.drop { $0.isWhitespace }.description }
      let code = line.drop { $0 == " " || $0 == "\t" }
      let blank = line.prefix(line.count - code.count)
      let tabs = blank.count { $0 == "\t" }
      let spaces = blank.count - tabs
      let steps = tabs + spaces / step
      return String(repeating: " ", count: 2 * steps + spaces % step) + code
    }.joined(separator: "\n")
  }
}

// MARK: Metavariables

extension PatternText {
  /// The tokens of all that was written.
  fileprivate var tokens: Range<Int> {
    guard let first = roots.first, let last = roots.last else { return 0..<0 }
    let (start, end) = (tree.nodes[first.index].firstToken, tree.nodes[last.index].endToken)
    return Int(start)..<Int(end)
  }

  fileprivate var holeTokens: [Int] {
    tree.tokens.indices.filter { hole(atToken: $0) != .none }
  }

  fileprivate var anonymousMetavariable: Int? {
    holeTokens.first { hole(atToken: $0).index == nil }
  }

  fileprivate func error(_ message: String, at metavariable: Metavariable) -> PatternError {
    error(
      message,
      at: holeTokens.first {
        hole(atToken: $0).index == metavariables.firstIndex(of: metavariable)
      } ?? 0)
  }

  fileprivate func error(_ message: String, at token: Int) -> PatternError {
    let offset = tree.range(of: TokenID(token)).start
    return PatternError(message, at: offset, in: tree.source, behind: addedCount)
  }
}
