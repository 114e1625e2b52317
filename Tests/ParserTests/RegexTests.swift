import Testing

/// Regex literals, and slashes that are operators.
@Suite struct RegexTests {
  @Test func readsPlainRegexes() {
    checkTree(
      "let a = /b+/",
      """
      variableDecl: let a = /b+/
        patternBinding: a = /b+/
          identifierPattern: a
          initializerClause: = /b+/
            regexLiteralExpr: /b+/
      """)
  }

  @Test func dividesByMembersNamedLikeKeywords() {
    checkTree(
      "let a = b.internal / c / 2",
      """
      variableDecl: let a = b.internal / c / 2
        patternBinding: a = b.internal / c / 2
          identifierPattern: a
          initializerClause: = b.internal / c / 2
            sequenceExpr: b.internal / c / 2
              memberAccessExpr: b.internal
                declReferenceExpr: b
                declReferenceExpr: internal
              binaryOperatorExpr: /
              declReferenceExpr: c
              binaryOperatorExpr: /
              integerLiteralExpr: 2
      """)
  }

  @Test func readsExtendedRegexes() {
    checkTree(
      "let a = #/b/c/#",
      """
      variableDecl: let a = #/b/c/#
        patternBinding: a = #/b/c/#
          identifierPattern: a
          initializerClause: = #/b/c/#
            regexLiteralExpr: #/b/c/#
      """)
  }

  @Test func readsMultilineRegexes() {
    checkTree(
      """
      let a = #/
        b # c
        /#
      """,
      """
      variableDecl: let a = #/⏎b # c⏎/#
        patternBinding: a = #/⏎b # c⏎/#
          identifierPattern: a
          initializerClause: = #/⏎b # c⏎/#
            regexLiteralExpr: #/⏎b # c⏎/#
      """)
  }

  @Test func readsRegexesAsArguments() {
    checkTree(
      "f(/a/, b: /c(/)",
      """
      functionCallExpr: f(/a/, b: /c(/)
        declReferenceExpr: f
        labeledExpr: /a/,
          regexLiteralExpr: /a/
        labeledExpr: b: /c(/
          regexLiteralExpr: /c(/
      """)
  }

  @Test func readsDivision() {
    checkTree(
      "a / b / c",
      """
      sequenceExpr: a / b / c
        declReferenceExpr: a
        binaryOperatorExpr: /
        declReferenceExpr: b
        binaryOperatorExpr: /
        declReferenceExpr: c
      """)
  }

  @Test func readsDivisionWithoutSpaces() {
    checkTree(
      "a/b/c",
      """
      sequenceExpr: a/b/c
        declReferenceExpr: a
        binaryOperatorExpr: /
        declReferenceExpr: b
        binaryOperatorExpr: /
        declReferenceExpr: c
      """)
  }

  @Test func readsOperatorsWithSlashes() {
    checkTree(
      "let a = (/), b = f(/, c)",
      """
      variableDecl: let a = (/), b = f(/, c)
        patternBinding: a = (/),
          identifierPattern: a
          initializerClause: = (/)
            tupleExpr: (/)
              labeledExpr > declReferenceExpr: /
        patternBinding: b = f(/, c)
          identifierPattern: b
          initializerClause: = f(/, c)
            functionCallExpr: f(/, c)
              declReferenceExpr: f
              labeledExpr: /,
                declReferenceExpr: /
              labeledExpr > declReferenceExpr: c
      """)
  }

  @Test func readsARegexAtTheStartOfALine() {
    checkTree(
      "/a/.b()",
      """
      functionCallExpr: /a/.b()
        memberAccessExpr: /a/.b
          regexLiteralExpr: /a/
          declReferenceExpr: b
      """)
  }

  @Test func readsARegexAfterAnOperator() {
    checkTree(
      "a ~= /b/",
      """
      sequenceExpr: a ~= /b/
        declReferenceExpr: a
        binaryOperatorExpr: ~=
        regexLiteralExpr: /b/
      """)
  }

  @Test func readsEscapedSlashes() {
    checkTree(
      #"let a = /b\/c/"#,
      #"""
      variableDecl: let a = /b\/c/
        patternBinding: a = /b\/c/
          identifierPattern: a
          initializerClause: = /b\/c/
            regexLiteralExpr: /b\/c/
      """#)
  }
}
