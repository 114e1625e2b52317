import Testing

/// Conditions, loops, switches.
@Suite struct StatementTests {
  @Test func readsIfAndElse() {
    checkTree(
      "if a, b { c } else if d { e } else { f }",
      """
      ifExpr: if a, b { c } else if d { e } else { f }
        conditionElement: a,
          declReferenceExpr: a
        conditionElement > declReferenceExpr: b
        codeBlock: { c }
          declReferenceExpr: c
        ifExpr: if d { e } else { f }
          conditionElement > declReferenceExpr: d
          codeBlock: { e }
            declReferenceExpr: e
          codeBlock: { f }
            declReferenceExpr: f
      """)
  }

  @Test func readsBindings() {
    checkTree(
      "if let a, var b = c, let d: D = e {}",
      """
      ifExpr: if let a, var b = c, let d: D = e {}
        conditionElement: let a,
          optionalBindingCondition: let a
            identifierPattern: a
        conditionElement: var b = c,
          optionalBindingCondition: var b = c
            identifierPattern: b
            initializerClause: = c
              declReferenceExpr: c
        conditionElement > optionalBindingCondition: let d: D = e
          identifierPattern: d
          typeAnnotation: : D
            identifierType: D
          initializerClause: = e
            declReferenceExpr: e
        codeBlock: {}
      """)
  }

  @Test func readsPatternsInConditions() {
    checkTree(
      "if case .a(let b)? = c, case let d as D = e {}",
      """
      ifExpr: if case .a(let b)? = c, case let d as D = e {}
        conditionElement: case .a(let b)? = c,
          matchingPatternCondition: case .a(let b)? = c
            expressionPattern > optionalChainingExpr: .a(let b)?
              functionCallExpr: .a(let b)
                memberAccessExpr: .a
                  declReferenceExpr: a
                labeledExpr > patternExpr > valueBindingPattern: let b
                  identifierPattern: b
            initializerClause: = c
              declReferenceExpr: c
        conditionElement > matchingPatternCondition: case let d as D = e
          valueBindingPattern: let d as D
            expressionPattern > sequenceExpr: d as D
              patternExpr > identifierPattern: d
              unresolvedAsExpr: as
              typeExpr > identifierType: D
          initializerClause: = e
            declReferenceExpr: e
        codeBlock: {}
      """)
  }

  @Test func readsGuards() {
    checkTree(
      "guard let a = b else { return }",
      """
      guardStmt: guard let a = b else { return }
        conditionElement > optionalBindingCondition: let a = b
          identifierPattern: a
          initializerClause: = b
            declReferenceExpr: b
        codeBlock: { return }
          returnStmt: return
      """)
  }

  @Test func readsForLoops() {
    checkTree(
      "for case let (a, b?) in c where a > b {}",
      """
      forStmt: for case let (a, b?) in c where a > b {}
        valueBindingPattern: let (a, b?)
          expressionPattern > tupleExpr: (a, b?)
            labeledExpr: a,
              patternExpr > identifierPattern: a
            labeledExpr > optionalChainingExpr: b?
              patternExpr > identifierPattern: b
        declReferenceExpr: c
        whereClause: where a > b
          sequenceExpr: a > b
            declReferenceExpr: a
            binaryOperatorExpr: >
            declReferenceExpr: b
        codeBlock: {}
      """)
  }

  @Test func readsAsynchronousLoops() {
    checkTree(
      "for try await a in b {}",
      """
      forStmt: for try await a in b {}
        identifierPattern: a
        declReferenceExpr: b
        codeBlock: {}
      """)
  }

  @Test func readsTypedLoops() {
    checkTree(
      "for a: Int in b {}",
      """
      forStmt: for a: Int in b {}
        identifierPattern: a
        typeAnnotation: : Int
          identifierType: Int
        declReferenceExpr: b
        codeBlock: {}
      """)
  }

  @Test func readsWhileLoops() {
    checkTree(
      "while let a = b(), a {}",
      """
      whileStmt: while let a = b(), a {}
        conditionElement: let a = b(),
          optionalBindingCondition: let a = b()
            identifierPattern: a
            initializerClause: = b()
              functionCallExpr: b()
                declReferenceExpr: b
        conditionElement > declReferenceExpr: a
        codeBlock: {}
      """)
  }

  @Test func readsRepeatLoops() {
    checkTree(
      "repeat { a } while b",
      """
      repeatStmt: repeat { a } while b
        codeBlock: { a }
          declReferenceExpr: a
        declReferenceExpr: b
      """)
  }

  @Test func readsLabels() {
    checkTree(
      "a: for b in c { continue a }",
      """
      labeledStmt: a: for b in c { continue a }
        forStmt: for b in c { continue a }
          identifierPattern: b
          declReferenceExpr: c
          codeBlock: { continue a }
            continueStmt: continue a
      """)
  }

  @Test func readsSwitches() {
    checkTree(
      "switch a { case 1, 2...3: b; @unknown default: e }",
      """
      switchExpr: switch a { case 1, 2...3: b; @unknown default: e }
        declReferenceExpr: a
        switchCase: case 1, 2...3: b;
          switchCaseLabel: case 1, 2...3:
            switchCaseItem: 1,
              expressionPattern > integerLiteralExpr: 1
            switchCaseItem > expressionPattern > sequenceExpr: 2...3
              integerLiteralExpr: 2
              binaryOperatorExpr: ...
              integerLiteralExpr: 3
          declReferenceExpr: b
        switchCase: @unknown default: e
          attribute: @unknown
            identifierType: unknown
          switchDefaultLabel: default:
          declReferenceExpr: e
      """)
  }

  @Test func readsCasesWithSeveralPatterns() {
    checkTree(
      """
      switch a { case .b(let c), .d(c: let c) where c: fallthrough
      default: break }
      """,
      """
      switchExpr: switch a { case .b(let c), .d(c: let c) where c: fallthrough⏎default: break }
        declReferenceExpr: a
        switchCase: case .b(let c), .d(c: let c) where c: fallthrough
          switchCaseLabel: case .b(let c), .d(c: let c) where c:
            switchCaseItem: .b(let c),
              expressionPattern > functionCallExpr: .b(let c)
                memberAccessExpr: .b
                  declReferenceExpr: b
                labeledExpr > patternExpr > valueBindingPattern: let c
                  identifierPattern: c
            switchCaseItem: .d(c: let c) where c
              expressionPattern > functionCallExpr: .d(c: let c)
                memberAccessExpr: .d
                  declReferenceExpr: d
                labeledExpr: c: let c
                  patternExpr > valueBindingPattern: let c
                    identifierPattern: c
              whereClause: where c
                declReferenceExpr: c
          fallThroughStmt: fallthrough
        switchCase: default: break
          switchDefaultLabel: default:
          breakStmt: break
      """)
  }

  @Test func readsDoAndCatch() {
    checkTree(
      "do { try a } catch let b as B, C.d where e { f } catch { g }",
      """
      doStmt: do { try a } catch let b as B, C.d where e { f } catch { g }
        codeBlock: { try a }
          tryExpr: try a
            declReferenceExpr: a
        catchClause: catch let b as B, C.d where e { f }
          catchItem: let b as B,
            valueBindingPattern: let b as B
              expressionPattern > sequenceExpr: b as B
                patternExpr > identifierPattern: b
                unresolvedAsExpr: as
                typeExpr > identifierType: B
          catchItem: C.d where e
            expressionPattern > memberAccessExpr: C.d
              declReferenceExpr: C
              declReferenceExpr: d
            whereClause: where e
              declReferenceExpr: e
          codeBlock: { f }
            declReferenceExpr: f
        catchClause: catch { g }
          codeBlock: { g }
            declReferenceExpr: g
      """)
  }

  @Test func readsSemicolons() {
    checkTree(
      "a; b;",
      """
      declReferenceExpr: a
      declReferenceExpr: b
      """)
  }

  @Test func readsSwitchesOverTuples() {
    checkTree(
      "switch (a, b) { case (_, .c): d; case (let e, _): f }",
      """
      switchExpr: switch (a, b) { case (_, .c): d; case (let e, _): f }
        tupleExpr: (a, b)
          labeledExpr: a,
            declReferenceExpr: a
          labeledExpr > declReferenceExpr: b
        switchCase: case (_, .c): d;
          switchCaseLabel: case (_, .c):
            switchCaseItem > expressionPattern > tupleExpr: (_, .c)
              labeledExpr: _,
                discardAssignmentExpr: _
              labeledExpr > memberAccessExpr: .c
                declReferenceExpr: c
          declReferenceExpr: d
        switchCase: case (let e, _): f
          switchCaseLabel: case (let e, _):
            switchCaseItem > expressionPattern > tupleExpr: (let e, _)
              labeledExpr: let e,
                patternExpr > valueBindingPattern: let e
                  identifierPattern: e
              labeledExpr > discardAssignmentExpr: _
          declReferenceExpr: f
      """)
  }
}
