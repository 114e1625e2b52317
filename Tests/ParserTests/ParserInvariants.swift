import Parser
import SourceText
import Syntax
import Testing

/// Checks that a source has the expected tree and no error. Each tree was compared with the
/// official parser's.
func checkTree(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let tree = SyntaxParser().parse(SourceText(source))
  #expect(treeText(tree) == expected, sourceLocation: sourceLocation)
  #expect(errors(of: tree) == [], sourceLocation: sourceLocation)
  checkInvariants(source, sourceLocation: sourceLocation)
}

/// Checks the reported errors, each as `line:column: message`, in order.
func checkErrors(
  _ source: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    errors(of: SyntaxParser().parse(SourceText(source))) == expected, sourceLocation: sourceLocation
  )
  checkInvariants(source, sourceLocation: sourceLocation)
}

/// Checks the invariants for this source and for each of its prefixes, and that the kind of line
/// ending does not matter.
func checkInvariants(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let parser = SyntaxParser()
  let tree = parser.parse(SourceText(source))
  let bytes = [UInt8](source.utf8)
  for count in 0...bytes.count {
    let beginning = SourceText(path: "beginning.swift", bytes: bytes[..<count])
    #expect(
      brokenInvariant(of: parser.parse(beginning)) == nil, "the first \(count) bytes",
      sourceLocation: sourceLocation)
  }
  let again = parser.parse(SourceText(source))
  #expect(again.dump() == tree.dump(), "the parser remembers", sourceLocation: sourceLocation)

  let windows = parser.parse(SourceText(source.replacing("\n", with: "\r\n")))
  #expect(windows.nodeKinds == tree.nodeKinds, "other line ends", sourceLocation: sourceLocation)
  #expect(
    windows.tokens.map(\.kind) == tree.tokens.map(\.kind), "other line ends",
    sourceLocation: sourceLocation)
  #expect(
    errors(of: windows) == errors(of: tree), "other line ends", sourceLocation: sourceLocation)
}

/// Describes a violated invariant of a tree, or returns nil: the tables must be in order and print
/// the source.
func brokenInvariant(of tree: SyntaxTree) -> String? {
  if let broken = tree.firstBrokenInvariant() { return broken }
  return tree.print() == Array(tree.source.bytes) ? nil : "the tables do not print the source"
}

/// Returns the errors of a tree, each as `line:column: message`.
func errors(of tree: SyntaxTree) -> [String] {
  let table = LineTable(tree.source)
  return tree.diagnostics.filter { $0.severity == .error }.map {
    let place = table.location(of: $0.offset)
    return "\(place.line):\(place.column): \($0.message)"
  }
}
