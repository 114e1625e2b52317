import Parser
import SourceText
import Syntax
import Testing

private func parse(_ source: String) -> SyntaxTree { SyntaxParser().parse(SourceText(source)) }

/// Returns the first node of a kind.
private func first(_ kind: SyntaxKind, in source: String) throws -> SyntaxCursor {
  try #require(parse(source).nodes(ofKind: kind).first { _ in true })
}

@Suite struct CursorTests {
  @Test(arguments: [
    (SyntaxKind.functionCallExpr, "f(a, b: c) { d }", "f|a,|b: c|{ d }"),
    (.functionDecl, "@A func f() -> B { c }", "@A|() -> B|{ c }"),
    (.ifExpr, "if a, b { } else { c }", "a,|b|{ }|{ c }"),
    (.memberBlock, "struct S { let a = 1; let b = 2 }", "let a = 1|let b = 2"),
    (.declReferenceExpr, "a", ""),
  ])
  func returnsChildrenInSourceOrder(_ kind: SyntaxKind, _ source: String, _ expected: String) throws
  {
    let children = try first(kind, in: source).children.map(\.text)
    #expect(children.joined(separator: "|") == expected)
  }

  @Test(arguments: [
    (SyntaxKind.functionCallExpr, "f(a, b: c) { d }", "( )"),
    (.labeledExpr, "f(a: b, c)", "a : ,"),
    (.functionDecl, "@A func f() -> B { c }", "func f"),
    (.ifExpr, "if a, b { } else { c }", "if else"),
    (.memberBlock, "struct S { let a = 1; let b = 2 }", "{ ; }"),
    (.genericArgumentClause, "let a: A<B<C>>", "< >"),
    (.declReferenceExpr, "a", "a"),
    (.stringLiteralExpr, #""a\(b)""#, "\" \""),
  ])
  func excludesTokensOfChildrenFromOwnTokens(
    _ kind: SyntaxKind, _ source: String, _ expected: String
  ) throws {
    let node = try first(kind, in: source)
    let texts = node.ownTokens.map { node.tree.source.string(node.tree.range(of: $0)) }
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test func findsChildrenAndTokensByKind() throws {
    let call = try first(.functionCallExpr, in: "f(a, b) { c }")
    #expect(call.child(.labeledExpr)?.text == "a,")
    #expect(call.child(.closureExpr)?.text == "{ c }")
    #expect(call.child(.identifierType) == nil)
    #expect(call.token(.leftParen) == TokenID(1))
    #expect(call.token(.comma) == nil, "a comma belongs to its argument")
    #expect(call.firstToken == TokenID(0))
    #expect(call.lastToken == TokenID(8))
  }

  @Test func excludesOuterTriviaFromRange() throws {
    let closure = try first(.closureExpr, in: "f /* a */ { /* b */ } // c\n")
    #expect(closure.text == "{ /* b */ }")
    #expect(closure.range == ByteRange(10..<21))
  }

  @Test func listsDescendantsInSourceOrder() throws {
    let call = try first(.functionCallExpr, in: "a.b(c)\nd")
    let kinds = call.descendants.map(\.kind)
    #expect(
      kinds == [
        .memberAccessExpr, .declReferenceExpr, .declReferenceExpr, .labeledExpr, .declReferenceExpr,
      ])
  }

  @Test func findsAllNodesOfAKind() {
    let tree = parse("a.b(c.d) + e")
    #expect(tree.nodes(ofKind: .memberAccessExpr).map(\.text) == ["a.b", "c.d"])
    #expect(tree.nodes(ofKind: .closureExpr).map(\.text) == [])
    #expect(tree.nodes(ofKind: .sourceFile).map(\.id) == [.root])
  }

  @Test func hasAnEmptyRangeWhereANodeIsMissing() throws {
    let missing = try first(.missingExpr, in: "let a = \nlet b = 1")
    #expect(missing.text == "")
    #expect(missing.range == ByteRange(9..<9))
    #expect(missing.firstToken == nil && missing.lastToken == nil)
    #expect(Array(missing.ownTokens) == [])
  }

  @Test func returnsAncestors() throws {
    let tree = parse("func f() { a(b) }")
    let ancestry = Ancestry(of: tree)
    let inner = try #require(tree.nodes(ofKind: .declReferenceExpr).first { $0.text == "b" })
    #expect(
      ancestry.ancestors(of: inner).map(\.kind) == [
        .labeledExpr, .functionCallExpr, .codeBlock, .functionDecl, .sourceFile,
      ])
    #expect(ancestry.parent(of: inner)?.kind == .labeledExpr)
    #expect(ancestry.parent(of: tree.root) == nil)
  }

  @Test func returnsTheNodeAsParentOfItsChildren() throws {
    let tree = parse("struct S { let a = [1, 2]; func f(b: C) -> D? { b.e { $0 + 1 } } }")
    let parents = tree.makeParents()
    for index in tree.nodes.indices {
      let node = SyntaxCursor(tree: tree, id: NodeID(index))
      for child in node.children { #expect(parents[child.id.index] == node.id) }
    }
    #expect(parents[0] == .root)
  }

  @Test func findsTheParentsOnceForAllSearches() {
    let tree = parse("struct S { var a: Int { b(c) } }")
    let ancestries = (0..<2).map { _ in Ancestry(of: tree) }
    for index in tree.nodes.indices.dropFirst() {
      let node = SyntaxCursor(tree: tree, id: NodeID(index))
      #expect(ancestries[0].parent(of: node)?.id == tree.makeParents()[index])
      #expect(ancestries[1].parent(of: node)?.id == tree.makeParents()[index])
    }
  }

  @Test(arguments: [("a", 0), ("`b`", 1), ("`class`", 2), ("é", 3)])
  func comparesNamesWithoutBackticks(_ written: String, _ number: Int) throws {
    let tree = parse("f(\(written))")
    let name = try #require(tree.nodes(ofKind: .declReferenceExpr).map(\.firstToken).last ?? nil)
    let names = ["a", "b", "class", "e\u{301}"]
    #expect(names.indices.filter { tree.isName(names[$0], name) } == [number])
  }

  /// For each byte of the source, the index of the token at that byte or after it.
  @Test func findsTheTokenAtAnOffset() {
    let tree = parse("ab /* */ + c \n")
    let found = (0...14).map { tree.token(at: ByteOffset($0)).index }
    #expect(found == [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3])
  }

  @Test func findsTokensLongerThanSixteenBits() {
    let name = String(repeating: "a", count: 70_000)
    let tree = parse("x \(name) \(name)")
    #expect(tree.range(of: TokenID(1)) == ByteRange(2..<70_002))
    #expect(tree.range(of: TokenID(2)) == ByteRange(70_003..<140_003))
    #expect(tree.token(at: ByteOffset(70_001)) == TokenID(1))
    #expect(tree.token(at: ByteOffset(70_002)) == TokenID(2))
  }
}
