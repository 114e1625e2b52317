import Testing

/// What extensions and functions ask of generic parameters counts within them.
@Suite struct GenericContextTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).type == expected)
  }

  @Test func extensionOfOneArgumentHasThat() throws {
    try check(
      "extension Array where Element == String { func run() { _ = «self» } }", "[String]")
  }

  @Test func membersOfTheRequiredProtocolAreFound() throws {
    try check(
      """
      protocol Named { var name: String { get } }
      extension Array where Element: Named { func run() { _ = «self[0].name» } }
      """, "String")
  }

  @Test func requirementOfTheTypeItselfEnds() throws {
    try check(
      """
      struct Box<Content> { let content: Content }
      protocol Part {}
      extension Part { var size: Int { 0 } }
      extension Box: Equatable where Content: Equatable {}
      extension Box: Part where Self: Equatable {}
      func run(box: Box<String>) { _ = «box.size» }
      """, "Int")
  }

  @Test func functionAddsRequirements() throws {
    try check(
      """
      protocol Named { var name: String { get } }
      struct Box<Value> {
        let value: Value
        func run(_ value: Value) where Value: Named { _ = «value.name» }
      }
      """, "String")
  }

  @Test func requirementsOfAssociatedTypesCount() throws {
    try check(
      """
      protocol Source { associatedtype Part: Source where Part.Part == Part }
      func run<S: Source>(part: S.Part, of: (S.Part.Part) -> Int) { _ = «of(part)» }
      """, "Int")
  }

  @Test func initializerOfAnExtensionTellsTheArgument() throws {
    try check(
      """
      struct Row<Label> {}
      extension Row where Label == String { init(_ title: String) {} }
      func run() { _ = «Row("a")» }
      """, "Row<String>")
  }

  @Test func whereClauseOfAMemberTellsWhatSelfIs() throws {
    try check(
      """
      struct Row<Label> {
        let label: Label
        func show() where Label == String { _ = «self» }
      }
      """, "Row<String>")
  }

  @Test func whereClauseOfAMemberTellsWhatAPropertyIs() throws {
    try check(
      """
      struct Row<Label> {
        let label: Label
        func show() where Label == String { _ = «label» }
      }
      """, "String")
  }

  @Test func memberTellsTheArgumentsOfItsType() throws {
    try check(
      """
      struct Job<Value> {}
      extension Job where Value == Never { static func sleep() {} }
      func run() { «Job».sleep() }
      """, "Job<Never>.Type")
  }

  @Test func compositionOfProtocolsHasTheMembersOfBoth() throws {
    try check(
      """
      protocol Effect {}
      protocol Endless {}
      struct Pulse: Effect, Endless {}
      extension Effect where Self == Pulse { static var pulse: Pulse { Pulse() } }
      func show<E: Endless & Effect>(_ effect: E) -> E { effect }
      func run() { _ = «show(.pulse)» }
      """, "Pulse")
  }

  @Test func methodOfASuperclassReturnsTheReceiver() throws {
    try check(
      """
      class Base { func make() -> Self { self } }
      class Derived: Base {}
      func run(derived: Derived) { _ = «derived.make()» }
      """, "Derived")
  }

  @Test func extensionOfATypeWithArgumentsHasThose() throws {
    try check("extension [String] { func run() { _ = «self[0]» } }", "String")
  }

  @Test func associatedTypeMayAskForAnother() throws {
    try check(
      """
      protocol Store { associatedtype Item: Identifiable where Item.ID == Int }
      extension Store { func run(_ id: Item.ID) { _ = «id» } }
      """, "Int")
  }

  @Test func builderHasTheArgumentsOfItsPlace() throws {
    try check(
      """
      @resultBuilder struct ColumnBuilder<Row> {
        static func buildExpression(_ column: Column<Row>) -> Column<Row> { column }
        static func buildBlock(_ column: Column<Row>) -> Column<Row> { column }
      }
      struct Column<Row> { init(_ name: String) {} }
      struct Grid<Row> {
        init(_ rows: [Row], @ColumnBuilder<Row> columns: () -> Column<Row>) {}
      }
      func run(names: [Int]) { _ = Grid(names) { «Column("Name")» } }
      """, "Column<Int>")
  }

  @Test func parameterOfAnotherDeclarationTellsNothing() throws {
    try check(
      """
      struct Shelf: Sequence { func next() {} }
      func run(shelf: Shelf) { for book in shelf { _ = «book» } }
      """, "?")
  }
}
