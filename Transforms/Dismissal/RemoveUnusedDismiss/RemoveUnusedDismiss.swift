import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Removes `@Environment(\.dismiss)` properties that nothing uses.
public struct RemoveUnusedDismiss: Transform {
  public let summary = "Removes `@Environment(\\.dismiss)` properties that nothing uses."
  public let safety = Safety.review

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["Environment"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let path = file.source.path
    guard let ancestry = context.screens.file(at: path)?.ancestry else { return [] }
    let unused = context.dismissingViews(withPropertyIn: path).flatMap { view in
      view.properties.filter { $0.cursor.tree.source.path == path }
        .map { DismissalUsage(of: $0, in: view, context: context) }
    }.filter { !$0.isUsed }
    return declines(of: unused) + changes(removing: unused, in: file, ancestry: ancestry)
  }

  private func declines(of unused: [DismissalUsage]) -> [Outcome] {
    unused.compactMap { usage in
      usage.obstacle.map { .declined(Decline($0, at: usage.place)) }
    }
  }

  private func changes(
    removing unused: [DismissalUsage], in file: ParsedFile, ancestry: Ancestry
  ) -> [Outcome] {
    let removed = unused.filter { $0.obstacle == nil }
    let removals = DeclarationRemoval.removals(
      of: removed.map(\.property.cursor), ancestry: ancestry,
      isAbout: { ProseTopics(of: $0).haveDismissal || ProseTopics(of: $0).haveEnvironment })
    return removed.compactMap { usage in
      removals.first { $0.decl.id == usage.property.cursor.id }
        .map { outcome(of: $0.verdict, for: usage, in: file) }
    }
  }

  private func outcome(
    of verdict: DeclarationRemoval.Verdict, for usage: DismissalUsage, in file: ParsedFile
  ) -> Outcome {
    switch verdict {
    case .obstacle(let obstacle):
      return .declined(Decline(obstacle, at: usage.place))
    case .edit(let edit):
      if let comment = PropertyComments(of: usage.property.cursor).aboutSomethingElse {
        let remedy = "delete the comment, or separate it from the property with an empty line"
        return .declined(Decline(.lostComment(comment, remedy: remedy), at: usage.place))
      }
      let title = "Remove the unused property `\(usage.property.name)`"
      guard let caveat = caveat(of: usage) else {
        return .change(Change(title, safety: .safe, at: usage.place, in: file, edits: [edit]))
      }
      return .change(
        Change("\(title); \(caveat)", safety: .review, at: usage.place, in: file, edits: [edit]))
    }
  }

  /// What a reviewer has to know of comments.
  private func caveat(of usage: DismissalUsage) -> String? {
    if PropertyComments(of: usage.property.cursor).mayAskToKeep {
      return "its comment, which may say why it is there, goes with it"
    }
    if usage.leavesCount { return "a comment beside it may no longer be true" }
    if usage.leavesFrame { return "the comments around it would be about nothing" }
    if usage.leavesClaim {
      return "a comment in `\(usage.property.type.name)` or above it may no longer be true"
    }
    return usage.lostEvaluation?.caveat
  }
}
