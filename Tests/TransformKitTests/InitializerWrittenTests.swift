import Testing
import TransformKit

@testable import DismissalTransforms

/// A structure whose initialisers are written out.
@Suite struct WrittenInitializerTests {
  private let head = "struct V: View {\n  @Environment(\\.dismiss) private var dismiss\n"

  /// What becomes of an initialiser and a call.
  private func check(
    _ initializer: String, _ call: String, becomes after: String, _ callAfter: String,
    with check: InitializerCheck = InitializerCheck()
  ) {
    let property =
      check.value.hasPrefix("$")
      ? "@Binding private var isPresented: Bool" : "private let dismiss: () -> Void"
    #expect(
      check.result(of: "\(head)  \(initializer)\n}\nlet v = \(call)\n")
        == "struct V: View {\n  \(property)\n  \(after)\n}\nlet v = \(callAfter)\n")
  }

  @Test func addsAParameterAndAnAssignment() {
    check(
      "init(a: Int) {\n    self.a = a\n  }", "V(a: 1)",
      becomes:
        "init(a: Int, isPresented: Binding<Bool>) {\n    self._isPresented = isPresented\n    self.a = a\n  }",
      "V(a: 1, isPresented: $shown)")
    check(
      "init?(_ a: Int?) async throws { // Fails.\n    // None.\n    guard let a else { return nil }\n  }",
      "V(1)",
      becomes:
        "init?(_ a: Int?, isPresented: Binding<Bool>) async throws { // Fails.\n    _isPresented = isPresented\n    // None.\n    guard let a else { return nil }\n  }",
      "V(1, isPresented: $shown)")
    check(
      "init<T>(\n    a: T,\n    b: Int = 0\n  ) where T: P { _a = a }", "V(a: 1)",
      becomes:
        "init<T>(\n    a: T,\n    b: Int = 0,\n    dismiss: @escaping () -> Void\n  ) where T: P {\n    self.dismiss = dismiss\n    _a = a\n  }",
      "V(a: 1, dismiss: { shown = false })", with: .closure)
  }

  @Test(arguments: [
    ("{}", "{\n    _isPresented = isPresented\n  }"),
    ("{ }", "{\n    _isPresented = isPresented\n  }"),
    ("{\n  }", "{\n    _isPresented = isPresented\n  }"),
    ("{ /* c */ }", "{ _isPresented = isPresented /* c */ }"),
    ("{ a = 1 }", "{\n    _isPresented = isPresented\n    a = 1\n  }"),
    ("{ /* c */ a = 1 }", "{ _isPresented = isPresented; /* c */ a = 1 }"),
    ("{\n    // c\n  }", "{\n    _isPresented = isPresented\n    // c\n  }"),
    (
      "{\n    #if A\n    a = 1\n    #endif\n  }",
      "{\n    _isPresented = isPresented\n    #if A\n    a = 1\n    #endif\n  }"
    ),
  ])
  func beginsTheBody(_ body: String, _ after: String) {
    check(
      "init() \(body)", "V()", becomes: "init(isPresented: Binding<Bool>) \(after)",
      "V(isPresented: $shown)")
  }

  @Test func keepsClosuresLast() {
    check(
      "init(a: Int, @ViewBuilder c: () -> C) {\n    self._c = c()\n  }", "V(a: 1) { x }",
      becomes:
        "init(a: Int, isPresented: Binding<Bool>, @ViewBuilder c: () -> C) {\n    self._isPresented = isPresented\n    self._c = c()\n  }",
      "V(a: 1, isPresented: $shown) { x }")
    check(
      "init(c: () -> C, a: Int = 0) {\n    self.a = a\n  }", "V { x }",
      becomes:
        "init(isPresented: Binding<Bool>, c: () -> C, a: Int = 0) {\n    self._isPresented = isPresented\n    self.a = a\n  }",
      "V(isPresented: $shown) { x }")
    check(
      "init(_ all: Int...) {\n    self.all = all\n  }", "V(1, 2)",
      becomes:
        "init(_ all: Int..., isPresented: Binding<Bool>) {\n    self._isPresented = isPresented\n    self.all = all\n  }",
      "V(1, 2, isPresented: $shown)")
  }

  @Test func takesACallThatFitsTwoAtOnePlace() {
    check(
      "init(a: Int) { b = a }\n  init(c: Int = 0, a: Int) { b = c + a }", "V(a: 1)",
      becomes:
        "init(a: Int, isPresented: Binding<Bool>) {\n    _isPresented = isPresented\n    b = a\n  }\n  init(c: Int = 0, a: Int, isPresented: Binding<Bool>) {\n    _isPresented = isPresented\n    b = c + a\n  }",
      "V(a: 1, isPresented: $shown)")
  }

  @Test func prefersWhatSurelyTakesAClosure() {
    check(
      "init(a: Int, c: () -> C) {}\n  init(a: Int, title: String) {}", "V(a: 1) { x }",
      becomes:
        "init(a: Int, isPresented: Binding<Bool>, c: () -> C) {\n    _isPresented = isPresented\n  }\n  init(a: Int, title: String, isPresented: Binding<Bool>) {\n    _isPresented = isPresented\n  }",
      "V(a: 1, isPresented: $shown) { x }")
  }

  @Test func handsOnToOtherInitializers() {
    check(
      "init(a: Int) {\n    self.a = a\n  }\n  init() {\n    self.init(a: 0)\n  }", "[V(), V(a: 1)]",
      becomes:
        "init(a: Int, isPresented: Binding<Bool>) {\n    self._isPresented = isPresented\n    self.a = a\n  }\n  init(isPresented: Binding<Bool>) {\n    self.init(a: 0, isPresented: isPresented)\n  }",
      "[V(isPresented: $shown), V(a: 1, isPresented: $shown)]")
  }

  @Test func keepsTheMemberwiseOneBesideThoseInExtensions() {
    #expect(
      InitializerCheck().result(
        of: """
          struct V<C: View>: View {
            let a: Int
            @Environment(\\.dismiss) private var dismiss
            let content: () -> C
          }
          extension V where C == EmptyView {
            init(b: Int) { self.init(a: b) { EmptyView() } }
          }
          let v = [V(b: 1), V(a: 1) { Text("") }, V(a: 1, content: f)]
          """) == """
          struct V<C: View>: View {
            let a: Int
            @Binding var isPresented: Bool
            let content: () -> C
          }
          extension V where C == EmptyView {
            init(b: Int, isPresented: Binding<Bool>) { self.init(a: b, isPresented: isPresented) { EmptyView() } }
          }
          let v = [V(b: 1, isPresented: $shown), V(a: 1, isPresented: $shown) { Text("") }, V(a: 1, isPresented: $shown, content: f)]
          """)
  }

  @Test func leavesNothingPrivateThatAnotherFileAssigns() {
    let type = head + "  init() {}\n}\n"
    let other = "extension V {\n  init(a: Int) {\n    b = a\n  }\n}\n"
    let results = InitializerCheck().results(of: [type, other])
    #expect(
      results == [
        "struct V: View {\n  @Binding var isPresented: Bool\n  init(isPresented: Binding<Bool>) {\n    _isPresented = isPresented\n  }\n}\n",
        "extension V {\n  init(a: Int, isPresented: Binding<Bool>) {\n    _isPresented = isPresented\n    b = a\n  }\n}\n",
      ])
  }

  /// What is in the way of an initialiser and a call.
  private func obstacle(_ initializer: String, _ call: String = "V()") -> String {
    InitializerCheck().result(of: "\(head)  \(initializer)\n}\nlet v = \(call)\n")
  }

  @Test func declinesWhatIsNotSure() {
    #expect(
      obstacle("public init() {}")
        == "line 3: the initializer of `V` is public; code outside this repository may call it")
    #expect(
      obstacle("}\npublic extension V {\n  init(a: Int) { self.init() }")
        == "line 5: the initializer of `V` is public; code outside this repository may call it")
    #expect(
      obstacle("init<each T>(_ t: repeat each T) {}", "V(1)")
        == "line 3: an initializer of `V` takes a parameter pack")
    #expect(
      obstacle("init() {\n    self = V(a: 1)\n  }")
        == "line 4: an initializer of `V` assigns `self`")
    #expect(
      obstacle("init(isPresented: Bool) {}", "V(isPresented: true)")
        == "line 3: an initializer of `V` uses the name `isPresented`")
    #expect(
      obstacle("init() {\n    let isPresented = true\n  }")
        == "line 4: an initializer of `V` uses the name `isPresented`")
    #expect(
      obstacle("init(a: Int) {}\n  init(b: Int) {}", "V(c: 1)")
        == "line 6: no known initializer of `V` takes these arguments")
    #expect(
      obstacle("init(a: Int, b: () -> C) {}\n  init(a: Int, b: C) {}", "V(a: 1, b: x)")
        == "line 6: the call matches several initializers of `V`")
  }

  @Test func changesAPublicOneWhenAsked() {
    var check = InitializerCheck()
    check.allowsPublicAPI = true
    self.check(
      "public init() {}", "V()",
      becomes: "public init(isPresented: Binding<Bool>) {\n    _isPresented = isPresented\n  }",
      "V(isPresented: $shown)", with: check)
  }
}
