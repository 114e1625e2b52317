import Testing

/// String literals: quotes, interpolations, multiple lines.
@Suite struct StringTests {
  @Test func readsPlainStrings() {
    checkTree(
      #"let a = "b""#,
      """
      variableDecl: let a = "b"
        patternBinding: a = "b"
          identifierPattern: a
          initializerClause: = "b"
            stringLiteralExpr: "b"
              stringSegment: b
      """)
  }

  @Test func readsInterpolations() {
    checkTree(
      #""a\(b)c\(d.e())""#,
      #"""
      stringLiteralExpr: "a\(b)c\(d.e())"
        stringSegment: a
        expressionSegment: \(b)
          labeledExpr > declReferenceExpr: b
        stringSegment: c
        expressionSegment: \(d.e())
          labeledExpr > functionCallExpr: d.e()
            memberAccessExpr: d.e
              declReferenceExpr: d
              declReferenceExpr: e
      """#)
  }

  @Test func readsInterpolationsWithLabels() {
    checkTree(
      #""\(a, b: c)""#,
      #"""
      stringLiteralExpr: "\(a, b: c)"
        expressionSegment: \(a, b: c)
          labeledExpr: a,
            declReferenceExpr: a
          labeledExpr: b: c
            declReferenceExpr: c
      """#)
  }

  @Test func readsNestedStrings() {
    checkTree(
      #""\("a\("b")")""#,
      #"""
      stringLiteralExpr: "\("a\("b")")"
        expressionSegment: \("a\("b")")
          labeledExpr > stringLiteralExpr: "a\("b")"
            stringSegment: a
            expressionSegment: \("b")
              labeledExpr > stringLiteralExpr: "b"
                stringSegment: b
      """#)
  }

  @Test func readsRawStrings() {
    checkTree(
      ##"#"a\(b)\#(c)"#"##,
      ##"""
      stringLiteralExpr: #"a\(b)\#(c)"#
        stringSegment: a\(b)
        expressionSegment: \#(c)
          labeledExpr > declReferenceExpr: c
      """##)
  }

  @Test func readsMultilineStrings() {
    checkTree(
      #"""
      """
        a
          b\(c)
        """
      """#,
      #"""
      stringLiteralExpr: """⏎a⏎b\(c)⏎"""
        stringSegment: a⏎
        stringSegment: ··b
        expressionSegment: \(c)
          labeledExpr > declReferenceExpr: c
      """#)
  }

  @Test func readsMultilineStringsWithEscapedLineEndings() {
    checkTree(
      #"""
      """
      a \
      b
      """
      """#,
      #"""
      stringLiteralExpr: """⏎a \⏎b⏎"""
        stringSegment: a·
        stringSegment: b
      """#)
  }

  @Test func readsEmptyStrings() {
    checkTree(
      #"""
      ["", """
        """]
      """#,
      #"""
      arrayExpr: ["", """⏎"""]
        arrayElement: "",
          stringLiteralExpr: ""
        arrayElement > stringLiteralExpr: """⏎"""
      """#)
  }

  @Test func readsClosuresInInterpolations() {
    checkTree(
      #""\(a.map { "\($0)" })""#,
      #"""
      stringLiteralExpr: "\(a.map { "\($0)" })"
        expressionSegment: \(a.map { "\($0)" })
          labeledExpr > functionCallExpr: a.map { "\($0)" }
            memberAccessExpr: a.map
              declReferenceExpr: a
              declReferenceExpr: map
            closureExpr: { "\($0)" }
              stringLiteralExpr: "\($0)"
                expressionSegment: \($0)
                  labeledExpr > declReferenceExpr: $0
      """#)
  }

  @Test func readsEscapes() {
    checkTree(
      #""\n\u{1F600}\"\\""#,
      #"""
      stringLiteralExpr: "\n\u{1F600}\"\\"
        stringSegment: \n
        stringSegment: \u{1F600}\"\\
      """#)
  }
}
