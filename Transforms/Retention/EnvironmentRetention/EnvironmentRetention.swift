import Semantics
import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Finds what keeps screens and their models in memory after they are gone.
public struct EnvironmentRetention: Transform {
  public let summary = "Finds what keeps screens and their models in memory after they are gone."
  public let safety = Safety.review

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? {
    ["self", "AnyView", "UIHostingController", "NSHostingController"]
  }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let ancestry = Ancestry(of: file.tree)
    let outcomes =
      closures(in: file, ancestry, context) + storedViews(in: file, ancestry, context)
    return outcomes
  }

  // MARK: Closures

  private func closures(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    file.tree.nodes(ofKind: .closureExpr).compactMap(ClosureView.init).compactMap { closure in
      guard let capture = StrongCapture(in: closure),
        let stored = context.program.ask({ StoredClosure(closure, ancestry, in: $0) }),
        !Release.exists(of: stored.properties, in: context)
      else { return nil }
      return outcome(of: stored, capturing: capture, in: file, context)
    }
  }

  private func outcome(
    of stored: StoredClosure, capturing capture: StrongCapture, in file: ParsedFile,
    _ context: TransformContext
  ) -> Outcome {
    let place = stored.closure.cursor.range.start
    let owner = stored.owner.name
    let way = "`\(owner)` keeps this closure in `\(stored.keeper)`"
    if let obstacle = capture.obstacle {
      return .declined(Decline(.retainCycle, "\(way), and it captures `self`; \(obstacle)", at: place))
    }
    guard context.program.ask({ $0.returnsNothing(stored.closure.cursor) }) else {
      return .declined(
        Decline(.retainCycle, "\(way), and it captures `self`; it returns a value", at: place))
    }
    let title =
      "Capture `self` weakly in the closure that `\(owner)` keeps in `\(stored.keeper)`; the closure does "
      + "nothing once the object is released"
    return .change(
      Change(
        title, safety: .review, at: place, in: file,
        edits: WeakCapture(stored.closure, replacing: capture).edits))
  }

  // MARK: Views

  private func storedViews(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    TypeDecl.all(in: file.tree).filter { $0.cursor.kind == .classDecl }.flatMap { type in
      type.storedProperties.compactMap { property in
        guard let kept = context.program.ask({ KeptView(in: property, of: type, $0) }) else {
          return nil
        }
        return .declined(
          Decline(
            .retainedView, "`\(type.name)` stores \(kept.what) in `\(property.name)`",
            at: property.binding.range.start))
      }
    }
  }
}

extension Program {
  /// Whether a closure is known to return nothing.
  fileprivate func returnsNothing(_ closure: SyntaxCursor) -> Bool {
    guard case .function(_, let result, _) = type(of: closure) else { return false }
    return result == .void
  }
}
