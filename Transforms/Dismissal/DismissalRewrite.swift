import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The engine of the family: it analyzes each view of a file that dismisses itself, lets the
/// transform choose strategies, and writes the first one that meets no obstacle.
struct DismissalRewrite {
  let options: DismissalOptions
  private let transform: String
  private let context: TransformContext
  /// How a view is dismissed with what the view around it has; nil where the user chose a strategy.
  private var passed: PassedDismissal?
  /// Whether it is only asked which view reads the environment, before a file for the entry is known.
  private var isDraft = false
  /// Whether caveats decide nothing: a run that makes changes for review makes those of a draft in any case.
  private var omitsCaveats: Bool { isDraft && .review <= context.safety }

  init(_ transform: some Transform, in context: TransformContext) {
    self.context = context
    self.transform = transform.name
    options = DismissalOptions(context.options(of: transform))
  }

  /// What is said of the views of a file. A view in the body of another one gets what that one has,
  /// where this is possible.
  func outcomesPassingOn(
    in file: ParsedFile, trying strategies: @escaping (DismissalFacts) -> [DismissalStrategy]
  ) -> [Outcome] {
    var rewrite = self
    rewrite.passed = PassedDismissal(options: options, context: context, strategies: strategies)
    return rewrite.outcomes(in: file, trying: strategies)
  }

  /// - Parameter strategies: the strategies to try for a view, the best first.
  func outcomes(
    in file: ParsedFile, trying strategies: @escaping (DismissalFacts) -> [DismissalStrategy]
  ) -> [Outcome] {
    views(in: file).compactMap { answer(to: $0, trying: strategies)?.outcome }
  }

  private func answer(
    to view: DismissingView, trying strategies: @escaping (DismissalFacts) -> [DismissalStrategy]
  ) -> DismissalAnswer? {
    context.once { DismissalAnswers() }
      .answer(to: view, askedBy: transform, isDraft: isDraft) {
        let facts = DismissalFacts(of: view, in: context)
        guard facts.isUsed else { return nil }
        return find(facts, trying: strategies)?.about(facts.places)
          .adding(view.unbuiltCaveats)
      }
  }

  private func find(
    _ facts: DismissalFacts, trying strategies: @escaping (DismissalFacts) -> [DismissalStrategy]
  ) -> DismissalAnswer? {
    let view = facts.view
    let property = view.properties[0]
    let place = property.cursor.tree.range(of: property.nameToken).start
    if let obstacle = facts.obstacle ?? facts.unusedCode ?? SilentSite.obstacle(to: facts) {
      return DismissalAnswer(outcome: .declined(Decline(obstacle, at: place)))
    }
    if options.removesDead, let dead = DeadDismissal(of: facts) {
      return DismissalAnswer(outcome: dead.outcome(at: place))
    }
    if let passed, let (name, edits) = passed.editsReusingProperty(of: facts) {
      let title = "Dismiss `\(view.name)` through its property `\(name)`"
      if let change = edits.change(title, at: place) {
        return DismissalAnswer(outcome: .change(change))
      }
    }
    let answer = answer(about: facts, orViewAround: strategies, at: place)
    if passed != nil, case .change? = answer?.outcome,
      let obstacle = facts.view.presentationReading ?? ClosingProperty.obstacle(to: facts)
    {
      return DismissalAnswer(outcome: .declined(Decline([obstacle], fine: 0, at: place)))
    }
    return answer
  }

  /// What is said of a view that has to be dismissed in another way, where it is not said of the view around it.
  private func answer(
    about facts: DismissalFacts,
    orViewAround strategies: @escaping (DismissalFacts) -> [DismissalStrategy],
    at place: ByteOffset
  ) -> DismissalAnswer? {
    let view = facts.view
    if let passed, view.isEmbedded {
      if passed.isDismissedByOuterView(view),
        !isOuterViewBesideParts(view, passed, strategies)
      {
        return nil
      }
      if let (strategy, edits) = passed.editsThroughContainer(of: facts),
        let change = edits.change(title(for: [view.name], strategy, edits), at: place),
        strategy != .closure || change.safety == .safe
          || !EnvironmentParts(passed: passed).existBeside(facts)
      {
        return DismissalAnswer(outcome: .change(change))
      }
    }
    return answer(about: facts, trying: strategies, at: place)
  }

  /// Whether a change that this run makes lets a view read an action from its environment.
  private func readsEnvironment(
    _ view: DismissingView, trying strategies: @escaping (DismissalFacts) -> [DismissalStrategy]
  ) -> Bool {
    guard let answer = answer(to: view, trying: strategies) else { return false }
    switch answer.outcome {
    case .change(let change): return answer.readsEnvironment && change.safety <= context.safety
    // A comment can be moved.
    case .declined(let decline): return decline.code == .commentWouldBeLost
    }
  }

  /// "Let the presenter dismiss `SortView` through a binding"
  private func title(
    for names: [String], _ strategy: DismissalStrategy, _ edits: DismissalEdits
  ) -> String {
    let quoted = names.map { "`\($0)`" }
    let list = quoted.dropLast().joined(separator: ", ")
    let all = quoted.count == 1 ? quoted[0] : "\(list) and \(quoted[quoted.count - 1])"
    if edits.native == .everywhere {
      return "Pass SwiftUI's own action to \(all) through \(strategy.name)"
    }
    let rest =
      edits.native != .nowhere
      ? ", or pass on SwiftUI's own" : edits.addsState ? " and a new state" : ""
    return "Let the presenter dismiss \(all) through \(strategy.name)\(rest)"
  }

  /// The views that the file declares, if it is still as it was when the repository was searched.
  /// A wrapper or key that an app declares under SwiftUI's name is its own.
  private func views(in file: ParsedFile) -> [DismissingView] {
    let path = file.source.path
    let views = context.dismissingViews(withPropertyIn: path).filter { view in
      view.path == path && view.properties[0].cursor.tree.source.bytes == file.source.bytes
        && view.name != OnceDeclaration.nativeDismissalName
    }
    guard !views.isEmpty else { return [] }
    return context.program.ask { program in
      views.filter { $0.properties.allSatisfy { $0.hasKeyOfSwiftUI(in: program) } }
    }
  }

  /// The change that lets a view read the environment as its parts do; nil where it has none that do.
  private func changeBesideParts(
    of facts: DismissalFacts, _ strategies: [DismissalStrategy], with writer: StrategyWriter,
    at place: ByteOffset
  ) -> Change? {
    guard let passed, strategies.contains(.environment),
      EnvironmentParts(passed: passed).exist(in: facts)
    else { return nil }
    let edits = writer.edits(for: .environment)
    guard edits.isPossible else { return nil }
    let change = edits.change(title(for: [facts.view.name], .environment, edits), at: place)
    return change.flatMap { $0.safety <= context.safety ? $0 : nil }
  }

  /// Whether the view around a view reads the environment as other parts do, and so passes nothing on.
  private func isOuterViewBesideParts(
    _ view: DismissingView, _ passed: PassedDismissal,
    _ strategies: (DismissalFacts) -> [DismissalStrategy]
  ) -> Bool {
    guard let outer = passed.outerView(of: view) else { return false }
    let facts = DismissalFacts(of: outer, in: context)
    return strategies(facts).contains(.environment)
      && EnvironmentParts(passed: passed).exist(in: facts)
  }

  /// The change of the first strategy without obstacles, or a decline. What goes farther than the states that
  /// present the view is tried last.
  private func answer(
    about facts: DismissalFacts,
    trying choose: @escaping (DismissalFacts) -> [DismissalStrategy],
    at place: ByteOffset
  ) -> DismissalAnswer {
    let property = facts.view.properties[0].cursor
    let strategies = choose(facts)
    var obstacles: [Obstacle] = []
    for reach in options.reaches(of: strategies) {
      var writer = StrategyWriter(
        facts: facts, options: options.reaching(reach), context: context)
      writer.omitsCaveats = omitsCaveats
      if !isDraft { writer.firstReader = firstReader(trying: choose) }
      if reach == .states,
        let change = changeBesideParts(of: facts, strategies, with: writer, at: place)
      {
        return DismissalAnswer(
          outcome: .change(change), readsEnvironment: true, omitsCaveats: omitsCaveats)
      }
      switch attempt(strategies, for: facts, with: writer, at: place) {
      case .change(let change, let strategy):
        return DismissalAnswer(
          outcome: .change(change), readsEnvironment: strategy == .environment,
          omitsCaveats: omitsCaveats)
      case .obstacles(let found): obstacles = found
      case .nothingGained: break
      }
      // A comment is in the way of every strategy, and can be moved.
      if obstacles.allSatisfy(\.isComment) || obstacles.contains(where: \.isWrongCall) { break }
    }
    let decline = Decline(
      obstacles.map { $0.placed(at: property) },
      fine: facts.view.countOfSites(besides: obstacles.filter { !$0.isComment }), at: place)
    return DismissalAnswer(outcome: .declined(decline))
  }

  /// Finds the first view that reads the environment once the changes of this run are made.
  private func firstReader(
    trying strategies: @escaping (DismissalFacts) -> [DismissalStrategy]
  ) -> () -> FirstReader {
    var draft = self
    draft.isDraft = true
    return { [draft, context] in
      context.once {
        FirstReader(in: context) { draft.readsEnvironment($0, trying: strategies) }
      }
    }
  }

  private enum Attempt {
    case change(Change, DismissalStrategy)
    case obstacles([Obstacle])
    /// In most places, SwiftUI's own action would stay: the obstacles of a shorter reach tell more.
    case nothingGained
  }

  private func attempt(
    _ strategies: [DismissalStrategy], for facts: DismissalFacts, with writer: StrategyWriter,
    at place: ByteOffset
  ) -> Attempt {
    var obstacles: [Obstacle] = []
    for strategy in strategies {
      var written = writer.edits(for: strategy)
      if written.isPossible {
        if writer.options.bridgesFewPlaces, written.native.isInMostPlaces { return .nothingGained }
        let inner =
          passed?.addInnerViews(
            of: facts, as: writer.replacement(for: strategy), to: &written) ?? []
        let title = title(for: [facts.view.name] + inner.map(\.name), strategy, written)
        if let change = written.change(title, at: place) {
          return .change(change, strategy)
        }
        obstacles = [
          Obstacle(
            .editedByAnotherChange, "the edits for `\(facts.view.name)` overlap",
            at: facts.view.properties[0].cursor)
        ]
        continue
      }
      // Such a call does not compile, and the right one could take another argument.
      if let wrong = written.obstacles.first(where: \.isWrongCall) { return .obstacles([wrong]) }
      // The environment needs the least, so its obstacles hold for every strategy.
      if obstacles.isEmpty || strategy == .environment { obstacles = written.obstacles }
      if written.obstacles.allSatisfy(\.isComment) { break }
    }
    return .obstacles(obstacles)
  }
}

extension Obstacle {
  fileprivate var isWrongCall: Bool { code == .unknownInitializer }
}

extension Decline {
  /// Some obstacles in one sentence, each with its place; of many, the first few. The first one
  /// gives the code.
  ///
  /// - Parameter fine: the number of places that create the view and could change.
  fileprivate init(_ obstacles: [Obstacle], fine: Int, at offset: ByteOffset) {
    let grave = obstacles.filter { !$0.isComment }
    let told = grave.isEmpty ? obstacles : grave
    var sentences: [String] = []
    for obstacle in told {
      if let sentence = obstacle.sentence, !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    let shown = sentences.prefix(Self.shownCount)
    let more = sentences.count - shown.count
    let rest =
      (0 < more ? "; and \(more) more" : "")
      + (0 < fine ? "; \(fine) other \(fine == 1 ? "place" : "places") could change" : "")
    self.init(
      told[0].code, shown.joined(separator: "; ") + rest, remedy: Self.remedy(of: told), at: offset)
  }

  /// What would remove all of the obstacles, each remedy once; nil where one of them has none.
  private static func remedy(of obstacles: [Obstacle]) -> String? {
    var remedies: [String] = []
    for obstacle in obstacles {
      guard let remedy = obstacle.remedy else { return nil }
      if !remedies.contains(remedy) { remedies.append(remedy) }
    }
    return remedies.joined(separator: "; ")
  }

  /// The number of places that a decline names.
  private static let shownCount = 4
}
