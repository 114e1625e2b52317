import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Lets a view read an action from its environment, which whatever presents the view sets.
struct EnvironmentWriting {
  private let replacement: DismissReplacement
  private let facts: DismissalFacts
  private let options: DismissalOptions
  private let context: TransformContext
  private let declarations: ModuleDeclarations

  init(
    of replacement: DismissReplacement, facts: DismissalFacts, options: DismissalOptions,
    context: TransformContext, firstReader: (() -> FirstReader)?
  ) {
    self.replacement = replacement
    self.facts = facts
    self.options = options
    self.context = context
    declarations = ModuleDeclarations(
      view: facts.view, options: options, context: context, firstReader: firstReader)
  }

  private var view: DismissingView { facts.view }

  /// What brings the view to its presentations.
  private var arrivals: [SyntaxCursor] { view.sites.flatMap(\.routes).map(\.arrival) }

  func write(to edits: inout DismissalEdits, with presenters: inout PresenterStates) {
    for (number, property) in view.properties.enumerated() {
      if view.properties[..<number].contains(where: { isBeside($0, property) }) {
        remove(property, &edits)
        continue
      }
      edits.attempt { edits throws(Obstacle) in
        let new = try EnvironmentKeyEdits(
          of: property.cursor, to: options.key, name: replacement.name)
        edits.add(new.edits, in: property.cursor.tree.source.path)
      }
    }
    edits.attempt { edits throws(Obstacle) in
      try declarations.addEntry(to: &edits)
    }
    setKey(&edits, &presenters)
  }

  // MARK: The property

  /// Whether two properties are in scope at the same time, so that one is enough.
  private func isBeside(_ one: DismissProperty, _ other: DismissProperty) -> Bool {
    guard one.cursor.tree === other.cursor.tree,
      let ancestry = context.screens.file(at: one.cursor.tree.source.path)?.ancestry
    else { return false }
    return ancestry.parent(of: one.cursor)?.id == ancestry.parent(of: other.cursor)?.id
  }

  private func remove(_ property: DismissProperty, _ edits: inout DismissalEdits) {
    let path = property.cursor.tree.source.path
    guard let file = context.screens.file(at: path) else { return }
    for removal in DeclarationRemoval.removals(of: [property.cursor], ancestry: file.ancestry) {
      switch removal.verdict {
      case .edit(let edit): edits.add([edit], in: path)
      case .obstacle(let obstacle): edits.add(obstacle.placed(at: property.cursor))
      }
    }
  }

  // MARK: The presenters

  /// Sets the key wherever the view is presented.
  private func setKey(_ edits: inout DismissalEdits, _ presenters: inout PresenterStates) {
    let start = edits
    var native: [NativeRoute] = []
    for site in view.sites { native += setKey(at: site, &edits, &presenters) }
    let routes = view.sites.flatMap(routesWithAction).filter { !$0.isPreview && !isUnused($0) }
    let count = routes.count { !$0.needsNoAction(options, in: context) }
    if count == 0 { edits.addUselessness() }
    if count < routes.count {
      edits.add(
        "at the root of a window, the action of `\(view.name)` does nothing; on an iPad, `dismiss` may "
          + "close one of several windows"
      )
    }
    guard !native.isEmpty, edits.isPossible else { return }
    keepAtSites(&native, &edits, from: start, &presenters)
    if edits.addsState, !start.addsState {
      keepLinks(&native, &edits, from: start, &presenters)
    }
    edits.describe(native, of: view.name, among: count)
    edits.attempt { edits throws(Obstacle) in
      try declarations.addBridge(usedIn: native.map(\.path), to: &edits)
    }
  }

  /// The routes from a site on which the view may dismiss itself.
  private func routesWithAction(from site: ViewSite) -> [Route] {
    let silent = SilentSite(site, of: facts)
    return silent.isSilent ? [] : site.routes.filter { !silent.isCompiledApart(from: $0) }
  }

  /// Keeps SwiftUI's own action at the places that create the view, where these are fewer than what shows it.
  private func keepAtSites(
    _ native: inout [NativeRoute], _ edits: inout DismissalEdits, from start: DismissalEdits,
    _ presenters: inout PresenterStates
  ) {
    let before = Set(native.map(\.place))
    guard 1 < before.count else { return }
    var others = PresenterStates(of: facts, for: .environment, options: options, context: context)
    var kept = start
    var routes: [NativeRoute] = []
    for site in view.sites { routes += setKey(at: site, &kept, &others, itself: true) }
    guard kept.isPossible, Set(routes.map(\.place)).count < before.count else { return }
    (native, edits, presenters) = (routes, kept, others)
  }

  /// Gives no link a state of its own where SwiftUI's own action stays at another place anyway.
  private func keepLinks(
    _ native: inout [NativeRoute], _ edits: inout DismissalEdits, from start: DismissalEdits,
    _ presenters: inout PresenterStates
  ) {
    var others = PresenterStates(
      of: facts, for: .environment, options: options.keepingLinks(), context: context)
    var kept = start
    var routes: [NativeRoute] = []
    for site in view.sites { routes += setKey(at: site, &kept, &others) }
    guard kept.isPossible else { return }
    (native, edits, presenters) = (routes, kept, others)
  }

  /// Sets the key on all routes from a site.
  ///
  /// - Parameter itself: whether the site keeps SwiftUI's own action where all routes do.
  /// - Returns: the routes that keep SwiftUI's own action.
  private func setKey(
    at site: ViewSite, _ edits: inout DismissalEdits, _ presenters: inout PresenterStates,
    itself: Bool = false
  ) -> [NativeRoute] {
    let before = (edits, presenters)
    var native: [NativeRoute] = []
    var obstacles: [Obstacle] = []
    var hasState = false
    for route in routesWithAction(from: site) {
      let start = (edits, presenters)
      do throws(Obstacle) {
        let setting = try setting(for: route, &edits, &presenters)
        hasState = hasState || !route.isPreview
        guard let (modifier, path) = setting else { continue }
        edits.addModifier(modifier, in: path)
      } catch {
        (edits, presenters) = start
        if context.isPreviewOrTest(route.arrival) || isUnused(route)
          || route.needsNoAction(options, in: context)
        {
          continue
        }
        do throws(Obstacle) {
          guard !site.hasOtherEnd(beside: route), !site.wouldOverride(at: route, context) else {
            throw error
          }
          try keepNative(at: route.arrival, because: error, &edits)
          native.append(NativeRoute(route, error, at: route.arrival))
        } catch {
          obstacles.append(error)
        }
      }
    }
    let causes = obstacles + native.map(\.cause)
    guard !obstacles.isEmpty || itself && !native.isEmpty else { return native }
    // The view itself may have the modifier, if no state dismisses it on any route.
    let routes = routesWithAction(from: site).filter { !$0.isPreview }
    var edited = before
    do throws(Obstacle) {
      guard !hasState else { throw causes[0] }
      try keepNative(at: site.expression, because: causes[0], &edited.0)
    } catch {
      for obstacle in obstacles { edits.add(obstacle) }
      return obstacles.isEmpty ? native : []
    }
    (edits, presenters) = edited
    return routes.map { NativeRoute($0, causes[0], at: site.expression) }
  }

  /// The edits that set the key on a route, the modifier first; nil where only a preview shows the view.
  private func setting(
    for route: Route, _ edits: inout DismissalEdits, _ presenters: inout PresenterStates
  ) throws(Obstacle) -> (modifier: [Edit], path: String)? {
    switch route.end {
    case .preview:
      return nil
    case .unresolved(let end):
      try presenters.accept(end, at: route.arrival, &edits)
      return nil
    case .presentation(let presentation):
      let action = try presenters.action(of: presentation, showing: route.arrival, &edits)
      guard !action.isHosted else { throw action.obstacle }
      let closure = try presenters.closure(of: action, at: route.arrival, &edits)
      let modifier = try modifier(for: action, closure: closure, at: route.arrival)
      let path = route.arrival.tree.source.path
      if let reference = InitializerReference(route.arrival, in: presentation) {
        try checkModule(of: presentation)
        return ([reference.edit(calling: "()" + modifier)], path)
      }
      if let reference = ContentReference(route.arrival, in: presentation, context.program) {
        try checkModule(of: presentation)
        if let caveat = reference.caveat { edits.add(caveat) }
        return ([reference.edit(adding: modifier, in: context.codeStyles)], path)
      }
      let site = try EnvironmentSite(
        of: route.arrival, in: presentation, viewName: view.name, besides: arrivals,
        ancestry: action.ancestry, context.program)
      let setting = site.setting(
        of: options.key, within: presentation.content, ancestry: action.ancestry)
      if let setting {
        let isSame = setting.isCall(of: modifier, orWith: closure)
        guard isSame || isGuarding(setting, action, at: route.arrival, &edits) else {
          throw Obstacle(
            .nameTaken, "`\(options.key)` is set to another action here",
            remedy: "choose another name with the option `key`",
            at: FunctionCallView(setting)?.arguments.last?.value ?? setting)
        }
        return nil
      }
      if site.isFollowed(
        by: ".modifier(\(OnceDeclaration.nativeDismissalName)())", ancestry: action.ancestry)
      {
        return nil
      }
      try checkModule(of: presentation)
      return (site.edits(adding: modifier, in: context.codeStyles), path)
    }
  }

  /// Whether a modifier sets an action that differs only in that it asks first what is presented, or does not:
  /// another view may need that.
  private func isGuarding(
    _ setting: SyntaxCursor, _ action: PresentationAction, at place: SyntaxCursor,
    _ edits: inout DismissalEdits
  ) -> Bool {
    guard options.action == .function, let call = FunctionCallView(setting),
      call.member?.name == "environment",
      let closure = call.arguments.last.flatMap({ ClosureView($0.value) }),
      closure.signature == nil, closure.statements.count == 1, let only = closure.statements.first,
      let wanted = (try? action.statement(at: place))?.filter({ !$0.isWhitespace })
    else { return false }
    if only.textWithoutTrivia == wanted {
      if action.isLate { facts.warnOfLateDismissal(isGuarded: false, in: &edits) }
      return true
    }
    let text = only.textWithoutTrivia
    let state = wanted.prefix { $0 != "=" }
    return only.kind == .ifExpr && text.hasPrefix("if\(state)") && text.hasSuffix("{\(wanted)}")
      && !text.contains("else")
  }

  /// - Throws: where another module, which does not have the key, presents the view.
  private func checkModule(of presentation: Presentation) throws(Obstacle) {
    guard !isInModule(presentation.call.tree.source.path) else { return }
    throw Obstacle(
      .otherModule, separation(at: presentation.call.tree.source.path), at: presentation.call)
  }

  /// The modifier that sets the key where a view is presented.
  private func modifier(
    for action: PresentationAction, closure: String, at place: SyntaxCursor
  ) throws(Obstacle) -> String {
    switch options.action {
    case .function:
      return ".environment(\\.\(options.key), \(closure))"
    case .optionalFunction:
      let name = closure.words.contains("action") ? "dismissal" : "action"
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
      let name = all.joined(separator: " ").words.contains("dismissal") ? "choice" : "dismissal"
      return """
        .environment(\\.\(options.key), { \(name) in
          switch \(name) {
          case .dismiss:
            \(own)
          case .dismissAll:
            \(all.joined(separator: "\n    "))
          }
        })
        """
    }
  }

  /// Whether the presenter itself is never presented, so that an action which is set already was
  /// meant for the presented view. Otherwise that action would dismiss the presenter.
  private func isInWindow(_ action: PresentationAction) -> Bool {
    let place = action.presentation.call
    guard let type = TypeDecl.enclosing(place, ancestry: action.ancestry), !type.isExtension,
      case .window = PresenterStanding(of: type, in: context)
    else { return false }
    // A sheet within a sheet of the same view.
    return context.program.ask { program in
      !action.ancestry.ancestors(of: place).compactMap(FunctionCallView.init).contains {
        $0.cursor.id != place.id && program.presents(place, by: $0)
      }
    }
  }

  /// Whether nothing uses what creates the view on a route, while something does on another.
  private func isUnused(_ route: Route) -> Bool {
    route.isUnused && view.sites.flatMap(\.routes).contains { !$0.isPreview && !$0.isUnused }
  }

  /// Whether a file can use what the view's module declares.
  private func isInModule(_ path: String) -> Bool {
    context.modules[path] == context.modules[view.path]
      && context.once { DeclarationTargets(in: context) }.share(path, with: view, in: context)
  }

  /// Why a file that presents the view cannot use what the view declares: "`SortView` is presented in another module".
  private func separation(at path: String) -> String {
    let targets = context.buildTargets[path]
    // A folder may look like a module of its own whose files one target compiles with those of the view.
    let sharesTarget = !targets.isDisjoint(with: context.buildTargets[view.path])
    let place =
      if context.modules[path] != context.modules[view.path], !sharesTarget {
        "in another module"
      } else if !targets.isEmpty, targets.allSatisfy({ $0 < 0 }) {
        "in a file that no target compiles"
      } else {
        "in targets that share no file for the new declaration"
      }
    return "`\(view.name)` is presented \(place)"
  }

  // MARK: SwiftUI's own action

  /// Keeps SwiftUI's own action for a view.
  ///
  /// - Throws: why no state dismisses the view, where the user does not want that, or the type of the view
  ///   may not change.
  private func keepNative(
    at place: SyntaxCursor, because obstacle: Obstacle, _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    let path = place.tree.source.path
    guard options.bridges, obstacle.mayKeepNative,
      let file = context.screens.file(at: path), !file.ancestry.isFunction(place)
    else { throw obstacle }
    guard isInModule(path) else {
      throw obstacle.joined(
        with: Obstacle(.otherModule, separation(at: path), at: place))
    }
    let site: NativeDismissalSite
    do throws(Obstacle) {
      site = try NativeDismissalSite(at: place, besides: arrivals, in: file, context)
    } catch {
      throw obstacle.joined(with: error)
    }
    guard site.setting(of: options.key) == nil else { throw obstacle }
    edits.addModifier(site.edits(in: context.codeStyles), in: path)
  }
}

extension SyntaxCursor {
  /// Whether a call is that of a modifier, also with a trailing closure; white space does not count.
  fileprivate func isCall(of modifier: String, orWith closure: String) -> Bool {
    let call = FunctionCallView(self)
    return textWithoutTrivia.hasSuffix(modifier.filter { !$0.isWhitespace })
      || call?.member?.name == "environment"
        && call?.arguments.last?.value.textWithoutTrivia == closure.filter { !$0.isWhitespace }
  }
}

extension String {
  /// The names and keywords in code.
  fileprivate var words: Set<Substring> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }
}

extension Route {
  /// Whether nothing uses what creates the view.
  fileprivate var isUnused: Bool {
    if case .unresolved(let end) = end { end.code == .nothingShowsIt } else { false }
  }
}
