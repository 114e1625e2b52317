import SourceText
import Syntax

/// The blocks on a line that get lines of their own, so that a text has room behind a token.
struct BrokenBlocks {
  /// The blocks, the outermost first: those around the token, as far as they are needed.
  let blocks: [BrokenBlock]
  /// The indentation of the line that each block begins on.
  private let bases: [String]
  /// Whether the text has room once these blocks are broken.
  let makeRoom: Bool

  /// - Returns: nil where one of the blocks cannot be broken.
  init?(around token: TokenID, adding text: String, within lineLength: Int, in tree: SyntaxTree) {
    guard let all = BrokenBlock.all(around: token, in: tree) else { return nil }
    let step = Indentation(of: tree.source).text
    let base = tree.source.indentation(ofLineAt: tree.range(of: token).start)
    let bases = all.indices.map { base + String(repeating: step, count: $0) }
    let fitting = all.indices.first {
      all[$0].fits(text, indentedBy: bases[$0] + step, lineLength: lineLength)
    }
    blocks = fitting.map { Array(all[...$0]) } ?? all
    self.bases = bases
    makeRoom = fitting != nil
  }

  /// The edits that give each block a line.
  var edits: [Edit] { zip(blocks, bases).flatMap { $0.edits(base: $1) } }

  /// The indentation of the innermost block; nil without blocks.
  var innermostBase: String? { bases.last }
}
