import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Replaces `.if(c) { $0.hidden() }` with `.opacity(c ? 0 : 1)`: one view changes its opacity, instead
/// of two views that replace each other.
public struct HiddenIfToOpacity: Transform {
  public let summary =
    "Replaces `.if(c) { $0.hidden() }` with `.opacity(c ? 0 : 1)`, which keeps the view's state."
  public let safety = Safety.review

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["hidden"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let calls = HiddenCall.candidates(in: file.tree)
    guard !calls.isEmpty else { return [] }
    let ancestry = Ancestry(of: file.tree)
    var helpers: Set<NodeID> = []
    return calls.compactMap { call in
      guard let hidden = HiddenCall(call, ancestry: ancestry) else { return nil }
      switch hidden.subject {
      case .parameter(let closure):
        guard let helper = ancestry.call(passed: closure.cursor),
          helpers.insert(helper.cursor.id).inserted
        else { return nil }
        let hiding = HidingClosure(closure, hidden, in: file, ancestry: ancestry, context: context)
        return hiding.outcome(of: helper)
      case .selfView, .named:
        return HidingFunction(around: hidden, in: file, ancestry: ancestry, context: context)?
          .outcome
      }
    }
  }
}

// MARK: Shared by closures and functions

extension HiddenIfToOpacity {
  /// Why a condition cannot choose an opacity.
  static func obstacle(in condition: SyntaxCursor, _ context: TransformContext) -> Obstacle? {
    ConditionalCall.obstacle(in: condition, context) ?? ownModifier(context)
  }

  /// Why the modifiers may not be SwiftUI's.
  static func ownModifier(_ context: TransformContext) -> Obstacle? {
    for modifier in ["hidden()", "opacity(_:)"] where context.model.declaresModifier(modifier) {
      return .ownDeclaration(of: modifier)
    }
    return nil
  }

  /// The change, for review when there is a caveat.
  static func change(
    at place: ByteOffset, in file: ParsedFile, edits: [Edit], caveat: String?
  ) -> Outcome {
    let title = "Replace `hidden()` with `opacity`"
    return .change(
      Change(
        caveat.map { "\(title); \($0)" } ?? title, safety: caveat == nil ? .safe : .review,
        at: place,
        in: file, edits: edits))
  }
}
