import SourceText
import Syntax

/// A new element for a list between parentheses: an argument of a call, a parameter of an initialiser.
///
/// It gets a line of its own where its neighbours have one. Comments stay with the element that they
/// stand before, or behind on its line.
struct ListInsertion {
  let tree: SyntaxTree
  let leftParen: TokenID
  let rightParen: TokenID
  /// The elements with their commas.
  let elements: [SyntaxCursor]

  init(in holder: SyntaxCursor, leftParen: TokenID, rightParen: TokenID, elements: [SyntaxCursor]) {
    tree = holder.tree
    self.leftParen = leftParen
    self.rightParen = rightParen
    self.elements = elements
  }

  /// The edit that makes `text` the element at an index.
  func edits(inserting text: String, at index: Int) -> [Edit] {
    if elements.isEmpty { return [emptyListEdit(inserting: text)] }
    return index == 0 ? [firstEdit(inserting: text)] : edits(inserting: text, behind: index - 1)
  }

  private func emptyListEdit(inserting text: String) -> Edit {
    let start = tree.range(of: leftParen).end
    let end = tree.range(of: rightParen).start
    return .insert(text, at: tree.comments(in: ByteRange(start, end)).isEmpty ? start : end)
  }

  private func firstEdit(inserting text: String) -> Edit {
    let neighbour = startsLine(elements[0]) ? elements[0] : elements.dropFirst().first
    guard let neighbour, startsLine(neighbour) else {
      return .insert("\(text), ", at: elements[0].range.start)
    }
    // Behind the parenthesis there is the comment on its line, before the element those above it.
    guard startsLine(elements[0]) else {
      return .insert("\(text),\(lineStart(of: neighbour))", at: elements[0].range.start)
    }
    return .insert("\(lineStart(of: neighbour))\(text),", at: endOfLine(behind: leftParen))
  }

  private func edits(inserting text: String, behind index: Int) -> [Edit] {
    let element = elements[index]
    let next = index + 1 < elements.count ? elements[index + 1] : nil
    let last = element.lastToken!
    let hasComma = tree.tokens[last.index].kind == .comma
    let model = next ?? element
    guard startsLine(model) || endsInLineComment(last) else {
      let end = endOfLine(behind: last)
      if next != nil { return [.insert(" \(text),", at: element.range.end)] }
      return hasComma
        ? [.insert(" \(text),", at: end)] : [.insert(", \(text)", at: end)]
    }
    let line = lineStart(of: startsLine(model) ? model : element) + text
    let end = endOfLine(behind: last)
    if hasComma { return [.insert(line + ",", at: end)] }
    return end == element.range.end
      ? [.insert("," + line, at: end)]
      : [.insert(",", at: element.range.end), .insert(line, at: end)]
  }

  private func startsLine(_ element: SyntaxCursor) -> Bool {
    element.firstToken.map { tree.tokens[$0.index].flags.contains(.startsLine) } ?? false
  }

  private func endsInLineComment(_ token: TokenID) -> Bool {
    tree.trailingTrivia(of: token).contains {
      $0.kind == .lineComment || $0.kind == .docLineComment
    }
  }

  /// Behind a token and the comments that follow it on its line.
  private func endOfLine(behind token: TokenID) -> ByteOffset {
    let comment = tree.trailingTrivia(of: token).last(where: \.isComment)
    return comment?.range.end ?? tree.range(of: token).end
  }

  private func lineStart(of element: SyntaxCursor) -> String {
    LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: element.range.start)
  }
}
