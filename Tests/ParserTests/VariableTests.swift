import Testing

/// Bindings and accessors.
@Suite struct VariableTests {
  @Test func readsSeveralBindings() {
    checkTree(
      "let a = 1, b: Int, (c, d) = e",
      """
      variableDecl: let a = 1, b: Int, (c, d) = e
        patternBinding: a = 1,
          identifierPattern: a
          initializerClause: = 1
            integerLiteralExpr: 1
        patternBinding: b: Int,
          identifierPattern: b
          typeAnnotation: : Int
            identifierType: Int
        patternBinding: (c, d) = e
          tuplePattern: (c, d)
            tuplePatternElement: c,
              identifierPattern: c
            tuplePatternElement > identifierPattern: d
          initializerClause: = e
            declReferenceExpr: e
      """)
  }

  @Test func readsAccessorsWithEffects() {
    checkTree(
      "var a: Int { get async throws { 1 } }",
      """
      variableDecl: var a: Int { get async throws { 1 } }
        patternBinding: a: Int { get async throws { 1 } }
          identifierPattern: a
          typeAnnotation: : Int
            identifierType: Int
          accessorBlock: { get async throws { 1 } }
            accessorDecl: get async throws { 1 }
              accessorEffectSpecifiers: async throws
                throwsClause: throws
              codeBlock: { 1 }
                integerLiteralExpr: 1
      """)
  }

  @Test func readsObservers() {
    checkTree(
      "var a = 1 { willSet(new) {} didSet {} }",
      """
      variableDecl: var a = 1 { willSet(new) {} didSet {} }
        patternBinding: a = 1 { willSet(new) {} didSet {} }
          identifierPattern: a
          initializerClause: = 1
            integerLiteralExpr: 1
          accessorBlock: { willSet(new) {} didSet {} }
            accessorDecl: willSet(new) {}
              accessorParameters: (new)
              codeBlock: {}
            accessorDecl: didSet {}
              codeBlock: {}
      """)
  }

  @Test func readsAComputedVariable() {
    checkTree(
      "var a: Int { 1 }",
      """
      variableDecl: var a: Int { 1 }
        patternBinding: a: Int { 1 }
          identifierPattern: a
          typeAnnotation: : Int
            identifierType: Int
          accessorBlock: { 1 }
            integerLiteralExpr: 1
      """)
  }

  @Test func readsRequirementsOfAccessors() {
    checkTree(
      "protocol P { var a: Int { get nonmutating set } }",
      """
      protocolDecl: protocol P { var a: Int { get nonmutating set } }
        memberBlock: { var a: Int { get nonmutating set } }
          variableDecl: var a: Int { get nonmutating set }
            patternBinding: a: Int { get nonmutating set }
              identifierPattern: a
              typeAnnotation: : Int
                identifierType: Int
              accessorBlock: { get nonmutating set }
                accessorDecl: get
                accessorDecl: nonmutating set
                  declModifier: nonmutating
      """)
  }

  @Test func readsModifiersWithDetails() {
    checkTree(
      "public private(set) static weak unowned(unsafe) var a: A?",
      """
      variableDecl: public private(set) static weak unowned(unsafe) var a: A?
        declModifier: public
        declModifier: private(set)
          declModifierDetail: (set)
        declModifier: static
        declModifier: weak
        declModifier: unowned(unsafe)
          declModifierDetail: (unsafe)
        patternBinding: a: A?
          identifierPattern: a
          typeAnnotation: : A?
            optionalType: A?
              identifierType: A
      """)
  }

  @Test func readsYields() {
    checkTree(
      "var a: A { _modify { yield &b } }",
      """
      variableDecl: var a: A { _modify { yield &b } }
        patternBinding: a: A { _modify { yield &b } }
          identifierPattern: a
          typeAnnotation: : A
            identifierType: A
          accessorBlock: { _modify { yield &b } }
            accessorDecl: _modify { yield &b }
              codeBlock: { yield &b }
                yieldStmt: yield &b
                  inOutExpr: &b
                    declReferenceExpr: b
      """)
  }

  /// In parentheses, the yielded values look like a call.
  @Test func readsSeveralYields() {
    checkTree(
      "var a: A { _read { yield (b, c) } }",
      """
      variableDecl: var a: A { _read { yield (b, c) } }
        patternBinding: a: A { _read { yield (b, c) } }
          identifierPattern: a
          typeAnnotation: : A
            identifierType: A
          accessorBlock: { _read { yield (b, c) } }
            accessorDecl: _read { yield (b, c) }
              codeBlock: { yield (b, c) }
                functionCallExpr: yield (b, c)
                  declReferenceExpr: yield
                  labeledExpr: b,
                    declReferenceExpr: b
                  labeledExpr > declReferenceExpr: c
      """)
  }
}
