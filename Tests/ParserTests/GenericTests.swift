import Testing

/// Generic parameters, arguments and requirements, and '<' as an operator.
@Suite struct GenericTests {
  @Test func readsParameters() {
    checkTree(
      "func f<T: P, U, each V>() {}",
      """
      functionDecl: func f<T: P, U, each V>() {}
        genericParameterClause: <T: P, U, each V>
          genericParameter: T: P,
            identifierType: P
          genericParameter: U,
          genericParameter: each V
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsRequirements() {
    checkTree(
      "func f() where T: P, T.A == B, U: _Trivial(64) {}",
      """
      functionDecl: func f() where T: P, T.A == B, U: _Trivial(64) {}
        functionSignature > functionParameterClause: ()
        genericWhereClause: where T: P, T.A == B, U: _Trivial(64)
          genericRequirement: T: P,
            conformanceRequirement: T: P
              identifierType: T
              identifierType: P
          genericRequirement: T.A == B,
            sameTypeRequirement: T.A == B
              memberType: T.A
                identifierType: T
              identifierType: B
          genericRequirement > layoutRequirement: U: _Trivial(64)
            identifierType: U
        codeBlock: {}
      """)
  }

  @Test func readsArguments() {
    checkTree(
      "let a = A<B, [C], D<E>>()",
      """
      variableDecl: let a = A<B, [C], D<E>>()
        patternBinding: a = A<B, [C], D<E>>()
          identifierPattern: a
          initializerClause: = A<B, [C], D<E>>()
            functionCallExpr: A<B, [C], D<E>>()
              genericSpecializationExpr: A<B, [C], D<E>>
                declReferenceExpr: A
                genericArgumentClause: <B, [C], D<E>>
                  genericArgument: B,
                    identifierType: B
                  genericArgument: [C],
                    arrayType: [C]
                      identifierType: C
                  genericArgument > identifierType: D<E>
                    genericArgumentClause: <E>
                      genericArgument > identifierType: E
      """)
  }

  @Test func splitsClosingAngles() {
    checkTree(
      "let a: A<B<C<D>>>",
      """
      variableDecl: let a: A<B<C<D>>>
        patternBinding: a: A<B<C<D>>>
          identifierPattern: a
          typeAnnotation: : A<B<C<D>>>
            identifierType: A<B<C<D>>>
              genericArgumentClause: <B<C<D>>>
                genericArgument > identifierType: B<C<D>>
                  genericArgumentClause: <C<D>>
                    genericArgument > identifierType: C<D>
                      genericArgumentClause: <D>
                        genericArgument > identifierType: D
      """)
  }

  @Test func splitsAngleAndQuestionMark() {
    checkTree(
      "let a: A<B>?, b: A<B>! = c",
      """
      variableDecl: let a: A<B>?, b: A<B>! = c
        patternBinding: a: A<B>?,
          identifierPattern: a
          typeAnnotation: : A<B>?
            optionalType: A<B>?
              identifierType: A<B>
                genericArgumentClause: <B>
                  genericArgument > identifierType: B
        patternBinding: b: A<B>! = c
          identifierPattern: b
          typeAnnotation: : A<B>!
            implicitlyUnwrappedOptionalType: A<B>!
              identifierType: A<B>
                genericArgumentClause: <B>
                  genericArgument > identifierType: B
          initializerClause: = c
            declReferenceExpr: c
      """)
  }

  @Test func splitsAngleAndEqualSign() {
    checkTree(
      "let a: A<B>=c",
      """
      variableDecl: let a: A<B>=c
        patternBinding: a: A<B>=c
          identifierPattern: a
          typeAnnotation: : A<B>
            identifierType: A<B>
              genericArgumentClause: <B>
                genericArgument > identifierType: B
          initializerClause: =c
            declReferenceExpr: c
      """)
  }

  @Test func readsAParenthesisAfterAClosingAngle() {
    checkTree(
      "f(a<b, c>(d))",
      """
      functionCallExpr: f(a<b, c>(d))
        declReferenceExpr: f
        labeledExpr > functionCallExpr: a<b, c>(d)
          genericSpecializationExpr: a<b, c>
            declReferenceExpr: a
            genericArgumentClause: <b, c>
              genericArgument: b,
                identifierType: b
              genericArgument > identifierType: c
          labeledExpr > declReferenceExpr: d
      """)
  }

  @Test func readsComparisons() {
    checkTree(
      "f(a < b, c > d)",
      """
      functionCallExpr: f(a < b, c > d)
        declReferenceExpr: f
        labeledExpr: a < b,
          sequenceExpr: a < b
            declReferenceExpr: a
            binaryOperatorExpr: <
            declReferenceExpr: b
        labeledExpr > sequenceExpr: c > d
          declReferenceExpr: c
          binaryOperatorExpr: >
          declReferenceExpr: d
      """)
  }

  @Test func readsComparisonsWithSpaces() {
    checkTree(
      "a < b && c > d",
      """
      sequenceExpr: a < b && c > d
        declReferenceExpr: a
        binaryOperatorExpr: <
        declReferenceExpr: b
        binaryOperatorExpr: &&
        declReferenceExpr: c
        binaryOperatorExpr: >
        declReferenceExpr: d
      """)
  }

  @Test func specializesMembers() {
    checkTree(
      "a.b<C>.d<E>()",
      """
      functionCallExpr: a.b<C>.d<E>()
        genericSpecializationExpr: a.b<C>.d<E>
          memberAccessExpr: a.b<C>.d
            genericSpecializationExpr: a.b<C>
              memberAccessExpr: a.b
                declReferenceExpr: a
                declReferenceExpr: b
              genericArgumentClause: <C>
                genericArgument > identifierType: C
            declReferenceExpr: d
          genericArgumentClause: <E>
            genericArgument > identifierType: E
      """)
  }

  @Test func readsAComparisonBeforeABrace() {
    checkTree(
      "if a < b {}",
      """
      ifExpr: if a < b {}
        conditionElement > sequenceExpr: a < b
          declReferenceExpr: a
          binaryOperatorExpr: <
          declReferenceExpr: b
        codeBlock: {}
      """)
  }

  @Test func readsComparisonsBeforeAName() {
    checkTree(
      "a<b>c",
      """
      sequenceExpr: a<b>c
        declReferenceExpr: a
        binaryOperatorExpr: <
        declReferenceExpr: b
        binaryOperatorExpr: >
        declReferenceExpr: c
      """)
  }

  @Test func readsFunctionTypesAsArguments() {
    checkTree(
      "A<(B) -> C, (d: D, E)>.f",
      """
      memberAccessExpr: A<(B) -> C, (d: D, E)>.f
        genericSpecializationExpr: A<(B) -> C, (d: D, E)>
          declReferenceExpr: A
          genericArgumentClause: <(B) -> C, (d: D, E)>
            genericArgument: (B) -> C,
              functionType: (B) -> C
                tupleTypeElement > identifierType: B
                returnClause: -> C
                  identifierType: C
            genericArgument > tupleType: (d: D, E)
              tupleTypeElement: d: D,
                identifierType: D
              tupleTypeElement > identifierType: E
        declReferenceExpr: f
      """)
  }

  @Test func readsOptionalArguments() {
    checkTree(
      "A<B?>?.none",
      """
      memberAccessExpr: A<B?>?.none
        optionalChainingExpr: A<B?>?
          genericSpecializationExpr: A<B?>
            declReferenceExpr: A
            genericArgumentClause: <B?>
              genericArgument > optionalType: B?
                identifierType: B
        declReferenceExpr: none
      """)
  }

  @Test func readsAWhereClauseOfAMember() {
    checkTree(
      "extension A { func f() where B: C {} }",
      """
      extensionDecl: extension A { func f() where B: C {} }
        identifierType: A
        memberBlock: { func f() where B: C {} }
          functionDecl: func f() where B: C {}
            functionSignature > functionParameterClause: ()
            genericWhereClause: where B: C
              genericRequirement > conformanceRequirement: B: C
                identifierType: B
                identifierType: C
            codeBlock: {}
      """)
  }
}
