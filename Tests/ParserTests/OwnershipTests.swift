import Testing

/// Ownership, typed throws, packs, value generics, inline arrays, module selectors.
@Suite struct OwnershipTests {
  @Test func readsOwnershipOfParameters() {
    checkTree(
      "func f(a: borrowing A, b: consuming B, c: sending C) -> sending D {}",
      """
      functionDecl: func f(a: borrowing A, b: consuming B, c: sending C) -> sending D {}
        functionSignature: (a: borrowing A, b: consuming B, c: sending C) -> sending D
          functionParameterClause: (a: borrowing A, b: consuming B, c: sending C)
            functionParameter: a: borrowing A,
              attributedType: borrowing A
                simpleTypeSpecifier: borrowing
                identifierType: A
            functionParameter: b: consuming B,
              attributedType: consuming B
                simpleTypeSpecifier: consuming
                identifierType: B
            functionParameter: c: sending C
              attributedType: sending C
                simpleTypeSpecifier: sending
                identifierType: C
          returnClause: -> sending D
            attributedType: sending D
              simpleTypeSpecifier: sending
              identifierType: D
        codeBlock: {}
      """)
  }

  @Test func readsConsumingMethods() {
    checkTree(
      "struct S: ~Copyable { consuming func f() {} }",
      """
      structDecl: struct S: ~Copyable { consuming func f() {} }
        inheritanceClause: : ~Copyable
          inheritedType > suppressedType: ~Copyable
            identifierType: Copyable
        memberBlock: { consuming func f() {} }
          functionDecl: consuming func f() {}
            declModifier: consuming
            functionSignature > functionParameterClause: ()
            codeBlock: {}
      """)
  }

  @Test func readsConsumeAndCopy() {
    checkTree(
      "f(consume a, copy b)",
      """
      functionCallExpr: f(consume a, copy b)
        declReferenceExpr: f
        labeledExpr: consume a,
          consumeExpr: consume a
            declReferenceExpr: a
        labeledExpr > copyExpr: copy b
          declReferenceExpr: b
      """)
  }

  @Test func readsConsumeAsAName() {
    checkTree(
      "consume(a); copy = b",
      """
      functionCallExpr: consume(a)
        declReferenceExpr: consume
        labeledExpr > declReferenceExpr: a
      sequenceExpr: copy = b
        declReferenceExpr: copy
        assignmentExpr: =
        declReferenceExpr: b
      """)
  }

  @Test func readsUnsafe() {
    checkTree(
      "let a = unsafe b.c + d",
      """
      variableDecl: let a = unsafe b.c + d
        patternBinding: a = unsafe b.c + d
          identifierPattern: a
          initializerClause: = unsafe b.c + d
            sequenceExpr: unsafe b.c + d
              unsafeExpr: unsafe b.c
                memberAccessExpr: b.c
                  declReferenceExpr: b
                  declReferenceExpr: c
              binaryOperatorExpr: +
              declReferenceExpr: d
      """)
  }

  @Test func readsTypedThrows() {
    checkTree(
      "func f() throws(A.B) -> C {}",
      """
      functionDecl: func f() throws(A.B) -> C {}
        functionSignature: () throws(A.B) -> C
          functionParameterClause: ()
          functionEffectSpecifiers > throwsClause: throws(A.B)
            memberType: A.B
              identifierType: A
          returnClause: -> C
            identifierType: C
        codeBlock: {}
      """)
  }

  @Test func readsTypedThrowsOfFunctionTypes() {
    checkTree(
      "let a: () async throws(A) -> B",
      """
      variableDecl: let a: () async throws(A) -> B
        patternBinding: a: () async throws(A) -> B
          identifierPattern: a
          typeAnnotation: : () async throws(A) -> B
            functionType: () async throws(A) -> B
              typeEffectSpecifiers: async throws(A)
                throwsClause: throws(A)
                  identifierType: A
              returnClause: -> B
                identifierType: B
      """)
  }

  @Test func readsTypedThrowsOfDo() {
    checkTree(
      "do throws(A) { b } catch {}",
      """
      doStmt: do throws(A) { b } catch {}
        throwsClause: throws(A)
          identifierType: A
        codeBlock: { b }
          declReferenceExpr: b
        catchClause: catch {}
          codeBlock: {}
      """)
  }

  @Test func readsPacks() {
    checkTree(
      "func f<each T>(_ a: repeat each T) -> (repeat A<each T>) {}",
      """
      functionDecl: func f<each T>(_ a: repeat each T) -> (repeat A<each T>) {}
        genericParameterClause: <each T>
          genericParameter: each T
        functionSignature: (_ a: repeat each T) -> (repeat A<each T>)
          functionParameterClause: (_ a: repeat each T)
            functionParameter: _ a: repeat each T
              packExpansionType: repeat each T
                packElementType: each T
                  identifierType: T
          returnClause: -> (repeat A<each T>)
            tupleType: (repeat A<each T>)
              tupleTypeElement > packExpansionType: repeat A<each T>
                identifierType: A<each T>
                  genericArgumentClause: <each T>
                    genericArgument > packElementType: each T
                      identifierType: T
        codeBlock: {}
      """)
  }

  @Test func readsPackExpansions() {
    checkTree(
      "f(repeat (each a).b, each c)",
      """
      functionCallExpr: f(repeat (each a).b, each c)
        declReferenceExpr: f
        labeledExpr: repeat (each a).b,
          packExpansionExpr: repeat (each a).b
            memberAccessExpr: (each a).b
              tupleExpr: (each a)
                labeledExpr > packElementExpr: each a
                  declReferenceExpr: a
              declReferenceExpr: b
        labeledExpr > packElementExpr: each c
          declReferenceExpr: c
      """)
  }

  @Test func readsRequirementsOfPacks() {
    checkTree(
      "func f<each T: P>() where repeat each T: Q {}",
      """
      functionDecl: func f<each T: P>() where repeat each T: Q {}
        genericParameterClause: <each T: P>
          genericParameter: each T: P
            identifierType: P
        functionSignature > functionParameterClause: ()
        genericWhereClause: where repeat each T: Q
          genericRequirement > conformanceRequirement: repeat each T: Q
            packExpansionType: repeat each T
              packElementType: each T
                identifierType: T
            identifierType: Q
        codeBlock: {}
      """)
  }

  @Test func readsValueGenerics() {
    checkTree(
      "struct S<let n: Int, T> {}",
      """
      structDecl: struct S<let n: Int, T> {}
        genericParameterClause: <let n: Int, T>
          genericParameter: let n: Int,
            identifierType: Int
          genericParameter: T
        memberBlock: {}
      """)
  }

  @Test func readsValuesAsArguments() {
    checkTree(
      "let a: A<3, -1>",
      """
      variableDecl: let a: A<3, -1>
        patternBinding: a: A<3, -1>
          identifierPattern: a
          typeAnnotation: : A<3, -1>
            identifierType: A<3, -1>
              genericArgumentClause: <3, -1>
                genericArgument: 3,
                  integerLiteralExpr: 3
                genericArgument > prefixOperatorExpr: -1
                  integerLiteralExpr: 1
      """)
  }

  @Test func readsInlineArrays() {
    checkTree(
      "let a: [3 of Int], b: [n of [2 of T]]",
      """
      variableDecl: let a: [3 of Int], b: [n of [2 of T]]
        patternBinding: a: [3 of Int],
          identifierPattern: a
          typeAnnotation: : [3 of Int]
            inlineArrayType: [3 of Int]
              genericArgument > integerLiteralExpr: 3
              genericArgument > identifierType: Int
        patternBinding: b: [n of [2 of T]]
          identifierPattern: b
          typeAnnotation: : [n of [2 of T]]
            inlineArrayType: [n of [2 of T]]
              genericArgument > identifierType: n
              genericArgument > inlineArrayType: [2 of T]
                genericArgument > integerLiteralExpr: 2
                genericArgument > identifierType: T
      """)
  }

  @Test func readsInlineArraysAsValues() {
    checkTree(
      "let a = [3 of Int]()",
      """
      variableDecl: let a = [3 of Int]()
        patternBinding: a = [3 of Int]()
          identifierPattern: a
          initializerClause: = [3 of Int]()
            functionCallExpr: [3 of Int]()
              typeExpr > inlineArrayType: [3 of Int]
                genericArgument > integerLiteralExpr: 3
                genericArgument > identifierType: Int
      """)
  }

  @Test func readsModuleSelectors() {
    checkTree(
      "let a: A::B = A::c.A::d()",
      """
      variableDecl: let a: A::B = A::c.A::d()
        patternBinding: a: A::B = A::c.A::d()
          identifierPattern: a
          typeAnnotation: : A::B
            identifierType: A::B
              moduleSelector: A::
          initializerClause: = A::c.A::d()
            functionCallExpr: A::c.A::d()
              memberAccessExpr: A::c.A::d
                declReferenceExpr: A::c
                  moduleSelector: A::
                declReferenceExpr: A::d
                  moduleSelector: A::
      """)
  }

  @Test func readsSpecifiersOfVariables() {
    checkTree(
      "nonisolated(unsafe) static var a = 1",
      """
      variableDecl: nonisolated(unsafe) static var a = 1
        declModifier: nonisolated(unsafe)
          declModifierDetail: (unsafe)
        declModifier: static
        patternBinding: a = 1
          identifierPattern: a
          initializerClause: = 1
            integerLiteralExpr: 1
      """)
  }
}
