import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Replaces `.if(c) { $0.hidden() }` by `.opacity(c ? 0 : 1)`: one view that changes its opacity,
/// where there were two that took each other's place.
public struct HiddenIfToOpacity: Transform {
  public let summary =
    "Replaces `.if(c) { $0.hidden() }` by `.opacity(c ? 0 : 1)`, which keeps the view."
  public let safety = Safety.review
  public let requiredWord: String? = "hidden"

  public init() {}

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
        return HidingWrapper(around: hidden, in: file, ancestry: ancestry, context: context)?
          .outcome
      }
    }
  }
}

// MARK: What calls and wrappers share

extension HiddenIfToOpacity {
  /// Why a condition cannot be the test of an opacity, or no opacity be written at all.
  static func obstacle(in condition: SyntaxCursor, _ context: TransformContext) -> Obstacle? {
    ConditionalCall.obstacle(in: condition, context) ?? ownModifier(context)
  }

  /// Why the repository's own modifiers stand in the way.
  static func ownModifier(_ context: TransformContext) -> Obstacle? {
    for modifier in ["hidden()", "opacity(_:)"] where context.model.declaresModifier(modifier) {
      return Obstacle(.ownModifier, "`\(modifier)` is declared here too, and may not be SwiftUI's")
    }
    return nil
  }

  /// The change, for review when there is a doubt.
  static func change(
    at place: ByteOffset, in file: ParsedFile, edits: [Edit], doubt: String?
  ) -> Outcome {
    let title = "Replace `hidden()` by `opacity`"
    return .change(
      Change(
        doubt.map { "\(title); \($0)" } ?? title, safety: doubt == nil ? .safe : .review, at: place,
        in: file, edits: edits))
  }
}
