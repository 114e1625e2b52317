import SymbolIndex
import Syntax

extension IndexedFile {
  /// Whether an expression only serves previews or tests.
  func isPreviewOrTest(_ expression: SyntaxCursor) -> Bool {
    if isTest { return true }
    return ancestry.ancestors(of: expression).contains { $0.isPreview ?? false }
  }

  private var isTest: Bool {
    tree.nodes(ofKind: .importDecl).contains { decl in
      ["XCTest", "Testing", "SnapshotTesting", "ViewInspector"].contains(
        decl.child(.importPathComponent)?.firstToken.map(tree.name(of:)))
    }
  }
}

extension SyntaxCursor {
  /// Whether a type or macro declares previews; nil for other code.
  fileprivate var isPreview: Bool? {
    switch kind {
    case .macroExpansionDecl, .macroExpansionExpr:
      isPreviewMacro
    case .structDecl, .classDecl, .enumDecl, .extensionDecl:
      inheritedNames.contains(where: SwiftUINames.isPreviewProtocol)
    default:
      nil
    }
  }

  /// Whether it declares previews and no other types, also as an `#if`.
  public var declaresPreviewsOnly: Bool {
    guard kind == .ifConfigDecl else { return isPreview ?? false }
    let parts = children.flatMap(\.children).compactMap(\.isPreview)
    return !parts.isEmpty && parts.allSatisfy(\.self)
  }

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
