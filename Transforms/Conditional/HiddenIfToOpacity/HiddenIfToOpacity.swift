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
        return hiding.outcome(of: helper)?.aboutHelper(in: file, context)
      case .selfView, .named:
        return HidingFunction(around: hidden, in: file, ancestry: ancestry, context: context)?
          .outcome
      }
    }
  }
}

// MARK: Shared by closures and functions

extension HiddenIfToOpacity {
  /// Why the modifiers may not be SwiftUI's.
  ///
  /// - Parameters:
  ///   - view: what is hidden; nil if it cannot be told.
  ///   - member: the function or property whose `self` is hidden, if nothing is written for it.
  static func ownModifier(
    _ hidden: FunctionCallView, on view: SyntaxCursor?, in member: SyntaxCursor? = nil,
    _ context: TransformContext
  ) -> Obstacle? {
    context.program.ask { program in
      let type =
        view.map(program.type(of:)) ?? member.flatMap(program.decl).map(program.selfType)
        ?? .unknown
      switch program.origin(of: hidden, on: type) {
      case .swiftUI, .unknown: break
      case .library, .repository: return .ownDeclaration(of: "hidden()")
      }
      return program.ownName(
        of: WrittenModifier("opacity", labels: [nil]), on: type, at: hidden.cursor
      ).map(Obstacle.ownDeclaration)
    }
  }

  static func styleCaveat(_ name: String) -> String {
    "after the change, `\(name)` is a transparent color instead of a hidden view"
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
