import Testing

@testable import SwiftUIModel

/// What presents views that the search meets in an unusual way.
extension ScreenSearchTests {
  @Test func knowsContentThatIsPresentedAndShown() {
    let panel = """
      extension View {
        @ViewBuilder
        func panel<C: View>(_ shown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          if isWide { HStack { content() } } else { sheet(isPresented: shown) { content() } }
        }
      }
      """
    let routes = routes(
      panel, "struct P: View { var body: some View { a.panel($s) { V() } } }",
      "struct Q: View { var body: some View { a.popover(isPresented: $q) { P() } } }")
    #expect(
      Set(routes) == [
        "V(): passed to `panel`, which also shows it in place", "V(): sheet by $s",
        "P(): popover by $q, embedded",
      ])
  }

  @Test func knowsThatOtherPlatformsCallWhatSwiftUIDeclares() {
    let cover = """
      extension View {
        func fullScreenCover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
          overlay { content() }
        }
      }
      """
    let use =
      "struct P: View { var body: some View { a.fullScreenCover(isPresented: $s) { V() } } }"
    #expect(!routes(cover, use).contains("V(): fullScreenCover by $s"))
    #expect(
      routes("#if os(macOS)\n\(cover)\n#endif", use).starts(with: [
        "V(): passed to `fullScreenCover`, which also shows it in place",
        "V(): fullScreenCover by $s",
      ]))
    #expect(
      !routes("#if os(macOS)\n\(cover)\n#endif", "#if os(macOS)\n\(use)\n#endif")
        .contains("V(): fullScreenCover by $s"))
  }

  /// Samples of a course hold many copies of one project, and each copy seems to hand content to all.

  @Test func knowsThatProtocolsAndCasesCreateViews() {
    let enumeration = "enum E: View { case v\nvar body: some View { V() } }"
    #expect(
      routes(enumeration, "struct P: View { var body: some View { a.sheet(item: $i) { $0 } } }")
        == [
          "enumE:View{casevvarbody:someView{V()}}: shown by `E`, an enumeration whose cases cannot be traced"
        ])
    let screen = "protocol Screen: View { init() }\nextension V: Screen {}"
    let maker = "struct Maker<S: Screen> { let screen = S() }"
    #expect(routes(screen).isEmpty)
    #expect(
      routes(screen, maker) == ["Screen: perhaps created here through the protocol `Screen`"])
  }

  @Test func knowsWhatAProtocolDoesWithWhatItRequires() {
    let router = """
      protocol Router: View { associatedtype S: View; func screen() -> S }
      struct R: Router { func screen() -> some View { V() } }
      """
    let presenting =
      "extension Router { func shown() -> some View { a.sheet(isPresented: $s) { screen() } } }"
    #expect(routes(router, presenting) == ["screen(): sheet by $s, embedded"])
    let body = "extension Router { var body: some View { screen() } }"
    #expect(
      routes(router, body)
        == ["screen(): created in `body` of the protocol `Router`, whose types cannot be traced"])
  }

  @Test func knowsContentUnderOtherNames() {
    let presented = "a.sheet(isPresented: shown) { content }"
    #expect(
      routes(
        """
        struct Card<C: View>: View {
          let content: C?
          let shown: Binding<Bool>
          var body: some View { if let content { content } else { \(presented) } }
        }
        """, "struct P: View { var body: some View { Card(content: V(), shown: $s) } }"
      ).contains("V(): passed to `Card`, which also shows it in place"))
    #expect(
      routes(
        """
        struct Card<C: View>: View {
          private let _content: C
          init(@ViewBuilder content: () -> C) { self._content = content() }
          var body: some View { VStack { _content } }
        }
        """, "struct P: View { var body: some View { a.sheet(isPresented: $s) { Card { V() } } } }")
        == ["V(): sheet by $s"])
  }

  @Test func knowsThatAValueIsCalled() {
    #expect(
      routes("struct P: View { let close = V()\nvar body: some View { Button(t) { close() } } }")
        == ["close: called as a function; its use cannot be traced"])
  }
}
