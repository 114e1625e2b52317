import SourceText
import Syntax

/// A list between parentheses on one line, whose elements get a line each because another one would
/// make the line too long.
struct BrokenList {
  private let tree: SyntaxTree
  private let leftParen: TokenID
  private let rightParen: TokenID
  private let elements: [SyntaxCursor]
  private let style: ListStyle

  /// - Returns: nil where the list has several lines, comments, or stands in a closure on one line.
  init?(tree: SyntaxTree, leftParen: TokenID, elements: [SyntaxCursor]) {
    let last = elements.last?.lastToken ?? leftParen
    rightParen = TokenID(last.index + 1)
    guard rightParen.index < tree.tokens.count, tree.tokens[rightParen.index].kind == .rightParen,
      !(leftParen.index + 1...rightParen.index).contains(where: {
        tree.tokens[$0].flags.contains(.startsLine)
      })
    else { return nil }
    self.tree = tree
    self.leftParen = leftParen
    self.elements = elements
    style = ListStyle(of: tree)
    let inside = ByteRange(tree.range(of: leftParen).end, tree.range(of: rightParen).start)
    guard tree.comments(in: inside).isEmpty, !LineRoom(at: leftParen, in: tree).isInBraces else {
      return nil
    }
  }

  /// Whether the line gets too long with another element.
  func isTooLong(with text: String, for lineLength: Int) -> Bool {
    LineRoom(at: leftParen, in: tree)
      .isExceeded(by: elements.isEmpty ? text : text + ", ", lineLength: lineLength)
  }

  /// The edits that give each element a line of its own, among them `text` at an index.
  func edits(inserting text: String, at index: Int, within lineLength: Int) -> [Edit] {
    let isAligned = style.isAligned && fits(text, alignedWithin: lineLength)
    let separator = isAligned ? aligned : indented
    var end = isAligned || !(style.closesOnOwnLine || hasMember) ? "" : base
    var edits: [Edit] = []
    var start = tree.range(of: leftParen).end
    for (number, element) in elements.enumerated() {
      let gap = ByteRange(start, element.range.start)
      let isFirst = number == 0
      let lead = isFirst && isAligned ? "" : separator
      let new = number == index ? lead + text + "," + separator : lead
      if !new.isEmpty { edits.append(.replace(gap, with: new)) }
      start = element.range.end
    }
    let hasComma = elements.last?.lastToken.map { tree.tokens[$0.index].kind == .comma } ?? false
    if index == elements.count {
      let comma = elements.isEmpty || hasComma ? "" : ","
      let lead = elements.isEmpty && isAligned ? "" : separator
      end = comma + lead + text + (hasComma ? "," : "") + end
    }
    let gap = ByteRange(start, tree.range(of: rightParen).start)
    if !end.isEmpty { edits.append(.replace(gap, with: end)) }
    return edits
  }

  /// Whether no line is too long when the elements are aligned behind the parenthesis.
  private func fits(_ text: String, alignedWithin lineLength: Int) -> Bool {
    let column = aligned.utf8.drop { $0 == 0x0A || $0 == 0x0D }.lineWidth
    let widths = elements.map { tree.source[$0.range].lineWidth } + [text.utf8.lineWidth + 1]
    return column + (widths.max() ?? 0) < lineLength
  }

  /// Whether a member of the call follows: `Editor(note: note).padding()`.
  private var hasMember: Bool {
    let next = rightParen.index + 1
    return next < tree.tokens.count && tree.tokens[next].kind == .period
  }

  // MARK: Line starts

  private var base: String {
    LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: tree.range(of: leftParen).start)
  }

  private var indented: String { base + Indentation(of: tree.source).text }

  private var aligned: String {
    let place = tree.range(of: leftParen).end
    let lines = LineTable(tree.source)
    let start = lines.range(ofLine: lines.line(of: place)).start
    let indentation = tree.source.indentation(ofLineAt: place)
    let before = tree.source[ByteRange(start, place)].dropFirst(indentation.utf8.count)
    return base + String(repeating: " ", count: before.lineWidth)
  }
}

/// How a file writes lists with an element on each line.
private struct ListStyle {
  /// Whether the first element stays behind the parenthesis, and the others are aligned with it.
  let isAligned: Bool
  /// Whether the closing parenthesis has a line of its own.
  let closesOnOwnLine: Bool

  /// The style that most such lists of the file have.
  init(of tree: SyntaxTree) {
    var (aligned, indented, closed) = (0, 0, 0)
    for kind in [SyntaxKind.functionCallExpr, .functionParameterClause] {
      for list in tree.nodes(ofKind: kind) {
        let starts = list.children.filter { [.labeledExpr, .functionParameter].contains($0.kind) }
          .map { Self.startsLine($0.firstToken, tree) }
        guard 1 < starts.count, starts.dropFirst().allSatisfy(\.self) else { continue }
        if !starts[0] {
          aligned += 1
        } else {
          indented += 1
          if Self.startsLine(list.token(.rightParen), tree) { closed += 1 }
        }
      }
    }
    isAligned = indented < aligned
    closesOnOwnLine = indented <= 2 * closed
  }

  private static func startsLine(_ token: TokenID?, _ tree: SyntaxTree) -> Bool {
    token.map { tree.tokens[$0.index].flags.contains(.startsLine) } ?? false
  }
}
