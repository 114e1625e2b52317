import SourceText
import Syntax

/// The text that replaces a match, with the pattern's metavariables.
///
/// Captures are copied byte for byte, and tokens that the template has in common with the source
/// stay unchanged.
public struct Template: Sendable {
  /// The text of the template as given.
  public let text: String
  let pieces: [Piece]
  /// The binding strength of the template, if it is a single expression.
  let operand: Operand

  /// A token or a metavariable.
  struct Piece: Sendable {
    let content: Content
    /// The white space between the piece before and this piece.
    let gap: String

    enum Content: Sendable {
      case text(String)
      /// The index of a metavariable in the pattern, and its position.
      case capture(Int, OperandPlace)
    }
  }

  /// - Throws: if the text is not Swift code, or contains a metavariable that the pattern does not
  ///   have.
  public init(_ text: String, for pattern: Pattern) throws(PatternError) {
    self.text = text
    let lines = TemplateLines(text)
    let parsed = try PatternText(lines.text, isType: lines.text.first == ":")
    let numbers = try Self.numbers(of: parsed, in: pattern)
    let first = parsed.tree.tokens.first.map { parsed.tree.source[ByteOffset($0.start)] }
    if pattern.link != nil, !lines.text.isEmpty, first != UInt8(ascii: ".") {
      throw PatternError(
        message: "the pattern starts with a period: start the template with a period, too", line: 1,
        column: 1)
    }
    pieces = Self.pieces(of: parsed, numbers: numbers)
    let root = parsed.roots.count == 1 && pattern.link == nil ? parsed.roots.first : nil
    operand = root.map { Operand(SyntaxCursor(tree: parsed.tree, id: $0)) } ?? .closed
  }

  /// Returns the index in the pattern of each metavariable of the template.
  private static func numbers(
    of parsed: PatternText, in pattern: Pattern
  ) throws(PatternError) -> [Int] {
    var numbers: [Int] = []
    for metavariable in parsed.metavariables {
      guard let number = pattern.metavariables.firstIndex(of: metavariable) else {
        let other = pattern.metavariables.first { $0.name == metavariable.name }
        throw parsed.error(
          other.map {
            "the pattern has `\($0.spelling)`, not `\(metavariable.spelling)`: use the same spelling"
          } ?? "`\(metavariable.spelling)` is not in the pattern: use one of its metavariables",
          at: metavariable)
      }
      numbers.append(number)
    }
    if let anonymous = parsed.anonymousMetavariable {
      throw parsed.error(
        "a template cannot use a metavariable without a name: name it here and in the pattern",
        at: anonymous)
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

/// The text of a template in the style that transforms write: `\n`, two spaces per step.
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
  /// The tokens of the template as given, without added tokens.
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
    return PatternError(message, at: offset, in: tree.source, after: addedCount)
  }
}
