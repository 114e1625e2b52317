import Testing

/// Statements that transfer control.
@Suite struct JumpTests {
  @Test func readsLabels() {
    checkTree(
      #"@available(*, deprecated, message: "a", renamed: "b(c:)") func f() {}"#,
      """
      functionDecl: @available(*, deprecated, message: "a", renamed: "b(c:)") func f() {}
        attribute: @available(*, deprecated, message: "a", renamed: "b(c:)")
          identifierType: available
          availabilityArgument: *,
          availabilityArgument: deprecated,
          availabilityArgument: message: "a",
            availabilityLabeledArgument: message: "a"
              simpleStringLiteralExpr: "a"
                stringSegment: a
          availabilityArgument > availabilityLabeledArgument: renamed: "b(c:)"
            simpleStringLiteralExpr: "b(c:)"
              stringSegment: b(c:)
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsJumps() {
    checkTree(
      "l: while a { break l }",
      """
      labeledStmt: l: while a { break l }
        whileStmt: while a { break l }
          conditionElement > declReferenceExpr: a
          codeBlock: { break l }
            breakStmt: break l
      """)
  }

  @Test func readsThrows() {
    checkTree(
      "throw a.b",
      """
      throwStmt: throw a.b
        memberAccessExpr: a.b
          declReferenceExpr: a
          declReferenceExpr: b
      """)
  }

  @Test func readsReturns() {
    checkTree(
      "func f() { return }",
      """
      functionDecl: func f() { return }
        functionSignature > functionParameterClause: ()
        codeBlock: { return }
          returnStmt: return
      """)
  }

  @Test func readsReturnWithAValueOnTheNextLine() {
    checkTree(
      """
      return
      a
      """,
      """
      returnStmt: return⏎a
        declReferenceExpr: a
      """)
  }

  @Test func readsIfAfterReturn() {
    checkTree(
      "return if a { b } else { c }",
      """
      returnStmt: return if a { b } else { c }
        ifExpr: if a { b } else { c }
          conditionElement > declReferenceExpr: a
          codeBlock: { b }
            declReferenceExpr: b
          codeBlock: { c }
            declReferenceExpr: c
      """)
  }

  @Test func readsDefer() {
    checkTree(
      "defer { a }",
      """
      deferStmt: defer { a }
        codeBlock: { a }
          declReferenceExpr: a
      """)
  }

  @Test func readsDiscard() {
    checkTree(
      "discard self",
      """
      discardStmt: discard self
        declReferenceExpr: self
      """)
  }
}
