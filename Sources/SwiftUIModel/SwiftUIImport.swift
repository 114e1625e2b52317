import Syntax

/// Imports of SwiftUI. Other frameworks declare a `View`, too.
enum SwiftUIImport {
  /// Whether a file imports SwiftUI, or has no imports, as an example in a page.
  static func isPossible(in tree: SyntaxTree) -> Bool {
    let imports = tree.nodes(ofKind: .importDecl).map { $0 }
    return imports.isEmpty || imports.contains(where: \.isOfSwiftUI)
  }

  /// Whether a file imports SwiftUI.
  static func isCertain(in tree: SyntaxTree) -> Bool {
    tree.nodes(ofKind: .importDecl).contains(where: \.isOfSwiftUI)
  }

  /// Whether a file re-exports SwiftUI from its module.
  static func isExported(by tree: SyntaxTree) -> Bool {
    tree.nodes(ofKind: .importDecl).contains { decl in
      decl.isOfSwiftUI && decl.children.contains { $0.textWithoutTrivia == "@_exported" }
    }
  }
}

extension SyntaxCursor {
  /// Whether an import names SwiftUI, or a declaration in it.
  fileprivate var isOfSwiftUI: Bool {
    child(.importPathComponent)?.firstToken.map(tree.name(of:)) == "SwiftUI"
  }
}
