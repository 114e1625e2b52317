import Parser
import SourceText
import Testing

@testable import Syntax

/// The tables cover every byte once, and the consistency check detects tables that do not.
@Suite struct PrinterTests {
  @Test(arguments: [
    "", "\n", "a", "a + b // c\r\n", "#!/bin/a\nb", "\u{FEFF}a", "a\0b", "/* a", "\"a\\(b", "“a”",
  ])
  func printsTheSource(_ source: String) {
    let tree = SyntaxParser().parse(SourceText(source))
    #expect(tree.print() == Array(source.utf8))
    #expect(tree.firstBrokenInvariant() == nil)
  }

  @Test(arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80, 0x0A, 0x61], [0x80, 0x22, 0xF8]])
  func printsInvalidUTF8(_ bytes: [UInt8]) {
    let tree = SyntaxParser().parse(SourceText(path: "a.swift", bytes: bytes))
    #expect(tree.print() == bytes)
    #expect(tree.firstBrokenInvariant() == nil)
  }

  /// Each case breaks one entry in the tables of `a + b`: five nodes, four tokens.
  @Test func detectsInconsistentTokens() {
    expectBroken("token 1 overlaps the token before it") { $0.tokens[1].start = 0 }
    expectBroken("the last token does not end at the end of the file") {
      $0.tokens[3].start = 4 + 2
    }
    expectBroken("the last token is not an end-of-file token") { $0.tokens[3].kind = .identifier }
  }

  @Test func detectsInconsistentNodes() {
    expectBroken("the first node does not contain all nodes") { $0.nodes[0].subtreeSize = 4 }
    expectBroken("the first node does not contain all tokens") { $0.nodes[0].endToken = 3 }
    expectBroken("node 2 (declReferenceExpr) extends beyond its parent") {
      $0.nodes[2].endToken = 4
    }
    expectBroken("node 3 (binaryOperatorExpr) extends beyond its parent") {
      $0.nodes[3].firstToken = 0
    }
    expectBroken("node 4 (declReferenceExpr) extends beyond its parent") {
      $0.nodes[4].subtreeSize = 2
    }
    expectBroken("node 4 (declReferenceExpr) extends beyond its parent") {
      $0.nodes[4].subtreeSize = 0
    }
  }

  private struct Tables {
    var tokens: [TokenRecord]
    var nodes: [NodeRecord]
  }

  private func expectBroken(
    _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    by breaking: (inout Tables) -> Void
  ) {
    let tree = SyntaxParser().parse(SourceText("a + b"))
    var tables = Tables(tokens: tree.tokens, nodes: tree.nodes)
    breaking(&tables)
    let broken = SyntaxTree(
      source: tree.source, tokens: tables.tokens, longTokens: [], nodeKinds: tree.nodeKinds,
      nodes: tables.nodes, diagnostics: [])
    #expect(broken.firstBrokenInvariant() == message, sourceLocation: sourceLocation)
  }
}
