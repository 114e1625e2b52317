import Testing

/// All kinds of types, in annotations.
@Suite struct TypeTests {
  @Test func readsNames() {
    checkTree(
      "let a: A.B<C>.D",
      """
      variableDecl: let a: A.B<C>.D
        patternBinding: a: A.B<C>.D
          identifierPattern: a
          typeAnnotation: : A.B<C>.D
            memberType: A.B<C>.D
              memberType: A.B<C>
                identifierType: A
                genericArgumentClause: <C>
                  genericArgument > identifierType: C
      """)
  }

  @Test func readsOptionals() {
    checkTree(
      "let a: A?? , b: A!",
      """
      variableDecl: let a: A?? , b: A!
        patternBinding: a: A?? ,
          identifierPattern: a
          typeAnnotation: : A??
            optionalType: A??
              optionalType: A?
                identifierType: A
        patternBinding: b: A!
          identifierPattern: b
          typeAnnotation: : A!
            implicitlyUnwrappedOptionalType: A!
              identifierType: A
      """)
  }

  @Test func readsCollections() {
    checkTree(
      "let a: [A], b: [A: B], c: [[A]: [B]]",
      """
      variableDecl: let a: [A], b: [A: B], c: [[A]: [B]]
        patternBinding: a: [A],
          identifierPattern: a
          typeAnnotation: : [A]
            arrayType: [A]
              identifierType: A
        patternBinding: b: [A: B],
          identifierPattern: b
          typeAnnotation: : [A: B]
            dictionaryType: [A: B]
              identifierType: A
              identifierType: B
        patternBinding: c: [[A]: [B]]
          identifierPattern: c
          typeAnnotation: : [[A]: [B]]
            dictionaryType: [[A]: [B]]
              arrayType: [A]
                identifierType: A
              arrayType: [B]
                identifierType: B
      """)
  }

  @Test func readsTuples() {
    checkTree(
      "let a: (b: A, _ c: B, C...)",
      """
      variableDecl: let a: (b: A, _ c: B, C...)
        patternBinding: a: (b: A, _ c: B, C...)
          identifierPattern: a
          typeAnnotation: : (b: A, _ c: B, C...)
            tupleType: (b: A, _ c: B, C...)
              tupleTypeElement: b: A,
                identifierType: A
              tupleTypeElement: _ c: B,
                identifierType: B
              tupleTypeElement: C...
                identifierType: C
      """)
  }

  @Test func readsFunctionTypes() {
    checkTree(
      "let a: (A, _ b: B) async throws -> (C) -> Void",
      """
      variableDecl: let a: (A, _ b: B) async throws -> (C) -> Void
        patternBinding: a: (A, _ b: B) async throws -> (C) -> Void
          identifierPattern: a
          typeAnnotation: : (A, _ b: B) async throws -> (C) -> Void
            functionType: (A, _ b: B) async throws -> (C) -> Void
              tupleTypeElement: A,
                identifierType: A
              tupleTypeElement: _ b: B
                identifierType: B
              typeEffectSpecifiers: async throws
                throwsClause: throws
              returnClause: -> (C) -> Void
                functionType: (C) -> Void
                  tupleTypeElement > identifierType: C
                  returnClause: -> Void
                    identifierType: Void
      """)
  }

  @Test func readsCompositions() {
    checkTree(
      "let a: A & B & C.D",
      """
      variableDecl: let a: A & B & C.D
        patternBinding: a: A & B & C.D
          identifierPattern: a
          typeAnnotation: : A & B & C.D
            compositionType: A & B & C.D
              compositionTypeElement: A &
                identifierType: A
              compositionTypeElement: B &
                identifierType: B
              compositionTypeElement > memberType: C.D
                identifierType: C
      """)
  }

  @Test func readsSomeAndAny() {
    checkTree(
      "let a: some P & Q, b: any R, c: (any S)?",
      """
      variableDecl: let a: some P & Q, b: any R, c: (any S)?
        patternBinding: a: some P & Q,
          identifierPattern: a
          typeAnnotation: : some P & Q
            someOrAnyType: some P & Q
              compositionType: P & Q
                compositionTypeElement: P &
                  identifierType: P
                compositionTypeElement > identifierType: Q
        patternBinding: b: any R,
          identifierPattern: b
          typeAnnotation: : any R
            someOrAnyType: any R
              identifierType: R
        patternBinding: c: (any S)?
          identifierPattern: c
          typeAnnotation: : (any S)?
            optionalType: (any S)?
              tupleType: (any S)
                tupleTypeElement > someOrAnyType: any S
                  identifierType: S
      """)
  }

  @Test func readsMetatypes() {
    checkTree(
      "let a: A.Type, b: P.Protocol, c: (any P).Type",
      """
      variableDecl: let a: A.Type, b: P.Protocol, c: (any P).Type
        patternBinding: a: A.Type,
          identifierPattern: a
          typeAnnotation: : A.Type
            metatypeType: A.Type
              identifierType: A
        patternBinding: b: P.Protocol,
          identifierPattern: b
          typeAnnotation: : P.Protocol
            metatypeType: P.Protocol
              identifierType: P
        patternBinding: c: (any P).Type
          identifierPattern: c
          typeAnnotation: : (any P).Type
            metatypeType: (any P).Type
              tupleType: (any P)
                tupleTypeElement > someOrAnyType: any P
                  identifierType: P
      """)
  }

  @Test func readsSuppressedTypes() {
    checkTree(
      "struct S: ~Copyable, P & ~Q {}",
      """
      structDecl: struct S: ~Copyable, P & ~Q {}
        inheritanceClause: : ~Copyable, P & ~Q
          inheritedType: ~Copyable,
            suppressedType: ~Copyable
              identifierType: Copyable
          inheritedType > compositionType: P & ~Q
            compositionTypeElement: P &
              identifierType: P
            compositionTypeElement > suppressedType: ~Q
              identifierType: Q
        memberBlock: {}
      """)
  }

  @Test func readsSpecifiersAndAttributes() {
    checkTree(
      "func f(a: inout A, b: @escaping @B () -> C) {}",
      """
      functionDecl: func f(a: inout A, b: @escaping @B () -> C) {}
        functionSignature > functionParameterClause: (a: inout A, b: @escaping @B () -> C)
          functionParameter: a: inout A,
            attributedType: inout A
              simpleTypeSpecifier: inout
              identifierType: A
          functionParameter: b: @escaping @B () -> C
            attributedType: @escaping @B () -> C
              attribute: @escaping
                identifierType: escaping
              attribute: @B
                identifierType: B
              functionType: () -> C
                returnClause: -> C
                  identifierType: C
        codeBlock: {}
      """)
  }

  @Test func readsIsolation() {
    checkTree(
      "let a: nonisolated(nonsending) () async -> A, b: @isolated(any) () -> B",
      """
      variableDecl: let a: nonisolated(nonsending) () async -> A, b: @isolated(any) () -> B
        patternBinding: a: nonisolated(nonsending) () async -> A,
          identifierPattern: a
          typeAnnotation: : nonisolated(nonsending) () async -> A
            attributedType: nonisolated(nonsending) () async -> A
              nonisolatedTypeSpecifier: nonisolated(nonsending)
              functionType: () async -> A
                typeEffectSpecifiers: async
                returnClause: -> A
                  identifierType: A
        patternBinding: b: @isolated(any) () -> B
          identifierPattern: b
          typeAnnotation: : @isolated(any) () -> B
            attributedType: @isolated(any) () -> B
              attribute: @isolated(any)
                identifierType: isolated
                labeledExpr > declReferenceExpr: any
              functionType: () -> B
                returnClause: -> B
                  identifierType: B
      """)
  }

  @Test func readsIsolatedParameters() {
    checkTree(
      "func f(a: isolated A = #isolation) {}",
      """
      functionDecl: func f(a: isolated A = #isolation) {}
        functionSignature > functionParameterClause: (a: isolated A = #isolation)
          functionParameter: a: isolated A = #isolation
            attributedType: isolated A
              simpleTypeSpecifier: isolated
              identifierType: A
            initializerClause: = #isolation
              macroExpansionExpr: #isolation
        codeBlock: {}
      """)
  }

  @Test func readsAnonymousAndEmptyTuples() {
    checkTree(
      "let a: (), b: (_: A), c: _",
      """
      variableDecl: let a: (), b: (_: A), c: _
        patternBinding: a: (),
          identifierPattern: a
          typeAnnotation: : ()
            tupleType: ()
        patternBinding: b: (_: A),
          identifierPattern: b
          typeAnnotation: : (_: A)
            tupleType: (_: A)
              tupleTypeElement: _: A
                identifierType: A
        patternBinding: c: _
          identifierPattern: c
          typeAnnotation: : _
            identifierType: _
      """)
  }

  @Test func readsTheTypeOfSelf() {
    checkTree(
      "func f() -> Self? { Self.a }",
      """
      functionDecl: func f() -> Self? { Self.a }
        functionSignature: () -> Self?
          functionParameterClause: ()
          returnClause: -> Self?
            optionalType: Self?
              identifierType: Self
        codeBlock: { Self.a }
          memberAccessExpr: Self.a
            declReferenceExpr: Self
            declReferenceExpr: a
      """)
  }

  @Test func readsAnOpaqueTypeWithoutAName() {
    checkTree(
      "func f() -> [some P] { [] }",
      """
      functionDecl: func f() -> [some P] { [] }
        functionSignature: () -> [some P]
          functionParameterClause: ()
          returnClause: -> [some P]
            arrayType: [some P]
              someOrAnyType: some P
                identifierType: P
        codeBlock: { [] }
          arrayExpr: []
      """)
  }

  @Test func readsNamedOpaqueTypes() {
    checkTree(
      "func f() -> <T: P> T {}",
      """
      functionDecl: func f() -> <T: P> T {}
        functionSignature: () -> <T: P> T
          functionParameterClause: ()
          returnClause: -> <T: P> T
            namedOpaqueReturnType: <T: P> T
              genericParameterClause: <T: P>
                genericParameter: T: P
                  identifierType: P
              identifierType: T
        codeBlock: {}
      """)
  }

  @Test func readsAnyAndClasses() {
    checkTree(
      "protocol P: class, AnyObject { var a: Any { get } }",
      """
      protocolDecl: protocol P: class, AnyObject { var a: Any { get } }
        inheritanceClause: : class, AnyObject
          inheritedType: class,
            classRestrictionType: class
          inheritedType > identifierType: AnyObject
        memberBlock: { var a: Any { get } }
          variableDecl: var a: Any { get }
            patternBinding: a: Any { get }
              identifierPattern: a
              typeAnnotation: : Any
                identifierType: Any
              accessorBlock: { get }
                accessorDecl: get
      """)
  }

  @Test func readsTypesAsExpressions() {
    checkTree(
      "[A?].b; [A: B](); ((A) -> B).self",
      """
      memberAccessExpr: [A?].b
        arrayExpr: [A?]
          arrayElement > optionalChainingExpr: A?
            declReferenceExpr: A
        declReferenceExpr: b
      functionCallExpr: [A: B]()
        dictionaryExpr: [A: B]
          dictionaryElement: A: B
            declReferenceExpr: A
            declReferenceExpr: B
      memberAccessExpr: ((A) -> B).self
        tupleExpr: ((A) -> B)
          labeledExpr > sequenceExpr: (A) -> B
            tupleExpr: (A)
              labeledExpr > declReferenceExpr: A
            arrowExpr: ->
            declReferenceExpr: B
        declReferenceExpr: self
      """)
  }
}
