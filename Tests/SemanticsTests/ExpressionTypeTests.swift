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
      """, "VStack<Text?>")
  }

  @Test(arguments: [
    "#if DEBUG\n«.init()»\n#else\n.init()\n#endif", "if isOn { «.init()» } else { .init() }",
    "switch isOn { case true: «.init()»\ncase false: .init() }",
  ])
  func resultReachesEachBranch(_ body: String) throws {
    try check("struct Book {}\nlet isOn = true\nfunc make() -> Book {\n\(body)\n}", "Book")
  }

  @Test(arguments: ["Job { «player?.stop()» }", "let job = Job { «player?.rest» }"])
  func chainAloneInAClosureIsOptional(_ code: String) throws {
    try check(
      """
      final class Player { func stop() -> Int { 0 }; var rest = 0 }
      struct Job<Success> { init(work: @escaping () -> Success) {} }
      func run(player: Player?) { \(code) }
      """, "Int?")
  }

  @Test func chainTellsWhatTheCallAroundItMakes() throws {
    try check(
      """
      final class Player { func stop() {} }
      struct Job<Success> { init(work: @escaping () -> Success) {} }
      func run(player: Player?) { let job = «Job { player?.stop() }» }
      """, "Job<()?>")
  }

  @Test func returnWithinAConditionTurnsABuilderOff() throws {
    try check(
      """
      struct Box<Content> { init(@ViewBuilder content: () -> Content) {} }
      func make(isOn: Bool) {
        let box = «Box {
          if isOn { return Text("b") }
          return Text("c")
        }»
      }
      """, "Box<Text>")
  }

  @Test func aliasCreatesTheType() throws {
    try check("struct Book {}\ntypealias Volume = Book\nlet book = «Volume()»", "Book")
  }

  @Test func literalHasItsDefaultTypeBeforeABuilderAsksForMore() throws {
    try check(
      """
      func list<T, V: View>(_ items: [T], @ViewBuilder content: (T) -> V) {}
      func run() { list(["a"]) { name in Text(«name») } }
      """, "String")
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
      """, "ForEach<[Book], Int, Text>")
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
      """, "Int?")
  }

  @Test func closureParameterComesFromTheCallee() throws {
    try check("func run(names: [String]) { _ = names.map { «$0» } }", "String")
  }

  @Test func genericResultComesFromTheClosure() throws {
    try check("func run(names: [String]) { _ = «names.map { $0.count }» }", "[Int]")
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

  @Test func leftHalfOfTheBranchesOfAChainIsFull() throws {
    try check(
      """
      struct A: View {}
      func make(count: Int) -> some View {
        «VStack {
          switch count {
          case 0: Text("a")
          case 1: A()
          case 2: Text("b")
          case 3: A()
          default: Text("c")
          }
        }»
      }
      """,
      "VStack<_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, A>, "
        + "_ConditionalContent<Text, A>>, Text>>")
  }

  @Test func branchesOfAChainMakeATree() throws {
    try check(
      """
      struct A: View {}
      func make(count: Int) -> some View {
        «VStack { if count == 0 { Text("a") } else if count == 1 { A() } else { Text("b") } }»
      }
      """, "VStack<_ConditionalContent<_ConditionalContent<Text, A>, Text>>")
  }

  @Test func anonymousParametersTakeATupleApart() throws {
    try check(
      "func run(names: [String]) { names.enumerated().forEach { print($0, «$1») } }", "String")
  }

  @Test(arguments: ["=", "+="])
  func targetOfAnAssignmentIsNoOptional(_ sign: String) throws {
    try check(
      """
      class Book { var title = "" }
      func run(book: Book?) { «book?.title» \(sign) "a" }
      """, "String")
  }

  @Test func typeOfAValueIsItsMetatype() throws {
    try check("func run(name: String) { _ = «type(of: name)» }", "String.Type")
  }

  @Test(arguments: [
    ("«Named.self»", "any Named.Protocol"), ("«type(of: value)»", "any Named.Type"),
    ("«kind»", "any Named.Type"), ("«String.self»", "String.Type"),
    ("«(Int, String).self»", "(Int, String).Type"),
    ("«(Int.self, String.self)»", "(Int.Type, String.Type)"),
  ])
  func protocolAsAValueIsNoMetatypeOfItsTypes(_ code: String, _ type: String) throws {
    try check(
      "protocol Named {}\nfunc run(value: any Named, kind: any Named.Type) { _ = \(code) }", type)
  }

  @Test func elementsOfAWrittenTupleAreConverted() throws {
    try check(
      "func place(_ axis: (x: CGFloat, y: CGFloat)) {}\nfunc run(width: Double) { place(«(x: 0, y: width)») }",
      "(x: CGFloat, y: CGFloat)")
  }

  @Test func valueOfSeveralWrappersIsThatOfTheInnermost() throws {
    try check(
      """
      struct Mode {}
      extension EnvironmentValues { var mode: Binding<Mode> { get } }
      struct BookView {
        @Environment(\\.mode) @Binding var mode
        func run() { _ = «mode» }
      }
      """, "Mode")
  }

  @Test func nestedGenericTypeIsMadeOfItsArguments() throws {
    try check(
      """
      enum Pairs { struct Pair<A, B> { init(_ a: A, _ b: B) {} } }
      func run() { _ = «Pairs.Pair(1, "a")» }
      """, "Pairs.Pair<Int, String>")
  }

  @Test func castTellsWhatAClosureReturns() throws {
    try check(
      """
      func find<T>(_ change: (Any) -> T?) -> T? { nil }
      func run() { _ = «find { $0 as? String }» }
      """, "String?")
  }

  @Test func parameterOfAClosureIsNotToldByItsCode() throws {
    try check(
      """
      func show(_ value: Any) {}
      func run() { missing { show($0); show(«$0») } }
      """, "?")
  }

  @Test func listOfOptionalsCanBeCalled() throws {
    try check("func run() { let names = [String?](); _ = «names» }", "[String?]")
  }

  @Test func keyPathIsAFunctionWhereOneIsWanted() throws {
    try check("func run(names: [String]) { _ = «names.map(\\.count)» }", "[Int]")
  }

  @Test func keyPathToAPropertyOfAnObjectIsAReference() throws {
    try check(
      """
      class Book { var title = "" }
      func change<Root, Value>(_ path: WritableKeyPath<Root, Value>, of root: Root) {}
      func run(book: Book) { change(«\\.title», of: book) }
      """, "ReferenceWritableKeyPath<Book, String>")
  }

  @Test func valueIsPreferredToTheOptionalThatThePlaceTakes() throws {
    try check(
      """
      func read<T>(_ value: T) -> T { value }
      func run() { let name: String? = «read("a")»; _ = name }
      """, "String")
  }

  @Test func initializerThatIsNotInSightMakesItsType() throws {
    try check(
      """
      struct Box { init(size: Int) {} }
      let box = «Box(height: 1)»
      """, "Box")
  }

  @Test func typeWithClosuresBehindItIsMadeAndCalled() throws {
    try check(
      """
      struct Flow {
        init(spacing: Int = 0) {}
        func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> V { content() }
      }
      func make() -> some View { «Flow(spacing: 1) { Text("a") }» }
      """, "Text")
  }

  @Test func closureOfAnUnknownCallMayReturnAnything() throws {
    try check("func run() { missing «{ print(1); print(2) }» }", "() -> ?")
  }
}
