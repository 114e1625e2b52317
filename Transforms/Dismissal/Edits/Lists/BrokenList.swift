import SourceText
import Syntax

/// A list between parentheses, none of whose elements starts a line, and each of which gets a line because
/// another one would make the line too long.
struct BrokenList {
  private let tree: SyntaxTree
  private let leftParen: TokenID
  private let rightParen: TokenID
  private let elements: [SyntaxCursor]
  private let style: ListStyle
  /// The elements of several lines.
  private let shifts: [LineShift]
  /// The indentation of the line with the parenthesis, and the one that it gets.
  private let old: String
  private let new: String
  /// The start of the code on the line with the parenthesis.
  private let lineStart: ByteOffset
  private let isMoved: Bool

  /// - Parameter blocks: the blocks around the list that get lines of their own.
  /// - Returns: nil where an element starts a line or cannot move, or a comment is between elements.
  init?(
    tree: SyntaxTree, leftParen: TokenID, elements: [SyntaxCursor], in blocks: [BrokenBlock]
  ) {
    let last = elements.last?.lastToken ?? leftParen
    rightParen = TokenID(last.index + 1)
    guard rightParen.index < tree.tokens.count, tree.tokens[rightParen.index].kind == .rightParen,
      !(elements.compactMap(\.firstToken) + [rightParen]).contains(where: {
        tree.tokens[$0.index].flags.contains(.startsLine)
      })
    else { return nil }
    self.tree = tree
    self.leftParen = leftParen
    self.elements = elements
    style =
      elements.first?.kind == .functionParameter
      ? ListStyle(ofParametersIn: tree) : ListStyle(of: tree)
    old = tree.source.indentation(ofLineAt: tree.range(of: leftParen).start)
    let step = Indentation(of: tree.source).text
    new =
      Self.nextLine(after: rightParen, in: tree, below: old)
      ?? old + String(repeating: step, count: blocks.count)
    lineStart =
      blocks.last?.code.start
      ?? tree.range(of: LineRoom(at: leftParen, in: tree).firstToken).start
    isMoved = !blocks.isEmpty
    let gaps = zip(
      [tree.range(of: leftParen).end] + elements.map(\.range.end),
      elements.map(\.range.start) + [tree.range(of: rightParen).start])
    guard !gaps.contains(where: { !tree.comments(in: ByteRange($0, $1)).isEmpty }) else {
      return nil
    }
    var shifts: [LineShift] = []
    for element in elements where element.text.hasLineEnd {
      guard let shift = LineShift(of: element.range, indentedBy: old, in: tree) else { return nil }
      shifts.append(shift)
    }
    self.shifts = shifts
  }

  /// The indentation of the next line, where it has the next element of a list around the call.
  private static func nextLine(
    after token: TokenID, in tree: SyntaxTree, below old: String
  ) -> String? {
    let next = token.index + 2
    guard next < tree.tokens.count, tree.tokens[next - 1].kind == .comma,
      tree.tokens[next].flags.contains(.startsLine)
    else { return nil }
    let indentation = tree.source.indentation(ofLineAt: tree.range(of: TokenID(next)).start)
    return indentation.hasPrefix(old) ? indentation : nil
  }

  /// The edits that give each element a line of its own, among them `text` at an index.
  func edits(inserting text: String, at index: Int, within lineLength: Int) -> [Edit] {
    let isAligned = style.isAligned && shifts.isEmpty && fits(text, alignedWithin: lineLength)
    let separator = isAligned ? aligned : indented
    let isClosed = isAligned || !closesOnOwnLine(index == elements.count ? text : nil)
    var end = isClosed ? "" : base
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
    let shifted = shifts.flatMap { $0.edits(to: indentation) }
    return edits + shifted + (isClosed ? [] : modifierEdits)
  }

  /// The edits that give each element a line of its own. Two elements may ask for them.
  func edits() -> [Edit] {
    let starts = [tree.range(of: leftParen).end] + elements.map(\.range.end)
    let gaps = zip(starts, elements).map { ByteRange($0, $1.range.start) }
    let breaks = gaps.map { once($0, indented) }
    let end = ByteRange(starts[elements.count], tree.range(of: rightParen).start)
    let closing = closesOnOwnLine(nil) ? [once(end, base)] + modifierEdits : []
    return breaks + closing + shifts.flatMap { $0.edits(to: indentation) }
  }

  /// Whether the element around a token has room for more text on a line of its own.
  func fits(_ text: String, around token: TokenID, within lineLength: Int) -> Bool {
    guard let element = elements.first(where: { $0.tokenIDs.contains(token.index) }) else {
      return false
    }
    let width = tree.source[element.range].lineWidth + text.utf8.lineWidth
    return indentation.utf8.lineWidth + width <= lineLength
  }

  private func once(_ gap: ByteRange, _ text: String) -> Edit {
    gap.isEmpty ? .insertOnce(text, at: gap.start) : .replace(gap, with: text)
  }

  /// Whether no line is too long when the elements are aligned behind the parenthesis.
  private func fits(_ text: String, alignedWithin lineLength: Int) -> Bool {
    let column = aligned.utf8.drop { $0 == 0x0A || $0 == 0x0D }.lineWidth
    let widths = elements.map { tree.source[$0.range].lineWidth } + [text.utf8.lineWidth + 1]
    return column + (widths.max() ?? 0) < lineLength
  }

  /// Whether the closing parenthesis gets a line: also before a member of the call, as in
  /// `Editor(note: note).padding()`, and between two closures.
  private func closesOnOwnLine(_ text: String?) -> Bool {
    if style.closesOnOwnLine { return true }
    let endsInBrace = text?.hasSuffix("}") ?? (elements.last?.text.hasSuffix("}") == true)
    return following == .period || endsInBrace && following == .leftBrace
  }

  private var following: TokenKind? {
    let next = rightParen.index + 1
    return next < tree.tokens.count ? tree.tokens[next].kind : nil
  }

  /// The edits that align the modifiers below with the closing parenthesis.
  private var modifierEdits: [Edit] {
    guard old == new else { return [] }
    return ChainedModifiers(after: rightParen, in: tree)?.edits(alignedWith: new) ?? []
  }

  // MARK: Line starts

  private var base: String { LineEnding(of: tree.source).rawValue + new }

  private var indented: String { LineEnding(of: tree.source).rawValue + indentation }

  /// The indentation of an element: no tab follows a space.
  private var indentation: String {
    let step = Indentation(of: tree.source).text
    return new + (new.hasSuffix(" ") && step == "\t" ? "  " : step)
  }

  private var aligned: String {
    let before = tree.source[ByteRange(lineStart, tree.range(of: leftParen).end)]
    let line = isMoved ? base : LineEnding(of: tree.source).rawValue + old
    return line + String(repeating: " ", count: before.lineWidth)
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
    let counts = Counts(of: [.functionCallExpr, .functionParameterClause], in: tree)
    isAligned = counts.indented < counts.aligned
    closesOnOwnLine = counts.indented <= 2 * counts.closed
  }

  /// The style that most parameters of the file have. Without any, they are aligned as arguments are, or else the
  /// parenthesis has a line of its own before the body, also where calls end otherwise.
  init(ofParametersIn tree: SyntaxTree) {
    let counts = Counts(of: [.functionParameterClause], in: tree)
    let hasOwn = 0 < counts.aligned + counts.indented
    isAligned = hasOwn ? counts.indented < counts.aligned : ListStyle(of: tree).isAligned
    closesOnOwnLine = counts.indented <= 2 * counts.closed
  }

  /// How many lists of a file are written in which way.
  private struct Counts {
    private(set) var aligned = 0
    private(set) var indented = 0
    private(set) var closed = 0

    init(of kinds: [SyntaxKind], in tree: SyntaxTree) {
      for list in kinds.flatMap({ tree.nodes(ofKind: $0) }) {
        let starts = list.children.filter { [.labeledExpr, .functionParameter].contains($0.kind) }
          .map { ListStyle.startsLine($0.firstToken, tree) }
        guard 1 < starts.count, starts.dropFirst().allSatisfy(\.self) else { continue }
        if !starts[0] {
          aligned += 1
        } else {
          indented += 1
          if ListStyle.startsLine(list.token(.rightParen), tree) { closed += 1 }
        }
      }
    }
  }

  fileprivate static func startsLine(_ token: TokenID?, _ tree: SyntaxTree) -> Bool {
    token.map { tree.tokens[$0.index].flags.contains(.startsLine) } ?? false
  }
}
