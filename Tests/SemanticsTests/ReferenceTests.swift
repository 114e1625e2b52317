import Testing

/// What names refer to.
@Suite struct ReferenceTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).declaration == expected)
  }

  @Test func variableIsDeclaredForTheNextOneOfItsDeclaration() throws {
    try check("func run() { let a = 1, b = «a»; _ = b }", "func run() { let a = 1, b = a; _ = b }")
  }

  @Test func localVariableHidesAProperty() throws {
    try check(
      """
      struct Shelf {
        let title = ""
        func print() {
          let title = 1
          _ = «title»
        }
      }
      """, "let title = 1")
  }

  @Test func variableIsNotVisibleBeforeItsDeclaration() throws {
    try check(
      """
      struct Shelf {
        let title = ""
        func print() {
          _ = «title»
          let title = 1
        }
      }
      """, #"let title = """#)
  }

  @Test func parameterHidesAProperty() throws {
    try check(
      """
      struct Shelf {
        let title = ""
        func print(
          title: Int
        ) { _ = «title» }
      }
      """, "title: Int")
  }

  @Test func conditionDeclaresForItsBody() throws {
    try check(
      """
      struct Shelf {
        var title: String?
        func print() {
          if let title {
            _ = «title»
          }
        }
      }
      """, "if let title {")
  }

  @Test func elseBranchSeesTheProperty() throws {
    try check(
      """
      struct Shelf {
        var title: String?
        func print() {
          if let title { _ = title } else { _ = «title» }
        }
      }
      """, "var title: String?")
  }

  @Test func ownMemberHidesAGlobalFunction() throws {
    try check(
      """
      func sort() {}
      struct Shelf {
        func sort() -> Int { 1 }
        func print() { «sort»() }
      }
      """, "func sort() -> Int { 1 }")
  }

  @Test func overloadsDifferByTheTypesOfArguments() throws {
    try check(
      """
      func add(_ title: String) {}
      func add(_ count: Int) {}
      func run() { «add»("Dune") }
      """, "func add(_ title: String) {}")
  }

  @Test func overloadsDifferByTheParametersOfAClosure() throws {
    try check(
      """
      func each(_ body: () -> Void) {}
      func each(_ body: (Int) -> Void) {}
      func run() { «each» { number in } }
      """, "func each(_ body: (Int) -> Void) {}")
  }

  @Test func typeWithItsOwnModifierUsesThat() throws {
    try check(
      """
      struct TagView: View {
        var body: some View { Text("a") }
        func font(_ font: Font?) -> TagView { self }
      }
      func make() -> some View { TagView().«font»(.headline) }
      """, "func font(_ font: Font?) -> TagView { self }")
  }

  @Test func implicitMemberBelongsToTheExpectedType() throws {
    try check(
      """
      enum Sheet { case add, edit }
      struct Router {
        var sheet: Sheet? = nil
        mutating func show() { sheet = .«edit» }
      }
      """, "enum Sheet { case add, edit }")
  }

  @Test func caseOfAnOptionalIsFound() throws {
    try check(
      """
      enum Sheet { case add, edit }
      func show(_ sheet: Sheet?) {
        switch sheet {
        case .«add»: break
        default: break
        }
      }
      """, "enum Sheet { case add, edit }")
  }

  @Test func equallyGoodDeclarationsStayAmbiguous() throws {
    try check(
      """
      #if DEBUG
      func log() {}
      #else
      func log() {}
      #endif
      func run() { «log»() }
      """, "2 declarations")
  }

  @Test(arguments: ["catch let failure as Failure", "catch is Failure", "catch Failure.offline"])
  func catchWithAPatternHasNoImplicitError(_ clause: String) throws {
    try check(
      """
      struct Shelf {
        var error: Failure?
        mutating func load() {
          do { try open() } \(clause) { «error» = nil } catch {}
        }
      }
      """, "var error: Failure?")
  }

  @Test(arguments: ["catch", "catch where isOpen"])
  func catchWithoutAPatternHasOne(_ clause: String) throws {
    try check(
      """
      struct Shelf {
        var error: Failure?
        func load() {
          do { try open() } \(clause) { _ = «error» }
        }
      }
      """, "do { try open() } \(clause) { _ = error }")
  }

  @Test(arguments: ["get", "didSet", "set(value)", "willSet(value)"])
  func onlyASetterWithoutAParameterHasANewValue(_ accessor: String) throws {
    try check(
      """
      struct Shelf {
        var newValue = 0
        var count: Int { \(accessor) { _ = «newValue» } }
      }
      """, "var newValue = 0")
  }

  @Test func undeclaredNameIsUnknown() throws {
    try check("func run() { _ = «missing» }", "unknown")
  }

  @Test func memberWithinAConditionalChainBelongsToTheValueBeforeIt() throws {
    try check(
      """
      struct Box {
        func grow() -> Box { self }
        func shrink() -> Box { self }
        func run() {
          _ = grow()
            #if DEBUG
              .grow().«shrink»()
            #endif
        }
      }
      """, "func shrink() -> Box { self }")
  }
}
