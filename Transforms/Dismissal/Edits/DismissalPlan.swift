import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// How a view comes to be closed from outside, in one form: the view whole, with all places that make
/// it, or not at all.
struct DismissalPlan {
  /// The edits by the path of the file.
  private(set) var edits: [String: [Edit]] = [:]
  /// What stands in the way, each at its place. The edits are for nothing where there is any.
  private(set) var obstacles: [PlacedObstacle] = []
  /// What someone should look at, in words that follow what the change does.
  private(set) var reservations: [String] = []

  private let form: Form
  let view: DismissingView
  let context: TransformContext
  let options: DismissalOptions
  /// The names that states get which present the view, by the place that makes the state.
  private var hoisted: [SyntaxPlace: HoistedState] = [:]
  /// The views around it that hand on what closes it, by their numbers among the holders of the screens.
  private var threaded: [Int] = []
  /// The actions that presenting views keep, by the call that presents.
  private var stored: [SyntaxPlace: StoredAction] = [:]
  /// The states of what pushed without any, by the call that does.
  private var pushed: [SyntaxPlace: PushedState] = [:]

  /// The forms that a view can have.
  enum Form: String, Sendable {
    case binding, closure, environment
  }

  init(
    _ form: Form, of view: DismissingView, context: TransformContext, options: DismissalOptions
  ) {
    self.form = form
    self.view = view
    self.context = context
    self.options = options
    guard let name = name(in: form) else {
      obstacles.append(
        PlacedObstacle(.nameTaken, "every name for it is taken", at: view.properties[0].cursor))
      return
    }
    obstacles += FormObstacle(view: view, context: context).all(for: form)
    switch form {
    case .binding: hand(.binding(name), as: .binding(name))
    case .closure: hand(.closure(name), as: .closure(name))
    case .environment: rekey(named: name)
    }
    moveContents()
  }

  var isPossible: Bool { obstacles.isEmpty }

  /// Takes a step, or keeps what stands in its way.
  mutating func attempt(
    _ step: (inout DismissalPlan) throws(PlacedObstacle) -> Void
  ) {
    do throws(PlacedObstacle) {
      try step(&self)
    } catch {
      obstacles.append(error)
    }
  }

  mutating func add(_ new: [Edit], in path: String) {
    edits[path, default: []] += new
  }

  mutating func add(_ obstacle: PlacedObstacle) { obstacles.append(obstacle) }

  mutating func reserve(_ reservation: String) {
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
  mutating func rewriteUses(as form: DismissForm) {
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
    let steps = options.threads ? view.sites.map(\.step) : view.sites.map(\.whole)
    let constructions = constructions(at: steps, as: form)
    guard isPossible else { return }
    attempt { plan throws(PlacedObstacle) in
      let view = plan.view
      try plan.hand(
        property, to: view.properties.map { .init(type: $0.type, property: $0.cursor) },
        extensions: view.declarations.filter(\.isExtension), at: constructions)
      if case .binding = form { try plan.addConformances() }
    }
    var next = 0
    while next < threaded.count, isPossible {
      let holder = context.screens.holders[threaded[next]]
      attempt { plan throws(PlacedObstacle) in
        try plan.hand(property, to: holder, as: form)
      }
      next += 1
    }
  }

  /// What is handed over at each place that makes a view.
  mutating func constructions(
    at steps: [ViewStep], as form: DismissForm
  ) -> [InitializerPlan.Construction] {
    var constructions: [InitializerPlan.Construction] = []
    for step in steps {
      attempt { plan throws(PlacedObstacle) in
        let value = try plan.value(at: step, as: form)
        if step.isOutOfSight { return }
        if let reference = InitializerReference(step.expression, among: step.routes) {
          plan.add(
            [reference.edit(calling: "(\(form.name): \(value.text))")],
            in: step.expression.tree.source.path)
        } else {
          constructions.append(.init(call: step.expression, value: value.text))
        }
        if let helper = value.helper { try plan.add(helper, near: step.expression) }
      }
    }
    return constructions
  }

  /// Hands a type a property at every place that makes one.
  mutating func hand(
    _ property: HandedProperty, to types: [InitializerPlan.Declaration],
    extensions: [TypeDecl] = [], at constructions: [InitializerPlan.Construction]
  ) throws(PlacedObstacle) {
    let isPublished = types.contains {
      context.modules[$0.type.cursor.tree.source.path].isPublished
    }
    let initializers = try InitializerPlan(
      handing: property, to: types, extensions: extensions, at: constructions,
      allowsPublicAPI: options.allowsPublicAPI || !isPublished)
    for (path, edits) in initializers.edits { add(edits, in: path) }
  }

  /// Has what closes the view handed through one of the holders of the screens.
  mutating func thread(through holder: Int) {
    if !threaded.contains(holder) { threaded.append(holder) }
  }

  /// What a view is given where it is made.
  struct SiteValue {
    let text: String
    var helper: OnceDeclaration? = nil
  }

  /// What presents the view that is made at a site; nil where nobody is there to take it away.
  private mutating func presentation(
    at site: ViewStep
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
            .notMadeWherePresented, "another view is between it and what presents it",
            at: site.expression)
        }
        if let found,
          found.call.id != presentation.call.id
            || found.call.tree !== presentation.call.tree
        {
          throw PlacedObstacle(
            .notMadeWherePresented, "it is made once and presented at several places",
            at: site.expression)
        }
        found = presentation
      }
    }
    return found
  }

  /// Goes on where nothing more can be known, if the user chose so.
  mutating func accept(_ obstacle: SiteObstacle) throws(PlacedObstacle) {
    guard obstacle.isOutOfSight, options.allowsPublicAPI else {
      throw PlacedObstacle(
        obstacle.code, "it is made \(obstacle.reason)",
        remedy: obstacle.isOutOfSight ? "pass `public-api=true`" : nil, at: obstacle.place)
    }
    reserve("which others who show one have to do as well")
  }

  private mutating func value(
    at site: ViewStep, as form: DismissForm
  ) throws(PlacedObstacle) -> SiteValue {
    if let value = try threadedValue(at: site, as: form) { return SiteValue(text: value) }
    let presentation = try presentation(at: site)
    guard case .binding = form else {
      guard let presentation else { return SiteValue(text: "{}") }
      let action = try action(of: presentation, showing: site.expression)
      if action.isHosted { reserve("by the view controller that shows it") }
      return SiteValue(text: try closure(of: action, at: site.expression))
    }
    guard let presentation else { return SiteValue(text: ".constant(true)") }
    let binding = try action(of: presentation, showing: site.expression).binding(
      at: site.expression, isInline: options.isInline)
    return SiteValue(
      text: binding.text, helper: binding.needsHelper ? .bindingIsPresent() : nil)
  }

  mutating func action(
    of presentation: Presentation, showing content: SyntaxCursor
  ) throws(PlacedObstacle) -> PresentationAction {
    guard let file = context.screens.file(at: presentation.call.tree.source.path) else {
      throw PlacedObstacle(
        .fileNotRead, "it is presented in a file that was not read", at: presentation.call)
    }
    if case .path = presentation.trigger, !view.isClosedByTapsAlone(in: context.screens) {
      reserve("which takes away the topmost screen, even where that is another")
    }
    let plain = PresentationAction(
      presentation: presentation, ancestry: file.ancestry, index: context.index, hoisted: nil,
      pushed: try pushed(presentation, showing: content, in: file))
    if form != .binding, plain.effect(at: content) != nil { return plain }
    return PresentationAction(
      presentation: presentation, ancestry: file.ancestry, index: context.index,
      hoisted: hoisted(presentation.state, in: file), pushed: plain.pushed)
  }

  /// What takes a view away: a closure, or the name under which the presenting view keeps it.
  mutating func closure(
    of action: PresentationAction, at place: SyntaxCursor
  ) throws(PlacedObstacle) -> String {
    guard options.storesAction, !action.isHosted else { return try action.closure(at: place) }
    let call = action.presentation.call
    guard let file = context.screens.file(at: call.tree.source.path), place.tree === call.tree
    else {
      throw PlacedObstacle(
        .notMadeWherePresented, "it is made in another file than it is presented in", at: place)
    }
    let key = SyntaxPlace(path: file.path, node: call.id)
    if let known = stored[key] { return known.name }
    let made = try StoredAction(
      try action.closure(at: call), closing: view.lastName, presentedBy: action, in: file,
      taken: Set(stored.values.map(\.name)))
    stored[key] = made
    add(made.edits, in: file.path)
    return made.name
  }

  /// Makes the view equatable, if the user chose so.
  private mutating func addConformances() throws(PlacedObstacle) {
    guard options.isEquatable else { return }
    for type in view.declarations where !type.isExtension {
      let conformance = try EquatableConformance(
        of: type, without: view.properties.map(\.cursor), in: context)
      add(conformance.edits, in: type.cursor.tree.source.path)
    }
    reserve("and compare it by what it is handed")
  }

  /// Gives what pushes without a state one, if the user chose so.
  private mutating func pushed(
    _ presentation: Presentation, showing content: SyntaxCursor, in file: IndexedFile
  ) throws(PlacedObstacle) -> PushedState? {
    guard options.pushesByState, case .none = presentation.trigger else { return nil }
    let place = SyntaxPlace(path: file.path, node: presentation.call.id)
    if let known = pushed[place] { return known }
    let called = FunctionCallView(content)?.name
    let made = try PushedState(
      for: presentation, pushing: called?.first?.isUppercase == true ? called! : view.name,
      in: file, context: context, besides: Array(pushed.values))
    pushed[place] = made
    // Of the states of one view, the first has the blank line behind all.
    let known = edits[file.path] ?? []
    add(made.edits.filter { !known.contains($0) }, in: file.path)
    reserve(made.move == nil ? "and push it by a state" : "and push it by a state, from a button")
    return made
  }

  /// Takes out of links what goes elsewhere, as the other edits leave it.
  private mutating func moveContents() {
    for path in Set(pushed.keys.map(\.path)) {
      guard let source = context.screens.file(at: path)?.tree.source else { continue }
      let moves = pushed.filter { $0.key.path == path }.compactMap(\.value.move)
      for move in moves.sorted(by: { $0.range.start < $1.range.start }) {
        edits[path] = move.applied(to: edits[path] ?? [], of: source)
      }
    }
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
}

extension ViewSite {
  /// All ways to where it is shown as one step.
  fileprivate var whole: ViewStep { ViewStep(expression: expression, routes: routes, holders: []) }
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

extension ViewStep {
  /// Whether it stands for calls in other repositories.
  fileprivate var isOutOfSight: Bool {
    routes.contains {
      if case .unresolved(let obstacle) = $0.end { obstacle.isOutOfSight } else { false }
    }
  }
}

extension DismissingView {
  /// The name without those of the types around it.
  fileprivate var lastName: String { declarations[0].name }

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
