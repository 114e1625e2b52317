import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// Members of classes that stand for those of their subclasses, too.
extension KeptContent {
  /// Whether a class of the repository overrides a member, so that its code is only one of several.
  func isOverridden(_ decl: DeclID) -> Bool {
    let (name, cursor, isOfClass) = context.program.ask { program in
      let owner = program.owner(of: decl).map(program.cursor)
      return (program.name(of: decl), program.cursor(of: decl), owner?.kind == .classDecl)
    }
    guard isOfClass, !cursor.hasModifier(.final) else { return false }
    return context.files(mentioning: name).contains { file in
      file.tree.nodes(ofKind: .classDecl).flatMap(\.members).contains {
        $0.hasModifier(.override) && $0.declares(name)
      }
    }
  }
}

extension SyntaxCursor {
  /// Whether a function or variable has a name.
  fileprivate func declares(_ name: String) -> Bool {
    FunctionDeclView(self)?.name == name
      || children.contains { $0.child(.identifierPattern)?.text == name }
  }
}

extension Ancestry {
  /// Whether some code is that of a function or variable which is declared in the code of another.
  func isInLocalDeclaration(_ code: SyntaxCursor) -> Bool {
    let kinds: Set<SyntaxKind> = [.functionDecl, .variableDecl]
    return ancestors(of: code).first { kinds.contains($0.kind) }.map(isLocal) ?? false
  }

  /// Whether a function or variable is declared in the code of another.
  func isLocal(_ decl: SyntaxCursor) -> Bool {
    let scope = ancestors(of: decl).first { Self.scopes.contains($0.kind) }
    return scope.map { $0.kind != .memberBlock } ?? false
  }

  private static let scopes: Set<SyntaxKind> = [
    .memberBlock, .functionDecl, .variableDecl, .closureExpr, .initializerDecl, .subscriptDecl,
  ]
}
