import SourceText
import Syntax

/// Replaces matches of a pattern with a template.
public struct TemplateRewriter {
  private let template: Template
  private let tree: SyntaxTree
  private let style: TextStyle
  private let ancestry: Ancestry

  /// The result for one match.
  public enum Outcome: Equatable {
    case edits([Edit])
    /// The source already has the text of the template.
    case unchanged
    case obstacle(Obstacle)
  }

  /// Why the template cannot be written at a match.
  public enum Obstacle: Error, Equatable {
    /// A closure of the source names a parameter differently from the pattern.
    case renamedParameter(String)
    /// The edit would delete a comment.
    case lostComment(String)
  }

  public init(_ template: Template, in tree: SyntaxTree) {
    self.init(
      template, in: tree, ancestry: Ancestry(of: tree), style: TextStyle(of: tree.source))
  }

  /// Takes the ancestry and the style of the tree from a caller that has them.
  public init(
    _ template: Template, in tree: SyntaxTree, ancestry: Ancestry, style: TextStyle
  ) {
    self.template = template
    self.tree = tree
    self.style = style
    self.ancestry = ancestry
  }

  public func outcome(at match: Match) -> Outcome {
    let target = pieces(for: match)
    let kept = KeptRun.all(source: sourceUnits(of: match), target: target, in: tree)
    if let parameter = strayParameter(in: match, target) {
      return .obstacle(.renamedParameter(parameter))
    }
    if let comment = lostComment(in: match, kept: kept, target) {
      return .obstacle(.lostComment(comment))
    }
    guard !target.isEmpty else { return .edits([.delete(tree.rangeToRemove(match.range))]) }
    let writer = TemplateWriter(tree: tree, style: style, match: match, target: target, kept: kept)
    let edits = writer.edits
    return edits.isEmpty ? .unchanged : .edits(edits)
  }

  // MARK: Source and target

  /// Returns the pieces of the replacement. Adds parentheses where needed, and removes the comma
  /// next to an empty list capture.
  private func pieces(for match: Match) -> [TargetPiece] {
    var pieces: [TargetPiece] = []
    for piece in template.pieces {
      switch piece.content {
      case .text(let text):
        pieces.append(TargetPiece(.text(text), gap: piece.gap))
      case .capture(let number, let place):
        guard let capture = match.captures[number], !capture.tokens.isEmpty else {
          pieces.append(TargetPiece(.nothing, gap: piece.gap))
          continue
        }
        let isEnclosed = place.needsParentheses(Operand(capture, in: tree))
        if isEnclosed { pieces.append(TargetPiece(.text("("), gap: piece.gap)) }
        pieces.append(TargetPiece(.capture(capture), gap: isEnclosed ? "" : piece.gap))
        if isEnclosed { pieces.append(TargetPiece(.text(")"), gap: "")) }
      }
    }
    pieces = TargetPiece.withoutNothing(pieces)
    guard !pieces.isEmpty,
      OperandPlace(of: match, ancestry: ancestry).needsParentheses(template.operand)
    else { return pieces }
    return [TargetPiece(.text("("), gap: "")] + pieces + [TargetPiece(.text(")"), gap: "")]
  }

  /// Returns the captures of the match and the tokens between them. Omits a comma before a closing
  /// bracket.
  private func sourceUnits(of match: Match) -> [Range<Int>] {
    let captures = match.captures.compactMap { $0?.tokens }.filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    var units: [Range<Int>] = []
    var token = match.tokens.lowerBound
    for capture in captures + [match.tokens.upperBound..<match.tokens.upperBound] {
      units += TokenUnits(
        of: tree, in: token..<capture.lowerBound, keeping: []
      ).filter { !tree.isTrailingComma($0.lowerBound) }
      if !capture.isEmpty { units.append(capture) }
      token = capture.upperBound
    }
    return units
  }

  // MARK: Obstacles

  private func lostComment(
    in match: Match, kept: [KeptRun], _ target: [TargetPiece]
  ) -> String? {
    let safe = kept.map { $0.range(in: tree) } + target.compactMap { $0.capture?.range }
    return tree.comments(in: match.range)
      .first { comment in !safe.contains { $0.contains(comment.range) } }
      .map { tree.source.string($0.range) }
  }

  /// Returns a closure parameter that captured code uses although the template writes the closure
  /// with another parameter name.
  private func strayParameter(in match: Match, _ target: [TargetPiece]) -> String? {
    for parameter in match.renamed {
      for capture in target.compactMap(\.capture)
      where parameter.tokens.lowerBound < capture.tokens.lowerBound
        && capture.tokens.upperBound < parameter.tokens.upperBound
        && capture.tokens.contains(where: {
          tree.nameBytes(of: $0).elementsEqual(parameter.name.utf8)
        })
      {
        return parameter.name
      }
    }
    return nil
  }
}

/// One piece of the replacement.
struct TargetPiece {
  enum Content {
    case text(String)
    case capture(Capture)
    /// An empty list capture.
    case nothing
  }

  let content: Content
  let gap: String

  init(_ content: Content, gap: String) {
    self.content = content
    self.gap = gap
  }

  var capture: Capture? { if case .capture(let capture) = content { capture } else { nil } }

  var isNothing: Bool { if case .nothing = content { true } else { false } }

  /// Removes empty list captures, each with the comma after it, or else the comma before it.
  static func withoutNothing(_ pieces: [TargetPiece]) -> [TargetPiece] {
    var kept: [TargetPiece] = []
    var rest = pieces[...]
    while let piece = rest.popFirst() {
      guard piece.isNothing else {
        kept.append(piece)
        continue
      }
      if rest.first?.isComma == true {
        rest.removeFirst()
        if let next = rest.popFirst() {
          rest = [TargetPiece(next.content, gap: piece.gap)] + rest
        }
      } else if kept.last?.isComma == true {
        kept.removeLast()
      }
    }
    return kept
  }

  private var isComma: Bool { if case .text(",") = content { true } else { false } }
}

extension SyntaxTree {
  fileprivate func isTrailingComma(_ token: Int) -> Bool {
    guard tokens[token].kind == .comma, token + 1 < tokens.count else { return false }
    switch tokens[token + 1].kind {
    case .rightParen, .rightSquare, .rightAngle, .rightBrace: return true
    default: return false
    }
  }

  /// Extends a range to whole lines if nothing else is on these lines.
  fileprivate func rangeToRemove(_ range: ByteRange) -> ByteRange {
    var start = range.start.index
    while 0 < start, isBlank(start - 1) { start -= 1 }
    var end = range.end.index
    while end < source.count, isBlank(end) { end += 1 }
    guard start == 0 || isLineEnd(start - 1), end == source.count || isLineEnd(end) else {
      return range
    }
    if end < source.count { end += source[ByteOffset(end)] == UInt8(ascii: "\r") ? 2 : 1 }
    return ByteRange(start..<min(end, source.count))
  }

  private func isBlank(_ index: Int) -> Bool {
    let byte = source[ByteOffset(index)]
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isLineEnd(_ index: Int) -> Bool {
    let byte = source[ByteOffset(index)]
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
