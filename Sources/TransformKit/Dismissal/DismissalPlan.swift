import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// How a view comes to be closed from outside, in one form: the view whole, with all places that make
/// it, or not at all.
struct DismissalPlan {
  /// The edits by the path of the file.
  private(set) var edits: [String: [Edit]] = [:]
  /// What stands in the way, each at its place. The edits are for nothing where there is any.
  private(set) var obstacles: [PlacedObstacle] = []
  /// What someone should look at, in words that follow what the change does.
  private(set) var reservations: [String] = []

  let view: DismissingView
  let context: TransformContext
  let options: DismissalOptions
  /// The names that states get which present the view, by the place that makes the state.
  private var hoisted: [SyntaxPlace: HoistedState] = [:]

  /// The forms that a view can have.
  enum Form: String, Sendable {
    case binding, closure, environment
  }

  init(
    _ form: Form, of view: DismissingView, context: TransformContext, options: DismissalOptions
  ) {
    self.view = view
    self.context = context
    self.options = options
    guard let name = name(in: form) else {
      obstacles.append(
        PlacedObstacle("every name for it is taken", at: view.properties[0].cursor))
      return
    }
    switch form {
    case .binding: hand(.binding(name), as: .binding(name))
    case .closure: hand(.closure(name), as: .closure(name))
    case .environment: rekey(named: name)
    }
  }

  var isPossible: Bool { obstacles.isEmpty }

  /// Takes a step, or keeps what stands in its way.
  private mutating func attempt(
    _ step: (inout DismissalPlan) throws(PlacedObstacle) -> Void
  ) {
    do throws(PlacedObstacle) {
      try step(&self)
    } catch {
      obstacles.append(error)
    }
  }

  private mutating func add(_ new: [Edit], in path: String) {
    edits[path, default: []] += new
  }

  private mutating func reserve(_ reservation: String) {
    if !reservations.contains(reservation) { reservations.append(reservation) }
  }
}

// MARK: The view

extension DismissalPlan {
  /// The name that the property has then; nil when all that come to mind are taken.
  private func name(in form: Form) -> String? {
    let old = view.properties[0].name
    if form != .binding, view.properties.allSatisfy({ $0.key == .dismiss && $0.name == old }) {
      return old
    }
    let wishes =
      form == .binding
      ? [options.bindingName, "isShown", "isViewPresented"] : ["dismiss", "dismissView", "close"]
    return wishes.first { name in
      view.properties.contains { $0.name == name }
        || view.files(in: context.screens).allSatisfy { $0.isNameFree(name, in: view.declarations) }
    }
  }

  /// The edits of all uses of the property.
  private mutating func rewriteUses(as form: DismissForm) {
    for file in view.files(in: context.screens) {
      let rewriting = UseEdits(of: view.uses(in: file), as: form, in: file)
      obstacles += rewriting.obstacles
      add(rewriting.edits, in: file.path)
    }
  }

  // MARK: Binding and closure

  /// Hands the view a property at every place that makes it.
  private mutating func hand(_ property: HandedProperty, as form: DismissForm) {
    rewriteUses(as: form)
    var constructions: [InitializerPlan.Construction] = []
    for site in view.sites {
      attempt { plan throws(PlacedObstacle) in
        let presentation = try plan.presentation(at: site)
        let value = try plan.value(at: site, of: presentation, as: form)
        constructions.append(.init(call: site.expression, value: value.text))
        if let helper = value.helper { try plan.add(helper, near: site.expression) }
      }
    }
    guard isPossible else { return }
    attempt { plan throws(PlacedObstacle) in
      let view = plan.view
      let initializers = try InitializerPlan(
        handing: property,
        to: view.properties.map { .init(type: $0.type, property: $0.cursor) },
        extensions: view.declarations.filter(\.isExtension), at: constructions,
        allowsPublicAPI: plan.options.allowsPublicAPI
          || !plan.context.modules[view.path].isPublished)
      for (path, edits) in initializers.edits { plan.add(edits, in: path) }
    }
  }

  /// What a view is given where it is made.
  struct SiteValue {
    let text: String
    var helper: OnceDeclaration? = nil
  }

  /// What presents the view that is made at a site; nil where nobody is there to take it away.
  private mutating func presentation(
    at site: ViewSite
  ) throws(PlacedObstacle) -> Presentation? {
    var found: Presentation?
    for route in site.routes {
      switch route.end {
      case .preview:
        continue
      case .unresolved(let obstacle):
        try accept(obstacle)
      case .presentation(let presentation):
        guard route.isDirect else {
          throw PlacedObstacle(
            "another view is between it and what presents it", at: site.expression)
        }
        if let found,
          found.call.id != presentation.call.id
            || found.call.tree !== presentation.call.tree
        {
          throw PlacedObstacle(
            "it is made once and presented at several places", at: site.expression)
        }
        found = presentation
      }
    }
    return found
  }

  /// Goes on where nothing more can be known, if the user chose so.
  private mutating func accept(_ obstacle: SiteObstacle) throws(PlacedObstacle) {
    guard obstacle.isOutOfSight, options.allowsPublicAPI else {
      throw PlacedObstacle(
        "it is made \(obstacle.reason)",
        remedy: obstacle.isOutOfSight ? "pass `public-api=true`" : nil, at: obstacle.place)
    }
    reserve("which others who show one have to do as well")
  }

  private mutating func value(
    at site: ViewSite, of presentation: Presentation?, as form: DismissForm
  ) throws(PlacedObstacle) -> SiteValue {
    guard case .binding = form else {
      guard let presentation else { return SiteValue(text: "{}") }
      let action = try action(of: presentation)
      if action.isHosted { reserve("by the view controller that shows it") }
      return SiteValue(text: try action.closure(at: site.expression))
    }
    guard let presentation else { return SiteValue(text: ".constant(true)") }
    let binding = try action(of: presentation).binding(
      at: site.expression, isInline: options.isInline)
    return SiteValue(
      text: binding.text, helper: binding.needsHelper ? .bindingIsPresent() : nil)
  }

  private mutating func action(
    of presentation: Presentation
  ) throws(PlacedObstacle) -> PresentationAction {
    guard let file = context.screens.file(at: presentation.call.tree.source.path) else {
      throw PlacedObstacle("it is presented in a file that was not read", at: presentation.call)
    }
    return PresentationAction(
      presentation: presentation, ancestry: file.ancestry, index: context.index,
      hoisted: hoisted(presentation.state, in: file))
  }

  /// Gives a state a name, if it needs one and there is room.
  private mutating func hoisted(
    _ state: HoistedState.State?, in file: IndexedFile
  ) -> HoistedState? {
    guard let state, StateExpression(state.cursor).needsName else { return nil }
    let place = SyntaxPlace(path: file.path, node: state.cursor.id)
    if let known = hoisted[place] { return known }
    guard
      let made = HoistedState(of: state, in: file, taken: Set(hoisted.values.map(\.name)))
    else { return nil }
    hoisted[place] = made
    add(made.edits, in: file.path)
    return made
  }

  // MARK: Environment

  /// Has the view read another key, which whoever presents it sets.
  private mutating func rekey(named name: String) {
    rewriteUses(as: .environment(name))
    for property in view.properties {
      attempt { plan throws(PlacedObstacle) in
        let rekeying = try EnvironmentRekeying(
          of: property.cursor, to: plan.options.key, name: name)
        plan.add(rekeying.edits, in: property.cursor.tree.source.path)
      }
    }
    var done: Set<Edit> = []
    for route in view.sites.flatMap(\.routes) {
      attempt { plan throws(PlacedObstacle) in
        guard let (edit, path) = try plan.setting(for: route), done.insert(edit).inserted else {
          return
        }
        plan.add([edit], in: path)
      }
    }
    attempt { plan throws(PlacedObstacle) in
      try plan.addEntry()
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
      let action = try action(of: presentation)
      guard !action.isHosted else { throw action.obstacle }
      let closure = try action.closure(at: route.arrival)
      let site = try EnvironmentSite(
        of: route.arrival, in: presentation, ancestry: action.ancestry)
      if site.sets(options.key, ancestry: action.ancestry) { return nil }
      let path = route.arrival.tree.source.path
      guard context.modules[path] == context.modules[view.path] else {
        throw PlacedObstacle("another module presents it", at: presentation.call)
      }
      return (site.edit(adding: ".environment(\\.\(options.key), \(closure))"), path)
    }
  }
}

// MARK: What a module needs once

extension DismissalPlan {
  /// Declares the environment's entry, unless an earlier run has.
  private mutating func addEntry() throws(PlacedObstacle) {
    let extensions = context.screens.extensions(of: "EnvironmentValues")
    for (file, decl) in extensions {
      guard let member = decl.member(named: options.key) else { continue }
      let type = member.child(.patternBinding)?.child(.typeAnnotation)?.textWithoutTrivia
      if type == ":()->Void", context.modules[file.path] == context.modules[view.path] { return }
      throw PlacedObstacle(
        "`EnvironmentValues` has another `\(options.key)`",
        remedy: "choose another name by the option `key`", at: member)
    }
    let entry = OnceDeclaration.dismissAction(key: options.key, isEntry: options.isEntryMacro)
    let homes = extensions.map(\.file) + context.screens.homes(in: context.modules)
    try add(entry, toFirstOf: homes, for: view.properties[0].cursor)
  }

  /// Adds a function on bindings to the module of a place, unless an earlier run has.
  private mutating func add(
    _ helper: OnceDeclaration, near place: SyntaxCursor
  ) throws(PlacedObstacle) {
    let module = context.modules[place.tree.source.path]
    let extensions = context.screens.extensions(of: "Binding")
      .filter { context.modules[$0.file.path] == module }
    if extensions.contains(where: { $0.decl.member(named: "isPresent") != nil }) { return }
    let homes = extensions.map(\.file) + context.screens.homes(in: context.modules)
    try add(helper, toFirstOf: homes, for: place)
  }

  private mutating func add(
    _ declaration: OnceDeclaration, toFirstOf homes: [IndexedFile], for place: SyntaxCursor
  ) throws(PlacedObstacle) {
    let module = context.modules[place.tree.source.path]
    for home in homes where context.modules[home.path] == module {
      guard let edit = declaration.edit(in: home.tree) else { continue }
      if edits[home.path]?.contains(edit) != true { add([edit], in: home.path) }
      return
    }
    throw PlacedObstacle("no file of its module fits the declaration that it needs", at: place)
  }
}

extension Screens {
  /// The files that declare views which close themselves: what these need fits in there.
  fileprivate func homes(in modules: ModuleMap) -> [IndexedFile] {
    Set(dismissing.map(\.path)).sorted().compactMap(file)
  }
}

extension TypeDecl {
  /// The member that declares a name.
  func member(named name: String) -> SyntaxCursor? {
    members.first { member in
      if let function = FunctionDeclView(member) { return function.name == name }
      return member.children.contains {
        $0.kind == .patternBinding && $0.child(.identifierPattern)?.text == name
      }
    }
  }
}

extension Presentation {
  /// The binding that it is presented by.
  fileprivate var state: HoistedState.State? {
    switch trigger {
    case .flag(let cursor): HoistedState.State(cursor: cursor, isItem: false)
    case .item(let cursor): HoistedState.State(cursor: cursor, isItem: true)
    case .path, .none, .hosting: nil
    }
  }
}

/// A node of a file, as what is kept is found by.
private struct SyntaxPlace: Hashable {
  let path: String
  let node: NodeID
}

extension DismissingView {
  /// The files that declare or extend the view.
  func files(in screens: Screens) -> [IndexedFile] {
    Set(declarations.map(\.cursor.tree.source.path)).sorted().compactMap(screens.file)
  }

  /// The uses of the property in one of those files.
  func uses(in file: IndexedFile) -> [DismissUse] {
    var seen: Set<TokenID> = []
    return properties.flatMap { property -> [DismissUse] in
      let isElsewhere = property.cursor.tree !== file.tree
      guard !isElsewhere || !property.isPrivate else { return [] }
      let own = [property.type] + declarations.filter(\.isExtension)
      return DismissUse.all(of: property, declarations: own, in: file)
        .filter { seen.insert($0.reference.nameToken).inserted }
    }
  }
}
