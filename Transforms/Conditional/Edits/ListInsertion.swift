import SourceText
import Syntax

/// Inserts an element into a list in parentheses: a parameter, or an argument.
struct ListInsertion {
  /// The opening parenthesis; nil for a call without any.
  let open: TokenID?
  /// The elements in the parentheses.
  let elements: [SyntaxCursor]
  /// The end of what stands before the list: the name of a call.
  let start: ByteOffset
  let tree: SyntaxTree

  /// The insertion of an element before the one of an index, or else after the last.
  func edit(inserting text: String, at index: Int) -> Edit {
    guard let open else { return .insert("(\(text))", at: start) }
    guard let first = elements.first else {
      return .insert(text, at: tree.range(of: open).end)
    }
    guard 0 < index else {
      return .insert("\(text),\(separator(like: first))", at: first.range.start)
    }
    let last = elements[min(index, elements.count) - 1]
    return .insert(",\(separator(like: last))\(text)", at: end(of: last))
  }

  /// The end of an element without its comma.
  private func end(of element: SyntaxCursor) -> ByteOffset {
    guard let last = element.lastToken else { return element.range.end }
    let isComma = tree.tokens[last.index].kind == .comma
    return tree.range(of: isComma ? TokenID(last.index - 1) : last).end
  }

  /// The white space between two elements: a line break where the element starts its line.
  private func separator(like element: SyntaxCursor) -> String {
    guard let first = element.firstToken, tree.tokens[first.index].flags.contains(.startsLine)
    else { return " " }
    let source = tree.source
    return LineEnding(of: source).rawValue + source.indentation(ofLineAt: element.range.start)
  }
}

extension ListInsertion {
  /// The arguments of a call, those behind the parentheses left out.
  init(of call: FunctionCallView) {
    open = call.leftParen
    elements = call.arguments.filter { !$0.isTrailing }.map(\.cursor)
    start = call.callee?.range.end ?? call.cursor.range.start
    tree = call.cursor.tree
  }

  /// The parameters of a function or an initializer; nil for damaged code.
  init?(parametersOf decl: SyntaxCursor) {
    guard
      let clause = decl.child(.functionSignature)?.child(.functionParameterClause),
      let open = clause.token(.leftParen)
    else { return nil }
    self.open = open
    elements = clause.children.filter { $0.kind == .functionParameter }
    start = clause.range.start
    tree = decl.tree
  }
}
