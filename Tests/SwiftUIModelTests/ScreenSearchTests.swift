import Parser
import Semantics
import SourceText
import SymbolIndex
import Syntax
import Testing

@testable import SwiftUIModel

/// Where views are made, and what shows them: text in, a line for each route out.
@Suite struct ScreenSearchTests {
  private static let view = """
    struct V: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    """

  /// As much of SwiftUI as tells views and states.
  private static let swiftUI = KnownDeclarations(
    [
      ("Swift", "Optional", "public enum Optional<Wrapped> {}"),
      ("SwiftUI", "View", "public protocol View {}"),
      (
        "SwiftUI", "State",
        """
        @propertyWrapper public struct State<Value> {
          public init(wrappedValue: Value)
          public var wrappedValue: Value { get nonmutating set }
          public var projectedValue: Binding<Value> { get }
        }
        """
      ),
      (
        "SwiftUI", "Binding",
        "@propertyWrapper public struct Binding<Value> { public var wrappedValue: Value { get } }"
      ),
    ].map { module, name, text in
      KnownDeclarations.Part(module: module, name: name, isExtension: false) {
        IndexedFile(SyntaxParser().parse(SourceText(text, path: "\(module)/\(name)")))
      }
    })

  /// The routes of `V`, a line each: what is at the end, and what makes or brings the view there.
  func routes(_ files: String..., module: ModuleMap = ModuleMap()) -> [String] {
    let trees = ([Self.view] + files).enumerated().map { number, text in
      let tree = SyntaxParser().parse(
        SourceText("import SwiftUI\n" + text, path: "\(number).swift"))
      #expect(!tree.hasError, "\(tree.diagnostics)")
      return tree
    }
    let index = SymbolIndex(merging: trees.map { FileSymbols(of: $0) })
    let files = FixedFiles(trees.map { IndexedFile($0) })
    let search = ScreenSearch(
      for: .dismissing, index: index, mentions: MentionTable(of: index), modules: module,
      program: SharedProgram {
        RepositorySource(index: index, modules: module, files: files, known: Self.swiftUI)
      }
    ).finished(reading: files)
    let view = search.screens().dismissing.first { $0.name == "V" }
    return view?.sites.flatMap(\.routes).map(description) ?? []
  }

  private func description(of route: Route) -> String {
    let arrival = route.arrival.textWithoutTrivia
    switch route.end {
    case .preview: return "\(arrival): preview"
    case .unresolved(let obstacle): return "\(arrival): \(obstacle.reason)"
    case .presentation(let presentation):
      let state =
        switch presentation.trigger {
        case .flag(let state): " by \(state.textWithoutTrivia)"
        case .item(let state): " by item \(state.textWithoutTrivia)"
        case .path(let state): " on \(state.textWithoutTrivia)"
        case .none, .hosting: ""
        }
      return "\(arrival): \(presentation.kind)\(state)\(route.isDirect ? "" : ", embedded")"
    }
  }

  private func shown(_ body: String, members: String = "") -> [String] {
    routes("struct P: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}")
      .filter { !$0.hasSuffix("which nothing uses") }
  }

  @Test(arguments: [
    ("a.sheet(isPresented: $s) { V() }", "V(): sheet by $s"),
    ("a.sheet(isPresented: $s, onDismiss: f) { V() }", "V(): sheet by $s"),
    ("a.sheet(isPresented: $s) { f() } content: { V() }", "V(): sheet by $s"),
    ("a.fullScreenCover(item: self.$i) { i in V(i) }", "V(i): fullScreenCover by item self.$i"),
    ("a.popover(isPresented: $m.s) { NavigationStack { V().padding() } }", "V(): popover by $m.s"),
    ("a.sheet(isPresented: $s) { if c { V() } else { Text(t) } }", "V(): sheet by $s"),
    (
      "a.sheet(item: $i) { i in switch i { case .a: V()\ndefault: Text(t) } }",
      "V(): sheet by item $i"
    ),
    ("a.sheet(isPresented: $s) { AnyView(c ? V() : V()) }", "V(): sheet by $s"),
    ("a.navigationDestination(isPresented: $s) { V() }", "V(): navigationDestination by $s"),
    ("NavigationLink(destination: V(), isActive: $s) { Text(t) }", "V(): navigationLink by $s"),
    ("NavigationLink { V() } label: { Text(t) }", "V(): navigationLink"),
    ("NavigationLink(t) { V() }", "V(): navigationLink"),
    (
      "NavigationStack(path: $p) { a.navigationDestination(for: T.self) { _ in V() } }",
      "V(): navigationDestination on $p"
    ),
    ("a.navigationDestination(for: T.self) { _ in V() }", "V(): navigationDestination"),
    ("a.sheet(isPresented: $s) { Text(t).toolbar { ToolbarItem { V() } } }", "V(): sheet by $s"),
    ("a.sheet(isPresented: $s, content: V.init)", "V.init: sheet by $s"),
  ])
  func isPresented(_ body: String, _ route: String) {
    #expect(Set(shown(body)) == [route])
  }

  @Test(arguments: [
    ("router.present(V())", "V(): passed to `present`, whose declaration was not found"),
    ("Unknown { V() }", "V(): passed to `Unknown`, which is not a known container"),
    (
      "NavigationLink(destination: Text(t)) { [V()] }",
      "V(): stored in an array; its use cannot be traced"
    ),
    ("Text(\"\\(V())\")", "V(): used in a string interpolation; its use cannot be traced"),
    (
      "NavigationSplitView { a } detail: { V() }",
      "V(): shown in a column of a `NavigationSplitView`, where `dismiss` depends on the width"
    ),
  ])
  func isNotKnown(_ body: String, _ route: String) {
    #expect(shown(body) == [route])
  }

  @Test func namesTheTypeOfAnInitializerThatIsNotFound() {
    #expect(
      routes("extension Mystery { init(n: Int) { self.init { V() } } }")
        == ["V(): passed to an initializer of `Mystery` whose declaration was not found"])
  }

  @Test func goesThroughWhatTheTypeIsMadeOf() {
    #expect(
      shown("a.sheet(isPresented: $s) { editor }", members: "var editor: some View { V() }")
        == ["editor: sheet by $s"])
    #expect(
      shown(
        "a.sheet(isPresented: $s) { self.editor(1) }",
        members: "func editor(_ n: Int) -> some View { V() }")
        == ["self.editor(1): sheet by $s"])
  }

  @Test func goesThroughViewsAround() {
    #expect(
      routes(
        "struct W: View { var body: some View { VStack { V() } } }",
        "struct P: View { var body: some View { a.sheet(isPresented: $s) { W() } } }")
        == ["W(): sheet by $s, embedded"])
  }

  @Test func goesThroughWhatAnEnumerationMakes() {
    #expect(
      routes(
        "enum R { var view: some View { V() } }",
        "struct P: View { @State var r: R?\nvar body: some View { a.sheet(item: $r) { $0.view } } }"
      )
        == ["$0.view: sheet by item $r, embedded"])
  }

  @Test func goesThroughWrappersThatShowTheirContent() {
    #expect(
      routes(
        "struct Card<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }",
        "struct P: View { var body: some View { a.sheet(isPresented: $s) { Card { V() } } } }")
        == ["V(): sheet by $s"])
  }

  @Test func goesThroughModifiersThatPresentTheirContent() {
    #expect(
      routes(
        """
        extension View {
          func card<C: View>(_ shown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
            sheet(isPresented: shown, content: content)
          }
        }
        """,
        "struct P: View { var body: some View { a.card($s) { V() } } }")
        == ["V(): sheet by $s"])
  }

  @Test func tellsEachPlaceOnceHoweverManyCopiesOfWrappersThereAre() {
    let wrappers = """
      struct Card<C: View>: View { let content: () -> C; var body: some View { Frame { content() } } }
      struct Frame<C: View>: View { let content: () -> C; var body: some View { Mystery { content() } } }
      """
    #expect(
      routes(
        wrappers, wrappers, wrappers,
        "struct P: View { var body: some View { a.sheet(isPresented: $s) { Card { V() } } } }")
        == Array(repeating: "V(): passed to `Mystery`, which is not a known container", count: 3))
  }

  @Test func seesWhatAWrapperPresentsByAStateOfItsOwn() {
    #expect(
      routes(
        "struct Card<C: View>: View { @State var s = false; let content: () -> C; var body: some View { a.sheet(isPresented: $s, content: content) } }",
        "struct P: View { var body: some View { Card { V() } } }")
        == ["content: sheet by $s, embedded"])
  }

  @Test func knowsPreviewsAndTests() {
    #expect(routes("#Preview { V() }") == ["V(): preview"])
    #expect(
      routes(
        "struct V_Previews: PreviewProvider { static var previews: some View { let v = V()\nreturn v } }"
      )
        == ["V(): preview"])
    #expect(routes("import XCTest\nfunc test() { _ = [V()] }") == ["V(): preview"])
  }

  @Test func tellsTypesOfOneNameApart() {
    #expect(
      routes(
        "struct Outer { struct V: View { var body: some View { Text(t) } } }",
        "struct P: View { var body: some View { a.sheet(isPresented: $s) { Outer.V() } } }"
      ).isEmpty)
  }

  @Test func findsWhatIsMadeWithoutItsName() {
    #expect(routes("func make() -> V { .init() }\n#Preview { make() }") == ["make(): preview"])
    #expect(
      routes("typealias W = V\n#Preview { W() }\n#Preview { let v: V = .init()\nreturn v }")
        == ["W(): preview", ".init(): preview"])
  }
}
