import Testing

/// Functions, types and their members.
@Suite struct DeclarationTests {
  @Test func readsAFunction() {
    checkTree(
      "func f(a b: Int = 1, _ c: T...) async throws -> U { b }",
      """
      functionDecl: func f(a b: Int = 1, _ c: T...) async throws -> U { b }
        functionSignature: (a b: Int = 1, _ c: T...) async throws -> U
          functionParameterClause: (a b: Int = 1, _ c: T...)
            functionParameter: a b: Int = 1,
              identifierType: Int
              initializerClause: = 1
                integerLiteralExpr: 1
            functionParameter: _ c: T...
              identifierType: T
          functionEffectSpecifiers: async throws
            throwsClause: throws
          returnClause: -> U
            identifierType: U
        codeBlock: { b }
          declReferenceExpr: b
      """)
  }

  @Test func readsAFunctionWithoutABody() {
    checkTree(
      "protocol P { func f() }",
      """
      protocolDecl: protocol P { func f() }
        memberBlock: { func f() }
          functionDecl: func f()
            functionSignature > functionParameterClause: ()
      """)
  }

  @Test func namesAFunctionByAnOperator() {
    checkTree(
      "func +<T>(a: T, b: T) -> T { a }",
      """
      functionDecl: func +<T>(a: T, b: T) -> T { a }
        genericParameterClause: <T>
          genericParameter: T
        functionSignature: (a: T, b: T) -> T
          functionParameterClause: (a: T, b: T)
            functionParameter: a: T,
              identifierType: T
            functionParameter: b: T
              identifierType: T
          returnClause: -> T
            identifierType: T
        codeBlock: { a }
          declReferenceExpr: a
      """)
  }

  @Test func namesAFunctionWithBackticks() {
    checkTree(
      "func `default`(`in` x: Int) {}",
      """
      functionDecl: func `default`(`in` x: Int) {}
        functionSignature > functionParameterClause: (`in` x: Int)
          functionParameter: `in` x: Int
            identifierType: Int
        codeBlock: {}
      """)
  }

  @Test func readsAFailableInitializer() {
    checkTree(
      "struct S { init?<T>(a: T) rethrows {} }",
      """
      structDecl: struct S { init?<T>(a: T) rethrows {} }
        memberBlock: { init?<T>(a: T) rethrows {} }
          initializerDecl: init?<T>(a: T) rethrows {}
            genericParameterClause: <T>
              genericParameter: T
            functionSignature: (a: T) rethrows
              functionParameterClause: (a: T)
                functionParameter: a: T
                  identifierType: T
              functionEffectSpecifiers > throwsClause: rethrows
            codeBlock: {}
      """)
  }

  @Test func readsADeinitializer() {
    checkTree(
      "class C { isolated deinit {} }",
      """
      classDecl: class C { isolated deinit {} }
        memberBlock: { isolated deinit {} }
          deinitializerDecl: isolated deinit {}
            declModifier: isolated
            codeBlock: {}
      """)
  }

  @Test func readsAnAsynchronousDeinitializer() {
    checkTree(
      "class C { deinit async {} }",
      """
      classDecl: class C { deinit async {} }
        memberBlock: { deinit async {} }
          deinitializerDecl: deinit async {}
            deinitializerEffectSpecifiers: async
            codeBlock: {}
      """)
  }

  @Test func readsASubscript() {
    checkTree(
      "subscript<T>(i: T) -> Int { get { 1 } set(new) {} }",
      """
      subscriptDecl: subscript<T>(i: T) -> Int { get { 1 } set(new) {} }
        genericParameterClause: <T>
          genericParameter: T
        functionParameterClause: (i: T)
          functionParameter: i: T
            identifierType: T
        returnClause: -> Int
          identifierType: Int
        accessorBlock: { get { 1 } set(new) {} }
          accessorDecl: get { 1 }
            codeBlock: { 1 }
              integerLiteralExpr: 1
          accessorDecl: set(new) {}
            accessorParameters: (new)
            codeBlock: {}
      """)
  }

  @Test func readsAStruct() {
    checkTree(
      "struct S<T>: A, B where T: C { let a = 1; var b = 2 }",
      """
      structDecl: struct S<T>: A, B where T: C { let a = 1; var b = 2 }
        genericParameterClause: <T>
          genericParameter: T
        inheritanceClause: : A, B
          inheritedType: A,
            identifierType: A
          inheritedType > identifierType: B
        genericWhereClause: where T: C
          genericRequirement > conformanceRequirement: T: C
            identifierType: T
            identifierType: C
        memberBlock: { let a = 1; var b = 2 }
          variableDecl: let a = 1
            patternBinding: a = 1
              identifierPattern: a
              initializerClause: = 1
                integerLiteralExpr: 1
          variableDecl: var b = 2
            patternBinding: b = 2
              identifierPattern: b
              initializerClause: = 2
                integerLiteralExpr: 2
      """)
  }

  @Test func readsAClass() {
    checkTree(
      "final class C: D {}",
      """
      classDecl: final class C: D {}
        declModifier: final
        inheritanceClause: : D
          inheritedType > identifierType: D
        memberBlock: {}
      """)
  }

  @Test func readsAnActor() {
    checkTree(
      "distributed actor A { nonisolated let a = 1 }",
      """
      actorDecl: distributed actor A { nonisolated let a = 1 }
        declModifier: distributed
        memberBlock: { nonisolated let a = 1 }
          variableDecl: nonisolated let a = 1
            declModifier: nonisolated
            patternBinding: a = 1
              identifierPattern: a
              initializerClause: = 1
                integerLiteralExpr: 1
      """)
  }

  @Test func readsAnEnum() {
    checkTree(
      "indirect enum E: Int { case a = 1, b; case c(Int, d: E = .b) }",
      """
      enumDecl: indirect enum E: Int { case a = 1, b; case c(Int, d: E = .b) }
        declModifier: indirect
        inheritanceClause: : Int
          inheritedType > identifierType: Int
        memberBlock: { case a = 1, b; case c(Int, d: E = .b) }
          enumCaseDecl: case a = 1, b
            enumCaseElement: a = 1,
              initializerClause: = 1
                integerLiteralExpr: 1
            enumCaseElement: b
          enumCaseDecl: case c(Int, d: E = .b)
            enumCaseElement: c(Int, d: E = .b)
              enumCaseParameterClause: (Int, d: E = .b)
                enumCaseParameter: Int,
                  identifierType: Int
                enumCaseParameter: d: E = .b
                  identifierType: E
                  initializerClause: = .b
                    memberAccessExpr: .b
                      declReferenceExpr: b
      """)
  }

  @Test func readsAnExtension() {
    checkTree(
      "extension A.B<C>: @retroactive P where D == E {}",
      """
      extensionDecl: extension A.B<C>: @retroactive P where D == E {}
        memberType: A.B<C>
          identifierType: A
          genericArgumentClause: <C>
            genericArgument > identifierType: C
        inheritanceClause: : @retroactive P
          inheritedType > attributedType: @retroactive P
            attribute: @retroactive
              identifierType: retroactive
            identifierType: P
        genericWhereClause: where D == E
          genericRequirement > sameTypeRequirement: D == E
            identifierType: D
            identifierType: E
        memberBlock: {}
      """)
  }

  @Test func readsAProtocolWithPrimaryAssociatedTypes() {
    checkTree(
      "protocol P<A, B>: Q { associatedtype A: R = Int where A: S }",
      """
      protocolDecl: protocol P<A, B>: Q { associatedtype A: R = Int where A: S }
        primaryAssociatedTypeClause: <A, B>
          primaryAssociatedType: A,
          primaryAssociatedType: B
        inheritanceClause: : Q
          inheritedType > identifierType: Q
        memberBlock: { associatedtype A: R = Int where A: S }
          associatedTypeDecl: associatedtype A: R = Int where A: S
            inheritanceClause: : R
              inheritedType > identifierType: R
            typeInitializerClause: = Int
              identifierType: Int
            genericWhereClause: where A: S
              genericRequirement > conformanceRequirement: A: S
                identifierType: A
                identifierType: S
      """)
  }

  @Test func readsATypealias() {
    checkTree(
      "typealias A<T> = B<T> where T: C",
      """
      typeAliasDecl: typealias A<T> = B<T> where T: C
        genericParameterClause: <T>
          genericParameter: T
        typeInitializerClause: = B<T>
          identifierType: B<T>
            genericArgumentClause: <T>
              genericArgument > identifierType: T
        genericWhereClause: where T: C
          genericRequirement > conformanceRequirement: T: C
            identifierType: T
            identifierType: C
      """)
  }

  @Test func readsImports() {
    checkTree(
      "@testable import struct A.B",
      """
      importDecl: @testable import struct A.B
        attribute: @testable
          identifierType: testable
        importPathComponent: A.
        importPathComponent: B
      """)
  }

  @Test func readsAnImportWithItsAccess() {
    checkTree(
      "private import A",
      """
      importDecl: private import A
        declModifier: private
        importPathComponent: A
      """)
  }

  @Test func readsALocalFunctionInAClosure() {
    checkTree(
      "f { func g() {} }",
      """
      functionCallExpr: f { func g() {} }
        declReferenceExpr: f
        closureExpr: { func g() {} }
          functionDecl: func g() {}
            functionSignature > functionParameterClause: ()
            codeBlock: {}
      """)
  }
}
