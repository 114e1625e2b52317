import Testing

/// Patterns after 'case', 'let' and 'for'.
@Suite struct PatternTests {
  @Test func readsTuples() {
    checkTree(
      "let (a, (b: c, _)): A = d",
      """
      variableDecl: let (a, (b: c, _)): A = d
        patternBinding: (a, (b: c, _)): A = d
          tuplePattern: (a, (b: c, _))
            tuplePatternElement: a,
              identifierPattern: a
            tuplePatternElement > tuplePattern: (b: c, _)
              tuplePatternElement: b: c,
                identifierPattern: c
              tuplePatternElement > wildcardPattern: _
          typeAnnotation: : A
            identifierType: A
          initializerClause: = d
            declReferenceExpr: d
      """)
  }

  @Test func readsBindingsAroundTuples() {
    checkTree(
      "if case let (.a(b), c) = d {}",
      """
      ifExpr: if case let (.a(b), c) = d {}
        conditionElement > matchingPatternCondition: case let (.a(b), c) = d
          valueBindingPattern: let (.a(b), c)
            expressionPattern > tupleExpr: (.a(b), c)
              labeledExpr: .a(b),
                functionCallExpr: .a(b)
                  memberAccessExpr: .a
                    declReferenceExpr: a
                  labeledExpr > patternExpr > identifierPattern: b
              labeledExpr > patternExpr > identifierPattern: c
          initializerClause: = d
            declReferenceExpr: d
        codeBlock: {}
      """)
  }

  @Test func readsTypeTests() {
    checkTree(
      "switch a { case is B: c; case let d as D: e; default: f }",
      """
      switchExpr: switch a { case is B: c; case let d as D: e; default: f }
        declReferenceExpr: a
        switchCase: case is B: c;
          switchCaseLabel: case is B:
            switchCaseItem > isTypePattern: is B
              identifierType: B
          declReferenceExpr: c
        switchCase: case let d as D: e;
          switchCaseLabel: case let d as D:
            switchCaseItem > valueBindingPattern: let d as D
              expressionPattern > sequenceExpr: d as D
                patternExpr > identifierPattern: d
                unresolvedAsExpr: as
                typeExpr > identifierType: D
          declReferenceExpr: e
        switchCase: default: f
          switchDefaultLabel: default:
          declReferenceExpr: f
      """)
  }

  @Test func readsOptionals() {
    checkTree(
      "if case let a? = b, case .some(.c) = d {}",
      """
      ifExpr: if case let a? = b, case .some(.c) = d {}
        conditionElement: case let a? = b,
          matchingPatternCondition: case let a? = b
            valueBindingPattern: let a?
              expressionPattern > optionalChainingExpr: a?
                patternExpr > identifierPattern: a
            initializerClause: = b
              declReferenceExpr: b
        conditionElement > matchingPatternCondition: case .some(.c) = d
          expressionPattern > functionCallExpr: .some(.c)
            memberAccessExpr: .some
              declReferenceExpr: some
            labeledExpr > memberAccessExpr: .c
              declReferenceExpr: c
          initializerClause: = d
            declReferenceExpr: d
        codeBlock: {}
      """)
  }

  @Test func readsExpressions() {
    checkTree(
      #"switch a { case 1...2, "b", c.d: e; default: f }"#,
      """
      switchExpr: switch a { case 1...2, "b", c.d: e; default: f }
        declReferenceExpr: a
        switchCase: case 1...2, "b", c.d: e;
          switchCaseLabel: case 1...2, "b", c.d:
            switchCaseItem: 1...2,
              expressionPattern > sequenceExpr: 1...2
                integerLiteralExpr: 1
                binaryOperatorExpr: ...
                integerLiteralExpr: 2
            switchCaseItem: "b",
              expressionPattern > stringLiteralExpr: "b"
                stringSegment: b
            switchCaseItem > expressionPattern > memberAccessExpr: c.d
              declReferenceExpr: c
              declReferenceExpr: d
          declReferenceExpr: e
        switchCase: default: f
          switchDefaultLabel: default:
          declReferenceExpr: f
      """)
  }

  @Test func readsWildcards() {
    checkTree(
      "for _ in a {}",
      """
      forStmt: for _ in a {}
        wildcardPattern: _
        declReferenceExpr: a
        codeBlock: {}
      """)
  }

  @Test func readsEnumCasesWithLabels() {
    checkTree(
      "if case .a(b: let c, var d) = e {}",
      """
      ifExpr: if case .a(b: let c, var d) = e {}
        conditionElement > matchingPatternCondition: case .a(b: let c, var d) = e
          expressionPattern > functionCallExpr: .a(b: let c, var d)
            memberAccessExpr: .a
              declReferenceExpr: a
            labeledExpr: b: let c,
              patternExpr > valueBindingPattern: let c
                identifierPattern: c
            labeledExpr > patternExpr > valueBindingPattern: var d
              identifierPattern: d
          initializerClause: = e
            declReferenceExpr: e
        codeBlock: {}
      """)
  }

  @Test func readsOwnershipWordsAsPatterns() {
    checkTree(
      "switch consume a { case borrowing: b; default: c }",
      """
      switchExpr: switch consume a { case borrowing: b; default: c }
        consumeExpr: consume a
          declReferenceExpr: a
        switchCase: case borrowing: b;
          switchCaseLabel: case borrowing:
            switchCaseItem > expressionPattern > declReferenceExpr: borrowing
          declReferenceExpr: b
        switchCase: default: c
          switchDefaultLabel: default:
          declReferenceExpr: c
      """)
  }
}
