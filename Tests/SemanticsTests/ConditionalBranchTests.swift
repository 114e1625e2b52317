import Testing

/// What names mean within and outside of the branches of an `#if`.
@Suite struct ConditionalBranchTests {
  private static let twoShelves = """
    #if os(iOS)
    struct Shelf {
      static let isWide = false
      let width = 1
    }
    #else
    struct Shelf {
      static let isWide = true
      let width = 2
    }
    #endif

    """

  @Test func calledValueOfSeveralBranchesIsAmbiguous() throws {
    let code = """
      struct BookView {
        #if DEBUG
        let close: () -> Void
        #else
        let close: DismissAction
        #endif
        func run() { «close»() }
      }
      """
    #expect(try MarkedCode(code).declaration == "2 declarations")
  }

  @Test func nameMeansTheDeclarationOfItsOwnBranch() throws {
    let code = """
      #if os(iOS)
      func log() { print(1) }
      func run() { «log»() }
      #else
      func log() { print(2) }
      #endif
      """
    #expect(try MarkedCode(code).declaration == "func log() { print(1) }")
  }

  @Test func memberInABranchIsOneAmongItsOverloads() throws {
    let code = """
      struct Shelf {
        #if os(iOS)
        func dust(_ times: Int) { «dust»() }
        #endif
        func dust() {}
      }
      """
    #expect(try MarkedCode(code).declaration == "func dust() {}")
  }

  @Test func typeOfTwoBranchesHasTheMembersOfBoth() throws {
    let code = Self.twoShelves + "let isWide = Shelf.«isWide»"
    #expect(try MarkedCode(code).declaration == "2 declarations")
  }

  @Test func typeThatBothBranchesAgreeOnIsKnown() throws {
    #expect(try MarkedCode(Self.twoShelves + "let width = «Shelf().width»").type == "Int")
  }

  @Test func callOfATypeRefersToBothBranches() throws {
    #expect(
      try MarkedCode(Self.twoShelves + "let shelf = «Shelf»()").declaration == "2 declarations")
  }

  @Test func callOfAValueRefersToBothBranches() throws {
    let code = """
      struct Closing { func callAsFunction() {} }
      #if os(iOS)
      struct Shelf { let close: Closing }
      #else
      struct Shelf { let close: Closing }
      #endif
      func close(all: [Shelf], each: ([Shelf], (Shelf) -> Void) -> Void) {
        each(all) { $0.«close»() }
      }
      """
    #expect(try MarkedCode(code).declaration == "2 declarations")
  }

  @Test func valueOfDifferentTypesInTwoBranchesIsUnknown() throws {
    let code = """
      struct Theme {
        #if os(iOS)
        static let style = 1
        #else
        static let style = "a"
        #endif
      }
      func run() { _ = «Theme.style» }
      """
    #expect(try MarkedCode(code).type == "?")
  }
}
