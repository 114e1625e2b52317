import Testing

/// Compiler directives, and the start of a file.
@Suite struct DirectiveTests {
  @Test func readsSourceLocations() {
    checkTree(
      """
      #sourceLocation(file: "a.swift", line: 7)
      let a = 1
      #sourceLocation()
      """,
      """
      poundSourceLocation: #sourceLocation(file: "a.swift", line: 7)
        simpleStringLiteralExpr: "a.swift"
          stringSegment: a.swift
      variableDecl: let a = 1
        patternBinding: a = 1
          identifierPattern: a
          initializerClause: = 1
            integerLiteralExpr: 1
      poundSourceLocation: #sourceLocation()
      """)
  }

  @Test func readsWarnings() {
    checkTree(
      """
      #warning("a")
      #error("b")
      """,
      """
      macroExpansionExpr: #warning("a")
        labeledExpr > stringLiteralExpr: "a"
          stringSegment: a
      macroExpansionExpr: #error("b")
        labeledExpr > stringLiteralExpr: "b"
          stringSegment: b
      """)
  }

  @Test func readsTheFirstLineOfAScript() {
    checkTree(
      """
      #!/usr/bin/env swift
      a()
      """,
      """
      functionCallExpr: a()
        declReferenceExpr: a
      """)
  }

  @Test func readsAByteOrderMark() {
    checkTree(
      "\u{FEFF}let a = 1",
      """
      variableDecl: let a = 1
        patternBinding: a = 1
          identifierPattern: a
          initializerClause: = 1
            integerLiteralExpr: 1
      """)
  }

  @Test func readsAnEmptyFile() {
    checkTree(
      "// nothing",
      "")
  }

  @Test func doesNotReadLongShiftsAsConflictMarkers() {
    checkTree(
      "a <<<<<<< b",
      """
      sequenceExpr: a <<<<<<< b
        declReferenceExpr: a
        binaryOperatorExpr: <<<<<<<
        declReferenceExpr: b
      """)
  }

  @Test func readsDirectivesAmongMembers() {
    checkTree(
      """
      struct S {
      #sourceLocation(file: "a", line: 1)
        let a = 1
      }
      """,
      """
      structDecl: struct S {⏎#sourceLocation(file: "a", line: 1)⏎let a = 1⏎}
        memberBlock: {⏎#sourceLocation(file: "a", line: 1)⏎let a = 1⏎}
          poundSourceLocation: #sourceLocation(file: "a", line: 1)
            simpleStringLiteralExpr: "a"
              stringSegment: a
          variableDecl: let a = 1
            patternBinding: a = 1
              identifierPattern: a
              initializerClause: = 1
                integerLiteralExpr: 1
      """)
  }
}
