import Testing

/// Operators are functions that the types of their operands declare.
@Suite struct OperatorTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).type == expected)
  }

  @Test func coalescingUnwraps() throws {
    try check("func run(name: String?) { let title = name ?? \"\"; _ = «title» }", "String")
  }

  @Test func coalescingWithAnOptionalStaysOptional() throws {
    try check(
      "func run(name: String?, other: String?) { let title = name ?? other; _ = «title» }",
      "String?")
  }

  @Test func operatorOfATypeIsUsed() throws {
    try check(
      """
      struct Vector { static func * (lhs: Vector, rhs: Double) -> Vector { lhs } }
      func run(vector: Vector) { let scaled = vector * 2; _ = «scaled» }
      """, "Vector")
  }

  @Test func operatorOfTheProgramIsUsed() throws {
    try check(
      """
      infix operator |>
      func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
      func run(name: String) { let count = name |> { $0.count }; _ = «count» }
      """, "Int")
  }

  @Test func prefixOperatorOfATypeIsUsed() throws {
    try check(
      """
      prefix operator ^
      struct Vector { static prefix func ^ (value: Vector) -> Double { 0 } }
      func run(vector: Vector) { let length = ^vector; _ = «length» }
      """, "Double")
  }

  @Test func undeclaredOperatorIsUnknown() throws {
    try check("func run(a: Int, b: String) { let c = a <+> b; _ = «c» }", "?")
  }

  @Test func joinedListsKeepTheirType() throws {
    try check("func run(names: [String]) { let all = names + [\"a\"]; _ = «all» }", "[String]")
  }

  @Test func rangeHasTheTypeOfItsBounds() throws {
    try check("func run(count: Int) { let range = 0..<count; _ = «range» }", "Range<Int>")
  }

  @Test func comparisonWithAnUnknownOperandIsUnknown() throws {
    try check("func run() { let isEqual = missing == 1; _ = «isEqual» }", "?")
  }

  @Test(arguments: [
    ("ratio * width", "Double"), ("width * 2 * ratio", "Double"), ("2 * ratio * width", "Double"),
    // The compiler converts parts of these, and it depends on more than their types which ones.
    ("ratio * 2 * width", "?"), ("(ratio + 1) / width", "?"),
  ])
  func numbersOfTwoTypesAreConverted(_ code: String, _ type: String) throws {
    try check(
      "func run(ratio: Double, width: CGFloat) { let size = \(code); _ = «size» }", type)
  }

  @Test(arguments: ["width * .unit", ".unit + width"])
  func constantHasTheTypeOfTheNumberBesideIt(_ code: String) throws {
    try check(
      """
      extension CGFloat { static let unit: CGFloat = 4 }
      func run(width: CGFloat) { let size = \(code); _ = «size» }
      """, "CGFloat")
  }
}
