import SymbolIndex
import Syntax

extension IndexedFile {
  /// Whether an expression only serves previews or tests.
  func isPreviewOrTest(_ expression: SyntaxCursor) -> Bool {
    if isTest { return true }
    return ancestry.ancestors(of: expression).contains { ancestor in
      switch ancestor.kind {
      case .macroExpansionDecl, .macroExpansionExpr:
        ancestor.isPreviewMacro
      case .structDecl, .classDecl, .enumDecl, .extensionDecl:
        ancestor.inheritedNames.contains(where: SwiftUINames.isPreviewProtocol)
      default:
        false
      }
    }
  }

  private var isTest: Bool {
    tree.nodes(ofKind: .importDecl).contains { decl in
      ["XCTest", "Testing", "SnapshotTesting", "ViewInspector"].contains(
        decl.child(.importPathComponent)?.firstToken.map(tree.name(of:)))
    }
  }
}

extension SyntaxCursor {
  /// Whether the node is a macro that declares a preview: `#Preview { … }`.
  public var isPreviewMacro: Bool {
    let name = ownTokens.first { tree.tokens[$0.index].kind.isIdentifierLike }.map(tree.name(of:))
    return SwiftUINames[name ?? ""].contains(.previewMacro)
  }
}

extension SwiftUINames {
  /// Whether a protocol is that of previews, in SwiftUI or by a name that ends like SwiftUI's.
  static func isPreviewProtocol(_ name: String) -> Bool {
    previewProtocols.contains(where: name.hasSuffix)
  }

  private static let previewProtocols = names(.previewProtocol)
}
