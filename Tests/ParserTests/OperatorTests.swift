import Testing

/// Operators, operator declarations, and the effect of white space.
@Suite struct OperatorTests {
  @Test func readsOperatorDeclarations() {
    checkTree(
      "prefix operator +++",
      """
      operatorDecl: prefix operator +++
      """)
  }

  @Test func readsOperatorsWithAGroup() {
    checkTree(
      "infix operator <>: A",
      """
      operatorDecl: infix operator <>: A
        operatorPrecedenceAndTypes: : A
      """)
  }

  @Test func readsPrecedenceGroups() {
    checkTree(
      "precedencegroup A { higherThan: B, C assignment: true }",
      """
      precedenceGroupDecl: precedencegroup A { higherThan: B, C assignment: true }
        precedenceGroupRelation: higherThan: B, C
          precedenceGroupName: B,
          precedenceGroupName: C
        precedenceGroupAssignment: assignment: true
      """)
  }

  @Test func readsDesignatedTypes() {
    checkTree(
      "infix operator +++: A, B",
      """
      operatorDecl: infix operator +++: A, B
        operatorPrecedenceAndTypes: : A, B
          designatedType: , B
      """)
  }

  @Test func readsAssociativity() {
    checkTree(
      "precedencegroup A { associativity: right lowerThan: B }",
      """
      precedenceGroupDecl: precedencegroup A { associativity: right lowerThan: B }
        precedenceGroupAssociativity: associativity: right
        precedenceGroupRelation: lowerThan: B
          precedenceGroupName: B
      """)
  }

  @Test func readsOperatorFunctions() {
    checkTree(
      "prefix func -(a: A) -> A { a }",
      """
      functionDecl: prefix func -(a: A) -> A { a }
        declModifier: prefix
        functionSignature: (a: A) -> A
          functionParameterClause: (a: A)
            functionParameter: a: A
              identifierType: A
          returnClause: -> A
            identifierType: A
        codeBlock: { a }
          declReferenceExpr: a
      """)
  }

  @Test func distinguishesOperatorsByWhiteSpace() {
    checkTree(
      "a + b+c - -d",
      """
      sequenceExpr: a + b+c - -d
        declReferenceExpr: a
        binaryOperatorExpr: +
        declReferenceExpr: b
        binaryOperatorExpr: +
        declReferenceExpr: c
        binaryOperatorExpr: -
        prefixOperatorExpr: -d
          declReferenceExpr: d
      """)
  }

  @Test func readsPostfixBeforeAMember() {
    checkTree(
      "a!.b + c?.d",
      """
      sequenceExpr: a!.b + c?.d
        memberAccessExpr: a!.b
          forceUnwrapExpr: a!
            declReferenceExpr: a
          declReferenceExpr: b
        binaryOperatorExpr: +
        memberAccessExpr: c?.d
          optionalChainingExpr: c?
            declReferenceExpr: c
          declReferenceExpr: d
      """)
  }

  @Test func readsRanges() {
    checkTree(
      "a...; ...b; c..<d",
      """
      postfixOperatorExpr: a...
        declReferenceExpr: a
      prefixOperatorExpr: ...b
        declReferenceExpr: b
      sequenceExpr: c..<d
        declReferenceExpr: c
        binaryOperatorExpr: ..<
        declReferenceExpr: d
      """)
  }

  @Test func readsAmpersands() {
    checkTree(
      "a & b &+ c && d",
      """
      sequenceExpr: a & b &+ c && d
        declReferenceExpr: a
        binaryOperatorExpr: &
        declReferenceExpr: b
        binaryOperatorExpr: &+
        declReferenceExpr: c
        binaryOperatorExpr: &&
        declReferenceExpr: d
      """)
  }

  @Test func readsDotOperators() {
    checkTree(
      "a .& b .== c ..< d",
      """
      sequenceExpr: a .& b .== c ..< d
        declReferenceExpr: a
        binaryOperatorExpr: .&
        declReferenceExpr: b
        binaryOperatorExpr: .==
        declReferenceExpr: c
        binaryOperatorExpr: ..<
        declReferenceExpr: d
      """)
  }

  @Test func readsEqualSignsInOperators() {
    checkTree(
      "a == b; a = b; a += b",
      """
      sequenceExpr: a == b
        declReferenceExpr: a
        binaryOperatorExpr: ==
        declReferenceExpr: b
      sequenceExpr: a = b
        declReferenceExpr: a
        assignmentExpr: =
        declReferenceExpr: b
      sequenceExpr: a += b
        declReferenceExpr: a
        binaryOperatorExpr: +=
        declReferenceExpr: b
      """)
  }

  @Test func readsQuestionMarks() {
    checkTree(
      "a ?? b ? c : d",
      """
      sequenceExpr: a ?? b ? c : d
        declReferenceExpr: a
        binaryOperatorExpr: ??
        declReferenceExpr: b
        unresolvedTernaryExpr: ? c :
          declReferenceExpr: c
        declReferenceExpr: d
      """)
  }

  @Test func readsSequencesWithEffects() {
    checkTree(
      "a = try b ?? await c",
      """
      sequenceExpr: a = try b ?? await c
        declReferenceExpr: a
        assignmentExpr: =
        tryExpr: try b
          declReferenceExpr: b
        binaryOperatorExpr: ??
        awaitExpr: await c
          declReferenceExpr: c
      """)
  }

  @Test func readsArrowsInExpressions() {
    checkTree(
      "let a = (A) async throws -> B",
      """
      variableDecl: let a = (A) async throws -> B
        patternBinding: a = (A) async throws -> B
          identifierPattern: a
          initializerClause: = (A) async throws -> B
            sequenceExpr: (A) async throws -> B
              tupleExpr: (A)
                labeledExpr > declReferenceExpr: A
              arrowExpr: async throws ->
                typeEffectSpecifiers: async throws
                  throwsClause: throws
              declReferenceExpr: B
      """)
  }

  @Test func readsOperatorsAsValues() {
    checkTree(
      "f(+, (<))",
      """
      functionCallExpr: f(+, (<))
        declReferenceExpr: f
        labeledExpr: +,
          declReferenceExpr: +
        labeledExpr > tupleExpr: (<)
          labeledExpr > declReferenceExpr: <
      """)
  }

  @Test func readsUnicodeOperators() {
    checkTree(
      "a ∘ b • √c",
      """
      sequenceExpr: a ∘ b • √c
        declReferenceExpr: a
        binaryOperatorExpr: ∘
        declReferenceExpr: b
        binaryOperatorExpr: •
        prefixOperatorExpr: √c
          declReferenceExpr: c
      """)
  }

  @Test func readsCommentsAsWhiteSpace() {
    checkTree(
      "a/* b */+/* c */d",
      """
      sequenceExpr: a/* b */+/* c */d
        declReferenceExpr: a
        binaryOperatorExpr: +
        declReferenceExpr: d
      """)
  }

  @Test func readsKeywordOperatorsOverLines() {
    checkTree(
      """
      a
        as B
      """,
      """
      sequenceExpr: a⏎as B
        declReferenceExpr: a
        unresolvedAsExpr: as
        typeExpr > identifierType: B
      """)
  }
}
