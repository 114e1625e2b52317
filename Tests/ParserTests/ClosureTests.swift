import Testing

/// Signatures, captures and trailing closures.
@Suite struct ClosureTests {
  @Test func readsShorthandParameters() {
    checkTree(
      "f { a, _ in b }",
      """
      functionCallExpr: f { a, _ in b }
        declReferenceExpr: f
        closureExpr: { a, _ in b }
          closureSignature: a, _ in
            closureShorthandParameter: a,
            closureShorthandParameter: _
          declReferenceExpr: b
      """)
  }

  @Test func readsTypedParameters() {
    checkTree(
      "f { (a: A, _ b: B) async throws -> C in d }",
      """
      functionCallExpr: f { (a: A, _ b: B) async throws -> C in d }
        declReferenceExpr: f
        closureExpr: { (a: A, _ b: B) async throws -> C in d }
          closureSignature: (a: A, _ b: B) async throws -> C in
            closureParameterClause: (a: A, _ b: B)
              closureParameter: a: A,
                identifierType: A
              closureParameter: _ b: B
                identifierType: B
            typeEffectSpecifiers: async throws
              throwsClause: throws
            returnClause: -> C
              identifierType: C
          declReferenceExpr: d
      """)
  }

  @Test func readsCaptures() {
    checkTree(
      "f { [weak self, unowned(safe) a, b = c.d] in e }",
      """
      functionCallExpr: f { [weak self, unowned(safe) a, b = c.d] in e }
        declReferenceExpr: f
        closureExpr: { [weak self, unowned(safe) a, b = c.d] in e }
          closureSignature: [weak self, unowned(safe) a, b = c.d] in
            closureCaptureClause: [weak self, unowned(safe) a, b = c.d]
              closureCapture: weak self,
                closureCaptureSpecifier: weak
              closureCapture: unowned(safe) a,
                closureCaptureSpecifier: unowned(safe)
              closureCapture: b = c.d
                initializerClause: = c.d
                  memberAccessExpr: c.d
                    declReferenceExpr: c
                    declReferenceExpr: d
          declReferenceExpr: e
      """)
  }

  @Test func readsInoutParameters() {
    checkTree(
      "f { (a: inout A, b) in c }",
      """
      functionCallExpr: f { (a: inout A, b) in c }
        declReferenceExpr: f
        closureExpr: { (a: inout A, b) in c }
          closureSignature: (a: inout A, b) in
            closureParameterClause: (a: inout A, b)
              closureParameter: a: inout A,
                attributedType: inout A
                  simpleTypeSpecifier: inout
                  identifierType: A
              closureParameter: b
          declReferenceExpr: c
      """)
  }

  @Test func readsLabeledTrailingClosures() {
    checkTree(
      "f(a) { b } c: { d } _: { e }",
      """
      functionCallExpr: f(a) { b } c: { d } _: { e }
        declReferenceExpr: f
        labeledExpr > declReferenceExpr: a
        closureExpr: { b }
          declReferenceExpr: b
        multipleTrailingClosureElement: c: { d }
          closureExpr: { d }
            declReferenceExpr: d
        multipleTrailingClosureElement: _: { e }
          closureExpr: { e }
            declReferenceExpr: e
      """)
  }

  @Test func readsTrailingClosuresWithoutParentheses() {
    checkTree(
      "a.b { c }.d { e }",
      """
      functionCallExpr: a.b { c }.d { e }
        memberAccessExpr: a.b { c }.d
          functionCallExpr: a.b { c }
            memberAccessExpr: a.b
              declReferenceExpr: a
              declReferenceExpr: b
            closureExpr: { c }
              declReferenceExpr: c
          declReferenceExpr: d
        closureExpr: { e }
          declReferenceExpr: e
      """)
  }

  @Test func readsATrailingClosureAfterASubscript() {
    checkTree(
      "a[b] { c }",
      """
      subscriptCallExpr: a[b] { c }
        declReferenceExpr: a
        labeledExpr > declReferenceExpr: b
        closureExpr: { c }
          declReferenceExpr: c
      """)
  }

  @Test func doesNotReadTheBraceOfAStatementAsAClosure() {
    checkTree(
      "if f { a }",
      """
      ifExpr: if f { a }
        conditionElement > declReferenceExpr: f
        codeBlock: { a }
          declReferenceExpr: a
      """)
  }

  @Test func readsAClosureInParenthesesInACondition() {
    checkTree(
      "if (f { a }) { b }",
      """
      ifExpr: if (f { a }) { b }
        conditionElement > tupleExpr: (f { a })
          labeledExpr > functionCallExpr: f { a }
            declReferenceExpr: f
            closureExpr: { a }
              declReferenceExpr: a
        codeBlock: { b }
          declReferenceExpr: b
      """)
  }

  @Test func readsAClosureInACallInACondition() {
    checkTree(
      "if f(a: { b }) { c }",
      """
      ifExpr: if f(a: { b }) { c }
        conditionElement > functionCallExpr: f(a: { b })
          declReferenceExpr: f
          labeledExpr: a: { b }
            closureExpr: { b }
              declReferenceExpr: b
        codeBlock: { c }
          declReferenceExpr: c
      """)
  }

  @Test func callsAClosure() {
    checkTree(
      "let a = { b }()",
      """
      variableDecl: let a = { b }()
        patternBinding: a = { b }()
          identifierPattern: a
          initializerClause: = { b }()
            functionCallExpr: { b }()
              closureExpr: { b }
                declReferenceExpr: b
      """)
  }

  @Test func readsAClosureOnTheNextLine() {
    checkTree(
      """
      f
      { a }
      """,
      """
      functionCallExpr: f⏎{ a }
        declReferenceExpr: f
        closureExpr: { a }
          declReferenceExpr: a
      """)
  }

  @Test func readsClosuresAsArguments() {
    checkTree(
      "f(a: { b }, { c in d })",
      """
      functionCallExpr: f(a: { b }, { c in d })
        declReferenceExpr: f
        labeledExpr: a: { b },
          closureExpr: { b }
            declReferenceExpr: b
        labeledExpr > closureExpr: { c in d }
          closureSignature: c in
            closureShorthandParameter: c
          declReferenceExpr: d
      """)
  }

  @Test func readsAttributesAndOneParameter() {
    checkTree(
      "f { @A b in c }",
      """
      functionCallExpr: f { @A b in c }
        declReferenceExpr: f
        closureExpr: { @A b in c }
          closureSignature: @A b in
            attribute: @A
              identifierType: A
            closureShorthandParameter: b
          declReferenceExpr: c
      """)
  }

  @Test func readsAParameterNamedByAKeyword() {
    checkTree(
      "f { each in each + async }",
      """
      functionCallExpr: f { each in each + async }
        declReferenceExpr: f
        closureExpr: { each in each + async }
          closureSignature: each in
            closureShorthandParameter: each
          sequenceExpr: each + async
            declReferenceExpr: each
            binaryOperatorExpr: +
            declReferenceExpr: async
      """)
  }

  @Test func readsAClosureWithStatements() {
    checkTree(
      "f { if a { b }; return c }",
      """
      functionCallExpr: f { if a { b }; return c }
        declReferenceExpr: f
        closureExpr: { if a { b }; return c }
          ifExpr: if a { b }
            conditionElement > declReferenceExpr: a
            codeBlock: { b }
              declReferenceExpr: b
          returnStmt: return c
            declReferenceExpr: c
      """)
  }
}
