import Testing

/// Roots and components of key paths, and the tokens after them.
@Suite struct KeyPathTests {
  @Test func readsRootsAndProperties() {
    checkTree(
      #"\A.b.c"#,
      #"""
      keyPathExpr: \A.b.c
        identifierType: A
        keyPathComponent: .b
          keyPathPropertyComponent > declReferenceExpr: b
        keyPathComponent: .c
          keyPathPropertyComponent > declReferenceExpr: c
      """#)
  }

  @Test func readsPathsWithoutARoot() {
    checkTree(
      #"\.a"#,
      #"""
      keyPathExpr: \.a
        keyPathComponent: .a
          keyPathPropertyComponent > declReferenceExpr: a
      """#)
  }

  @Test func readsSelf() {
    checkTree(
      #"\.self"#,
      #"""
      keyPathExpr: \.self
        keyPathComponent: .self
          keyPathPropertyComponent > declReferenceExpr: self
      """#)
  }

  @Test func readsSubscripts() {
    checkTree(
      #"\A.b[0][c: d]"#,
      #"""
      keyPathExpr: \A.b[0][c: d]
        identifierType: A
        keyPathComponent: .b
          keyPathPropertyComponent > declReferenceExpr: b
        keyPathComponent > keyPathSubscriptComponent: [0]
          labeledExpr > integerLiteralExpr: 0
        keyPathComponent > keyPathSubscriptComponent: [c: d]
          labeledExpr: c: d
            declReferenceExpr: d
      """#)
  }

  @Test func readsOptionalComponents() {
    checkTree(
      #"\A?.b?.c!.d"#,
      #"""
      keyPathExpr: \A?.b?.c!.d
        optionalType: A?
          identifierType: A
        keyPathComponent: .b
          keyPathPropertyComponent > declReferenceExpr: b
        keyPathComponent > keyPathOptionalComponent: ?
        keyPathComponent: .c
          keyPathPropertyComponent > declReferenceExpr: c
        keyPathComponent > keyPathOptionalComponent: !
        keyPathComponent: .d
          keyPathPropertyComponent > declReferenceExpr: d
      """#)
  }

  @Test func readsPathsAsArguments() {
    checkTree(
      #"f(\.a, by: \.b)"#,
      #"""
      functionCallExpr: f(\.a, by: \.b)
        declReferenceExpr: f
        labeledExpr: \.a,
          keyPathExpr: \.a
            keyPathComponent: .a
              keyPathPropertyComponent > declReferenceExpr: a
        labeledExpr: by: \.b
          keyPathExpr: \.b
            keyPathComponent: .b
              keyPathPropertyComponent > declReferenceExpr: b
      """#)
  }

  @Test func readsGenericRoots() {
    checkTree(
      #"\A<B>.c"#,
      #"""
      keyPathExpr: \A<B>.c
        identifierType: A<B>
          genericArgumentClause: <B>
            genericArgument > identifierType: B
        keyPathComponent: .c
          keyPathPropertyComponent > declReferenceExpr: c
      """#)
  }

  @Test func readsSubscriptsOfTheRoot() {
    checkTree(
      #"\[A].[0].b"#,
      #"""
      keyPathExpr: \[A].[0].b
        arrayType: [A]
          identifierType: A
        keyPathComponent: .[0]
          keyPathSubscriptComponent: [0]
            labeledExpr > integerLiteralExpr: 0
        keyPathComponent: .b
          keyPathPropertyComponent > declReferenceExpr: b
      """#)
  }

  @Test func readsPathsBeforeAClosure() {
    checkTree(
      #"a.map(\.b) { c }"#,
      #"""
      functionCallExpr: a.map(\.b) { c }
        memberAccessExpr: a.map
          declReferenceExpr: a
          declReferenceExpr: map
        labeledExpr > keyPathExpr: \.b
          keyPathComponent: .b
            keyPathPropertyComponent > declReferenceExpr: b
        closureExpr: { c }
          declReferenceExpr: c
      """#)
  }

  @Test func readsTypesInParentheses() {
    checkTree(
      #"\(A, B).0"#,
      #"""
      keyPathExpr: \(A, B).0
        tupleType: (A, B)
          tupleTypeElement: A,
            identifierType: A
          tupleTypeElement > identifierType: B
        keyPathComponent: .0
          keyPathPropertyComponent > declReferenceExpr: 0
      """#)
  }
}
