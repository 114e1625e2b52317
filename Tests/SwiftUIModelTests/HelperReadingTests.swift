import Parser
import SourceText
import Syntax
import Testing

@testable import SwiftUIModel

/// The spellings in which helpers are met, and what is made of each.
@Suite struct HelperReadingTests {
  /// The helpers of an extension, a word for what each does.
  private func helpers(_ members: String, of type: String = "View") -> [String] {
    let tree = SyntaxParser().parse(SourceText("extension \(type) {\n\(members)\n}\n"))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    return FileFacts(of: tree).helpers.map(\.helper).map { "\($0.name): \($0.meaning)" }
  }

  /// What a function with a condition `c` and a transform `f` does.
  private func meaning(_ body: String, returning type: String = "some View") -> String? {
    helpers("func when<V: View>(_ c: Bool, f: (Self) -> V) -> \(type) { \(body)\n}").first
      .map { String($0.dropFirst("when: ".count)) }
  }

  @Test(arguments: [
    "if c { f(self) } else { self }",
    "if !c { self } else { f(self) }",
    "Group { if c { f(self) } else { self } }",
    "switch c { case true: f(self) case false: self }",
    "switch c { case true: f(self) default: self }",
    "switch c { case false: self\ndefault: f(self) }",
    "if c { return AnyView(f(self)) } else { return AnyView(self) }",
    "if c { return AnyView(f(self)) }\nreturn AnyView(self)",
    "guard c else { return AnyView(self) }\nreturn AnyView(f(self))",
    "c ? AnyView(f(self)) : AnyView(self)",
    "return c ? AnyView(f(self)) : AnyView(self)",
    "return Group { if c { f(self) } else { self } }",
  ])
  func appliesWhenTheConditionHolds(_ body: String) {
    #expect(meaning(body) == "applies(whenTrue: true)")
  }

  @Test(arguments: [
    "if c { self } else { f(self) }",
    "if !c { f(self) } else { self }",
    "guard !c else { return AnyView(self) }\nreturn AnyView(f(self))",
  ])
  func appliesUnlessTheConditionHolds(_ body: String) {
    #expect(meaning(body) == "applies(whenTrue: false)")
  }

  @Test(arguments: [
    "if c { f(self) }",
    "if c { f(self) } else { EmptyView() }",
    "if c { f(self).padding() } else { self }",
    "if c { f(self) } else { padding() }",
    "if c, isEnabled { f(self) } else { self }\nself",
    "log(c)\nif c { f(self) } else { self }",
    "if c && isEnabled { f(self) } else { self }",
    "if isEnabled { f(self) } else { self }",
    "if c { f(self) } else if isEnabled { self } else { self }",
    "ZStack { if c { f(self) } else { self } }",
    "self.if(c, transform: f)",
    "modifier(Conditional(c, f))",
    "#if os(iOS)\nif c { f(self) } else { self }\n#else\nself\n#endif",
    "TupleView((c ? nil : self, c ? f(self) : nil))",
    "if c { return TupleView((nil, f(self))) } else { return TupleView((self, nil)) }",
  ])
  func isSomethingElse(_ body: String) {
    #expect(meaning(body) == "other")
  }

  /// A helper with a closure for the other case, which a call may leave out.
  @Test(arguments: [
    "if c { f(self) } else { if let g { g(self) } else { self } }",
    "if c { f(self) } else if let g { g(self) } else { self }",
    "if c { f(self) } else if let g = g { g(self) } else { self }",
  ])
  func choosesWithAnOptionalClosure(_ body: String) {
    let signature = "func a<V: View, W: View>(_ c: Bool, f: (Self) -> V, g: ((Self) -> W)? = nil)"
    #expect(helpers("\(signature) -> some View { \(body)\n}") == ["a: chooses"])
  }

  @Test(arguments: [
    "if c { f(self) } else if let g { g(self).padding() } else { self }",
    "if c { f(self) } else if let g { g(self) } else { EmptyView() }",
    "if c { f(self) } else if let h { g(self) } else { self }",
  ])
  func doesMoreWithAnOptionalClosure(_ body: String) {
    let signature = "func a<V: View, W: View>(_ c: Bool, f: (Self) -> V, g: ((Self) -> W)? = nil)"
    #expect(helpers("\(signature) -> some View { \(body)\n}") == ["a: other"])
  }

  /// A helper that calls another one with a closure which keeps the view.
  @Test(arguments: [
    ("self.a(c, f: f, g: { $0 })", "applies(whenTrue: true)"),
    ("a(c, f: f, g: { $0 })", "applies(whenTrue: true)"),
    ("return self.a(c, f: f) { $0 }", "other"), ("self.a(c, f: f, g: { $0.padding() })", "other"),
    ("self.a(!c, f: f, g: { $0 })", "other"), ("self.b(c, f: f, g: { $0 })", "other"),
    ("other.a(c, f: f, g: { $0 })", "other"),
  ])
  func forwardsToAHelperThatChooses(_ body: String, _ expected: String) {
    let both = """
      func a<V: View, W: View>(_ c: Bool, f: (Self) -> V, g: (Self) -> W) -> some View {
        if c { f(self) } else { g(self) }
      }
      func a<V: View>(_ c: Bool, f: (Self) -> V) -> some View { \(body)\n}
      """
    #expect(helpers(both) == ["a: chooses", "a: \(expected)"])
  }

  @Test(arguments: [
    "func a<V: View>(_ c: Bool, @ViewBuilder f: (Self) -> V) -> some View { if c { f(self) } else { self } }",
    "func a(_ c: Bool, f: (Self) -> some View) -> some View { if c { f(self) } else { self } }",
    "func a<V: View>(if c: Bool, _ f: @escaping (_ view: Self) -> V) -> AnyView { c ? AnyView(f(self)) : AnyView(self) }",
    "func a<V: View>(_ c: @autoclosure () -> Bool, f: (Self) -> V) -> some View { if c() { f(self) } else { self } }",
    "func a<V>(_ c: @autoclosure @escaping () -> Bool, f: (Self) -> V) -> some View where V: View { if c() { f(self) } else { self } }",
    "#if os(iOS)\nfunc a<V: View>(_ c: Bool, f: (Self) -> V) -> some View { if c { f(self) } else { self } }\n#endif",
    "public func `a`<V: View>(f: (View) -> V, c: Bool) -> _ConditionalContent<V, Self> { if c { f(self) } else { self } }",
  ])
  func readsSignatures(_ function: String) {
    #expect(helpers(function) == ["a: applies(whenTrue: true)"])
  }

  @Test func passesOverWhatKeepsTheType() {
    #expect(meaning("c ? f(self) : self", returning: "Self") == "other")
  }

  @Test func readsAlternativesAndUnwrapping() {
    let choosing =
      "func a<V: View, W: View>(_ c: Bool, f: (Self) -> V, else g: (Self) -> W) -> some View"
    #expect(helpers(choosing + " { if c { f(self) } else { g(self) } }") == ["a: chooses"])
    #expect(helpers(choosing + " { if c { g(self) } else { f(self) } }") == ["a: other"])
    let unwrapping = "func b<T, V: View>(_ t: T?, f: (Self, T) -> V) -> some View"
    #expect(helpers(unwrapping + " { if let t { f(self, t) } else { self } }") == ["b: unwraps"])
  }

  @Test func passesOverOtherFunctions() {
    #expect(helpers("func a(_ f: (Self) -> some View) -> some View { f(self) }") == [])
    #expect(helpers("func a(_ c: Bool, f: () -> Void) -> some View { self }") == [])
    #expect(helpers("func a(_ c: Bool) -> some View { if c { hidden() } else { self } }") == [])
  }
}
