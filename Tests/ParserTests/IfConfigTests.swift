import Testing

/// '#if' in every position.
@Suite struct IfConfigTests {
  @Test func readsConditionsAroundStatements() {
    checkTree(
      """
      #if DEBUG
      a
      #elseif os(iOS) && !B
      c
      #else
      d
      #endif
      """,
      """
      ifConfigDecl: #if DEBUG⏎a⏎#elseif os(iOS) && !B⏎c⏎#else⏎d⏎#endif
        ifConfigClause: #if DEBUG⏎a
          declReferenceExpr: DEBUG
          declReferenceExpr: a
        ifConfigClause: #elseif os(iOS) && !B⏎c
          sequenceExpr: os(iOS) && !B
            functionCallExpr: os(iOS)
              declReferenceExpr: os
              labeledExpr > declReferenceExpr: iOS
            binaryOperatorExpr: &&
            prefixOperatorExpr: !B
              declReferenceExpr: B
          declReferenceExpr: c
        ifConfigClause: #else⏎d
          declReferenceExpr: d
      """)
  }

  @Test func readsConditionsAroundMembers() {
    checkTree(
      """
      struct S {
      #if A
        let b = 1
      #endif
      }
      """,
      """
      structDecl: struct S {⏎#if A⏎let b = 1⏎#endif⏎}
        memberBlock: {⏎#if A⏎let b = 1⏎#endif⏎}
          ifConfigDecl: #if A⏎let b = 1⏎#endif
            ifConfigClause: #if A⏎let b = 1
              declReferenceExpr: A
              variableDecl: let b = 1
                patternBinding: b = 1
                  identifierPattern: b
                  initializerClause: = 1
                    integerLiteralExpr: 1
      """)
  }

  @Test func readsConditionsAroundCases() {
    checkTree(
      """
      switch a {
      #if B
      case .c: d
      #endif
      default: e
      }
      """,
      """
      switchExpr: switch a {⏎#if B⏎case .c: d⏎#endif⏎default: e⏎}
        declReferenceExpr: a
        ifConfigDecl: #if B⏎case .c: d⏎#endif
          ifConfigClause: #if B⏎case .c: d
            declReferenceExpr: B
            switchCase: case .c: d
              switchCaseLabel: case .c:
                switchCaseItem > expressionPattern > memberAccessExpr: .c
                  declReferenceExpr: c
              declReferenceExpr: d
        switchCase: default: e
          switchDefaultLabel: default:
          declReferenceExpr: e
      """)
  }

  @Test func readsConditionsInChains() {
    checkTree(
      """
      a
        .b()
      #if C
        .d()
      #else
        .e
      #endif
        .f()
      """,
      """
      functionCallExpr: a⏎.b()⏎#if C⏎.d()⏎#else⏎.e⏎#endif⏎.f()
        memberAccessExpr: a⏎.b()⏎#if C⏎.d()⏎#else⏎.e⏎#endif⏎.f
          postfixIfConfigExpr: a⏎.b()⏎#if C⏎.d()⏎#else⏎.e⏎#endif
            functionCallExpr: a⏎.b()
              memberAccessExpr: a⏎.b
                declReferenceExpr: a
                declReferenceExpr: b
            ifConfigDecl: #if C⏎.d()⏎#else⏎.e⏎#endif
              ifConfigClause: #if C⏎.d()
                declReferenceExpr: C
                functionCallExpr: .d()
                  memberAccessExpr: .d
                    declReferenceExpr: d
              ifConfigClause: #else⏎.e
                memberAccessExpr: .e
                  declReferenceExpr: e
          declReferenceExpr: f
      """)
  }

  /// The version's operators come before it.
  @Test func readsVersions() {
    checkTree(
      """
      #if swift(>=5.9) && compiler(<6) || canImport(A, _version: 1.2)
      #endif
      """,
      """
      ifConfigDecl: #if swift(>=5.9) && compiler(<6) || canImport(A, _version: 1.2)⏎#endif
        ifConfigClause: #if swift(>=5.9) && compiler(<6) || canImport(A, _version: 1.2)
          sequenceExpr: swift(>=5.9) && compiler(<6) || canImport(A, _version: 1.2)
            functionCallExpr: swift(>=5.9)
              declReferenceExpr: swift
              labeledExpr > prefixOperatorExpr: >=5.9
                floatLiteralExpr: 5.9
            binaryOperatorExpr: &&
            functionCallExpr: compiler(<6)
              declReferenceExpr: compiler
              labeledExpr > prefixOperatorExpr: <6
                integerLiteralExpr: 6
            binaryOperatorExpr: ||
            functionCallExpr: canImport(A, _version: 1.2)
              declReferenceExpr: canImport
              labeledExpr: A,
                declReferenceExpr: A
              labeledExpr: _version: 1.2
                floatLiteralExpr: 1.2
      """)
  }

  @Test func readsNestedConditions() {
    checkTree(
      """
      #if A
      #if B
      c
      #endif
      #endif
      """,
      """
      ifConfigDecl: #if A⏎#if B⏎c⏎#endif⏎#endif
        ifConfigClause: #if A⏎#if B⏎c⏎#endif
          declReferenceExpr: A
          ifConfigDecl: #if B⏎c⏎#endif
            ifConfigClause: #if B⏎c
              declReferenceExpr: B
              declReferenceExpr: c
      """)
  }

  /// The official parser reads statements here, and a call of `get`.
  @Test func readsConditionsAroundAccessorsAsCode() {
    checkTree(
      """
      var a: Int {
      #if B
        get { 1 }
      #endif
      }
      """,
      """
      variableDecl: var a: Int {⏎#if B⏎get { 1 }⏎#endif⏎}
        patternBinding: a: Int {⏎#if B⏎get { 1 }⏎#endif⏎}
          identifierPattern: a
          typeAnnotation: : Int
            identifierType: Int
          accessorBlock: {⏎#if B⏎get { 1 }⏎#endif⏎}
            ifConfigDecl: #if B⏎get { 1 }⏎#endif
              ifConfigClause: #if B⏎get { 1 }
                declReferenceExpr: B
                functionCallExpr: get { 1 }
                  declReferenceExpr: get
                  closureExpr: { 1 }
                    integerLiteralExpr: 1
      """)
  }

  @Test func readsConditionsAroundEnumCases() {
    checkTree(
      """
      enum E {
      #if A
        case b
      #endif
      }
      """,
      """
      enumDecl: enum E {⏎#if A⏎case b⏎#endif⏎}
        memberBlock: {⏎#if A⏎case b⏎#endif⏎}
          ifConfigDecl: #if A⏎case b⏎#endif
            ifConfigClause: #if A⏎case b
              declReferenceExpr: A
              enumCaseDecl: case b
                enumCaseElement: b
      """)
  }

  @Test func readsAChainThatBeginsWithACondition() {
    checkTree(
      """
      a
      #if B
        .c
      #endif
      """,
      """
      postfixIfConfigExpr: a⏎#if B⏎.c⏎#endif
        declReferenceExpr: a
        ifConfigDecl: #if B⏎.c⏎#endif
          ifConfigClause: #if B⏎.c
            declReferenceExpr: B
            memberAccessExpr: .c
              declReferenceExpr: c
      """)
  }

  @Test func readsConditionsAroundSwitchedStatements() {
    checkTree(
      """
      switch a {
      case .b:
      #if C
        d
      #endif
      }
      """,
      """
      switchExpr: switch a {⏎case .b:⏎#if C⏎d⏎#endif⏎}
        declReferenceExpr: a
        switchCase: case .b:⏎#if C⏎d⏎#endif
          switchCaseLabel: case .b:
            switchCaseItem > expressionPattern > memberAccessExpr: .b
              declReferenceExpr: b
          ifConfigDecl: #if C⏎d⏎#endif
            ifConfigClause: #if C⏎d
              declReferenceExpr: C
              declReferenceExpr: d
      """)
  }
}
