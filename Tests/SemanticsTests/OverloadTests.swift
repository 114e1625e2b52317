import Testing

/// Which of several declarations of a name is meant.
@Suite struct OverloadTests {
  private func check(_ code: String, _ expected: String) throws {
    #expect(try MarkedCode(code).declaration == expected)
  }

  @Test func memberOfTheTypeIsPreferredToTheDefault() throws {
    try check(
      """
      protocol Sized {}
      extension Sized { func grow(_ count: Int) {} }
      struct Box: Sized {
        func grow(_ count: Int) { }
      }
      func run(box: Box) { box.«grow»(1) }
      """, "func grow(_ count: Int) { }")
  }

  @Test func functionOfOneTypeIsPreferredToAGenericOne() throws {
    try check(
      """
      func show<T>(_ value: T) {}
      func show(_ name: String) {}
      func run(name: String) { «show»(name) }
      """, "func show(_ name: String) {}")
  }

  @Test func genericFunctionThatAsksForMoreIsPreferred() throws {
    try check(
      """
      func show<T>(_ value: T) {}
      func show<T: Equatable>(_ value: T) {}
      func run(name: String) { «show»(name) }
      """, "func show<T: Equatable>(_ value: T) {}")
  }

  @Test func functionWithoutUnusedDefaultsIsPreferred() throws {
    try check(
      """
      func show(_ name: String, isLong: Bool = false) {}
      func show(_ name: String) {}
      func run(name: String) { «show»(name) }
      """, "func show(_ name: String) {}")
  }

  @Test func unknownArgumentLeavesTheChoiceOpen() throws {
    try check(
      """
      func show(_ name: String) {}
      func show(_ count: Int) {}
      func run() { «show»(missing) }
      """, "2 declarations")
  }

  @Test func unknownArgumentDoesNotMatterWhereAllTakeTheSame() throws {
    try check(
      """
      func show(_ name: String, _ count: Int) {}
      func show(_ name: String, _ size: String) {}
      func run() { «show»(missing, 1) }
      """, "func show(_ name: String, _ count: Int) {}")
  }

  @Test func globalFunctionIsFoundBehindAMemberWithOtherLabels() throws {
    try check(
      """
      func show(_ name: String) {}
      struct Box {
        func show() {}
        func run() { «show»("a") }
      }
      """, "func show(_ name: String) {}")
  }

  @Test func propertyIsMeantWhereNothingIsCalled() throws {
    try check(
      """
      struct Box {
        var size = 1
        func size(_ size: Int) -> Box { self }
        func run() { _ = «size» }
      }
      """, "var size = 1")
  }

  @Test func caseWithinAnOptionalIsFoundForACall() throws {
    try check(
      """
      enum Reply {
        case none(String)
      }
      func send(_ reply: Reply?) {}
      func run() { send(.«none»("a")) }
      """, "case none(String)")
  }

  @Test func selfRefersToItsType() throws {
    try check(
      """
      struct Box {
        static let shared = Box()
        func run() { _ = «Self».shared }
      }
      """, "struct Box {")
  }

  @Test func closureThatThrowsNeedsAFunctionThatMay() throws {
    try check(
      """
      func run(_ body: () -> Void) {}
      func run(_ body: () throws -> Void) {}
      func load() throws {}
      func start() { «run» { try load() } }
      """, "func run(_ body: () throws -> Void) {}")
  }

  @Test func closureThatCatchesAllDoesNotThrow() throws {
    try check(
      """
      func run(_ body: () -> Void) {}
      func run(_ body: () throws -> Void) {}
      func load() throws {}
      func start() { «run» { do { try load() } catch {} } }
      """, "func run(_ body: () -> Void) {}")
  }

  @Test func closureThatWaitsNeedsAFunctionThatMay() throws {
    try check(
      """
      func run(_ body: () -> Void) {}
      func run(_ body: () async -> Void) {}
      func load() async {}
      func start() { «run» { await load() } }
      """, "func run(_ body: () async -> Void) {}")
  }

  @Test func requirementWithOtherTypesIsNoDefault() throws {
    try check(
      """
      protocol Sized {
        init(_ size: Double)
      }
      extension Sized {
        init(_ name: String) { self.init(1) }
      }
      func make<S: Sized>(_ type: S.Type) { _ = S.«init»(1.5) }
      """, "init(_ size: Double)")
  }

  @Test func protocolsThatDoNotRefineEachOtherAreEquallyNear() throws {
    try check(
      """
      protocol Drawn {}
      protocol Loaded {}
      extension Drawn { func blur(_ radius: Int, opaque: Bool = false) {} }
      extension Loaded { func blur(_ radius: Int) {} }
      struct Cover: Drawn, Loaded {}
      func run(cover: Cover) { cover.«blur»(3) }
      """, "extension Loaded { func blur(_ radius: Int) {} }")
  }

  @Test func closureNamesAllOfItsParametersByNumber() throws {
    try check(
      """
      func each(_ body: (Int, Int) -> Int) {}
      func each(_ body: (Int) -> Int) {}
      func run() { «each» { $0 } }
      """, "func each(_ body: (Int) -> Int) {}")
  }

  @Test func argumentOfAnImplicitMemberIsConverted() throws {
    try check(
      """
      enum Space { case named(AnyHashable) }
      protocol Spaced {}
      struct Named: Spaced {}
      extension Spaced where Self == Named {
        static func named(_ name: some Hashable) -> Named { Named() }
      }
      func frame(in space: Space) {}
      func frame(in space: some Spaced) {}
      func run() { «frame»(in: .named("x")) }
      """, "func frame(in space: some Spaced) {}")
  }

  @Test func implicitMemberNeedsItsLabels() throws {
    try check(
      """
      struct AnyEffect { static func scale(scale: Double) -> AnyEffect { AnyEffect() } }
      protocol Effect {}
      struct Scale: Effect {}
      extension Effect where Self == Scale { static func scale(_ scale: Double) -> Scale { Scale() } }
      func add(_ effect: AnyEffect) {}
      func add<E: Effect>(_ effect: E) {}
      func run() { «add»(.scale(scale: 0.5)) }
      """, "func add(_ effect: AnyEffect) {}")
  }

  @Test func implicitInitializerNeedsItsLabels() throws {
    try check(
      """
      struct Insets { init(top: Int) {} }
      struct Edges { init(leading: Int) {} }
      func pad(_ insets: Insets) {}
      func pad(_ edges: Edges) {}
      func run() { «pad»(.init(leading: 1)) }
      """, "func pad(_ edges: Edges) {}")
  }

  @Test func closureHasToReturnWhatIsAskedFor() throws {
    try check(
      """
      func run(count: Int = 1, _ body: () -> Void) {}
      func run(_ body: () -> String) {}
      func show() {}
      func start() { «run» { show() } }
      """, "func run(count: Int = 1, _ body: () -> Void) {}")
  }

  @Test func resultOfAClosureIsPreferredToNone() throws {
    try check(
      """
      func run(_ body: () -> Void) {}
      func run(count: Int = 1, _ body: () -> String) {}
      func start() { «run» { "a" } }
      """, "func run(count: Int = 1, _ body: () -> String) {}")
  }

  @Test func closureOfUnknownResultLeavesTheChoiceOpen() throws {
    try check(
      """
      func run(_ body: () -> Int) {}
      func run(_ body: () -> String) {}
      func start() { «run» { missing } }
      """, "2 declarations")
  }

  @Test func flatMapOfAnOptionalIsNotThatOfASequence() throws {
    try check(
      """
      struct List {
        func each<S: Sequence>(_ body: (Int) -> S) {}
        func each<T>(_ body: (Int) -> T?) {}
      }
      func run(list: List) { list.«each» { Int?($0) } }
      """, "func each<T>(_ body: (Int) -> T?) {}")
  }

  @Test func functionThatWaitsIsPreferredWhereOthersWait() throws {
    let functions = "func load() -> Int { 1 }\nfunc load() async -> String { \"\" }\n"
    try check(
      functions + "func run() async { _ = await «load»() }",
      "func load() async -> String { \"\" }")
    try check(functions + "func run() { _ = «load»() }", "func load() -> Int { 1 }")
  }

  @Test func extensionThatAsksForARefinedProtocolIsPreferred() throws {
    try check(
      """
      func run(names: [String]) { _ = names.«joined»() }
      """, #"public func joined(separator: String = "") -> String"#)
  }

  @Test func equalityAsksForMoreThanAConformance() throws {
    try check(
      """
      protocol Style { associatedtype Input }
      protocol Number {}
      extension Number {
        func format<S: Style>(_ style: S) where S.Input == Self {}
        func format<S: Style>(_ style: S) where S.Input: Number {}
      }
      struct Price: Number {}
      struct Plain: Style { typealias Input = Price }
      func run(price: Price) { price.«format»(Plain()) }
      """, "func format<S: Style>(_ style: S) where S.Input == Self {}")
  }

  @Test func implicitMemberHasToFitAnArgumentBeforeIt() throws {
    try check(
      """
      protocol Style { associatedtype Input }
      struct Currency<V>: Style { typealias Input = V }
      struct Plain: Style { typealias Input = String }
      extension Style {
        static func currency<V>() -> Self where Self == Currency<V> { Currency() }
        static func currency() -> Self where Self == Plain { Plain() }
      }
      func show<S: Style>(_ value: S.Input, as style: S) {}
      func run() { show(1.5, as: .«currency»()) }
      """, "static func currency<V>() -> Self where Self == Currency<V> { Currency() }")
  }

  @Test func keyPathIsNoFunctionWithoutParameters() throws {
    try check(
      """
      func run(_ body: () -> Void) {}
      func run<T, U>(_ path: KeyPath<T, U>) {}
      func start() { «run»(\\String.count) }
      """, "func run<T, U>(_ path: KeyPath<T, U>) {}")
  }

  @Test func closureForABuilderMayReturnWhatAnotherMayNot() throws {
    try check(
      """
      extension View {
        func when(_ body: (Self) -> Self) -> Self { self }
        @_disfavoredOverload func when<V: View>(@ViewBuilder _ body: (Self) -> V) -> V { body(self) }
      }
      func make() -> some View { VStack { Text("a") }.«when» { $0.padding() } }
      """,
      "@_disfavoredOverload func when<V: View>(@ViewBuilder _ body: (Self) -> V) -> V { body(self) }"
    )
  }

  @Test func rangeIsNoValueOfItsBounds() throws {
    try check(
      """
      enum Size { case small, large }
      func limit(_ size: Size) {}
      func limit<R: RangeExpression>(_ range: R) where R.Bound == Size {}
      func run() { «limit»(.small ... .large) }
      """, "func limit<R: RangeExpression>(_ range: R) where R.Bound == Size {}")
  }

  @Test func closureWithTwoNamesTakesNoNumber() throws {
    try check(
      """
      func change<V: Equatable>(of value: V, perform action: (V) -> Void) {}
      func change<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) {}
      func run() { «change»(of: 1) { _, _ in } }
      """,
      "func change<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) {}")
  }

  @Test func constantWithinAnArgumentSpeaksForNoOverload() throws {
    try check(
      """
      extension Font { static func system(size: CGFloat) -> Font { .headline } }
      func make(width: CGFloat) -> Text { Text("a").«font»(.system(size: width * 0.2)) }
      """, "public func font(_ font: Font?) -> Text")
  }

  @Test func placeChoosesAmongTheResultsOfAnArgument() throws {
    try check(
      """
      struct Shelf { func turned() -> Shelf { self } }
      extension Shelf { func turned() -> [Shelf] { [self] } }
      struct Room { let shelves: [Shelf] }
      func make(shelf: Shelf) -> Room { Room(shelves: shelf.«turned»()) }
      """, "extension Shelf { func turned() -> [Shelf] { [self] } }")
  }

  @Test func initializerWithoutItsTypeMakesTheOptional() throws {
    try check(
      """
      struct Ink { static let purple = Ink() }
      struct Hue { static let purple = Hue(); init() {}; init(_ ink: Ink) {} }
      func paint(_ hue: Hue?) {}
      func run() { paint(.init(.«purple»)) }
      """, "struct Hue { static let purple = Hue(); init() {}; init(_ ink: Ink) {} }")
  }

  @Test func resultThatAllOverloadsShareIsKnown() throws {
    let code = """
      struct Hue {}
      extension View {
        func tint<V>(_ value: V?) -> some View { self }
        func tint(_ hue: Hue?) -> some View { self }
      }
      func make() { _ = Text("a").tint(missing).«padding»() }
      """
    try check(code, "public func padding(_ length: Double? = nil) -> some View")
  }
}
