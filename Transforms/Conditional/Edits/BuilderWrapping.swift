import SourceText
import Syntax
import TransformKit

/// Wraps the statements of a view builder in an `if`.
struct BuilderWrapping {
  private let closure: ClosureView
  private let modifier: ConditionalModifier
  private let style: TextStyle

  init(of closure: ClosureView, _ modifier: ConditionalModifier) {
    self.closure = closure
    self.modifier = modifier
    style = TextStyle(of: closure.cursor.tree.source)
  }

  var piece: ChainReplacement.Piece {
    let test = "if \(modifier.condition.statementText) {"
    let body = self.body
    guard isBroken else {
      let edits: [Edit] = [
        .insert("\(test) ", at: body.start), .insert(" }", at: body.end),
      ]
      return ChainReplacement.Piece(modifier.call, edits: edits)
    }
    let line = style.lineEnding.rawValue + source.indentation(ofLineAt: body.start)
    let edits: [Edit] = [
      .insert(test + line + style.indentation.text, at: body.start),
      .insert(line + "}", at: body.end),
    ]
    // The insertion of the `if` indents the first line.
    let others = ByteRange(ByteOffset(body.start.index + 1), body.end)
    return ChainReplacement.Piece(modifier.call, edits: edits, deepened: others)
  }

  private var tree: SyntaxTree { closure.cursor.tree }

  private var source: SourceText { tree.source }

  /// Whether the statements start on their own line.
  private var isBroken: Bool {
    tree.tokens[closure.statements[0].firstToken!.index].flags.contains(.startsLine)
  }

  /// The statements with the comments above and below them. Comments on the lines of the braces belong
  /// to the braces.
  private var body: ByteRange {
    let statements = closure.statements
    let first = statements[0].firstToken!
    let last = statements.last!.lastToken!
    let above = isBroken ? tree.leadingTrivia(of: first).first(where: \.isComment) : nil
    let below = tree.trivia(before: TokenID(last.index + 1)).last(where: \.isComment)
    return ByteRange(
      above?.range.start ?? statements[0].range.start,
      below?.range.end ?? statements.last!.range.end)
  }
}
