import SourceText
import Syntax

/// A statement that is inserted at the beginning of a function's body.
public struct FirstStatement {
  private let body: SyntaxCursor

  /// - Parameter body: the body with its braces.
  public init(body: SyntaxCursor) {
    self.body = body
  }

  private var tree: SyntaxTree { body.tree }

  public func edits(inserting statement: String) -> [Edit] {
    guard let open = body.firstToken, let close = body.lastToken else { return [] }
    let first = TokenID(open.index + 1)
    let isBroken = tree.tokens[first.index].flags.contains(.startsLine)
    let gaps = [gap(before: first), gap(before: close)]
    let hasComments = !gaps.allSatisfy { tree.comments(in: $0).isEmpty }
    if isBroken, first != close || hasComments {
      // A comment after the brace on its line is about the function.
      let end = tree.trailingTrivia(of: open).last?.range.end ?? tree.range(of: open).end
      if !hasComments, first != close, 1 < tree.source.string(gaps[0]).count(where: \.isNewline) {
        return [.insert(statement + lineEnd + indentation, at: gaps[0].end)]
      }
      return [.insert(line(statement), at: end)]
    }
    if hasComments {
      let separator = first == close ? "" : ";"
      return [.insert(" " + statement + separator, at: tree.range(of: open).end)]
    }
    if first == close { return [.replace(gaps[0], with: line(statement) + lineEnd + base)] }
    return [
      .replace(gaps[0], with: line(statement) + lineEnd + indentation),
      .replace(gaps[1], with: lineEnd + base),
    ]
  }

  private func gap(before token: TokenID) -> ByteRange { tree.triviaRange(before: token) }

  private func line(_ statement: String) -> String { lineEnd + indentation + statement }

  private var lineEnd: String { LineEnding(of: tree.source).rawValue }

  /// The indentation of the line that the closing brace starts, or else of the body's first line.
  private var base: String {
    let close = body.lastToken!
    let place =
      tree.tokens[close.index].flags.contains(.startsLine) ? body.range.end : body.range.start
    return tree.source.indentation(ofLineAt: place)
  }

  /// The indentation of the statement.
  public var indentation: String {
    let statement = body.children.first {
      $0.kind != .ifConfigDecl
        && $0.firstToken.map { tree.tokens[$0.index].flags.contains(.startsLine) } == true
    }
    guard let statement else { return base + Indentation(of: tree.source).text }
    return tree.source.indentation(ofLineAt: statement.range.start)
  }
}
