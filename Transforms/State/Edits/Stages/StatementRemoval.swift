import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The removal of a statement that has no effect, with its line.
struct StatementRemoval {
  private let statement: SyntaxCursor
  private let list: [SyntaxCursor]

  /// - Returns: nil where the code around would be left without a statement. A `defer` goes as a whole.
  init?(of statement: SyntaxCursor, in file: IndexedFile) {
    var statement = statement
    var list: [SyntaxCursor] = []
    while true {
      guard let outer = file.ancestry.parent(of: statement) else { return nil }
      list = outer.statements
      if 1 < list.count { break }
      guard outer.kind == .codeBlock, let owner = file.ancestry.parent(of: outer),
        owner.kind == .deferStmt
      else { return nil }
      statement = owner
    }
    self.statement = statement
    self.list = list
  }

  private var tree: SyntaxTree { statement.tree }

  /// - Throws: why the line has to stay.
  func edit() throws(Obstacle) -> Edit {
    guard let first = statement.firstToken, let last = statement.lastToken else {
      return .delete(statement.range)
    }
    let next = TokenID(last.index + 1)
    let startsLine = tree.tokens[first.index].flags.contains(.startsLine)
    let endsLine =
      tree.tokens[next.index].flags.contains(.startsLine)
      && tree.tokens[next.index].kind != .semicolon
    let range = startsLine && endsLine ? lines : part
    let comments = tree.comments(in: range) + tree.trailingTrivia(of: last).filter(\.isComment)
    let above = startsLine && endsLine ? tree.ownComments(above: first) : []
    if let comment = comments.first ?? above.last {
      throw .lostComment(tree.source.string(comment.range), remedy: nil, at: statement)
    }
    return .delete(range)
  }

  /// The lines that the statement stands on.
  private var lines: ByteRange {
    let table = LineTable(tree.source)
    var last = table.line(of: statement.range.end)
    // What comes first in its block is followed by the next statement.
    if list.first?.id == statement.id {
      while last < table.count,
        tree.source.string(table.range(ofLine: last + 1)).allSatisfy(\.isWhitespace)
      {
        last += 1
      }
    }
    return ByteRange(
      table.range(ofLine: table.line(of: statement.range.start)).start,
      table.range(ofLine: last).end)
  }

  /// The statement with what separates it from another one of its line.
  private var part: ByteRange {
    guard let index = list.firstIndex(where: { $0.id == statement.id }) else {
      return statement.range
    }
    return 0 < index
      ? ByteRange(list[index - 1].range.end, statement.range.end)
      : ByteRange(statement.range.start, list[index + 1].range.start)
  }
}
