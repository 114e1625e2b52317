import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Lets a subscription assign to a property without keeping the object: `assign(to: &$results)`, or
/// `sink { [weak self] in self?.results = $0 }`.
enum WeakAssignment {
  /// The property publishes the values itself; the subscription ends with it.
  case published(String, isInClosure: Bool)
  case closure([String])
  /// Nothing is certain.
  case none

  init(_ assignment: StoredAssignment, _ ancestry: Ancestry, _ context: TransformContext) {
    let tree = assignment.call.cursor.tree
    let isInClosure = ancestry.ancestors(of: assignment.call.cursor)
      .prefix { TypeDecl($0) == nil }.contains { $0.kind == .closureExpr }
    guard let name = assignment.path.first, tree.comments(in: assignment.replaced).isEmpty else {
      self = .none
      return
    }
    let properties = context.program.ask { TypeDecl($0.cursor(of: assignment.owner.decl)) }?
      .storedProperties
    let property = properties?.first { $0.name == name }
    let hasObservers = property?.binding.child(.accessorBlock) != nil
    if assignment.path.count == 1, let store = assignment.store, !hasObservers,
      property?.wrappers.map(\.name) == ["Published"],
      tree.comments(in: ByteRange(assignment.call.cursor.range.end, store.cursor.range.end))
        .isEmpty,
      context.deploymentTargets(for: tree.source.path).allow(Availability(iOS: 14)),
      context.deploymentTargets(for: tree.source.path).caveat(about: Availability(iOS: 14)) == nil
    {
      self = .published(name, isInClosure: isInClosure)
    } else {
      self = .closure(assignment.path)
    }
  }

  func outcome(of assignment: StoredAssignment, in file: ParsedFile) -> Outcome {
    let owner = assignment.owner.name
    let place = assignment.replaced.start
    switch self {
    case .none:
      return .declined(
        Decline(
          .retainCycle,
          "`\(owner)` keeps this subscription \(assignment.keeper), and it keeps `self`", at: place)
      )
    case .published(let name, _):
      let title =
        "Assign to `$\(name)` instead of a property of `self` in the subscription that `\(owner)` "
        + "keeps \(assignment.keeper); it ends with the object"
      return .change(
        Change(title, safety: .review, at: place, in: file, edits: edits(of: assignment)))
    case .closure:
      let title =
        "Capture `self` weakly in the subscription that `\(owner)` keeps \(assignment.keeper); once "
        + "the object is released, the subscription does nothing"
      return .change(
        Change(title, safety: .review, at: place, in: file, edits: edits(of: assignment)))
    }
  }

  func edits(of assignment: StoredAssignment) -> [Edit] {
    switch self {
    case .none: return []
    case .published(let name, let isInClosure):
      let range = replacedRange(of: assignment) ?? assignment.replaced
      return [.replace(range, with: "assign(to: &\(isInClosure ? "self." : "")$\(name))")]
    case .closure(let path):
      let text = "sink { [weak self] in self?.\(path.joined(separator: ".")) = $0 }"
      return [.replace(assignment.replaced, with: text)]
    }
  }

  /// The property that publishes the values itself; nil for other forms.
  var publishedName: String? { if case .published(let name, _) = self { name } else { nil } }

  /// What such a form replaces, with the call that stores the subscription; nil for other forms.
  func replacedRange(of assignment: StoredAssignment) -> ByteRange? {
    guard publishedName != nil else { return nil }
    let range = assignment.replaced
    return ByteRange(range.start, assignment.store?.cursor.range.end ?? range.end)
  }
}

extension StoredAssignment {
  /// The operator with its arguments.
  fileprivate var replaced: ByteRange {
    let range = call.cursor.range
    return ByteRange(call.nameNode?.range.start ?? range.start, range.end)
  }
}
