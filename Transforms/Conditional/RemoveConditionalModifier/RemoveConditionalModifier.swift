import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Removes the declarations of conditional modifiers that the repository does not mention.
public struct RemoveConditionalModifier: Cleanup {
  public let summary = "Removes the declaration of a conditional modifier that nothing uses."
  public let safety = Safety.review

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? {
    context.model.conditionalModifierNames
  }

  public func soughtNames(in model: RepositoryModel) -> Set<String> {
    model.conditionalModifierNames
  }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    var outcomes: [Outcome] = []
    var unused: [HelperDeclaration] = []
    for decl in HelperDeclaration.all(in: file.tree, context) {
      if let obstacle = decl.obstacle(in: context) {
        outcomes.append(decl.declined(obstacle))
      } else {
        unused.append(decl)
      }
    }
    guard !unused.isEmpty else { return outcomes }
    let removals = DeclarationRemoval.removals(
      of: unused.map(\.function.cursor), ancestry: Ancestry(of: file.tree))
    let removed = removals.compactMap { removal in
      if case .edit(let edit) = removal.verdict { edit.range } else { nil }
    }
    return outcomes
      + removals.map { removal in
        let decls = unused.filter { removal.decl.range.contains($0.function.cursor.range) }
        return switch removal.verdict {
        case .edit(let edit): change(edit, of: decls, besides: removed, in: file, context)
        case .obstacle(let obstacle): decls[0].declined(obstacle)
        }
      }
  }

  private func change(
    _ edit: Edit, of decls: [HelperDeclaration], besides others: [ByteRange],
    in file: ParsedFile, _ context: TransformContext
  ) -> Outcome {
    var names: [String] = []
    for decl in decls where !names.contains(decl.name) { names.append(decl.name) }
    let list = names.map { "`\($0)`" }.joined(separator: " and ")
    let isRest = file.tree.holdsOnlyImports(besides: [edit.range] + others)
    let title =
      "Remove \(list), which nothing uses" + (isRest ? ", and leave only imports in its file" : "")
    let remaining = RemainingComments(besides: edit.range, and: others, in: file, context)
    let caveat = remaining.caveat(about: names)
    return .change(
      Change(
        caveat.map { "\(title); \($0)" } ?? title,
        safety: caveat == nil ? .safe : .review, at: decls[0].place, in: file, edits: [edit]))
  }
}

extension SyntaxTree {
  /// Whether imports are all that is left of the file, if anything.
  fileprivate func holdsOnlyImports(besides removed: [ByteRange]) -> Bool {
    root.children.allSatisfy { $0.isImport(or: removed) }
  }
}

extension SyntaxCursor {
  /// Whether a statement is an import or removed, or an `#if` around nothing else.
  fileprivate func isImport(or removed: [ByteRange]) -> Bool {
    guard kind == .ifConfigDecl else {
      return kind == .importDecl || removed.contains { $0.contains(range) }
    }
    return children.allSatisfy { clause in
      let parts = Array(clause.children)
      let items = clause.token(.poundElse) == nil ? parts.dropFirst() : parts[...]
      return items.allSatisfy { $0.isImport(or: removed) }
    }
  }
}
