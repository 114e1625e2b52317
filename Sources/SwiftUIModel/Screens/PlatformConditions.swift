import Semantics
import SymbolIndex
import Syntax

extension DeclarationFacts {
  /// Whether the repository declares what a view is passed to on some of the platforms only that
  /// compile the call, so that on the others the name may mean something else.
  func isOfSomePlatforms(_ passage: Passage, in file: IndexedFile) -> Bool {
    let known = file.ancestry.conditions(around: passage.call)
    return program.ask { program in
      passage.parameters.allSatisfy { parameter in
        guard let callee = OwnCallee(parameter.callee, in: program) else { return false }
        return !callee.file.ancestry.conditions(around: callee.cursor).isSubset(of: known)
      }
    }
  }
}

extension Ancestry {
  /// The conditions of the `#if` branches around a node; those of the branches before for an `#else`.
  public func conditions(around node: SyntaxCursor) -> Set<String> {
    Set(
      ancestors(of: node).filter { $0.kind == .ifConfigClause }.map { clause in
        guard clause.token(.poundElse) != nil else { return clause.condition }
        let others = parent(of: clause)?.children.filter { $0.id != clause.id } ?? []
        return "!" + others.map(\.condition).joined(separator: "!")
      })
  }
}

extension SyntaxCursor {
  /// The condition of a branch of an `#if`.
  fileprivate var condition: String { children.first { _ in true }?.textWithoutTrivia ?? "" }
}
