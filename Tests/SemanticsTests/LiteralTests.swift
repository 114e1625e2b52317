import Testing

/// Literals take the type that their place gives them.
@Suite struct LiteralTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).type == expected)
  }

  @Test func literalOfOneCharacterMayBeOne() throws {
    try check(
      """
      struct Key: ExpressibleByExtendedGraphemeClusterLiteral {}
      func press(_ key: Key) -> Int { 1 }
      func press(_ name: [String]) -> Double { 1 }
      func run() { _ = «press("s")» }
      """, "Int")
  }

  @Test func literalAloneHasItsDefaultType() throws {
    try check("func run() { let count = 1; _ = «count» }", "Int")
  }

  @Test func literalTakesTheTypeOfTheOtherArgument() throws {
    try check("func run(width: Double) { _ = «max(0, width)» }", "Double")
  }

  @Test func integerBesideAFractionIsANumberWithFraction() throws {
    try check("func run() { let sizes = [1, 2.5]; _ = «sizes» }", "[Double]")
  }

  @Test func elementTakesTheTypeOfTheOthers() throws {
    try check("func run(width: Double) { let sizes = [0, width]; _ = «sizes» }", "[Double]")
  }

  @Test func branchTakesTheTypeOfTheOther() throws {
    try check(
      "func run(width: Double?) { let size = width == nil ? 1 : width!; _ = «size» }", "Double")
  }

  @Test func receiverHasItsDefaultType() throws {
    try check("func run() { let text = 1.description; _ = «text» }", "String")
  }

  @Test func accumulatorTakesTheTypeThatTheClosureReturns() throws {
    try check(
      "func run(sizes: [Double]) { _ = «sizes.reduce(0) { $0 + $1 }» }", "Double")
  }

  @Test func elementsOfAnUnknownCallAreNotGuessed() throws {
    try check("func run() { missing([1, 2].map { «$0» }) }", "Int")
  }

  @Test func nilBesideAValueIsItsOptional() throws {
    try check(
      """
      func run(isOn: Bool, name: String) {
        let title = isOn ? name : nil
        _ = «title»
      }
      """, "String?")
  }

  @Test func wrapperTakesTheTypeOfItsInitialValue() throws {
    try check(
      """
      @propertyWrapper struct Stored<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value, _ key: String) {}
      }
      extension Stored where Value: ExpressibleByNilLiteral {
        init(_ key: String) {}
      }
      struct Shelf {
        @Stored("names") var names = ["a"]
        func run() { _ = «names» }
      }
      """, "[String]")
  }

  @Test func elementsOfDifferentClassesAreNotTakenForTheFirst() throws {
    try check(
      """
      class Unit {}
      class Length: Unit {}
      class Time: Unit {}
      func run(length: Length, time: Time) {
        let units = ["length": [length], "time": [time]]
        _ = «units»
      }
      """, "[String: ?]")
  }

  @Test func elementsThatAPlaceMakesOneTypeHaveNoneOfTheirOwn() throws {
    try check(
      """
      class Unit {}
      class Length: Unit {}
      class Time: Unit {}
      struct Box<U: Unit> { let unit: U }
      func run(length: Length, time: Time) {
        let boxes: [Box] = [«Box(unit: length)», Box(unit: time)]
      }
      """, "?")
  }
}
