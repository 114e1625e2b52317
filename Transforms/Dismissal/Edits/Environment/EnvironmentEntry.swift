import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// An entry of the environment that the repository or a known module declares already.
struct EnvironmentEntry {
  /// Its name where it is declared.
  let pattern: SyntaxCursor
  let path: String
  private let decl: DeclID
  private let isOfRepository: Bool

  /// The entries of a name.
  static func all(
    named name: String, seenFrom place: SyntaxCursor, in context: TransformContext
  ) -> [EnvironmentEntry] {
    context.program.ask { program in
      guard let file = program.number(ofFileAt: place.tree.source.path) else { return [] }
      let values = program.knownType("EnvironmentValues", of: "SwiftUI")
      return program.members(named: name, of: values, from: file).map { decl in
        EnvironmentEntry(
          pattern: program.cursor(of: decl), path: program.path(of: decl), decl: decl,
          isOfRepository: program.knownModule(of: decl) == nil)
      }
    }
  }

  /// Whether an earlier run has declared it. An entry of the repository with this name may mean anything.
  func isDismissal(as action: EnvironmentAction, in context: TransformContext) -> Bool {
    guard isOfRepository, context.program.ask({ $0.canBeSet(decl) }), let declaration else {
      return false
    }
    return declaration.isDocumented
      && declaration.binding.annotation == action.type.filter { $0 != " " }
  }

  /// The `variableDecl` of the entry and its binding.
  private var declaration: (variable: SyntaxCursor, binding: SyntaxCursor, isDocumented: Bool)? {
    let ancestry = Ancestry(of: pattern.tree)
    guard let binding = ancestry.parent(of: pattern), binding.kind == .patternBinding,
      let variable = ancestry.parent(of: binding), let first = variable.firstToken
    else { return nil }
    let comments = pattern.tree.leadingTrivia(of: first).filter(\.isComment)
    let isDocumented = comments.contains {
      pattern.tree.source.string($0.range) == OnceDeclaration.dismissActionDocumentation
    }
    return (variable, binding, isDocumented)
  }
}

extension SyntaxCursor {
  /// The type annotation of a binding, without spaces.
  fileprivate var annotation: String? {
    child(.typeAnnotation)?.children.first { _ in true }?.textWithoutTrivia
  }
}
