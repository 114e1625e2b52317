import SymbolIndex
import Syntax

extension IndexedFile {
  /// Whether an expression only serves previews or tests.
  func isPreviewOrTest(_ expression: SyntaxCursor) -> Bool {
    if isTest { return true }
    return ancestry.ancestors(of: expression).contains { ancestor in
      switch ancestor.kind {
      case .macroExpansionDecl, .macroExpansionExpr:
        ancestor.ownTokens.contains { tree.source.string(tree.range(of: $0)) == "Preview" }
      case .structDecl, .classDecl, .enumDecl, .extensionDecl:
        ancestor.inheritedNames.contains { $0.hasSuffix("PreviewProvider") }
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
