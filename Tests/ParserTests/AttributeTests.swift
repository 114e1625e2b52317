import Testing

/// Attributes with and without arguments.
@Suite struct AttributeTests {
  @Test func readsPlainAttributes() {
    checkTree(
      "@A @b.C var d: D",
      """
      variableDecl: @A @b.C var d: D
        attribute: @A
          identifierType: A
        attribute: @b.C
          memberType: b.C
            identifierType: b
        patternBinding: d: D
          identifierPattern: d
          typeAnnotation: : D
            identifierType: D
      """)
  }

  @Test func readsArguments() {
    checkTree(
      "@A(1, b: c) var d: D",
      """
      variableDecl: @A(1, b: c) var d: D
        attribute: @A(1, b: c)
          identifierType: A
          labeledExpr: 1,
            integerLiteralExpr: 1
          labeledExpr: b: c
            declReferenceExpr: c
        patternBinding: d: D
          identifierPattern: d
          typeAnnotation: : D
            identifierType: D
      """)
  }

  @Test func readsGenericAttributes() {
    checkTree(
      "@A<B>(c) var d: D",
      """
      variableDecl: @A<B>(c) var d: D
        attribute: @A<B>(c)
          identifierType: A<B>
            genericArgumentClause: <B>
              genericArgument > identifierType: B
          labeledExpr > declReferenceExpr: c
        patternBinding: d: D
          identifierPattern: d
          typeAnnotation: : D
            identifierType: D
      """)
  }

  @Test func readsObjectiveCNames() {
    checkTree(
      "@objc(a:b:) func f() {}",
      """
      functionDecl: @objc(a:b:) func f() {}
        attribute: @objc(a:b:)
          identifierType: objc
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsOneObjectiveCName() {
    checkTree(
      "@objc(A) class B {}",
      """
      classDecl: @objc(A) class B {}
        attribute: @objc(A)
          identifierType: objc
        memberBlock: {}
      """)
  }

  @Test func readsConventions() {
    checkTree(
      "let a: @convention(c) () -> Void",
      """
      variableDecl: let a: @convention(c) () -> Void
        patternBinding: a: @convention(c) () -> Void
          identifierPattern: a
          typeAnnotation: : @convention(c) () -> Void
            attributedType: @convention(c) () -> Void
              attribute: @convention(c)
                identifierType: convention
                labeledExpr > declReferenceExpr: c
              functionType: () -> Void
                returnClause: -> Void
                  identifierType: Void
      """)
  }

  @Test func readsKnownAttributesWithWords() {
    checkTree(
      #"@inline(__always) @_semantics("a") func f() {}"#,
      """
      functionDecl: @inline(__always) @_semantics("a") func f() {}
        attribute: @inline(__always)
          identifierType: inline
          labeledExpr > declReferenceExpr: __always
        attribute: @_semantics("a")
          identifierType: _semantics
          labeledExpr > stringLiteralExpr: "a"
            stringSegment: a
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsAnImplementedRequirement() {
    checkTree(
      "@_implements(P, a(b:)) func c(b: Int) {}",
      """
      functionDecl: @_implements(P, a(b:)) func c(b: Int) {}
        attribute: @_implements(P, a(b:))
          identifierType: _implements
          identifierType: P
          declReferenceExpr: a(b:)
            declNameArguments: (b:)
              declNameArgument: b:
        functionSignature > functionParameterClause: (b: Int)
          functionParameter: b: Int
            identifierType: Int
        codeBlock: {}
      """)
  }

  @Test func readsDynamicReplacement() {
    checkTree(
      "@_dynamicReplacement(for: a(b:)) func c(b: Int) {}",
      """
      functionDecl: @_dynamicReplacement(for: a(b:)) func c(b: Int) {}
        attribute: @_dynamicReplacement(for: a(b:))
          identifierType: _dynamicReplacement
          declReferenceExpr: a(b:)
            declNameArguments: (b:)
              declNameArgument: b:
        functionSignature > functionParameterClause: (b: Int)
          functionParameter: b: Int
            identifierType: Int
        codeBlock: {}
      """)
  }

  @Test func readsSpecialization() {
    checkTree(
      "@_specialize(exported: true, where T == Int) func f<T>(a: T) {}",
      """
      functionDecl: @_specialize(exported: true, where T == Int) func f<T>(a: T) {}
        attribute: @_specialize(exported: true, where T == Int)
          identifierType: _specialize
          genericWhereClause: where T == Int
            genericRequirement > sameTypeRequirement: T == Int
              identifierType: T
              identifierType: Int
        genericParameterClause: <T>
          genericParameter: T
        functionSignature > functionParameterClause: (a: T)
          functionParameter: a: T
            identifierType: T
        codeBlock: {}
      """)
  }

  @Test func readsDifferentiability() {
    checkTree(
      "@differentiable(reverse, wrt: a where T: P) func f(a: T) {}",
      """
      functionDecl: @differentiable(reverse, wrt: a where T: P) func f(a: T) {}
        attribute: @differentiable(reverse, wrt: a where T: P)
          identifierType: differentiable
          genericWhereClause: where T: P
            genericRequirement > conformanceRequirement: T: P
              identifierType: T
              identifierType: P
        functionSignature > functionParameterClause: (a: T)
          functionParameter: a: T
            identifierType: T
        codeBlock: {}
      """)
  }

  @Test func readsDerivatives() {
    checkTree(
      "@derivative(of: A.b, wrt: (self, c)) func d() {}",
      """
      functionDecl: @derivative(of: A.b, wrt: (self, c)) func d() {}
        attribute: @derivative(of: A.b, wrt: (self, c))
          identifierType: derivative
          memberAccessExpr: A.b
            typeExpr > identifierType: A
            declReferenceExpr: b
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsOriginallyDefinedIn() {
    checkTree(
      #"@_originallyDefinedIn(module: "A", iOS 13.1) struct S {}"#,
      """
      structDecl: @_originallyDefinedIn(module: "A", iOS 13.1) struct S {}
        attribute: @_originallyDefinedIn(module: "A", iOS 13.1)
          identifierType: _originallyDefinedIn
          stringLiteralExpr: "A"
            stringSegment: A
          platformVersion: iOS 13.1
            versionTuple: 13.1
        memberBlock: {}
      """)
  }

  @Test func readsBackDeployment() {
    checkTree(
      "@backDeployed(before: iOS 17, macOS 14.1) func f() {}",
      """
      functionDecl: @backDeployed(before: iOS 17, macOS 14.1) func f() {}
        attribute: @backDeployed(before: iOS 17, macOS 14.1)
          identifierType: backDeployed
          platformVersion: iOS 17
            versionTuple: 17
          platformVersion: macOS 14.1
            versionTuple: 14.1
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsSystemInterface() {
    checkTree(
      "@_spi(A) @_documentation(visibility: internal) public import B",
      """
      importDecl: @_spi(A) @_documentation(visibility: internal) public import B
        attribute: @_spi(A)
          identifierType: _spi
          labeledExpr > declReferenceExpr: A
        attribute: @_documentation(visibility: internal)
          identifierType: _documentation
        declModifier: public
        importPathComponent: B
      """)
  }

  @Test func readsABI() {
    checkTree(
      "@abi(func g()) func f() {}",
      """
      functionDecl: @abi(func g()) func f() {}
        attribute: @abi(func g())
          identifierType: abi
          functionDecl: func g()
            functionSignature > functionParameterClause: ()
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsAttributesOfClosures() {
    checkTree(
      "f { @MainActor [weak a] (b) in c }",
      """
      functionCallExpr: f { @MainActor [weak a] (b) in c }
        declReferenceExpr: f
        closureExpr: { @MainActor [weak a] (b) in c }
          closureSignature: @MainActor [weak a] (b) in
            attribute: @MainActor
              identifierType: MainActor
            closureCaptureClause: [weak a]
              closureCapture: weak a
                closureCaptureSpecifier: weak
            closureParameterClause: (b)
              closureParameter: b
          declReferenceExpr: c
      """)
  }

  @Test func readsAttributesOfParameters() {
    checkTree(
      "func f(@A b: @autoclosure () -> Int) {}",
      """
      functionDecl: func f(@A b: @autoclosure () -> Int) {}
        functionSignature > functionParameterClause: (@A b: @autoclosure () -> Int)
          functionParameter: @A b: @autoclosure () -> Int
            attribute: @A
              identifierType: A
            attributedType: @autoclosure () -> Int
              attribute: @autoclosure
                identifierType: autoclosure
              functionType: () -> Int
                returnClause: -> Int
                  identifierType: Int
        codeBlock: {}
      """)
  }

  @Test func readsAttributesOfAccessors() {
    checkTree(
      "var a: Int { @A get { 1 } }",
      """
      variableDecl: var a: Int { @A get { 1 } }
        patternBinding: a: Int { @A get { 1 } }
          identifierPattern: a
          typeAnnotation: : Int
            identifierType: Int
          accessorBlock: { @A get { 1 } }
            accessorDecl: @A get { 1 }
              attribute: @A
                identifierType: A
              codeBlock: { 1 }
                integerLiteralExpr: 1
      """)
  }

  @Test func readsAttributesOfCasesInAnEnum() {
    checkTree(
      "enum E { @A case a }",
      """
      enumDecl: enum E { @A case a }
        memberBlock: { @A case a }
          enumCaseDecl: @A case a
            attribute: @A
              identifierType: A
            enumCaseElement: a
      """)
  }

  @Test func readsAttributesInConditionals() {
    checkTree(
      """
      #if A
      @B
      #endif
      func f() {}
      """,
      """
      functionDecl: #if A⏎@B⏎#endif⏎func f() {}
        ifConfigDecl: #if A⏎@B⏎#endif
          ifConfigClause: #if A⏎@B
            declReferenceExpr: A
            attribute: @B
              identifierType: B
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }
}
