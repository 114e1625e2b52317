import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// What is said of a view, and whether it then reads an action from its environment.
struct DismissalAnswer: Sendable {
  let outcome: Outcome
  var readsEnvironment = false
  /// Whether the change does not say what a reviewer should know.
  var omitsCaveats = false

  func about(_ places: [SourcePlace]) -> DismissalAnswer {
    DismissalAnswer(
      outcome: outcome.about(places), readsEnvironment: readsEnvironment, omitsCaveats: omitsCaveats
    )
  }

  /// The same answer, where a change has something more that a reviewer has to know.
  func adding(_ caveats: [String]) -> DismissalAnswer {
    guard case .change(let change) = outcome, !caveats.isEmpty else { return self }
    return DismissalAnswer(
      outcome: .change(caveats.reduce(change) { $0.withCaveat($1) }),
      readsEnvironment: readsEnvironment, omitsCaveats: omitsCaveats)
  }

  /// Whether it is whole, and the same wherever an environment entry is declared.
  fileprivate var isFixed: Bool {
    switch outcome {
    case .change: !readsEnvironment && !omitsCaveats
    case .declined(let decline): decline.code != .noFileForDeclaration
    }
  }
}

/// The answers about views that are known. A view is analyzed for its own sake, and also to find the first one that
/// reads the environment.
final class DismissalAnswers: Sendable {
  private let known = Locked<[String: DismissalAnswer?]>([:])

  /// - Parameters:
  ///   - name: the name of the transform that asks.
  ///   - isDraft: whether it is not known yet where an entry is declared.
  func answer(
    to view: DismissingView, askedBy name: String, isDraft: Bool, _ find: () -> DismissalAnswer?
  ) -> DismissalAnswer? {
    let key = "\(name) \(view.path) \(view.properties[0].cursor.id.index)"
    if let answer = known.withLock({ $0[key] }) { return answer }
    let answer = find()
    guard !isDraft || answer?.isFixed ?? true else { return answer }
    // The search for the first reader may have answered since, and its words stay.
    return known.withLock { known in
      if let first = known[key] { return first }
      known[key] = .some(answer)
      return answer
    }
  }
}
