import Testing

/// Platforms and versions.
@Suite struct AvailabilityTests {
  @Test func readsPlatforms() {
    checkTree(
      "@available(iOS 17, macOS 14.2.1, *) func f() {}",
      """
      functionDecl: @available(iOS 17, macOS 14.2.1, *) func f() {}
        attribute: @available(iOS 17, macOS 14.2.1, *)
          identifierType: available
          availabilityArgument: iOS 17,
            platformVersion: iOS 17
              versionTuple: 17
          availabilityArgument: macOS 14.2.1,
            platformVersion: macOS 14.2.1
              versionTuple: 14.2.1
          availabilityArgument: *
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsVersionsOfLabels() {
    checkTree(
      "@available(iOS, introduced: 13, obsoleted: 15.4) func f() {}",
      """
      functionDecl: @available(iOS, introduced: 13, obsoleted: 15.4) func f() {}
        attribute: @available(iOS, introduced: 13, obsoleted: 15.4)
          identifierType: available
          availabilityArgument: iOS,
          availabilityArgument: introduced: 13,
            availabilityLabeledArgument: introduced: 13
              versionTuple: 13
          availabilityArgument > availabilityLabeledArgument: obsoleted: 15.4
            versionTuple: 15.4
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsTheLanguageVersion() {
    checkTree(
      "@available(swift 5.9) func f() {}",
      """
      functionDecl: @available(swift 5.9) func f() {}
        attribute: @available(swift 5.9)
          identifierType: available
          availabilityArgument > platformVersion: swift 5.9
            versionTuple: 5.9
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }

  @Test func readsAConditionAmongOthers() {
    checkTree(
      "if #available(iOS 17, *), a {}",
      """
      ifExpr: if #available(iOS 17, *), a {}
        conditionElement: #available(iOS 17, *),
          availabilityCondition: #available(iOS 17, *)
            availabilityArgument: iOS 17,
              platformVersion: iOS 17
                versionTuple: 17
            availabilityArgument: *
        conditionElement > declReferenceExpr: a
        codeBlock: {}
      """)
  }

  @Test func readsUnavailability() {
    checkTree(
      "guard #unavailable(iOS 17) else { return }",
      """
      guardStmt: guard #unavailable(iOS 17) else { return }
        conditionElement > availabilityCondition: #unavailable(iOS 17)
          availabilityArgument > platformVersion: iOS 17
            versionTuple: 17
        codeBlock: { return }
          returnStmt: return
      """)
  }

  @Test func readsUnavailabilityEverywhere() {
    checkTree(
      "@available(*, unavailable) struct S {}",
      """
      structDecl: @available(*, unavailable) struct S {}
        attribute: @available(*, unavailable)
          identifierType: available
          availabilityArgument: *,
          availabilityArgument: unavailable
        memberBlock: {}
      """)
  }

  @Test func readsAsyncUnavailability() {
    checkTree(
      "@available(*, noasync) func f() {}",
      """
      functionDecl: @available(*, noasync) func f() {}
        attribute: @available(*, noasync)
          identifierType: available
          availabilityArgument: *,
          availabilityArgument: noasync
        functionSignature > functionParameterClause: ()
        codeBlock: {}
      """)
  }
}
