import SourceText

extension SyntaxTree {
  /// Appends a line `kind<TAB>start<TAB>end` for every node that has a token of its own, in
  /// preorder. The conformance check compares these lines with the official parser's tree; it
  /// ignores nodes that only wrap other nodes, because this tree has one kind of them.
  public func appendSpans(to text: inout [UInt8]) {
    for index in nodes.indices {
      let kind = nodeKinds[index]
      let range = range(of: NodeID(index))
      guard !range.isEmpty, kind != .unexpectedNodes, kind != .poundSourceLocationArguments else {
        continue
      }
      text += SyntaxKind.names[Int(kind.rawValue)]
      text.append(UInt8(ascii: "\t"))
      appendDecimal(range.start.rawValue, to: &text)
      text.append(UInt8(ascii: "\t"))
      appendDecimal(range.end.rawValue, to: &text)
      text.append(UInt8(ascii: "\n"))
    }
  }
}

extension SyntaxKind {
  fileprivate static let names: [[UInt8]] = allCases.map { Array("\($0)".utf8) }
}

private func appendDecimal(_ value: UInt32, to text: inout [UInt8]) {
  var rest = value
  let start = text.count
  repeat {
    text.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
  text[start...].reverse()
}
