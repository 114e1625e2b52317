import Testing

/// Names, contextual keywords and literals.
@Suite struct NameTests {
  @Test func readsNumbers() {
    checkTree(
      "[1, 2.5, 0xFF, 1e-3]",
      """
      arrayExpr: [1, 2.5, 0xFF, 1e-3]
        arrayElement: 1,
          integerLiteralExpr: 1
        arrayElement: 2.5,
          floatLiteralExpr: 2.5
        arrayElement: 0xFF,
          integerLiteralExpr: 0xFF
        arrayElement > floatLiteralExpr: 1e-3
      """)
  }

  @Test func readsKeywordsAsValues() {
    checkTree(
      "[true, nil, self, Self, super.a]",
      """
      arrayExpr: [true, nil, self, Self, super.a]
        arrayElement: true,
          booleanLiteralExpr: true
        arrayElement: nil,
          nilLiteralExpr: nil
        arrayElement: self,
          declReferenceExpr: self
        arrayElement: Self,
          declReferenceExpr: Self
        arrayElement > memberAccessExpr: super.a
          superExpr: super
          declReferenceExpr: a
      """)
  }

  @Test func readsCompoundNames() {
    checkTree(
      "f(a: b.c(d:e:), g(_:))",
      """
      functionCallExpr: f(a: b.c(d:e:), g(_:))
        declReferenceExpr: f
        labeledExpr: a: b.c(d:e:),
          memberAccessExpr: b.c(d:e:)
            declReferenceExpr: b
            declReferenceExpr: c(d:e:)
              declNameArguments: (d:e:)
                declNameArgument: d:
                declNameArgument: e:
        labeledExpr > declReferenceExpr: g(_:)
          declNameArguments: (_:)
            declNameArgument: _:
      """)
  }

  @Test func readsOperatorsInParentheses() {
    checkTree(
      "let a = (+)",
      """
      variableDecl: let a = (+)
        patternBinding: a = (+)
          identifierPattern: a
          initializerClause: = (+)
            tupleExpr: (+)
              labeledExpr > declReferenceExpr: +
      """)
  }

  /// The lexer reads `.==` as one operator, as the official lexer does.
  @Test func readsAnOperatorAfterAPeriodAsPostfix() {
    checkTree(
      "A.==",
      """
      postfixOperatorExpr: A.==
        declReferenceExpr: A
      """)
  }

  @Test func readsKeywordsAsMembers() {
    checkTree(
      "a.default.init(b).in.Type.self",
      """
      memberAccessExpr: a.default.init(b).in.Type.self
        memberAccessExpr: a.default.init(b).in.Type
          memberAccessExpr: a.default.init(b).in
            functionCallExpr: a.default.init(b)
              memberAccessExpr: a.default.init
                memberAccessExpr: a.default
                  declReferenceExpr: a
                  declReferenceExpr: default
                declReferenceExpr: init
              labeledExpr > declReferenceExpr: b
            declReferenceExpr: in
          declReferenceExpr: Type
        declReferenceExpr: self
      """)
  }

  @Test func readsKeywordsAsLabels() {
    checkTree(
      "f(in: a, default: b, where: c)",
      """
      functionCallExpr: f(in: a, default: b, where: c)
        declReferenceExpr: f
        labeledExpr: in: a,
          declReferenceExpr: a
        labeledExpr: default: b,
          declReferenceExpr: b
        labeledExpr: where: c
          declReferenceExpr: c
      """)
  }

  @Test func readsAnonymousParameters() {
    checkTree(
      "$0 + $1.a",
      """
      sequenceExpr: $0 + $1.a
        declReferenceExpr: $0
        binaryOperatorExpr: +
        memberAccessExpr: $1.a
          declReferenceExpr: $1
          declReferenceExpr: a
      """)
  }

  @Test func readsProjectedValues() {
    checkTree(
      "$a.b(_c)",
      """
      functionCallExpr: $a.b(_c)
        memberAccessExpr: $a.b
          declReferenceExpr: $a
          declReferenceExpr: b
        labeledExpr > declReferenceExpr: _c
      """)
  }

  @Test func readsTypesAsValues() {
    checkTree(
      "f(Int.self, [Int].self, (A, B).self, A?.none)",
      """
      functionCallExpr: f(Int.self, [Int].self, (A, B).self, A?.none)
        declReferenceExpr: f
        labeledExpr: Int.self,
          memberAccessExpr: Int.self
            declReferenceExpr: Int
            declReferenceExpr: self
        labeledExpr: [Int].self,
          memberAccessExpr: [Int].self
            arrayExpr: [Int]
              arrayElement > declReferenceExpr: Int
            declReferenceExpr: self
        labeledExpr: (A, B).self,
          memberAccessExpr: (A, B).self
            tupleExpr: (A, B)
              labeledExpr: A,
                declReferenceExpr: A
              labeledExpr > declReferenceExpr: B
            declReferenceExpr: self
        labeledExpr > memberAccessExpr: A?.none
          optionalChainingExpr: A?
            declReferenceExpr: A
          declReferenceExpr: none
      """)
  }

  @Test func readsContextualKeywordsAsNames() {
    checkTree(
      "actor = async; open()",
      """
      sequenceExpr: actor = async
        declReferenceExpr: actor
        assignmentExpr: =
        declReferenceExpr: async
      functionCallExpr: open()
        declReferenceExpr: open
      """)
  }

  @Test func readsThenAsAName() {
    checkTree(
      "then()",
      """
      functionCallExpr: then()
        declReferenceExpr: then
      """)
  }
}
