import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A property with subscriptions that all become ones of published properties, which keep them instead:
/// `cancellables`. It goes with the change.
struct UnneededKeeper {
  let property: DeclID
  private let assignments: [(StoredAssignment, WeakAssignment)]
  private let removal: Edit

  /// The properties of a file, in source order.
  static func all(
    of assignments: [(StoredAssignment, WeakAssignment)], in file: ParsedFile,
    _ ancestry: Ancestry, _ context: TransformContext
  ) -> [UnneededKeeper] {
    var keepers: [UnneededKeeper] = []
    for (assignment, _) in assignments {
      guard assignment.properties.count == 1, let property = assignment.properties.first,
        !keepers.contains(where: { $0.property == property })
      else { continue }
      let own = assignments.filter { $0.0.properties == [property] }
      if let keeper = UnneededKeeper(property, of: own, in: file, ancestry, context) {
        keepers.append(keeper)
      }
    }
    return keepers
  }

  private init?(
    _ property: DeclID, of assignments: [(StoredAssignment, WeakAssignment)], in file: ParsedFile,
    _ ancestry: Ancestry, _ context: TransformContext
  ) {
    let pattern = context.program.ask { $0.cursor(of: property) }
    guard pattern.tree.source.path == file.source.path,
      let binding = ancestry.parent(of: SyntaxCursor(tree: file.tree, id: pattern.id)),
      let decl = ancestry.parent(of: binding), decl.kind == .variableDecl,
      !decl.hasModifier(.public), !decl.hasModifier(.open)
    else { return nil }
    let ranges = assignments.compactMap { $1.replacedRange(of: $0) }
    guard ranges.count == assignments.count else { return nil }
    let uses = context.uses(of: [pattern], arePrivate: decl.isPrivate)
    let isUsed = uses.contains { user, uses in
      user.path != file.source.path
        || uses.contains { use in !ranges.contains { $0.contains(use.name.range) } }
    }
    guard !isUsed,
      case .edit(let edit)? = DeclarationRemoval.removals(of: [decl], ancestry: ancestry).first?
        .verdict,
      file.tree.comments(in: DeclarationExtent(of: decl).range).isEmpty
    else { return nil }
    self.property = property
    self.assignments = assignments
    removal = edit
  }

  func change(in file: ParsedFile) -> Change {
    let (first, weak) = assignments[0]
    let names = assignments.compactMap { $1.publishedName }.map { "`$\($0)`" }
    let list =
      names.count < 3
      ? names.joined(separator: " and ")
      : names.dropLast().joined(separator: ", ") + ", and " + names[names.count - 1]
    let isOne = names.count == 1
    let title =
      "Assign to \(list) instead of \(isOne ? "a property" : "properties") of `self` in the "
      + "subscription\(isOne ? "" : "s") that `\(first.owner.name)` keeps \(first.keeper), which goes; "
      + "\(isOne ? "it ends" : "they end") with the object"
    let place = weak.replacedRange(of: first)?.start ?? first.call.cursor.range.start
    return Change(
      title, safety: .review, at: place, in: file,
      edits: assignments.flatMap { $1.edits(of: $0) } + [removal])
  }
}
