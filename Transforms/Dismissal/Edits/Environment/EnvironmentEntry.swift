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

  /// Whether it holds an action that dismisses the screen, which presenters set: an earlier run has
  /// declared it, or every place that sets it does so.
  func isDismissal(as action: EnvironmentAction, in context: TransformContext) -> Bool {
    guard isOfRepository, context.program.ask({ $0.canBeSet(decl) }),
      let decl = declaration, decl.binding.annotation == action.type.filter({ $0 != " " })
    else { return false }
    if decl.isDocumented { return true }
    let uses = context.uses(of: [pattern], arePrivate: false)
    let actions = uses.flatMap { file, uses in
      uses.compactMap { $0.name.settingCall(in: file.ancestry)?.arguments.last?.value }
    }
    return uses.isEmpty || !actions.isEmpty && actions.allSatisfy(\.dismisses)
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

  /// The call of `environment` or `transformEnvironment` whose key path ends with a name.
  fileprivate func settingCall(in ancestry: Ancestry) -> FunctionCallView? {
    guard
      let path = ancestry.ancestors(of: self).first(where: { $0.kind == .keyPathExpr }),
      let call = ancestry.parent(of: path).flatMap(ancestry.parent).flatMap(FunctionCallView.init)
    else { return nil }
    return ["environment", "transformEnvironment"].contains(call.member?.name ?? "") ? call : nil
  }

  /// Whether an action clears a state, removes the last element of a path, or dismisses in another
  /// way.
  fileprivate var dismisses: Bool {
    guard let closure = ClosureView(self) else {
      return (MemberAccessView(self)?.name ?? declaredName ?? "").lowercased().contains("dismiss")
    }
    return closure.statements.flatMap { [$0] + Array($0.descendants) }.contains { node in
      switch node.kind {
      case .sequenceExpr:
        let parts = Array(node.children)
        return parts.count == 3 && parts[1].kind == .assignmentExpr
          && ["false", "nil"].contains(parts[2].text)
      case .functionCallExpr:
        let name = FunctionCallView(node).flatMap { $0.member?.name ?? $0.name } ?? ""
        return name == "removeLast" || name == "dismiss"
      default: return false
      }
    }
  }
}
