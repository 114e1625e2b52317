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
}
