import SourceText
import Syntax
import TransformKit

/// Replaces a view argument with a closure that shows it in an `if`:
/// `background(Badge(), alignment: .top)` becomes `background(alignment: .top) { if c { Badge() } }`.
struct ViewWrapping {
  private let view: FunctionCallView.Argument
  private let modifier: ConditionalModifier
  private let style: TextStyle

  init(of view: FunctionCallView.Argument, _ modifier: ConditionalModifier) {
    self.view = view
    self.modifier = modifier
    style = TextStyle(of: view.cursor.tree.source)
  }

  var piece: ChainReplacement.Piece {
    let test = "if \(modifier.condition.statementText) {"
    let goesOnLines = isBroken || hasLines || isTooLong
    let (before, after) = goesOnLines ? lines(test) : (" { \(test) ", " } }")
    let edits: [Edit] = [
      .replace(lead, with: alignment + before), .replace(tail, with: after),
    ]
    return ChainReplacement.Piece(
      modifier.call, edits: edits, deepened: view.value.range, by: isBroken ? 1 : 2)
  }

  /// A comment next to the view, which would be lost.
  var lostComment: String? {
    (tree.comments(in: lead) + tree.comments(in: tail)).first.map { tree.source.string($0.range) }
  }

  private var tree: SyntaxTree { view.cursor.tree }

  private var nameEnd: ByteOffset { modifier.call.nameOfModifier.end }

  private var lead: ByteRange { ByteRange(nameEnd, view.value.range.start) }

  private var tail: ByteRange { ByteRange(view.value.range.end, modifier.call.cursor.range.end) }

  private var alignment: String {
    let rest = modifier.call.arguments.dropFirst().map { "\($0.label!): \($0.value.text)" }
    return rest.isEmpty ? "" : "(\(rest.joined(separator: ", ")))"
  }

  private var indentation: String { tree.source.indentation(ofLineAt: nameEnd) }

  /// Whether the view starts on its own line.
  private var isBroken: Bool {
    tree.tokens[view.value.firstToken!.index].flags.contains(.startsLine)
  }

  private var hasLines: Bool { view.value.text.contains(where: \.isNewline) }

  private var isTooLong: Bool {
    let length =
      indentation.count + modifier.name.count + alignment.count + view.value.text.count
      + modifier.condition.statementText.count + "  { if  {  } }".count
    return Self.longestLine < length
  }

  private func lines(_ test: String) -> (before: String, after: String) {
    let line = style.lineEnding.rawValue + indentation
    let step = style.indentation.text
    return (" {\(line)\(step)\(test)\(line)\(step)\(step)", "\(line)\(step)}\(line)}")
  }

  /// The longest line that is written.
  static let longestLine = 100
}
