import SourceText
import SymbolIndex
import Syntax

extension IndexedFile {
  /// Whether an expression only serves previews or tests.
  public func isPreviewOrTest(_ expression: SyntaxCursor) -> Bool {
    if isTest { return true }
    return ancestry.ancestors(of: expression).contains { $0.isPreview ?? false }
  }

  /// Whether the file belongs to tests.
  public var isTest: Bool {
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
    case .structDecl, .classDecl, .enumDecl:
      inheritedNames.contains(where: SwiftUINames.isPreviewProtocol)
    case .extensionDecl:
      // `extension ShelfPreviewProvider`, a protocol of the repository, has the previews of its types.
      (inheritedNames + [TypeDecl(self)?.name].compactMap(\.self))
        .contains(where: SwiftUINames.isPreviewProtocol)
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

extension SyntaxTree {
  /// The end of the code before the previews and comments at the end of the file.
  public var endBeforePreviews: ByteOffset { endBeforePreviews(of: root) ?? source.endOfText }

  /// The same of the declarations in a branch of an `#if`; nil where there are none.
  public func endBeforePreviews(of branch: SyntaxCursor) -> ByteOffset? {
    let code = branch.children.reversed().first {
      !$0.declaresPreviewsOnly && $0.kind != .unexpectedNodes
    }
    guard let code, let last = code.lastToken else { return nil }
    return trailingTrivia(of: last).last(where: \.isComment)?.range.end ?? code.range.end
  }
}

extension SourceText {
  /// The end of the last byte that is not white space.
  fileprivate var endOfText: ByteOffset {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return ByteOffset(bytes.lastIndex { !blank.contains($0) }.map { $0 + 1 } ?? textStart.index)
  }
}
