import SourceText

extension SyntaxTree {
  /// Returns the tree as text: a line for each node and token, with children indented.
  public func dump() -> String {
    var dump = TreeDump(tree: self)
    return dump.text()
  }
}

private struct TreeDump {
  let tree: SyntaxTree
  private var lines = ""
  private var nextToken = 0

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func text() -> String {
    let table = LineTable(tree.source)
    var open: [(end: Int, endToken: Int)] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      while let last = open.last, last.end <= index {
        addTokens(upTo: last.endToken, depth: open.count)
        open.removeLast()
      }
      addTokens(upTo: Int(node.firstToken), depth: open.count)
      let place = table.location(of: tree.range(of: NodeID(index)).start)
      add("\(tree.nodeKinds[index]) \(place.line):\(place.column)", depth: open.count)
      open.append((index + Int(node.subtreeSize), Int(node.endToken)))
    }
    while let last = open.popLast() { addTokens(upTo: last.endToken, depth: open.count + 1) }
    return lines
  }

  private mutating func addTokens(upTo end: Int, depth: Int) {
    while nextToken < end {
      let token = tree.tokens[nextToken]
      let text = tree.source.string(tree.range(of: TokenID(nextToken)))
      add(text.isEmpty ? "\(token.kind)" : quoted(text), depth: depth)
      nextToken += 1
    }
  }

  private mutating func add(_ line: String, depth: Int) {
    lines += String(repeating: "  ", count: depth) + line + "\n"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0": quoted += "\\0"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }
}
