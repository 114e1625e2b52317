import Parser
import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import Testing

/// The properties through which views close themselves, and what is done with each.
@Suite struct DismissUseTests {
  private func file(_ text: String) -> IndexedFile {
    let tree = SyntaxParser().parse(SourceText(text))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    return IndexedFile(tree)
  }

  private func properties(_ text: String) -> [String] {
    let file = file(text)
    return DismissProperty.all(in: file.tree, ancestry: file.ancestry).map { property in
      let kind = property.type.cursor.kind
      return "\(property.key) \(property.name) of \(kind) \(property.type.name)"
        + (property.isStackedWithBinding ? ", stacked" : "")
    }
  }

  /// What is done with a property in the body of a function.
  private func uses(_ statements: String, of property: String) -> [String] {
    let file = file("struct V: View {\n\(property)\nfunc f() async {\n\(statements)\n}\n}\n")
    let properties = DismissProperty.all(in: file.tree, ancestry: file.ancestry)
    let program = Program([ProgramFile(file, module: "App")])
    let decls = properties.compactMap { program.decl(at: $0.pattern!) }
    return program.uses(of: decls, in: file).compactMap {
      DismissUse($0, of: properties, in: file, program)
    }.map { use in
      let text = use.expression.text
      return switch use.kind {
      case .obstacle(let what): "\(text) is \(what)"
      default: "\(use.kind): \(text)"
      }
    }
  }

  private func action(_ statements: String) -> [String] {
    uses(statements, of: "@Environment(\\.dismiss) private var dismiss")
  }

  private func mode(_ statements: String) -> [String] {
    uses(statements, of: "@Environment(\\.presentationMode) var mode")
  }

  // MARK: Properties

  @Test(arguments: [
    "@Environment(\\.dismiss) var dismiss", "@Environment(\\.dismiss) private var dismiss",
    "@Environment(\\.dismiss)\n  public var dismiss",
    "@Environment( \\.dismiss ) var dismiss: DismissAction",
    "@SwiftUI.Environment(\\.dismiss) var dismiss",
    "@Environment(\\EnvironmentValues.dismiss) var dismiss",
    "@MainActor @Environment(\\.dismiss) fileprivate var `dismiss`",
    "#if os(iOS)\n@Environment(\\.dismiss) var dismiss\n#endif",
    "/// Closes.\n@Environment(\\.dismiss) // so\nvar dismiss",
  ])
  func readsSpellings(_ property: String) {
    #expect(properties("struct V: View {\n\(property)\n}") == ["dismiss dismiss of structDecl V"])
  }

  @Test func readsPresentationModes() {
    #expect(
      properties(
        "struct V { @Environment(\\.presentationMode) var mode: Binding<PresentationMode> }")
        == ["presentationMode mode of structDecl V"])
    #expect(
      properties("struct V { @Environment(\\.presentationMode) @Binding private var mode }")
        == ["presentationMode mode of structDecl V, stacked"])
  }

  @Test func tellsWhatTheyArePropertiesOf() {
    #expect(
      properties(
        "struct A { struct B: ViewModifier { @Environment(\\.dismiss) var a }\n"
          + "@Environment(\\.dismiss) var b }\nfinal class C { @Environment(\\.dismiss) var c }")
        == [
          "dismiss a of structDecl B", "dismiss b of structDecl A", "dismiss c of classDecl C",
        ])
    #expect(
      properties(
        "struct V {\n#if A\n@Environment(\\.dismiss) var a\n#else\n"
          + "@Environment(\\.presentationMode) var a\n#endif\n}") == [
          "dismiss a of structDecl V", "presentationMode a of structDecl V",
        ])
  }

  @Test(arguments: [
    "@Environment(\\.dismissWindow) var dismiss", "@Environment(\\.dismissSearch) var dismiss",
    "@Dependency(\\.dismiss) var dismiss", "@Environment(\\.dismiss.action) var dismiss",
    "@Environment(Router.self) var dismiss", "@Environment(\\.dismiss) static var dismiss",
    "@State var dismiss = false", "// @Environment(\\.dismiss) var dismiss",
    "func f() { @Environment(\\.dismiss) var dismiss }", "let dismiss: DismissAction",
  ])
  func passesOverOthers(_ property: String) {
    #expect(properties("struct V: View {\n\(property)\n}").isEmpty, "\(property)")
  }

  // MARK: Uses

  @Test(arguments: [
    "dismiss()", "self.dismiss()", "dismiss.callAsFunction()", "self.dismiss.callAsFunction()",
    "self?.dismiss()",
  ])
  func findsCallsOfTheAction(_ call: String) {
    for statement in [call, "run { \(call) }", "a ? \(call) : b", "await \(call)"] {
      #expect(action(statement) == ["call: \(call)"])
    }
  }

  @Test(arguments: [
    "mode.wrappedValue.dismiss()", "self.mode.wrappedValue.dismiss()",
    "mode\n.wrappedValue\n.dismiss()",
  ])
  func findsCallsOfThePresentationMode(_ call: String) {
    #expect(mode(call) == ["call: \(call)"])
  }

  @Test func findsCallsOfAStackedPresentationMode() {
    let stacked = "@Environment(\\.presentationMode) @Binding var mode"
    #expect(uses("mode.dismiss()", of: stacked) == ["call: mode.dismiss()"])
    #expect(uses("a(mode.dismiss)", of: stacked) == ["value: mode.dismiss"])
    #expect(uses("a(mode.isPresented)", of: stacked) == ["isPresented: mode.isPresented"])
    #expect(uses("a(mode)", of: stacked) == ["mode is passed as a `PresentationMode`"])
  }

  @Test func findsValues() {
    #expect(action("a(dismiss.callAsFunction)") == ["value: dismiss.callAsFunction"])
    #expect(action("let a = self.dismiss.callAsFunction") == ["value: self.dismiss.callAsFunction"])
    #expect(mode("a(mode.wrappedValue.dismiss)") == ["value: mode.wrappedValue.dismiss"])
    #expect(
      mode("if mode.wrappedValue.isPresented {}") == ["isPresented: mode.wrappedValue.isPresented"])
  }

  @Test func findsCaptures() {
    #expect(action("Task { [dismiss] in dismiss() }") == ["capture: dismiss", "call: dismiss()"])
  }

  @Test(arguments: [
    "a(dismiss)", "let dismiss = dismiss\ndismiss()", "a { [b = dismiss] in b() }",
    "print(\"\\(dismiss)\")",
  ])
  func seesThatTheActionIsHandedOn(_ statement: String) {
    #expect(action(statement) == ["handed: dismiss"])
  }

  @Test(arguments: [
    ("a(_dismiss)", "_dismiss is passed with its property wrapper"),
    ("dismiss(animated: true)", "dismiss(animated: true) is called with arguments"),
    ("dismiss { a() }", "dismiss { a() } is called with arguments"),
    ("dismiss.callAsFunction(1)", "dismiss.callAsFunction(1) is called with arguments"),
    ("dismiss.a", "dismiss.a is used for its member `a`"),
    ("a(\\Self.dismiss)", "\\Self.dismiss is used in a key path"),
    ("Task.detached { await dismiss() }", "dismiss is used in a detached task"),
  ])
  func tellsWhatElseIsDone(_ statement: String, _ words: String) {
    #expect(action(statement) == [words])
  }

  @Test(arguments: [
    ("a(mode)", "handed: mode"),
    ("a(mode.wrappedValue)", "mode.wrappedValue is passed as a `PresentationMode`"),
    (
      "mode.animation().wrappedValue.dismiss()", "mode.animation is used for its member `animation`"
    ),
    ("mode.wrappedValue.a", "mode.wrappedValue.a is used for its member `a`"),
  ])
  func tellsWhatElseIsDoneWithAMode(_ statement: String, _ words: String) {
    #expect(mode(statement) == [words])
  }
}
