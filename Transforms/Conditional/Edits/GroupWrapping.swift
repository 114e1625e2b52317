import SourceText
import Syntax
import TransformKit

/// Wraps a view argument in a group that shows it in an `if`:
/// `background(Badge(), alignment: .top)` becomes `background(Group { if c { Badge() } }, alignment: .top)`.
struct GroupWrapping {
  private let view: SyntaxCursor
  private let modifier: ConditionalModifier

  init(of view: SyntaxCursor, _ modifier: ConditionalModifier) {
    self.view = view
    self.modifier = modifier
  }

  var piece: ChainReplacement.Piece {
    let test = "if \(modifier.condition.statementText) {"
    let (before, after) =
      isBroken || hasLines || isTooLong ? lines(test) : ("Group { \(test) ", " } }")
    let edits: [Edit] = [
      .insert(before, at: view.range.start), .insert(after, at: view.range.end),
    ]
    // The insertion before the view indents its first line.
    let others = ByteRange(ByteOffset(view.range.start.index + 1), view.range.end)
    return ChainReplacement.Piece(modifier.call, edits: edits, deepened: others, by: 2)
  }

  private var source: SourceText { view.tree.source }

  /// Whether the view starts on its own line.
  private var isBroken: Bool {
    view.tree.tokens[view.firstToken!.index].flags.contains(.startsLine)
  }

  private var hasLines: Bool { view.text.contains(where: \.isNewline) }

  private var indentation: String {
    source.indentation(
      ofLineAt: isBroken ? view.range.start : modifier.call.nameOfModifier.end)
  }

  private var isTooLong: Bool {
    let length =
      indentation.count + modifier.name.count + view.text.count
      + modifier.condition.statementText.count + "(Group { if  {  } })".count
    return ViewWrapping.longestLine < length
  }

  private func lines(_ test: String) -> (before: String, after: String) {
    let style = TextStyle(of: source)
    let line = style.lineEnding.rawValue + indentation
    let step = style.indentation.text
    return (
      "Group {\(line)\(step)\(test)\(line)\(step)\(step)", "\(line)\(step)}\(line)}"
    )
  }
}
