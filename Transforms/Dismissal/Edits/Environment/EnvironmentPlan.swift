import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalPlan {
  /// Has the view read another key, which whoever presents it sets.
  mutating func rekey(named name: String) {
    rewriteUses(as: .environment(name, options.action))
    for (number, property) in view.properties.enumerated() {
      if view.properties[..<number].contains(where: { isBeside($0, property) }) {
        remove(property)
        continue
      }
      attempt { plan throws(PlacedObstacle) in
        let rekeying = try EnvironmentRekeying(
          of: property.cursor, to: plan.options.key, name: name)
        plan.add(rekeying.edits, in: property.cursor.tree.source.path)
      }
    }
    attempt { plan throws(PlacedObstacle) in
      try plan.addEntry()
    }
    setKey(on: view.sites.flatMap(\.routes))
  }

  /// Whether two properties are there at the same time, so that one is enough.
  private func isBeside(_ one: DismissProperty, _ other: DismissProperty) -> Bool {
    guard one.cursor.tree === other.cursor.tree,
      let ancestry = context.screens.file(at: one.cursor.tree.source.path)?.ancestry
    else { return false }
    return ancestry.parent(of: one.cursor)?.id == ancestry.parent(of: other.cursor)?.id
  }

  private mutating func remove(_ property: DismissProperty) {
    let path = property.cursor.tree.source.path
    guard let file = context.screens.file(at: path) else { return }
    for removal in DeclarationRemoval.removals(of: [property.cursor], ancestry: file.ancestry) {
      switch removal.verdict {
      case .edit(let edit): add([edit], in: path)
      case .obstacle(let obstacle): add(PlacedObstacle(obstacle, at: property.cursor))
      }
    }
  }

  /// Sets the key wherever the view is presented; where nothing more can be known of that, SwiftUI's own
  /// action, if the user chose so and it is not all that there would be.
  private mutating func setKey(on routes: [Route]) {
    var done: [String: Set<Edit>] = [:]
    var bridges: [(edit: Edit, path: String, obstacle: PlacedObstacle)] = []
    for route in routes {
      do throws(PlacedObstacle) {
        guard let (edit, path) = try setting(for: route),
          done[path, default: []].insert(edit).inserted
        else {
          continue
        }
        add([edit], in: path)
      } catch {
        let path = route.arrival.tree.source.path
        if let edit = bridge(for: route), done[path, default: []].insert(edit).inserted {
          bridges.append((edit, path, error))
        } else {
          add(error)
        }
      }
    }
    guard !bridges.isEmpty else { return }
    guard bridges.count < done.values.reduce(0, { $0 + $1.count }) else {
      for bridge in bridges { add(bridge.obstacle) }
      return
    }
    for bridge in bridges { add([bridge.edit], in: bridge.path) }
    reserve("which is SwiftUI's own where no state presents it")
    attempt { plan throws(PlacedObstacle) in
      try plan.addBridge()
    }
  }

  /// The edit that sets the key on a route; nil where nobody is there to take the view away.
  private mutating func setting(
    for route: Route
  ) throws(PlacedObstacle) -> (edit: Edit, path: String)? {
    switch route.end {
    case .preview:
      return nil
    case .unresolved(let obstacle):
      try accept(obstacle)
      return nil
    case .presentation(let presentation):
      let action = try action(of: presentation, showing: route.arrival)
      guard !action.isHosted else { throw action.obstacle }
      let modifier = try modifier(for: action, at: route.arrival)
      if let reference = InitializerReference(route.arrival, in: presentation) {
        return (reference.edit(calling: "()" + modifier), route.arrival.tree.source.path)
      }
      let site = try EnvironmentSite(
        of: route.arrival, in: presentation, ancestry: action.ancestry)
      if site.sets(options.key, ancestry: action.ancestry) { return nil }
      let path = route.arrival.tree.source.path
      guard isInModule(path) else {
        throw PlacedObstacle(.otherModule, "another module presents it", at: presentation.call)
      }
      return (site.edit(adding: modifier), path)
    }
  }

  /// What sets the key where a view is presented.
  private mutating func modifier(
    for action: PresentationAction, at place: SyntaxCursor
  ) throws(PlacedObstacle) -> String {
    let closure = try closure(of: action, at: place)
    switch options.action {
    case .certain:
      return ".environment(\\.\(options.key), \(closure))"
    case .optional:
      let name = closure.contains("action") ? "dismissal" : "action"
      let guarding =
        isInWindow(action) ? "  guard \(name) == nil else { return }\n" : ""
      return """
        .transformEnvironment(\\.\(options.key)) { \(name) in
        \(guarding)  \(name) = \(closure)
        }
        """
    case .choice:
      let path = try PresentationPath(
        to: action.presentation, ancestry: action.ancestry, in: context)
      let own = try action.statement(at: place)
      let all = [own] + (try path.statements(at: place))
      return """
        .environment(\\.\(options.key), { dismissal in
          switch dismissal {
          case .dismiss:
            \(own)
          case .dismissAll:
            \(all.joined(separator: "\n    "))
          }
        })
        """
    }
  }

  /// Whether what presents a view is never presented itself, so that an action which is there already
  /// was meant for what it presents. Else the action would close the presenting view.
  private func isInWindow(_ action: PresentationAction) -> Bool {
    let place = action.presentation.call
    guard let type = TypeDecl.enclosing(place, ancestry: action.ancestry), !type.isExtension,
      case .window = PresenterStanding(of: type, in: context)
    else { return false }
    // A sheet within a sheet of the same view.
    return !action.ancestry.ancestors(of: place).contains { ancestor in
      ancestor.id != place.id && FunctionCallView(ancestor)?.presents(place) == true
    }
  }

  private func isInModule(_ path: String) -> Bool {
    context.modules[path] == context.modules[view.path]
  }

  // MARK: What nothing is known of

  /// The edit that keeps SwiftUI's own action on a route; nil where that is not asked for, or the view is
  /// no part of a list of views, where its type may change.
  private func bridge(for route: Route) -> Edit? {
    let path = route.arrival.tree.source.path
    guard options.bridges, isInModule(path), let file = context.screens.file(at: path),
      let content = content(around: route, in: file)
    else { return nil }
    let site = EnvironmentSite(of: route.arrival, within: content, ancestry: file.ancestry)
    return site.edit(adding: ".modifier(\(OnceDeclaration.nativeDismissalName)())")
  }

  /// The closure that makes the view there for whatever shows it; a link may be handed the view itself.
  private func content(around route: Route, in file: IndexedFile) -> SyntaxCursor? {
    switch route.end {
    case .preview:
      return nil
    case .presentation(let presentation):
      guard case .none = presentation.trigger, presentation.content.contains(route.arrival) else {
        return nil
      }
      return presentation.content
    case .unresolved(let obstacle):
      guard FunctionCallView(obstacle.place) != nil, obstacle.place.contains(route.arrival)
      else { return nil }
      let closure = file.ancestry.parent(of: route.arrival)
      return closure?.kind == .closureExpr ? closure : nil
    }
  }
}
