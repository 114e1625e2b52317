import SourceText
import Syntax
import TransformKit

/// A new element for a list between parentheses: an argument of a call, a parameter of an initialiser.
///
/// It gets a line of its own where its neighbours have one. Comments stay with the element that they
/// stand before, or behind on its line.
struct ListInsertion {
  let tree: SyntaxTree
  let leftParen: TokenID
  /// The elements with their commas.
  let elements: [SyntaxCursor]

  /// The edit that makes `text` the element at an index.
  func edits(inserting text: String, at index: Int) -> [Edit] {
    guard !elements.isEmpty else { return [emptyListEdit(inserting: text)] }
    return index == 0 ? [firstEdit(inserting: text)] : edits(inserting: text, behind: index - 1)
  }

  private func emptyListEdit(inserting text: String) -> Edit {
    let isBeforeComment = tree.trailingTrivia(of: leftParen).first?.isComment == true
    return .insert(isBeforeComment ? text + " " : text, at: tree.range(of: leftParen).end)
  }

  private func firstEdit(inserting text: String) -> Edit {
    let neighbour = hasOwnLines(elements[0]) ? elements[0] : elements.dropFirst().first
    guard let neighbour, hasOwnLines(neighbour) else {
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
    let isLast = index + 1 == elements.count
    let next = isLast ? element : elements[index + 1]
    let last = element.lastToken!
    let hasComma = tree.tokens[last.index].kind == .comma
    let end = endOfLine(behind: last)
    let isOnLine = isLast ? hasOwnLines(element) : startsLine(next)
    guard isOnLine || endsInLineComment(last) else {
      guard hasComma else { return [.insert(", \(text)", at: end)] }
      return [.insert(" \(text),", at: isLast ? end : element.range.end)]
    }
    let neighbour = isLast ? elements.last(where: startsLine) ?? elements[0] : next
    let line = lineStart(of: neighbour) + text
    guard hasComma else { return [.insert(",", at: element.range.end), .insert(line, at: end)] }
    return [.insert(line + ",", at: end)]
  }

  private func startsLine(_ element: SyntaxCursor) -> Bool {
    element.firstToken.map { tree.tokens[$0.index].flags.contains(.startsLine) } ?? false
  }

  /// Whether an element starts its line, or the lines that it goes on over are aligned with its start.
  private func hasOwnLines(_ element: SyntaxCursor) -> Bool {
    if startsLine(element) { return true }
    let lines = element.tokenIDs.filter { tree.tokens[$0].flags.contains(.startsLine) }
    guard !lines.isEmpty else { return false }
    let start = indentation(to: element.range.start).utf8.count
    return lines.allSatisfy { token in
      start <= indentation(to: tree.range(of: TokenID(token)).start).utf8.count
    }
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
    LineEnding(of: tree.source).rawValue + indentation(to: element.range.start)
  }

  /// The white space that a line starts with whose text is to stand below a place.
  private func indentation(to place: ByteOffset) -> String {
    let indentation = tree.source.indentation(ofLineAt: place)
    let column = LineTable(tree.source).location(of: place).column - 1
    return indentation + String(repeating: " ", count: column - indentation.utf8.count)
  }
}
