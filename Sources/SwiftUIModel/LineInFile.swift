import SourceText
import SymbolIndex
import Syntax

extension SyntaxCursor {
  /// `Shelf/ShelfView.swift:7`, as messages name a place. A call in a chain of modifiers is where its name is.
  public var lineInFile: String {
    let start = FunctionCallView(self)?.nameNode?.range.start ?? range.start
    let line = LineTable(tree.source).location(of: start).line
    return "\(tree.source.path):\(line)"
  }
}
