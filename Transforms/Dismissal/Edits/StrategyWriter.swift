import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Writes a strategy for one view: the view whole, with every place that creates or presents it, or
/// not at all.
struct StrategyWriter {
  let facts: DismissalFacts
  let options: DismissalOptions
  let context: TransformContext
  /// The container views that have what dismisses the view, by their index.
  var holders: [Int: DismissalHolder] = [:]
  /// Finds the first view that reads the environment; nil while it is looked for.
  var firstReader: (() -> FirstReader)?
  /// Whether it is only asked which change is made, not what a reviewer of it should know.
  var omitsCaveats = false

  func edits(for strategy: DismissalStrategy) -> DismissalEdits {
    var edits = DismissalEdits()
    if strategy == .model {
      edits.attempt { _ throws(Obstacle) in _ = try SharedModel(of: facts) }
      guard edits.isPossible else { return edits }
    }
    guard let replacement = replacement(for: strategy) else {
      edits.add(
        Obstacle(
          .nameTaken, "every candidate name for the new property of `\(facts.view.name)` is taken",
          at: facts.view.properties[0].cursor))
      return edits
    }
    for obstacle in StrategyObstacles(view: facts.view, context: context).all(for: strategy) {
      edits.add(obstacle)
    }
    if let obstacle = facts.previewedContainer {
      // The environment asks nothing of a view in between.
      if strategy == .environment { edits.add(obstacle.reason) } else { edits.add(obstacle) }
    }
    for file in facts.files {
      let uses = UseEdits(of: file.uses, as: replacement, in: file.file, context.program)
      for obstacle in uses.obstacles { edits.add(obstacle) }
      edits.add(uses.edits, in: file.file.path)
    }
    edits.attempt { edits throws(Obstacle) in
      try facts.writeReceivers(to: &edits, allowsPublicAPI: options.allowsPublicAPI)
    }
    var presenters = PresenterStates(
      of: facts, for: strategy, options: options, context: context)
    switch strategy {
    case .binding, .item, .closure, .model:
      PropertyPassing(
        of: replacement, facts: facts, options: options, holders: holders, context: context
      ).write(to: &edits, with: &presenters)
    case .environment:
      EnvironmentWriting(
        of: replacement, facts: facts, options: options, context: context,
        firstReader: firstReader
      ).write(to: &edits, with: &presenters)
    }
    presenters.moveDestinations(in: &edits)
    presenters.describeModels(in: &edits)
    // What follows only tells a reviewer about the edits.
    guard edits.isPossible, !omitsCaveats else { return edits }
    let isUncompared = strategy == .closure || strategy == .model
    if isUncompared || strategy.isBinding && !options.isEquatable, facts.isCompared {
      edits.add("`==` of `\(facts.view.name)` does not compare the new property")
    }
    if edits.native != .everywhere {
      facts.warnOfShownQuestion(in: &edits)
      if let reevaluation = reevaluation(by: strategy) {
        edits.add(reevaluation)
      } else if let lost = LostEvaluation.known(of: facts.view, in: context) {
        edits.add(lost.caveat)
      }
    }
    if strategy != .environment,
      let mention = InitializerMention(ofInitializersOf: facts.view.declarations, in: context)
    {
      edits.add(mention.caveat)
    }
    if FalseComments(in: facts.view, for: strategy, as: replacement.name).areThere {
      edits.addDoubt(ofCommentIn: facts.view.name)
    } else if let name = facts.placeOfDoubt(after: edits) {
      edits.addDoubt(ofCommentIn: name)
    }
    return edits
  }

  /// What changes because SwiftUI evaluates a view more often: it gets a value that never equals another one.
  private func reevaluation(by strategy: DismissalStrategy) -> Reevaluation? {
    let isEqual =
      switch strategy {
      case .binding: facts.isPresentedByFlagsOnly && !facts.isPresentedByMadeBinding
      case .closure, .environment: options.storesAction
      case .item, .model: true
      }
    guard !isEqual else { return nil }
    var types = [facts.view.declarations]
    let containers = facts.view.containers(besides: holders, in: context.screens)
      .map(\.declarations)
    if strategy == .environment {
      types += containers.filter { Reevaluation.restarts($0, in: context) }
    } else if options.passesThrough {
      types += containers
    }
    return types.lazy.compactMap { Reevaluation.known(of: $0, in: context) }.first
  }

  /// The property with the first candidate name that is free; the old name, where its type fits.
  func replacement(for strategy: DismissalStrategy) -> DismissReplacement? {
    let properties = facts.view.properties
    switch strategy {
    case .binding:
      let candidates = [options.bindingName, "isShown", "isViewPresented"]
      return candidates.first(where: facts.isFree).map { .binding($0) }
    case .item:
      return ItemBinding(of: facts).map { .item($0) }
    case .model:
      guard let model = try? SharedModel(of: facts) else { return nil }
      return SharedModel.propertyNames.first(where: facts.isFree).map { .model($0, model) }
    case .closure, .environment:
      let old = properties[0].name
      let isKept =
        properties.allSatisfy { $0.key == .dismiss && $0.name == old } && facts.isFree(old)
      let name = isKept ? old : ["dismiss", "dismissView", "close"].first(where: facts.isFree)
      return name.map { strategy == .closure ? .closure($0) : .environment($0, options.action) }
    }
  }
}

extension DismissingView {
  /// The views around it through which a property is passed, besides those that have it.
  fileprivate func containers(
    besides holders: [Int: DismissalHolder], in screens: Screens
  ) -> [ContainerView] {
    var numbers = sites.flatMap(\.step.containers)
    var next = 0
    while next < numbers.count {
      if holders[numbers[next]] == nil {
        for number in screens.containers[numbers[next]].steps.flatMap(\.containers)
        where !numbers.contains(number) {
          numbers.append(number)
        }
      }
      next += 1
    }
    return numbers.filter { holders[$0] == nil }.map { screens.containers[$0] }
  }
}
