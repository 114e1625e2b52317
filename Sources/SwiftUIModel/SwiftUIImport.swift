import Syntax

/// Where SwiftUI's names come from: other frameworks have a `View` too.
enum SwiftUIImport {
  /// Whether a file imports SwiftUI, or nothing at all, as an example on a page does.
  static func isPossible(in tree: SyntaxTree) -> Bool {
    let imports = tree.nodes(ofKind: .importDecl).map { $0 }
    return imports.isEmpty || imports.contains(where: \.isOfSwiftUI)
  }

  /// Whether a file imports SwiftUI.
  static func isCertain(in tree: SyntaxTree) -> Bool {
    tree.nodes(ofKind: .importDecl).contains(where: \.isOfSwiftUI)
  }

  /// Whether a file hands SwiftUI on to whoever imports its module.
  static func isExported(by tree: SyntaxTree) -> Bool {
    tree.nodes(ofKind: .importDecl).contains { decl in
      decl.isOfSwiftUI && decl.children.contains { $0.textWithoutTrivia == "@_exported" }
    }
  }
}

extension SyntaxCursor {
  /// Whether an import names SwiftUI, or something in it.
  fileprivate var isOfSwiftUI: Bool {
    child(.importPathComponent)?.firstToken.map(tree.name(of:)) == "SwiftUI"
  }
}
