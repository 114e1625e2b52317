import SourceText
import Syntax

/// The modifiers on the lines below a call that gets a closing parenthesis or brace on a line of its own.
struct ChainedModifiers {
  private let tree: SyntaxTree
  private let indentation: String
  /// From what closes the call to the end of the last modifier.
  private let range: ByteRange

  /// - Parameter closer: the last token of the call.
  /// - Returns: nil where no modifier begins on the next line.
  init?(after closer: TokenID, in tree: SyntaxTree) {
    let period = TokenID(closer.index + 1)
    guard period.index < tree.tokens.count, tree.tokens[period.index].kind == .period,
      tree.tokens[period.index].flags.contains(.startsLine)
    else { return nil }
    let calls = tree.nodes(ofKind: .functionCallExpr)
    guard let call = calls.first(where: { $0.lastToken == closer }),
      let end = calls.filter({ $0.firstToken == call.firstToken }).map(\.range.end).max(),
      tree.range(of: closer).start < end
    else { return nil }
    self.tree = tree
    range = ByteRange(tree.range(of: closer).start, end)
    indentation = tree.source.indentation(ofLineAt: tree.range(of: period).start)
  }

  /// The edits that align the modifiers with what closes the call.
  func edits(alignedWith base: String) -> [Edit] {
    guard indentation.hasPrefix(base) else { return [] }
    return LineShift(of: range, indentedBy: indentation, in: tree)?.edits(to: base) ?? []
  }
}
