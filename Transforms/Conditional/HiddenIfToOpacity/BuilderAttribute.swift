import SourceText
import SwiftUIModel
import Syntax

/// `@ViewBuilder` on a function or property whose body becomes one expression.
struct BuilderAttribute {
  private let decl: SyntaxCursor
  /// What becomes one expression.
  private let statement: ByteRange

  init(of decl: SyntaxCursor, around statement: ByteRange) {
    self.decl = decl
    self.statement = statement
  }

  /// The edit that removes the attribute; nil where there is none, or where the body has more statements.
  var removal: Edit? {
    let tree = decl.tree
    let attribute = decl.children.first {
      $0.kind == .attribute && $0.textWithoutTrivia == "@ViewBuilder"
    }
    guard let attribute, let last = attribute.lastToken, let body,
      body.children.count(where: { _ in true }) == 1,
      body.children.allSatisfy({ $0.range == statement })
    else { return nil }
    let next = tree.range(of: TokenID(last.index + 1)).start
    let range = ByteRange(attribute.range.start, next)
    return tree.comments(in: range).isEmpty ? .delete(range) : nil
  }

  private var body: SyntaxCursor? {
    decl.child(.codeBlock) ?? decl.child(.patternBinding)?.child(.accessorBlock)
  }
}
