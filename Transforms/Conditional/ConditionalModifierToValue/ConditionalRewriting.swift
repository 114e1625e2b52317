import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// What becomes of the conditional modifiers of a file: the way that the transforms of them share.
struct ConditionalRewriting {
  private let file: ParsedFile
  private let context: TransformContext
  private let lookUps: [ConditionalCall.LookUp]
  private let ancestry: Ancestry
  private let carrying: ModifierCarrying

  /// Nil for a file that calls no helper.
  init?(in file: ParsedFile, context: TransformContext) {
    lookUps = ConditionalCall.lookUps(in: file, context: context)
    guard !lookUps.isEmpty else { return nil }
    self.file = file
    self.context = context
    ancestry = Ancestry(of: file.tree)
    carrying = ModifierCarrying(ancestry: ancestry, context: context)
  }

  /// The outcomes for those of the calls whose modifiers are one transform's business.
  ///
  /// Those of the others are found out as well, so that all of them name what they hoist differently.
  ///
  /// - Parameter isOurs: asked with the names of the modifiers in the closures; none where a call could
  ///   not be read.
  func outcomes(where isOurs: ([String]) -> Bool) -> [Outcome] {
    var outcomes: [Outcome] = []
    var rewritten: [ByteRange] = []
    var hoistings: [ConditionHoisting] = []
    var nested: Set<NodeID> = []
    for lookUp in lookUps {
      switch lookUp {
      case .unsuited(let decline):
        if isOurs([]) { outcomes.append(.declined(decline)) }
      case .helper(let helper):
        let call = ConditionalCall(helper, ancestry: ancestry)
        nested.formUnion(call.appliedCalls.map(\.cursor.id))
        // What stands in the closure of another went with it; a link of its chain waits for that.
        if nested.contains(helper.call.cursor.id)
          || rewritten.contains(where: { $0.contains(helper.call.cursor.range) })
        {
          continue
        }
        var (modifiers, outcome) = outcome(of: call, &hoistings)
        if case .change = outcome {
          rewritten += call.helper.call.arguments.map(\.value.range)
          if holdsAnother(call, hoistings) {
            outcome = .declined(Decline(.another, at: call.place))
          }
        }
        if isOurs(modifiers) { outcomes.append(outcome) }
      }
    }
    return outcomes
  }

  /// Whether a call would be rewritten whose place moves with what is in the closures of another. The
  /// one could not be written before the other.
  private func holdsAnother(_ call: ConditionalCall, _ hoistings: [ConditionHoisting]) -> Bool {
    let arguments = call.helper.call.arguments.map(\.value.range)
    let within = lookUps.compactMap { lookUp -> ConditionalCall? in
      guard case .helper(let helper) = lookUp,
        arguments.contains(where: { $0.contains(helper.call.cursor.range) })
      else { return nil }
      return ConditionalCall(helper, ancestry: ancestry)
    }
    let links = Set(([call] + within).flatMap(\.appliedCalls).map(\.cursor.id))
    var hoistings = hoistings
    return within.contains { other in
      guard !links.contains(other.helper.call.cursor.id) else { return false }
      if case .change = outcome(of: other, &hoistings).1 { return true }
      return false
    }
  }

  private func outcome(
    of call: ConditionalCall, _ hoistings: inout [ConditionHoisting]
  ) -> (modifiers: [String], Outcome) {
    switch modifiers(of: call, when: call.condition) {
    case .failure(let obstacle):
      // What can never change needs no other closure.
      let first = call.obstacle(in: context, ancestry: ancestry)
      return ([], .declined(Decline(first ?? obstacle, at: call.place)))
    case .success(let modifiers):
      if modifiers.isEmpty {
        let obstacle = Obstacle(.nothingToGain, "the closure gives back the view as it is")
        return ([], .declined(Decline(obstacle, at: call.place)))
      }
      let names = modifiers.map(\.name)
      switch edits(for: call, modifiers, &hoistings) {
      case .failure(let obstacle): return (names, .declined(Decline(obstacle, at: call.place)))
      case .success(let edits): return (names, .change(change(of: call, names, edits)))
      }
    }
  }

  private typealias Rewrite = (edits: [Edit], doubt: String?)

  private func edits(
    for call: ConditionalCall, _ modifiers: [ConditionalModifier],
    _ hoistings: inout [ConditionHoisting]
  ) -> Result<Rewrite, Obstacle> {
    if let obstacle = call.obstacle(in: context, ancestry: ancestry) {
      return .failure(obstacle)
    }
    switch carrying.carried(modifiers) {
    case .failure(let obstacle): return .failure(obstacle)
    case .success(let carried):
      if let obstacle = obstacle(to: carried) { return .failure(obstacle) }
      // Those of two closures that became one each have no inert value.
      let isMerged = carried.count < modifiers.count
      if !isMerged, let obstacle = covering(call, modifiers) { return .failure(obstacle) }
      let count = carried.reduce(0) { $0 + $1.conditionCount }
      let calls = modifiers.contains { $0.condition.callsSomething }
      guard 1 < count, calls else { return rewrite(call, carried) }
      // What a helper within another asks is asked only when the outer condition holds.
      let isNested = modifiers.contains { $0.condition.isConjunction }
      return isNested ? .failure(.evaluatedOften) : hoisted(call, &hoistings)
    }
  }

  private func rewrite(
    _ call: ConditionalCall, _ carried: [CarriedModifier]
  ) -> Result<Rewrite, Obstacle> {
    let replacement = ChainReplacement(of: call.helper, by: carried.map(\.piece))
    if let comment = replacement.lostComment { return .failure(.lostComment(comment)) }
    return .success((replacement.edits, carried.lazy.compactMap(\.doubt).first))
  }

  /// The same with the condition evaluated in front of the statement, once.
  private func hoisted(
    _ call: ConditionalCall, _ hoistings: inout [ConditionHoisting]
  ) -> Result<Rewrite, Obstacle> {
    guard let hoisting = ConditionHoisting(of: call, ancestry: ancestry, besides: hoistings) else {
      return .failure(.evaluatedOften)
    }
    hoistings.append(hoisting)
    return modifiers(of: call, when: call.condition.named(hoisting.name))
      .flatMap(carrying.carried)
      .flatMap { rewrite(call, $0) }
      .map { ($0.edits + [hoisting.edit], $0.doubt) }
  }

  /// A modifier that would take its effect from another one behind it on the chain.
  private func covering(
    _ call: ConditionalCall, _ modifiers: [ConditionalModifier]
  ) -> Obstacle? {
    let names = modifiers.map(\.name)
    let behind = call.chain.links.dropFirst(call.chain.position + 1).map(\.name)
    let all = names + behind + namesInHelpers(behind: call)
    // What a closure builds is built beside what another one builds.
    for (index, name) in names.enumerated() where !modifiers[index].call.endsInClosure {
      if SwiftUINames[name].contains(.outermostWins), names.dropFirst(index + 1).contains(name) {
        return Obstacle(
          .coversAnotherModifier, "of several `\(name)` only one counts, whatever its value")
      }
      let later = all.dropFirst(index + 1)
      guard let other = later.first(where: { ModifierTable.isCovered($0, by: name) }) else {
        continue
      }
      return Obstacle(
        .coversAnotherModifier,
        "without the condition `\(name)` would cover up the `\(other)` behind it",
        remedy: "make one `\(other)` of both, with a choice of values")
    }
    return nil
  }

  /// The modifiers in the closures of the helpers that are called behind a call on its chain.
  private func namesInHelpers(behind call: ConditionalCall) -> [String] {
    lookUps.flatMap { lookUp -> [String] in
      let range = call.helper.call.cursor.range
      guard case .helper(let other) = lookUp, other.nameToken != call.helper.nameToken,
        other.call.cursor.range.contains(range),
        !other.call.arguments.contains(where: { $0.cursor.range.contains(range) })
      else { return [] }
      return [other.transform, other.alternative].compactMap { $0?.value }.flatMap { closure in
        if case .success(let applied) = AppliedModifiers.read(closure) {
          applied.calls.compactMap { $0.member?.name }
        } else {
          [String]()
        }
      }
    }
  }

  /// Why modifiers that each could carry the condition must not.
  private func obstacle(to carried: [CarriedModifier]) -> Obstacle? {
    let targets = context.deploymentTargets(for: file.source.path)
    var needed = carried.map(\.availability)
    // What was called on a text is called on another view now.
    let names = carried.map(\.name)
    if let place = names.firstIndex(where: { SwiftUINames[$0].contains(.environmentValue) }),
      names.dropFirst(place + 1).contains(where: { SwiftUINames[$0].contains(.textOnlyBeforeIOS16) }
      )
    {
      needed.append(Availability(iOS: 16))
    }
    return needed.lazy.compactMap(targets.obstacle).first
  }

  private func change(
    of call: ConditionalCall, _ names: [String], _ rewrite: Rewrite
  ) -> Change {
    let overridden = OverriddenModifier(
      by: names, of: call, ancestry: ancestry, context: context)
    let doubt = call.doubt(puttingIn: names) ?? rewrite.doubt ?? overridden?.doubt
    let title = "Put the condition into \(Self.listed(names))" + (doubt.map { "; \($0)" } ?? "")
    return Change(
      title, safety: doubt == nil ? .safe : .review, at: call.place, in: file, edits: rewrite.edits)
  }

  private static func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Obstacle {
  fileprivate static let evaluatedOften = Obstacle(
    .evaluationWouldChange, "the condition calls something, and would be evaluated more than once",
    remedy: "give the result a name in front of the view")

  fileprivate static let another = Obstacle(
    .unsuitedClosure, "a closure holds another conditional modifier",
    remedy: "move the view that has it into a property of its own")
}

extension FunctionCallView {
  fileprivate var endsInClosure: Bool { arguments.last?.value.kind == .closureExpr }
}

// MARK: What is applied when

extension ConditionalRewriting {
  /// The modifiers in the closures of a call, those of helpers within included, each with its
  /// condition.
  private func modifiers(
    of call: ConditionalCall, when condition: AppliedCondition
  ) -> Result<[ConditionalModifier], Obstacle> {
    modifiers(call.applied, when: condition).flatMap { applied in
      guard let otherwise = call.otherwise else { return .success(applied) }
      guard let opposite = condition.opposite else {
        return .failure(Obstacle(.unsuitedClosure, "a helper within another is given an `else`"))
      }
      return modifiers(otherwise, when: opposite).map { applied + $0 }
    }
  }

  private func modifiers(
    _ closure: Result<AppliedModifiers, Obstacle>, when condition: AppliedCondition
  ) -> Result<[ConditionalModifier], Obstacle> {
    closure.flatMap { applied in
      var all: [ConditionalModifier] = []
      for call in applied.calls {
        guard case .helper(let helper) = context.model.lookUp(call, in: file.source.path) else {
          all.append(ConditionalModifier(call, when: condition))
          continue
        }
        let nested = ConditionalCall(helper, ancestry: ancestry)
        if let obstacle = nested.obstacle(in: context, ancestry: ancestry) {
          return .failure(obstacle)
        }
        switch modifiers(of: nested, when: condition.and(nested.condition)) {
        case .success(let inner): all += inner
        case .failure(let obstacle): return .failure(obstacle)
        }
      }
      return .success(all)
    }
  }
}
