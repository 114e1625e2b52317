import SourceText
import Syntax

/// Returns the tree in the notation of these tests: a line for each node, `kind: source`, with
/// children indented.
///
/// Nodes with the same source share a line, `outer > inner`. The file, nodes without tokens, and
/// the kinds that the comparison with the official parser ignores are omitted. A line ending with
/// the spaces around it is shown as `⏎`, a space at either end as `·`.
func treeText(_ tree: SyntaxTree) -> String {
  var lines: [String] = []
  appendLines(of: tree.root, depth: 0, to: &lines)
  return lines.joined(separator: "\n")
}

private func appendLines(of node: SyntaxCursor, depth: Int, to lines: inout [String]) {
  guard isShown(node) else {
    for child in node.children { appendLines(of: child, depth: depth, to: &lines) }
    return
  }
  var names = "\(node.kind)"
  var innermost = node
  while let next = innermost.children.first(where: { $0.range == node.range }) {
    innermost = next
    if isShown(next) { names += " > \(next.kind)" }
  }
  lines.append(String(repeating: "  ", count: depth) + "\(names): \(shownText(node.text))")
  for child in innermost.children { appendLines(of: child, depth: depth + 1, to: &lines) }
}

private func isShown(_ node: SyntaxCursor) -> Bool {
  node.kind != .sourceFile && node.kind != .poundSourceLocationArguments && !node.range.isEmpty
}

private func shownText(_ text: String) -> String {
  let text = text.replacing(/[ ]*\r?\n\s*/, with: "⏎")
  let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
  let start = text.firstIndex { $0 != " " } ?? end
  return String(repeating: "·", count: text.distance(from: text.startIndex, to: start))
    + text[start..<end]
    + String(repeating: "·", count: text.distance(from: end, to: text.endIndex))
}
