import SourceText
import Syntax

/// A new element for a list between parentheses: an argument of a call, a parameter of an
/// initializer.
///
/// The element gets a line of its own where its neighbors have one, and each element where the line would
/// get too long. A comment stays with the element that follows it, or that precedes it on the same line.
struct ListInsertion {
  private let tree: SyntaxTree
  private let leftParen: TokenID
  private let elements: [SyntaxCursor]
  private let lineLength: Int?

  /// - Parameters:
  ///   - elements: the elements with their commas.
  ///   - lineLength: the number of characters that a line may have; nil for any.
  init(
    tree: SyntaxTree, leftParen: TokenID, elements: [SyntaxCursor], lineLength: Int? = nil
  ) {
    self.lineLength = lineLength
    self.tree = tree
    self.leftParen = leftParen
    self.elements = elements
  }

  /// The edits that make `text` the element at an index.
  func edits(inserting text: String, at index: Int) -> [Edit] {
    brokenEdits(inserting: text, at: index) ?? plainEdits(inserting: text, at: index)
  }

  private func plainEdits(inserting text: String, at index: Int) -> [Edit] {
    guard !elements.isEmpty else { return [emptyListEdit(inserting: text)] }
    return index == 0 ? [firstEdit(inserting: text)] : edits(inserting: text, after: index - 1)
  }

  /// The edits that break the blocks and the list around a new element; nil where it has room, or the
  /// code cannot be broken.
  private func brokenEdits(inserting text: String, at index: Int) -> [Edit]? {
    let added = elements.isEmpty ? text : text + ", "
    guard let lineLength, isCrowded(by: text, after: index - 1),
      let broken = BrokenBlocks(around: leftParen, adding: added, within: lineLength, in: tree)
    else { return nil }
    let edits = broken.edits
    if !broken.makeRoom,
      let outer = outerList(in: broken.blocks, adding: added, within: lineLength)
    {
      return edits + outer.edits() + plainEdits(inserting: text, at: index)
    }
    if !broken.makeRoom, !isInAnotherList,
      let list = BrokenList(tree: tree, leftParen: leftParen, elements: elements, in: broken.blocks)
    {
      return edits + list.edits(inserting: text, at: index, within: lineLength)
    }
    return edits.isEmpty ? nil : edits + plainEdits(inserting: text, at: index)
  }

  /// The outermost list of several elements around this one on the same line whose elements have room on
  /// lines of their own, with more text in this list; around an empty one, also that of a single element.
  private func outerList(in blocks: [BrokenBlock], adding text: String, within lineLength: Int)
    -> BrokenList?
  {
    let openings = LineRoom(at: leftParen, in: tree).openings
      .prefix { tree.tokens[$0.index].kind == .leftParen }
    for opening in openings.reversed() {
      let call = tree.nodes(ofKind: .functionCallExpr).first { $0.token(.leftParen) == opening }
      let others = call?.children.filter { $0.kind == .labeledExpr } ?? []
      guard 1 < others.count || elements.isEmpty && !others.isEmpty,
        let list = BrokenList(tree: tree, leftParen: opening, elements: others, in: blocks),
        list.fits(text, around: leftParen, within: lineLength)
      else { continue }
      return list
    }
    return nil
  }

  /// Whether the list has elements and belongs to an element of another one that begins on the same line: it
  /// stays as it is, because only breaking the outer one would read well.
  private var isInAnotherList: Bool {
    guard !elements.isEmpty else { return false }
    let opening = LineRoom(at: leftParen, in: tree).openings.first
    return opening.map { tree.tokens[$0.index].kind != .leftBrace } ?? false
  }

  /// Whether an element after another one makes its line too long, or follows a closure of several lines.
  private func isCrowded(by text: String, after index: Int) -> Bool {
    guard let lineLength, !text.hasLineEnd else { return false }
    let last = index < 0 ? leftParen : elements[index].lastToken ?? leftParen
    let added = elements.isEmpty ? text : text + ", "
    let isAfterClosure =
      0 <= index && elements[index].child(.closureExpr) != nil && elements[index].text.hasLineEnd
      && !hasOwnLines(elements[index])
    return isAfterClosure
      || LineRoom(at: last, in: tree).isExceeded(by: added, lineLength: lineLength)
  }

  private func emptyListEdit(inserting text: String) -> Edit {
    let isBeforeComment = tree.trailingTrivia(of: leftParen).first?.isComment == true
    return .insert(isBeforeComment ? text + " " : text, at: tree.range(of: leftParen).end)
  }

  private func firstEdit(inserting text: String) -> Edit {
    let neighbor = hasOwnLines(elements[0]) ? elements[0] : elements.dropFirst().first
    guard let neighbor, hasOwnLines(neighbor) else {
      return .insert("\(text), ", at: elements[0].range.start)
    }
    // The comment after the parenthesis stays on its line; those above the element stay with it.
    guard startsLine(elements[0]) else {
      return .insert("\(text),\(lineStart(of: neighbor))", at: elements[0].range.start)
    }
    return .insert("\(lineStart(of: neighbor))\(text),", at: endOfLine(after: leftParen))
  }

  private func edits(inserting text: String, after index: Int) -> [Edit] {
    let element = elements[index]
    let isLast = index + 1 == elements.count
    let next = isLast ? element : elements[index + 1]
    let last = element.lastToken!
    let hasComma = tree.tokens[last.index].kind == .comma
    let end = endOfLine(after: last)
    let isOnLine = isLast ? hasOwnLines(element) : startsLine(next)
    guard isOnLine || endsInLineComment(last) else {
      if isCrowded(by: text, after: index), let edits = lineEdits(inserting: text, after: index) {
        return edits
      }
      guard hasComma else { return [.insert(", \(text)", at: end)] }
      return [.insert(" \(text),", at: isLast ? end : element.range.end)]
    }
    let neighbor = isLast ? elements.last(where: startsLine) ?? elements[0] : next
    let line = lineStart(of: neighbor) + text
    guard hasComma else {
      let comment = commentAfterList
      return [.insert("," + (comment?.text ?? ""), at: element.range.end)]
        + [.insert(line + closing(after: text), at: end)]
        + (comment.map { [.deleteWithComments($0.range)] } ?? [])
    }
    return [.insert(line + ",", at: end)]
  }

  /// The comment behind the closing parenthesis, with the space before it, where it speaks of the last
  /// element, as such comments do of the elements before: `count: 2)  // second`.
  private var commentAfterList: (text: String, range: ByteRange)? {
    guard let last = elements.last?.lastToken,
      elements.dropLast().contains(where: endsInLineComment)
    else { return nil }
    let paren = TokenID(last.index + 1)
    guard tree.tokens[paren.index].kind == .rightParen, tree.leadingTrivia(of: paren).isEmpty,
      tree.trailingTrivia(of: last).isEmpty,
      !tree.tokens[paren.index].flags.contains(.startsLine),
      let comment = tree.trailingTrivia(of: paren).first(where: \.isComment)
    else { return nil }
    let range = ByteRange(tree.range(of: paren).end, comment.range.end)
    return (tree.source.string(range), range)
  }

  /// The edits that give an element a line among others of which some start lines; nil where none does.
  private func lineEdits(inserting text: String, after index: Int) -> [Edit]? {
    let element = elements[index]
    guard let last = element.lastToken,
      let neighbor = elements[...index].last(where: startsLine) ?? elements.first(where: startsLine)
    else { return nil }
    let hasComma = tree.tokens[last.index].kind == .comma
    let start = lineStart(of: neighbor)
    guard index + 1 < elements.count else {
      return [
        .insert((hasComma ? "" : ",") + start + text + (hasComma ? "," : ""), at: element.range.end)
      ]
    }
    let gap = ByteRange(element.range.end, elements[index + 1].range.start)
    return tree.comments(in: gap).isEmpty ? [.replace(gap, with: start + text + "," + start)] : nil
  }

  /// The line end before the closing parenthesis, where it would stand between two closures:
  /// `dismiss: { isEditing = false }) {`.
  private func closing(after text: String) -> String {
    let end = elements.last?.range.end
    guard text.hasSuffix("}"), let last = elements.last?.lastToken, startsLine(elements[0]),
      last.index + 2 < tree.tokens.count, tree.range(of: TokenID(last.index + 1)).start == end,
      tree.tokens[last.index + 2].kind == .leftBrace
    else { return "" }
    return LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: tree.range(of: leftParen).start)
  }

  private func startsLine(_ element: SyntaxCursor) -> Bool {
    element.firstToken.map { tree.tokens[$0.index].flags.contains(.startsLine) } ?? false
  }

  /// Whether an element starts its line, or its other lines are aligned with its start.
  private func hasOwnLines(_ element: SyntaxCursor) -> Bool {
    if startsLine(element) { return true }
    let lines = element.tokenIDs.filter { tree.tokens[$0].flags.contains(.startsLine) }
    guard !lines.isEmpty else { return false }
    let start = indentation(to: element.range.start).utf8.count
    return lines.allSatisfy { token in
      start <= indentation(to: tree.range(of: TokenID(token)).start).utf8.count
    }
  }

  private func endsInLineComment(_ element: SyntaxCursor) -> Bool {
    element.lastToken.map(endsInLineComment) ?? false
  }

  private func endsInLineComment(_ token: TokenID) -> Bool {
    tree.trailingTrivia(of: token).contains {
      $0.kind == .lineComment || $0.kind == .docLineComment
    }
  }

  /// The end of a token and the comments that follow it on its line.
  private func endOfLine(after token: TokenID) -> ByteOffset {
    let comment = tree.trailingTrivia(of: token).last(where: \.isComment)
    return comment?.range.end ?? tree.range(of: token).end
  }

  private func lineStart(of element: SyntaxCursor) -> String {
    LineEnding(of: tree.source).rawValue + indentation(to: element.range.start)
  }

  /// The white space at the start of a line whose text is to align with a place above.
  private func indentation(to place: ByteOffset) -> String {
    let indentation = tree.source.indentation(ofLineAt: place)
    let column = LineTable(tree.source).location(of: place).column - 1
    return indentation + String(repeating: " ", count: column - indentation.utf8.count)
  }
}
