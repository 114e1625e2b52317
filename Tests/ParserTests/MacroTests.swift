import Testing

/// '#name' and macro declarations.
@Suite struct MacroTests {
  @Test func readsExpansionsAmongExpressions() {
    checkTree(
      "let a = #b(c) + #d",
      """
      variableDecl: let a = #b(c) + #d
        patternBinding: a = #b(c) + #d
          identifierPattern: a
          initializerClause: = #b(c) + #d
            sequenceExpr: #b(c) + #d
              macroExpansionExpr: #b(c)
                labeledExpr > declReferenceExpr: c
              binaryOperatorExpr: +
              macroExpansionExpr: #d
      """)
  }

  @Test func readsExpansionsAmongMembers() {
    checkTree(
      "struct S { #a(b) }",
      """
      structDecl: struct S { #a(b) }
        memberBlock: { #a(b) }
          macroExpansionDecl: #a(b)
            labeledExpr > declReferenceExpr: b
      """)
  }

  @Test func readsExpansionsWithClosures() {
    checkTree(
      #"#Preview("a") { b }"#,
      """
      macroExpansionExpr: #Preview("a") { b }
        labeledExpr > stringLiteralExpr: "a"
          stringSegment: a
        closureExpr: { b }
          declReferenceExpr: b
      """)
  }

  @Test func readsExpansionsWithGenericArguments() {
    checkTree(
      "#a<B>(c)",
      """
      macroExpansionExpr: #a<B>(c)
        genericArgumentClause: <B>
          genericArgument > identifierType: B
        labeledExpr > declReferenceExpr: c
      """)
  }

  @Test func readsExpansionsWithAttributes() {
    checkTree(
      "@A public #b(c)",
      """
      macroExpansionDecl: @A public #b(c)
        attribute: @A
          identifierType: A
        declModifier: public
        labeledExpr > declReferenceExpr: c
      """)
  }

  @Test func readsSelectorsAndKeyPaths() {
    checkTree(
      "f(#selector(A.b(_:)), #keyPath(C.d), #selector(getter: e))",
      """
      functionCallExpr: f(#selector(A.b(_:)), #keyPath(C.d), #selector(getter: e))
        declReferenceExpr: f
        labeledExpr: #selector(A.b(_:)),
          macroExpansionExpr: #selector(A.b(_:))
            labeledExpr > memberAccessExpr: A.b(_:)
              declReferenceExpr: A
              declReferenceExpr: b(_:)
                declNameArguments: (_:)
                  declNameArgument: _:
        labeledExpr: #keyPath(C.d),
          macroExpansionExpr: #keyPath(C.d)
            labeledExpr > memberAccessExpr: C.d
              declReferenceExpr: C
              declReferenceExpr: d
        labeledExpr > macroExpansionExpr: #selector(getter: e)
          labeledExpr: getter: e
            declReferenceExpr: e
      """)
  }

  @Test func readsDeclarations() {
    checkTree(
      #"@freestanding(expression) macro a<T>(b: T) -> C = #external(type: "D")"#,
      """
      macroDecl: @freestanding(expression) macro a<T>(b: T) -> C = #external(type: "D")
        attribute: @freestanding(expression)
          identifierType: freestanding
          labeledExpr > declReferenceExpr: expression
        genericParameterClause: <T>
          genericParameter: T
        functionSignature: (b: T) -> C
          functionParameterClause: (b: T)
            functionParameter: b: T
              identifierType: T
          returnClause: -> C
            identifierType: C
        initializerClause: = #external(type: "D")
          macroExpansionExpr: #external(type: "D")
            labeledExpr: type: "D"
              stringLiteralExpr: "D"
                stringSegment: D
      """)
  }

  @Test func readsAttachedMacros() {
    checkTree(
      "@attached(member, names: named(init), arbitrary) macro a()",
      """
      macroDecl: @attached(member, names: named(init), arbitrary) macro a()
        attribute: @attached(member, names: named(init), arbitrary)
          identifierType: attached
          labeledExpr: member,
            declReferenceExpr: member
          labeledExpr: names: named(init),
            functionCallExpr: named(init)
              declReferenceExpr: named
              labeledExpr > declReferenceExpr: init
          labeledExpr > declReferenceExpr: arbitrary
        functionSignature > functionParameterClause: ()
      """)
  }
}
