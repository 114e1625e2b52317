import SourceText
import SymbolIndex
import Syntax
import TransformKit

extension TypeDecl {
  /// The comments above a type.
  var commentsAbove: [TriviaPiece] {
    let extent = DeclarationExtent(of: cursor).range
    return cursor.tree.comments(in: ByteRange(extent.start, cursor.range.start))
  }

  /// The comments above and behind the stored properties of a type, and between them.
  var commentsAtProperties: [TriviaPiece] {
    let stored = storedProperties.map { DeclarationExtent(of: $0.decl).range }
    guard let block = cursor.child(.memberBlock), let end = stored.last?.end else { return [] }
    let others = block.children.map(\.range).filter { member in
      !stored.contains { $0.contains(member) }
    }
    return cursor.tree.comments(in: ByteRange(block.range.start, end)).filter { comment in
      !others.contains { $0.contains(comment.range) }
    }
  }
}
