import Testing

/// Functions, initializers and operators that are named and not called.
@Suite struct FunctionReferenceTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).type == expected)
  }

  @Test func initializerTakesWhatThePlacePasses() throws {
    try check(
      """
      struct Book { init(_ title: String) {}; init(_ number: Int) {} }
      func run(titles: [String]) { _ = titles.map(«Book.init») }
      """, "(String) -> Book")
  }

  @Test func memberwiseInitializerIsOneToo() throws {
    try check("struct Book { let title: String }\nlet make = «Book.init»", "(String) -> Book")
  }

  @Test func structureWithoutOpenPropertiesIsMadeOfNothing() throws {
    try check(
      """
      struct Book { var title = "" }
      func make(_ book: () -> Book) {}
      func run() { make(«Book.init») }
      """, "() -> Book")
  }

  @Test func operatorIsThatOfTheElements() throws {
    try check("func run(sizes: [Double]) { _ = «sizes.reduce(0, +)» }", "Double")
    try check("func run(names: [String]) { _ = «names.sorted(by: >)» }", "[String]")
  }

  @Test func functionOfUnknownTypeLeavesALiteralOpen() throws {
    try check("func run(sizes: [Double]) { _ = «sizes.reduce(0, missing)» }", "?")
  }
}
