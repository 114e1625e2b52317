import Parser
import SourceText
import Syntax
import Testing
import TransformKit

@testable import DismissalTransforms

@Suite struct OnceDeclarationTests {
  private func check(_ declaration: OnceDeclaration, in source: String, becomes after: String?) {
    let tree = SyntaxParser().parse(SourceText(source))
    #expect(!tree.hasError, "\(tree.diagnostics)")
    let edit = declaration.edit(in: tree)
    let edits = edit.flatMap { EditSet([$0]) }
    let result = edits?.applied(to: tree.source)
    #expect(result.map { $0.string($0.range) } == after)
    #expect(edit?.isAppliedOnce != false)
    if let result { #expect(!SyntaxParser().parse(result).hasError) }
  }

  private let action = OnceDeclaration.dismissAction(key: "dismissAction")

  @Test func goesToTheEndOfAFile() {
    check(
      action, in: "import SwiftUI\n\nstruct V: View {\n    var body: some View { x }\n} // V\n\n",
      becomes: """
        import SwiftUI

        struct V: View {
            var body: some View { x }
        } // V

        extension EnvironmentValues {
            /// Closes the screen that a view is on. What shows the screen sets it.
            @Entry var dismissAction: () -> Void = {}
        }


        """)
    check(
      .dismissAction(
        key: "close", type: "((Dismissal) -> Void)?", value: "nil", access: "public"),
      in: "import SwiftUI\r\nstruct V {\r\n\tlet a: Int\r\n}",
      becomes:
        "import SwiftUI\r\nstruct V {\r\n\tlet a: Int\r\n}\r\n\r\nextension EnvironmentValues {\r\n"
        + "\t/// Closes the screen that a view is on. What shows the screen sets it.\r\n"
        + "\t@Entry public var close: ((Dismissal) -> Void)? = nil\r\n}")
  }

  @Test func goesIntoTheExtensionThatIsThere() {
    check(
      action,
      in:
        "import SwiftUI\nextension EnvironmentValues {\n  @Entry var a = 0 // A.\n  // More.\n}\nlet a = 1\n",
      becomes: """
        import SwiftUI
        extension EnvironmentValues {
          @Entry var a = 0 // A.

          /// Closes the screen that a view is on. What shows the screen sets it.
          @Entry var dismissAction: () -> Void = {}
          // More.
        }
        let a = 1

        """)
  }

  @Test func writesAKeyOfItsOwn() {
    check(
      .dismissAction(
        key: "dismissAction", type: "(Dismissal) -> Void", value: "{ _ in }", isEntry: false),
      in: "extension EnvironmentValues {\n  var a: Int { 1 }\n}\n",
      becomes: """
        extension EnvironmentValues {
          var a: Int { 1 }

          /// Closes the screen that a view is on. What shows the screen sets it.
          var dismissAction: (Dismissal) -> Void {
            get { self[DismissActionKey.self] }
            set { self[DismissActionKey.self] = newValue }
          }

          private struct DismissActionKey: EnvironmentKey {
            static var defaultValue: (Dismissal) -> Void { { _ in } }
          }
        }

        """)
  }

  @Test func writesABindingOverAnItem() {
    check(
      .bindingIsPresent(), in: "extension Binding {\n  var a: Int { 1 }\n}\n",
      becomes: """
        extension Binding {
          var a: Int { 1 }
        }

        extension Optional {
          fileprivate var holdsItem: Bool {
            get { self != nil }
            set { if !newValue { self = nil } }
          }
        }

        extension Binding {
          /// Whether there is an item. Setting it to false takes the item away; there is none to put in
          /// its place, so setting it to true does nothing.
          static func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool>
          where Value == Bool {
            item.holdsItem
          }
        }

        """)
  }

  @Test func writesAChoice() {
    check(
      .dismissal(named: "Dismissal"), in: "struct A {\n  let a = 1\n}\n",
      becomes: """
        struct A {
          let a = 1
        }

        /// How far an action that closes screens goes.
        enum Dismissal: Sendable {
          /// The screen that the view is on.
          case dismiss
          /// All screens that were shown one upon another.
          case dismissAll
        }

        """)
  }

  @Test(arguments: [
    "@available(iOS 17, *)\nextension EnvironmentValues {\n  var a: Int { 1 }\n}",
    "private extension EnvironmentValues {\n  var a: Int { 1 }\n}",
    "#if os(iOS)\nextension EnvironmentValues {\n  var a: Int { 1 }\n}\n#endif",
    "extension EnvironmentValues { var a: Int { 1 } }",
    "extension EnvironmentValues {\n}",
    "struct EnvironmentValues {\n  var a: Int { 1 }\n}",
  ])
  func leavesExtensionsAloneThatAskForMore(_ source: String) {
    let source = source + "\nstruct A {\n  let a = 1\n}"
    check(
      action, in: source,
      becomes: source + "\n\n"
        + """
        extension EnvironmentValues {
          /// Closes the screen that a view is on. What shows the screen sets it.
          @Entry var dismissAction: () -> Void = {}
        }
        """)
  }

  @Test(arguments: [
    "import Foundation\nlet a = 1",
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = 1",
    "import struct SwiftUI.Text\nlet a = 1",
  ])
  func keepsToFilesThatKnowSwiftUI(_ source: String) {
    check(action, in: source, becomes: nil)
  }
}
