import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }`: a view of its own, whose body is the closure, and whose members are the
/// variables that the closure marks `@Previewable`.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let closure =
      node.trailingClosure
      ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    guard let statements = closure?.statements else { throw Fault("#Preview needs a closure") }
    let members = statements.filter(\.isPreviewable)
    let body = statements.filter { !$0.isPreviewable }
    return [
      """
      private struct \(context.makeUniqueName("Preview")): SwiftUI.View {
        \(members)
        var body: some SwiftUI.View {
          \(body)
        }
      }
      """
    ]
  }
}

/// `@Previewable @State var isOn = false`: a mark for `#Preview`.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

extension CodeBlockItemSyntax {
  fileprivate var isPreviewable: Bool {
    item.as(VariableDeclSyntax.self)?.attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    } ?? false
  }
}
