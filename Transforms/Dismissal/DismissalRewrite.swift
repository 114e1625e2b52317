import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What the transforms of views that close themselves have in common: a file's views, each with the
/// change that takes the closing out of it, or with what stands in the way.
public struct DismissalRewrite {
  private let context: TransformContext
  private let options: DismissalOptions

  public init(_ transform: some Transform, in context: TransformContext) {
    self.context = context
    options = DismissalOptions(context.options(of: transform))
  }

  /// The forms to try, the best first, for a view.
  public enum Choice {
    case binding, closure, environment, best
  }

  public func outcomes(in file: ParsedFile, choice: Choice) -> [Outcome] {
    context.screens.dismissing(declaredIn: file.source.path).compactMap { view in
      guard isInForce(view, in: file), !hasOwnKeys(view),
        view.name != OnceDeclaration.nativeDismissalName
      else { return nil }
      return outcome(of: view, choice, in: file)
    }
  }

  /// Whether the file still declares what was found when the repository was searched.
  private func isInForce(_ view: DismissingView, in file: ParsedFile) -> Bool {
    view.properties[0].cursor.tree.source.bytes == file.source.bytes
  }

  /// Whether the app declares the key itself, under the name that SwiftUI's has.
  private func hasOwnKeys(_ view: DismissingView) -> Bool {
    context.screens.extensions(of: "EnvironmentValues").contains { _, decl in
      view.properties.contains { decl.member(named: $0.key.rawValue) != nil }
    }
  }

  private func outcome(
    of view: DismissingView, _ choice: Choice, in file: ParsedFile
  ) -> Outcome? {
    guard view.files(in: context.screens).contains(where: { !view.uses(in: $0).isEmpty }) else {
      return nil
    }
    let place = file.tree.range(of: view.properties[0].nameToken).start
    if let obstacle = obstacle(to: view) {
      return .declined(Decline(obstacle, at: place))
    }
    var obstacles: [PlacedObstacle] = []
    for form in forms(of: view, choice) {
      let plan = DismissalPlan(form, of: view, context: context, options: options)
      if plan.isPossible {
        if let change = change(plan, form, at: place) { return .change(change) }
        obstacles = [
          PlacedObstacle(
            .editedByAnotherChange, "its changes overlap", at: view.properties[0].cursor)
        ]
        continue
      }
      // The environment asks for least, so what stands in its way does so whatever the form.
      if obstacles.isEmpty || form == .environment { obstacles = plan.obstacles }
      // A comment says nothing of the form, and can be moved.
      if plan.obstacles.allSatisfy(\.obstacle.isComment) { break }
    }
    return .declined(Self.decline(obstacles, at: place))
  }

  /// The forms that are tried. A view that is embedded below what is presented gets its action from
  /// the environment; the others do when they cannot be handed one.
  private func forms(of view: DismissingView, _ choice: Choice) -> [DismissalPlan.Form] {
    switch choice {
    case .binding: return [.binding]
    case .closure: return [.closure]
    case .environment: return [.environment]
    case .best:
      if view.isEmbedded, !options.threads { return [.environment] }
      return view.isShownByFlagsAlone && !view.hasClosures
        ? [.binding, .closure, .environment] : [.closure, .environment, .binding]
    }
  }

  /// Why a view is left alone whatever the form.
  private func obstacle(to view: DismissingView) -> Obstacle? {
    for property in view.properties where property.type.cursor.kind != .structDecl {
      return Obstacle(
        .notAStructure, "`\(view.name)` is no structure, so that it is not clear what reads it")
    }
    let copies = view.declarations.filter { !$0.isExtension }
    if copies.contains(where: { copy in
      !view.properties.contains {
        $0.type.cursor.id == copy.cursor.id && $0.cursor.tree === copy.cursor.tree
      }
    }) {
      return Obstacle(
        .ambiguousView, "another `\(view.name)` is declared that does not close itself")
    }
    if view.sites.isEmpty {
      return Obstacle(.nothingShowsIt, "nothing in sight makes a `\(view.name)`")
    }
    if view.sites.allSatisfy({ $0.routes.allSatisfy(\.isPreview) }) {
      return Obstacle(.nothingShowsIt, "nothing but previews and tests shows `\(view.name)`")
    }
    return nil
  }

  // MARK: What is said

  private func change(
    _ plan: DismissalPlan, _ form: DismissalPlan.Form, at place: ByteOffset
  ) -> Change? {
    let title =
      switch form {
      case .binding: "Close `\(plan.view.name)` through a binding"
      case .closure: "Close `\(plan.view.name)` through a closure"
      case .environment: "Close `\(plan.view.name)` through an action in the environment"
      }
    var parts: [Change.FileEdits] = []
    for (path, edits) in plan.edits where !edits.isEmpty {
      // Views within one another's arguments may want the same place.
      guard let set = EditSet(edits) else { return nil }
      parts.append(Change.FileEdits(path: path, edits: set))
    }
    return Change(
      ([title] + plan.reservations).joined(separator: ", "),
      safety: plan.reservations.isEmpty ? .safe : .review, at: place, parts: parts)
  }

  /// The obstacles in one sentence, each with its place, the first few of many. The first one gives the
  /// code.
  private static func decline(_ obstacles: [PlacedObstacle], at place: ByteOffset) -> Decline {
    let grave = obstacles.filter { !$0.obstacle.isComment }
    let told = grave.isEmpty ? obstacles : grave
    var sentences: [String] = []
    for obstacle in told {
      let source = obstacle.place.tree.source
      let line = LineTable(source).location(of: obstacle.place.range.start).line
      let sentence = "\(source.path):\(line): \(obstacle.obstacle.reason)"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    let shown = sentences.prefix(shownCount)
    let more = sentences.count - shown.count
    return Decline(
      told[0].obstacle.code,
      shown.joined(separator: "; ") + (0 < more ? "; and \(more) more" : ""),
      remedy: remedy(of: told.map(\.obstacle)), at: place)
  }

  /// What would remove all of the obstacles, each thing said once; nil where one of them would stay.
  private static func remedy(of obstacles: [Obstacle]) -> String? {
    var remedies: [String] = []
    for obstacle in obstacles {
      guard let remedy = obstacle.remedy else { return nil }
      if !remedies.contains(remedy) { remedies.append(remedy) }
    }
    return remedies.joined(separator: "; ")
  }

  /// More places than these are not named.
  private static let shownCount = 4
}

extension Route {
  fileprivate var isPreview: Bool { if case .preview = end { true } else { false } }
}

extension DismissingView {
  /// Whether another view is between it and what presents it, somewhere.
  var isEmbedded: Bool {
    sites.contains { $0.routes.contains { !$0.isDirect && !$0.isPreview } }
  }

  /// Whether every state that presents it is a flag with a name.
  fileprivate var isShownByFlagsAlone: Bool {
    sites.flatMap(\.routes).allSatisfy { route in
      guard case .presentation(let presentation) = route.end else { return true }
      guard case .flag(let state) = presentation.trigger else { return false }
      return !StateExpression(state).isMade
    }
  }

  /// Whether it is handed closures already.
  fileprivate var hasClosures: Bool {
    declarations.contains { type in
      type.storedProperties.contains(where: \.takesClosure)
    }
  }
}
