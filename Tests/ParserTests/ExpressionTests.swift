import Testing

/// Calls, members, operators, collections, lines.
@Suite struct ExpressionTests {
  @Test func readsCalls() {
    checkTree(
      "f(a, b: c, _: d)(e)",
      """
      functionCallExpr: f(a, b: c, _: d)(e)
        functionCallExpr: f(a, b: c, _: d)
          declReferenceExpr: f
          labeledExpr: a,
            declReferenceExpr: a
          labeledExpr: b: c,
            declReferenceExpr: c
          labeledExpr: _: d
            declReferenceExpr: d
        labeledExpr > declReferenceExpr: e
      """)
  }

  @Test func readsMembers() {
    checkTree(
      "a.b.0.self.init",
      """
      memberAccessExpr: a.b.0.self.init
        memberAccessExpr: a.b.0.self
          memberAccessExpr: a.b.0
            memberAccessExpr: a.b
              declReferenceExpr: a
              declReferenceExpr: b
            declReferenceExpr: 0
          declReferenceExpr: self
        declReferenceExpr: init
      """)
  }

  @Test func readsImplicitMembers() {
    checkTree(
      "f(.a, .b(c).d)",
      """
      functionCallExpr: f(.a, .b(c).d)
        declReferenceExpr: f
        labeledExpr: .a,
          memberAccessExpr: .a
            declReferenceExpr: a
        labeledExpr > memberAccessExpr: .b(c).d
          functionCallExpr: .b(c)
            memberAccessExpr: .b
              declReferenceExpr: b
            labeledExpr > declReferenceExpr: c
          declReferenceExpr: d
      """)
  }

  @Test func readsSubscripts() {
    checkTree(
      "a[b, c: d][]",
      """
      subscriptCallExpr: a[b, c: d][]
        subscriptCallExpr: a[b, c: d]
          declReferenceExpr: a
          labeledExpr: b,
            declReferenceExpr: b
          labeledExpr: c: d
            declReferenceExpr: d
      """)
  }

  @Test func readsOptionalChains() {
    checkTree(
      "a?.b?[c]?(d)!",
      """
      forceUnwrapExpr: a?.b?[c]?(d)!
        functionCallExpr: a?.b?[c]?(d)
          optionalChainingExpr: a?.b?[c]?
            subscriptCallExpr: a?.b?[c]
              optionalChainingExpr: a?.b?
                memberAccessExpr: a?.b
                  optionalChainingExpr: a?
                    declReferenceExpr: a
                  declReferenceExpr: b
              labeledExpr > declReferenceExpr: c
          labeledExpr > declReferenceExpr: d
      """)
  }

  @Test func readsPrefixAndPostfixOperators() {
    checkTree(
      "-a + b++ * !c",
      """
      sequenceExpr: -a + b++ * !c
        prefixOperatorExpr: -a
          declReferenceExpr: a
        binaryOperatorExpr: +
        postfixOperatorExpr: b++
          declReferenceExpr: b
        binaryOperatorExpr: *
        prefixOperatorExpr: !c
          declReferenceExpr: c
      """)
  }

  @Test func readsAssignments() {
    checkTree(
      "_ = a; (b, c) = d",
      """
      sequenceExpr: _ = a
        discardAssignmentExpr: _
        assignmentExpr: =
        declReferenceExpr: a
      sequenceExpr: (b, c) = d
        tupleExpr: (b, c)
          labeledExpr: b,
            declReferenceExpr: b
          labeledExpr > declReferenceExpr: c
        assignmentExpr: =
        declReferenceExpr: d
      """)
  }

  @Test func readsTernaries() {
    checkTree(
      "a ? b : c ? d : e",
      """
      sequenceExpr: a ? b : c ? d : e
        declReferenceExpr: a
        unresolvedTernaryExpr: ? b :
          declReferenceExpr: b
        declReferenceExpr: c
        unresolvedTernaryExpr: ? d :
          declReferenceExpr: d
        declReferenceExpr: e
      """)
  }

  @Test func readsCasts() {
    checkTree(
      "a as B as? C as! D is E",
      """
      sequenceExpr: a as B as? C as! D is E
        declReferenceExpr: a
        unresolvedAsExpr: as
        typeExpr > identifierType: B
        unresolvedAsExpr: as?
        typeExpr > identifierType: C
        unresolvedAsExpr: as!
        typeExpr > identifierType: D
        unresolvedIsExpr: is
        typeExpr > identifierType: E
      """)
  }

  @Test func readsTryAndAwait() {
    checkTree(
      "try await a + try! b",
      """
      sequenceExpr: try await a + try! b
        tryExpr: try await a
          awaitExpr: await a
            declReferenceExpr: a
        binaryOperatorExpr: +
        tryExpr: try! b
          declReferenceExpr: b
      """)
  }

  @Test func readsTryWithAQuestionMark() {
    checkTree(
      "let a = try? b()",
      """
      variableDecl: let a = try? b()
        patternBinding: a = try? b()
          identifierPattern: a
          initializerClause: = try? b()
            tryExpr: try? b()
              functionCallExpr: b()
                declReferenceExpr: b
      """)
  }

  @Test func readsInOutArguments() {
    checkTree(
      "f(&a, &b.c)",
      """
      functionCallExpr: f(&a, &b.c)
        declReferenceExpr: f
        labeledExpr: &a,
          inOutExpr: &a
            declReferenceExpr: a
        labeledExpr > inOutExpr: &b.c
          memberAccessExpr: b.c
            declReferenceExpr: b
            declReferenceExpr: c
      """)
  }

  @Test func readsOperatorsAsArguments() {
    checkTree(
      "a.reduce(0, +)",
      """
      functionCallExpr: a.reduce(0, +)
        memberAccessExpr: a.reduce
          declReferenceExpr: a
          declReferenceExpr: reduce
        labeledExpr: 0,
          integerLiteralExpr: 0
        labeledExpr > declReferenceExpr: +
      """)
  }

  @Test func readsDictionaries() {
    checkTree(
      "[a: b, c: [:]]",
      """
      dictionaryExpr: [a: b, c: [:]]
        dictionaryElement: a: b,
          declReferenceExpr: a
          declReferenceExpr: b
        dictionaryElement: c: [:]
          declReferenceExpr: c
          dictionaryExpr: [:]
      """)
  }

  @Test func readsTuplesAndParentheses() {
    checkTree(
      "(a, b: c, (d), ())",
      """
      tupleExpr: (a, b: c, (d), ())
        labeledExpr: a,
          declReferenceExpr: a
        labeledExpr: b: c,
          declReferenceExpr: c
        labeledExpr: (d),
          tupleExpr: (d)
            labeledExpr > declReferenceExpr: d
        labeledExpr > tupleExpr: ()
      """)
  }

  @Test func endsChainsAtLineEndings() {
    checkTree(
      """
      a
        .b
        .c()
      d
      """,
      """
      functionCallExpr: a⏎.b⏎.c()
        memberAccessExpr: a⏎.b⏎.c
          memberAccessExpr: a⏎.b
            declReferenceExpr: a
            declReferenceExpr: b
          declReferenceExpr: c
      declReferenceExpr: d
      """)
  }

  @Test func doesNotCallWithAParenthesisOnTheNextLine() {
    checkTree(
      """
      a
      (b)
      """,
      """
      declReferenceExpr: a
      tupleExpr: (b)
        labeledExpr > declReferenceExpr: b
      """)
  }

  @Test func doesNotSubscriptWithABracketOnTheNextLine() {
    checkTree(
      """
      a
      [b]
      """,
      """
      declReferenceExpr: a
      arrayExpr: [b]
        arrayElement > declReferenceExpr: b
      """)
  }

  @Test func readsAnOperatorAtTheStartOfALine() {
    checkTree(
      """
      a
        + b
      """,
      """
      sequenceExpr: a⏎+ b
        declReferenceExpr: a
        binaryOperatorExpr: +
        declReferenceExpr: b
      """)
  }

  @Test func readsIfAsAValue() {
    checkTree(
      "let a = if b { 1 } else { 2 }",
      """
      variableDecl: let a = if b { 1 } else { 2 }
        patternBinding: a = if b { 1 } else { 2 }
          identifierPattern: a
          initializerClause: = if b { 1 } else { 2 }
            ifExpr: if b { 1 } else { 2 }
              conditionElement > declReferenceExpr: b
              codeBlock: { 1 }
                integerLiteralExpr: 1
              codeBlock: { 2 }
                integerLiteralExpr: 2
      """)
  }

  @Test func readsSwitchAsAValue() {
    checkTree(
      "let a = switch b { case .c: 1; default: 2 }",
      """
      variableDecl: let a = switch b { case .c: 1; default: 2 }
        patternBinding: a = switch b { case .c: 1; default: 2 }
          identifierPattern: a
          initializerClause: = switch b { case .c: 1; default: 2 }
            switchExpr: switch b { case .c: 1; default: 2 }
              declReferenceExpr: b
              switchCase: case .c: 1;
                switchCaseLabel: case .c:
                  switchCaseItem > expressionPattern > memberAccessExpr: .c
                    declReferenceExpr: c
                integerLiteralExpr: 1
              switchCase: default: 2
                switchDefaultLabel: default:
                integerLiteralExpr: 2
      """)
  }
}
