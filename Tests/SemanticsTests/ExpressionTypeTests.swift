import Testing

/// The types of expressions.
@Suite struct ExpressionTypeTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).type == expected)
  }

  @Test func modifierOfATypeReturnsWhatTheTypeDeclares() throws {
    try check(#"let text = «Text("a").font(.headline)»"#, "Text")
  }

  @Test func modifierOfAViewReturnsAnOpaqueType() throws {
    try check(#"let view = «Text("a").padding()»"#, "some padding<Text>")
  }

  @Test func builderMakesATupleOfStatements() throws {
    try check(
      """
      let stack = «VStack {
        Text("a")
        Text("b").bold()
      }»
      """, "VStack<TupleView<(Text, Text)>>")
  }

  @Test func conditionWithoutElseIsOptional() throws {
    try check(
      """
      func make(isOn: Bool) -> some View {
        «VStack { if isOn { Text("a") } }»
      }
      """, "VStack<Optional<Text>>")
  }

  @Test func elementsReachTheClosure() throws {
    try check(
      """
      struct Book: Identifiable { let id: Int; let title: String }
      func make(books: [Book]) -> some View {
        ForEach(books) { book in Text(«book.title») }
      }
      """, "String")
  }

  @Test func identifierTellsTheAssociatedType() throws {
    try check(
      """
      struct Book: Identifiable { let id: Int; let title: String }
      func make(books: [Book]) -> some View {
        «ForEach(books) { Text($0.title) }»
      }
      """, "ForEach<Array<Book>, Int, Text>")
  }

  @Test func wrapperGivesItsProjection() throws {
    try check(
      """
      struct Shelf: View {
        @State private var isAdding = false
        var body: some View {
          Text("a").sheet(isPresented: «$isAdding») { Text("b") }
        }
      }
      """, "Binding<Bool>")
  }

  @Test func bindingFollowsDynamicMembers() throws {
    try check(
      """
      struct Book { var isRead = false }
      struct Row { @Binding var book: Book; func mark() { _ = «$book.isRead» } }
      """, "Binding<Bool>")
  }

  @Test func environmentKeyTellsTheType() throws {
    try check(
      #"struct Row { @Environment(\.dismiss) var close; func end() { «close»() } }"#,
      "DismissAction")
  }

  @Test func optionalChainIsOptionalAsAWhole() throws {
    try check(
      """
      struct Book { var title: String }
      func read(book: Book?) { _ = «book?.title.count» }
      """, "Optional<Int>")
  }

  @Test func closureParameterComesFromTheCallee() throws {
    try check("func run(names: [String]) { _ = names.map { «$0» } }", "String")
  }

  @Test func genericResultComesFromTheClosure() throws {
    try check("func run(names: [String]) { _ = «names.map { $0.count }» }", "Array<Int>")
  }

  @Test func selfTypeOfAProtocolIsReplaced() throws {
    try check(
      """
      protocol Copying { func copy() -> Self }
      struct Note: Copying { func copy() -> Note { self } }
      extension Copying { func twice() -> Self { copy() } }
      func run(note: Note) { _ = «note.twice()» }
      """, "Note")
  }

  @Test func undeclaredCalleeIsUnknown() throws {
    try check("func run() { _ = «missing(1)» }", "?")
  }
}
