import Parser
import SourceText
import Syntax
import Testing
import TransformKit

@testable import DismissalTransforms

/// A structure without an initialiser of its own, and the calls of its memberwise one.
@Suite struct MemberwiseHandingTests {
  /// What becomes of some properties and of a call.
  private func check(
    _ properties: String, _ call: String, becomes after: (String, String),
    with check: InitializerCheck = InitializerCheck()
  ) {
    let source = "struct V: View {\n\(properties)\n}\nlet v = \(call)\n"
    let expected = "struct V: View {\n\(after.0)\n}\nlet v = \(after.1)\n"
    #expect(check.result(of: source) == expected)
  }

  /// What becomes of a call when the property goes that stands between `a` and `b`.
  private func call(_ call: String, becomes after: String) {
    check(
      "  var a = 0\n  @Environment(\\.dismiss) private var dismiss\n  var b = 0\n  var c: () -> Void",
      call,
      becomes: (
        "  var a = 0\n  @Binding var isPresented: Bool\n  var b = 0\n  var c: () -> Void", after
      ))
  }

  @Test func putsTheArgumentWhereThePropertyStands() {
    call("V(a: 1, b: 2, c: f)", becomes: "V(a: 1, isPresented: $shown, b: 2, c: f)")
    call("V(a: 1, c: f)", becomes: "V(a: 1, isPresented: $shown, c: f)")
    call("V(b: 2, c: f)", becomes: "V(isPresented: $shown, b: 2, c: f)")
    call("V(a: 1) { f() }", becomes: "V(a: 1, isPresented: $shown) { f() }")
    call("V() { f() }", becomes: "V(isPresented: $shown) { f() }")
    call("V { f() }", becomes: "V(isPresented: $shown) { f() }")
    call("V.init { f() }", becomes: "V.init(isPresented: $shown) { f() }")
    call("V<Int>(a: 1) { f() }", becomes: "V<Int>(a: 1, isPresented: $shown) { f() }")
    call("Outer.V(b: 1) { f() }", becomes: "Outer.V(isPresented: $shown, b: 1) { f() }")
    call("[.init(a: 1, c: f)]", becomes: "[.init(a: 1, isPresented: $shown, c: f)]")
  }

  @Test func keepsTheLayoutOfTheArguments() {
    call(
      "V(\n  a: 1,\n  c: f\n)", becomes: "V(\n  a: 1,\n  isPresented: $shown,\n  c: f\n)")
    call("V(\n  a: 1,\n) { }", becomes: "V(\n  a: 1,\n  isPresented: $shown,\n) { }")
    call("V(\n  a: 1\n) { }", becomes: "V(\n  a: 1,\n  isPresented: $shown\n) { }")
    call("V(\n  c: f\n)", becomes: "V(\n  isPresented: $shown,\n  c: f\n)")
    call("V(a: 1,\n  c: f)", becomes: "V(a: 1,\n  isPresented: $shown,\n  c: f)")
    call("V(b: 1,\n  c: f)", becomes: "V(isPresented: $shown,\n  b: 1,\n  c: f)")
    call("V(\n) { }", becomes: "V(isPresented: $shown\n) { }")
  }

  @Test func keepsAlignedLinesBelowTheirArguments() {
    call(
      "V(a: f(1,\n          2)\n) { }",
      becomes: "V(a: f(1,\n          2),\n          isPresented: $shown\n) { }")
    call(
      "V(b: f(1,\n            2)) { }",
      becomes: "V(isPresented: $shown,\n          b: f(1,\n            2)) { }")
    call("V(a: f(\n  1\n)) { }", becomes: "V(a: f(\n  1\n), isPresented: $shown) { }")
  }

  @Test func keepsCommentsBesideTheirArguments() {
    call("V(a: 1 /* one */, c: f)", becomes: "V(a: 1 /* one */, isPresented: $shown, c: f)")
    call("V(a: 1 /* one */) { }", becomes: "V(a: 1 /* one */, isPresented: $shown) { }")
    call("V(/* none */) { }", becomes: "V(isPresented: $shown /* none */) { }")
    call(
      "V(\n  a: 1, // one\n  // three\n  c: f\n)",
      becomes: "V(\n  a: 1, // one\n  isPresented: $shown,\n  // three\n  c: f\n)")
    call(
      "V(\n  a: 1 // one\n) { }",
      becomes: "V(\n  a: 1, // one\n  isPresented: $shown\n) { }")
    call(
      "V( // top\n  // three\n  c: f\n)",
      becomes: "V( // top\n  isPresented: $shown,\n  // three\n  c: f\n)")
  }

  @Test func putsThePropertyBeforeTrailingClosures() {
    check(
      "  let title: String\n  /// Shows it.\n  let content: () -> Text\n  @Environment(\\.dismiss) private var dismiss",
      "V(title: \"\") { Text(\"\") }",
      becomes: (
        "  let title: String\n  @Binding var isPresented: Bool\n  /// Shows it.\n  let content: () -> Text",
        "V(title: \"\", isPresented: $shown) { Text(\"\") }"
      ))
    check(
      "  var a: (() -> Void)?\n  @ViewBuilder var content: C\n\n  /// Closes it.\n  @Environment(\\.dismiss) private var dismiss // mine\n\n  var body: some View { content }",
      "V { Text(\"\") }",
      becomes: (
        "  var a: (() -> Void)?\n  /// Closes it.\n  let dismiss: () -> Void // mine\n  @ViewBuilder var content: C\n\n  var body: some View { content }",
        "V(dismiss: { shown = false }) { Text(\"\") }"
      ), with: .closure)
    check(
      "  let save: () -> Void\n  @Environment(\\.dismiss) private var dismiss",
      "V(save: { })",
      becomes: (
        "  let save: () -> Void\n  let dismiss: () -> Void",
        "V(save: { }, dismiss: { shown = false })"
      ), with: .closure)
  }

  @Test func keepsDeclarationsOfSeveralPropertiesWhole() {
    check(
      "  let a: Int, f: () -> Void\n  @Environment(\\.dismiss) var dismiss", "V(a: 1) { }",
      becomes: (
        "  @Binding var isPresented: Bool\n  let a: Int, f: () -> Void",
        "V(isPresented: $shown, a: 1) { }"
      ))
  }

  @Test(arguments: [
    ("@Environment(\\.dismiss)\n  private var dismiss", "@Binding\n  var isPresented: Bool"),
    ("@Environment(\\.dismiss) var dismiss: DismissAction", "@Binding var isPresented: Bool"),
    ("@Environment(\\.dismiss) public var dismiss // c", "@Binding var isPresented: Bool // c"),
    ("@Environment(\\.presentationMode) @Binding var mode", "@Binding var isPresented: Bool"),
    ("@Environment(\\.dismiss) /* c */ var dismiss", "@Binding /* c */ var isPresented: Bool"),
    (
      "#if os(iOS)\n  @Environment(\\.dismiss) var dismiss\n  #endif",
      "@Binding var isPresented: Bool"
    ),
    (
      "#if os(iOS)\n  @Environment(\\.dismiss) var dismiss\n  #else\n  @Environment(\\.presentationMode) var dismiss\n  #endif",
      "@Binding var isPresented: Bool"
    ),
  ])
  func replacesTheProperty(_ before: String, _ after: String) {
    check(
      "  /// Doc.\n  \(before)", "V()",
      becomes: ("  /// Doc.\n  \(after)", "V(isPresented: $shown)"))
  }

  @Test func replacesThePropertyByAClosure() {
    check(
      "\t@Environment(\\.dismiss)\r\n\tprivate var dismiss\r\n", "V(\r\n\t)",
      becomes: ("\tlet dismiss: () -> Void\r\n", "V(dismiss: { shown = false }\r\n\t)"),
      with: .closure)
  }

  /// What is in the way of some properties and a call.
  private func obstacle(_ properties: String, _ call: String = "V()") -> String {
    InitializerCheck().result(of: "struct V: View {\n\(properties)\n}\nlet v = \(call)\n")
  }

  @Test func declinesWhatIsNotSure() {
    let dismiss = "@Environment(\\.dismiss) private var dismiss"
    #expect(
      obstacle("@Environment(\\.dismiss) var dismiss", "V(dismiss: d)")
        == "line 4: a caller passes a value for the property `dismiss`")
    #expect(
      obstacle("private var x = 0\n\(dismiss)")
        == "line 2: the memberwise initializer of `V` is private because `x` is")
    #expect(
      obstacle("\(dismiss)", "V(a: 1)")
        == "line 4: no known initializer of `V` takes these arguments")
    #expect(
      obstacle("#if os(iOS)\n\(dismiss)\nvar a = 0\n#endif")
        == "line 2: the property shares an `#if` with other code")
    #expect(
      obstacle("#if os(iOS)\n// Phones.\n\(dismiss)\n#endif")
        == "line 2: the property shares an `#if` with other code")
    #expect(
      obstacle("#if os(iOS)\nlet f: () -> Void\n#endif\n\(dismiss)", "V { }")
        == "line 3: the property `f` of `V` is declared inside `#if`")
    #expect(
      obstacle("#if os(iOS)\ninit() {}\n#endif\n\(dismiss)")
        == "line 3: an initializer of `V` is declared inside `#if`")
    #expect(
      obstacle("@Environment(\\.dismiss) private /* c */ var dismiss")
        == "line 2: the comment `/* c */` would be lost")
    #expect(
      obstacle("@Environment(\\.dismiss) @MainActor var dismiss")
        == "line 2: the property has other attributes")
  }

  @Test func replacesTwoThatReadTheEnvironment() {
    check(
      "  @Environment(\\.dismiss) var dismiss\n  var a = 0\n  @Environment(\\.presentationMode) var mode\n\n  var b = 0",
      "V(a: 1, b: 2)",
      becomes: (
        "  @Binding var isPresented: Bool\n  var a = 0\n\n  var b = 0",
        "V(isPresented: $shown, a: 1, b: 2)"
      ))
  }

  @Test func keepsToStructures() {
    let source = "class V { @Environment(\\.dismiss) var dismiss }"
    #expect(InitializerCheck().result(of: source) == "line 1: `V` is not a structure")
  }

  @Test func takesAllCopies() {
    let copy = "struct V { @Environment(\\.dismiss) private var dismiss }"
    let after = "struct V { @Binding var isPresented: Bool }"
    #expect(
      InitializerCheck().result(of: "#if A\n\(copy)\n#else\n\(copy)\n#endif\nlet v = V()")
        == "#if A\n\(after)\n#else\n\(after)\n#endif\nlet v = V(isPresented: $shown)")
    let other = "struct V { var a = 0; @Environment(\\.dismiss) private var dismiss }"
    #expect(
      InitializerCheck().result(of: "#if A\n\(copy)\n#else\n\(other)\n#endif\nlet v = V()")
        == "#if A\n\(after)\n#else\nstruct V { var a = 0; @Binding var isPresented: Bool }\n#endif\n"
        + "let v = V(isPresented: $shown)")
  }
}

/// A property that reads another key.
@Suite struct EnvironmentKeyEditsTests {
  private func result(of property: String) throws -> String {
    let tree = SyntaxParser().parse(SourceText("struct V {\n\(property)\n}"))
    let decl = try #require(tree.nodes(ofKind: .variableDecl).first { _ in true })
    let edits: [Edit]
    do throws(Obstacle) {
      edits = try EnvironmentKeyEdits(of: decl, to: "dismissAction", name: "dismiss").edits
    } catch {
      return error.reason
    }
    let after = try #require(EditSet(edits)).applied(to: tree.source)
    return String(after.string(after.range).dropFirst(11).dropLast(2))
  }

  @Test(arguments: [
    (
      "  @Environment(\\.dismiss) private var dismiss",
      "  @Environment(\\.dismissAction) private var dismiss"
    ),
    (
      "@Environment(\\.dismiss)\n/* c */ public var dismiss: DismissAction // d",
      "@Environment(\\.dismissAction)\n/* c */ public var dismiss // d"
    ),
    (
      "@Environment(\\.presentationMode) @Binding var mode: PresentationMode",
      "@Environment(\\.dismissAction) var dismiss"
    ),
    (
      "@Environment(\\.dismiss) var dismiss /* c */: DismissAction",
      "the comment `/* c */` would be lost"
    ),
    ("@Environment(\\.dismiss) @MainActor var dismiss", "the property has other attributes"),
  ])
  func readsAnotherKey(_ before: String, _ after: String) throws {
    #expect(try result(of: before) == after)
  }
}
