import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Tells where parts of what is presented get their action from the environment, so that the presented view
/// reads it there, too, and its presenters do not hand over the same thing twice.
struct EnvironmentParts {
  let passed: PassedDismissal

  /// Whether everything that presents a view sets the environment for a part of it.
  func exist(in facts: DismissalFacts) -> Bool {
    guard !facts.isEmbedded else { return false }
    let wanted = facts.view.presentations
    guard let first = wanted.first else { return false }
    let known = passed.context.once { Known(in: passed.context) }
    return (known.parts[first] ?? []).contains { number in
      wanted.isSubset(of: known.presentations[number]) && known.isReader(number, asking: isReader)
    }
  }

  /// Whether everything that presents a view within another one sets the environment for another part of it.
  func existBeside(_ facts: DismissalFacts) -> Bool {
    let wanted = facts.view.presentations
    guard facts.isEmbedded, let first = wanted.first else { return false }
    let known = passed.context.once { Known(in: passed.context) }
    return (known.parts[first] ?? []).contains { number in
      !known.isView(facts.view, number) && wanted.isSubset(of: known.presentations[number])
        && known.isReader(number, asking: isReader)
    } && isReader(facts.view, evenThroughContainer: true)
  }

  private func isReader(_ part: DismissingView) -> Bool {
    isReader(part, evenThroughContainer: false)
  }

  /// - Parameter evenThroughContainer: whether it counts although the view around it could pass its property on.
  private func isReader(_ part: DismissingView, evenThroughContainer: Bool) -> Bool {
    let facts = DismissalFacts(of: part, in: passed.context)
    guard facts.isUsed, facts.obstacle == nil, passed.editsReusingProperty(of: facts) == nil,
      !passed.isDismissedByOuterView(part),
      evenThroughContainer || passed.editsThroughContainer(of: facts) == nil
    else { return false }
    var writer = StrategyWriter(facts: facts, options: passed.options, context: passed.context)
    writer.omitsCaveats = .review <= passed.context.safety
    let edits = writer.edits(for: .environment)
    guard edits.isPossible, let change = edits.change("", at: ByteOffset(0)) else { return false }
    return change.safety <= passed.context.safety
  }

  /// The views that are parts of others, by what presents them, and which of them read the environment.
  private final class Known: Sendable {
    let parts: [PresentingCall: [Int]]
    let presentations: [Set<PresentingCall>]
    private let views: [DismissingView]
    private let answers = Locked<[Int: Bool]>([:])

    init(in context: TransformContext) {
      views = context.dismissingViews(where: \.isEmbedded)
      presentations = views.map(\.presentations)
      var parts: [PresentingCall: [Int]] = [:]
      for (number, calls) in presentations.enumerated() {
        for call in calls { parts[call, default: []].append(number) }
      }
      self.parts = parts
    }

    func isView(_ view: DismissingView, _ number: Int) -> Bool {
      views[number].path == view.path
        && views[number].properties[0].cursor.id == view.properties[0].cursor.id
    }

    func isReader(_ number: Int, asking: (DismissingView) -> Bool) -> Bool {
      if let answer = answers.withLock({ $0[number] }) { return answer }
      let answer = asking(views[number])
      answers.withLock { $0[number] = answer }
      return answer
    }
  }
}

/// The call that presents a view.
private struct PresentingCall: Hashable {
  let path: String
  let node: NodeID
}

extension DismissingView {
  /// What presents it; nothing where that is not known.
  fileprivate var presentations: Set<PresentingCall> {
    var calls: Set<PresentingCall> = []
    for route in sites.flatMap(\.routes) where !route.isPreview {
      guard case .presentation(let presentation) = route.end else { return [] }
      calls.insert(
        PresentingCall(path: presentation.call.tree.source.path, node: presentation.call.id))
    }
    return calls
  }
}
