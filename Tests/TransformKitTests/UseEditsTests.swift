import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import Testing
import TransformKit

@testable import DismissalTransforms

/// What becomes of the uses of a dismissal in each form.
@Suite struct UseEditsTests {
  private let action = "@Environment(\\.dismiss) var dismiss"
  private let mode = "@Environment(\\.presentationMode) var mode"
  private let binding = DismissReplacement.binding("isPresented")
  private let closure = DismissReplacement.closure("dismiss")

  /// The statements with their uses rewritten, or the reasons why they cannot be.
  private func rewrite(
    _ statements: String, of property: String, as replacement: DismissReplacement,
    in head: String = "func f() async"
  ) -> String {
    let start = "struct V: View {\n\(property)\n\(head) {\n"
    let end = "\n}\n}\n"
    let tree = SyntaxParser().parse(SourceText(start + statements + end))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    let file = IndexedFile(tree)
    let property = DismissProperty.all(in: tree, ancestry: file.ancestry)[0]
    let uses = DismissUse.all(of: property, declarations: [property.type], in: file)
    let edits = UseEdits(of: uses, as: replacement, in: file)
    if !edits.obstacles.isEmpty {
      return edits.obstacles.map(\.reason).joined(separator: ", ")
    }
    let result = EditSet(edits.edits)!.applied(to: tree.source)
    #expect(!SyntaxParser().parse(result).hasError)
    return String(
      decoding: result.bytes.dropFirst(start.utf8.count).dropLast(end.utf8.count), as: UTF8.self)
  }

  // MARK: A binding

  @Test(arguments: [
    ("dismiss()", "isPresented = false"),
    ("self.dismiss()", "self.isPresented = false"),
    ("dismiss.callAsFunction()", "isPresented = false"),
    ("run { dismiss() }", "run { isPresented = false }"),
    (
      "if a { dismiss() } else { self . dismiss ( ) }",
      "if a { isPresented = false } else { self . isPresented = false }"
    ),
    (
      "switch a { case b: dismiss()\ndefault: c }",
      "switch a { case b: isPresented = false\ndefault: c }"
    ),
    ("defer { dismiss() }", "defer { isPresented = false }"),
    ("Task { await dismiss() }", "Task { isPresented = false }"),
    ("a()  // why\ndismiss()  // then", "a()  // why\nisPresented = false  // then"),
    (
      "Button(\"A\", action: dismiss.callAsFunction)",
      "Button(\"A\", action: { isPresented = false })"
    ),
    ("run(self.dismiss.callAsFunction)", "run({ self.isPresented = false })"),
    ("let a = dismiss.callAsFunction", "let a = { isPresented = false }"),
    ("a = b ?? dismiss.callAsFunction", "a = b ?? { isPresented = false }"),
    ("a(b ? c : dismiss.callAsFunction)", "a(b ? c : { isPresented = false })"),
    ("a(b ? dismiss.callAsFunction : c)", "a(b ? { isPresented = false } : c)"),
    ("return dismiss.callAsFunction", "return { isPresented = false }"),
  ])
  func setsABinding(_ before: String, _ after: String) {
    #expect(rewrite(before, of: action, as: binding) == after)
  }

  @Test(arguments: [
    ("mode.wrappedValue.dismiss()", "isPresented = false"),
    ("self.mode\n.wrappedValue\n.dismiss()", "self.isPresented = false"),
    ("a(mode.wrappedValue.dismiss)", "a({ isPresented = false })"),
    ("if !mode.wrappedValue.isPresented {}", "if !isPresented {}"),
  ])
  func setsABindingForAMode(_ before: String, _ after: String) {
    #expect(rewrite(before, of: mode, as: binding) == after)
  }

  @Test(arguments: [
    ("a ? dismiss() : b()", "`dismiss` is called inside a larger expression"),
    ("_ = dismiss()", "`dismiss` is called inside a larger expression"),
    ("let a: Void = dismiss()", "`dismiss` is called inside a larger expression"),
    ("a && dismiss()", "`dismiss` is called inside a larger expression"),
    ("a(dismiss())", "`dismiss` is called inside a larger expression"),
    ("try await dismiss()", "`dismiss` is called inside a larger expression"),
    (
      "guard a else { return dismiss() }",
      "`dismiss` is called in a `return` statement, where only a call fits"
    ),
    ("Task { [dismiss] in a() }", "`dismiss` is captured by a closure"),
    ("dismiss.callAsFunction", "`dismiss` is used as a value where a closure cannot be written"),
    (
      "if let a = dismiss.callAsFunction {}",
      "`dismiss` is used as a value where a closure cannot be written"
    ),
    ("dismiss/* so */()", "the comment `/* so */` would be lost"),
    ("await /* so */ dismiss()", "the comment `/* so */` would be lost"),
    ("a(dismiss)", "`dismiss` is passed as a `DismissAction`"),
    (
      "a { await dismiss() }",
      "`dismiss` is awaited in code that may not run on the main actor"
    ),
  ])
  func tellsWhatABindingCannotReplace(_ statement: String, _ reason: String) {
    #expect(rewrite(statement, of: action, as: binding) == reason)
  }

  // MARK: An action

  @Test(arguments: [
    ("dismiss()", "dismiss()"), ("self.dismiss()", "self.dismiss()"),
    ("self.dismiss.callAsFunction()", "self.dismiss()"),
    ("a ? dismiss() : b()", "a ? dismiss() : b()"),
    ("Button(action: dismiss.callAsFunction) {}", "Button(action: dismiss) {}"),
    ("Task { [dismiss] in dismiss() }", "Task { [dismiss] in dismiss() }"),
    ("Task { await dismiss() }", "Task { dismiss() }"),
    ("run { @MainActor in await dismiss() }", "run { @MainActor in dismiss() }"),
  ])
  func callsAnAction(_ before: String, _ after: String) {
    #expect(rewrite(before, of: action, as: closure) == after)
    #expect(rewrite(before, of: action, as: .environment("dismiss")) == after)
  }

  @Test(arguments: [
    ("self.mode.wrappedValue.dismiss()", "self.dismiss()"),
    ("a(mode.wrappedValue.dismiss)", "a(dismiss)"),
    ("a { [mode, self] in mode.wrappedValue.dismiss() }", "a { [dismiss, self] in dismiss() }"),
  ])
  func callsAnActionForAMode(_ before: String, _ after: String) {
    #expect(rewrite(before, of: mode, as: closure) == after)
  }

  @Test func renames() {
    #expect(rewrite("dismiss()", of: action, as: .closure("close")) == "close()")
    #expect(
      rewrite("a(dismiss.callAsFunction)", of: action, as: .environment("close")) == "a(close)")
  }

  @Test func callsAnOptionalAction() {
    let replacement = DismissReplacement.environment("dismiss", .optionalFunction)
    #expect(rewrite("self.dismiss()", of: action, as: replacement) == "self.dismiss?()")
    #expect(rewrite("mode.wrappedValue.dismiss()", of: mode, as: replacement) == "dismiss?()")
    #expect(
      rewrite("a(dismiss.callAsFunction)", of: action, as: replacement) == "a({ dismiss?() })")
  }

  @Test func choosesAnAction() {
    let replacement = DismissReplacement.environment("dismiss", .choice("dismiss"))
    #expect(rewrite("dismiss()", of: action, as: replacement) == "dismiss(.dismiss)")
    #expect(
      rewrite("a(dismiss.callAsFunction)", of: action, as: replacement)
        == "a({ dismiss(.dismiss) })")
  }

  @Test(arguments: [
    ("if mode.wrappedValue.isPresented {}", "`mode` is used to read `isPresented`"),
    ("a(mode)", "`mode` is passed as a `Binding<PresentationMode>`"),
  ])
  func tellsWhatAnActionCannotReplace(_ statement: String, _ reason: String) {
    #expect(rewrite(statement, of: mode, as: closure) == reason)
  }

  @Test func asksWhereSomethingIsAwaited() {
    let reason = "`dismiss` is awaited in code that may not run on the main actor"
    #expect(
      rewrite("await dismiss()", of: action, as: binding, in: "nonisolated func f() async")
        == reason)
    #expect(
      rewrite("Task { await dismiss() }", of: action, as: closure, in: "nonisolated func f()")
        == reason)
    #expect(
      rewrite("a.task { await dismiss() }", of: action, as: closure, in: "var body: some View")
        == "a.task { dismiss() }")
  }
}
