import SourceText
import Syntax

/// Whether the code outside the edits is parsed as before.
enum TokenComparison {
  /// The first token outside the edits that is not in the new tree, unchanged and at its place.
  ///
  /// A token is outside when no edit takes one of its bytes or inserts between them. So an
  /// insertion at its border that becomes part of it is a change: an edit replaces a name or a part
  /// of one, but does not lengthen it from outside.
  static func firstChange(
    from old: SyntaxTree, to new: SyntaxTree, edits: EditSet
  ) -> TokenID? {
    var rest = edits.edits[...]
    var shift = 0
    var candidate = 0
    for index in old.tokens.indices {
      let range = old.range(of: TokenID(index))
      guard !range.isEmpty else { continue }
      while let edit = rest.first, edit.range.end <= range.start {
        shift += edit.replacement.count - edit.range.count
        rest.removeFirst()
      }
      if let edit = rest.first, edit.range.start < range.end { continue }
      let start = range.start.index + shift
      // An empty token, such as the text before `\(` in a string, may start at the same place.
      while candidate < new.tokens.count,
        new.tokens[candidate].start < start || new.range(of: TokenID(candidate)).isEmpty
      { candidate += 1 }
      let expected = ByteRange(start..<start + range.count)
      guard candidate < new.tokens.count,
        new.tokens[candidate].kind == old.tokens[index].kind,
        new.range(of: TokenID(candidate)) == expected
      else { return TokenID(index) }
    }
    return nil
  }
}
