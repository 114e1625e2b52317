import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Passes a binding, a closure or a model to a view, and through the container views around it if the user
/// chose so: the property, the initializers, and an argument at every place that creates one.
struct PropertyPassing {
  private let replacement: DismissReplacement
  private let property: PassedProperty
  private let view: DismissingView
  private let options: DismissalOptions
  private let context: TransformContext
  /// The container views that have what dismisses the view, by their index.
  private let holders: [Int: DismissalHolder]

  init(
    of replacement: DismissReplacement, facts: DismissalFacts, options: DismissalOptions,
    holders: [Int: DismissalHolder], context: TransformContext
  ) {
    self.replacement = replacement
    self.options = options
    self.holders = holders
    self.context = context
    view = facts.view
    var property: PassedProperty =
      if let model = replacement.model {
        .model(replacement.name, model)
      } else if let item = replacement.itemType {
        .item(replacement.name, type: item)
      } else {
        replacement.strategy == .binding
          ? .binding(replacement.name) : .closure(replacement.name)
      }
    property.mayMove = !options.keepsPlace
    property.followsData = options.followsData(isClosure: !replacement.strategy.isBinding)
    self.property = property
  }

  func write(to edits: inout DismissalEdits, with presenters: inout PresenterStates) {
    var containers: [Int] = []
    writeView(&edits, &presenters, containers: &containers)
    var next = 0
    while next < containers.count, edits.isPossible {
      let container = context.screens.containers[containers[next]]
      do throws(Obstacle) {
        try write(container, &edits, &presenters, containers: &containers)
      } catch {
        edits.add(error)
      }
      next += 1
    }
  }

  private func writeView(
    _ edits: inout DismissalEdits, _ presenters: inout PresenterStates, containers: inout [Int]
  ) {
    let sites = options.passesThrough ? view.sites.map(\.step) : view.sites.map(\.whole)
    let calls = calls(at: sites, adding: &containers, &edits, &presenters)
    guard edits.isPossible else { return }
    edits.attempt { edits throws(Obstacle) in
      try add(
        to: view.properties.map { .init(type: $0.type, property: $0.cursor) },
        extensions: view.declarations.filter(\.isExtension), at: calls, &edits)
      if replacement.strategy.isBinding { try addConformances(to: &edits) }
    }
  }

  private func write(
    _ container: ContainerView, _ edits: inout DismissalEdits,
    _ presenters: inout PresenterStates, containers: inout [Int]
  ) throws(Obstacle) {
    let types = container.declarations.filter { !$0.isExtension }
    guard !types.isEmpty else { return }
    let unused = unusedProperties(of: types)
    try ContainerCheck(container: container, context: context)
      .allow(property, insteadOf: unused.map(\.name))
    let calls = calls(at: container.steps, adding: &containers, &edits, &presenters)
    guard edits.isPossible else { return }
    let copies = types.map { type in
      InitializerPlan.Declaration(
        type: type, property: unused.first { $0.type.isSame(as: type) }?.cursor)
    }
    try add(to: copies, at: calls, &edits)
  }

  /// The properties of a container view that would dismiss it, and that nothing uses: the new one takes
  /// their place.
  private func unusedProperties(of types: [TypeDecl]) -> [DismissProperty] {
    context.dismissingViews { view in
      view.properties.contains { property in types.contains { property.type.isSame(as: $0) } }
    }.filter { view in
      view.properties.allSatisfy(\.isPrivate) && !DismissalFacts(of: view, in: context).isUsed
    }.flatMap(\.properties)
  }

  // MARK: The calls

  /// The calls that create a view, each with the value that it passes.
  ///
  /// - Parameter containers: the container views that have to pass the property; new ones are
  ///   added.
  private func calls(
    at sites: [ViewStep], adding containers: inout [Int], _ edits: inout DismissalEdits,
    _ presenters: inout PresenterStates
  ) -> [InitializerPlan.Construction] {
    var calls: [InitializerPlan.Construction] = []
    for site in sites {
      do throws(Obstacle) {
        let value: String
        if let container = try container(of: site) {
          if let holder = holders[container] {
            calls.append(try call(at: site.expression, passing: holder))
            continue
          }
          if !containers.contains(container) { containers.append(container) }
          value = replacement.strategy.isBinding ? "$" + replacement.name : replacement.name
        } else {
          try allowArgument(at: site)
          value = try presenters.value(at: site, to: &edits)
        }
        if site.isOutsideRepository { continue }
        if let reference = InitializerReference(site.expression, among: site.routes) {
          edits.add(
            [reference.edit(calling: "(\(property.argument(value)))")],
            in: site.expression.tree.source.path)
        } else {
          if let other = SecondArgument(of: site.expression, beside: value) {
            edits.add(other)
          }
          let growth = presenters.models.growth(onLineOf: site.expression)
          calls.append(.init(call: site.expression, value: value, growth: growth))
        }
      } catch {
        edits.add(error)
      }
    }
    return calls
  }

  /// The initial value of a property is created before there is a state. A container view may be one where
  /// the view in it is not.
  private func allowArgument(at site: ViewStep) throws(Obstacle) {
    let isPresented = site.routes.contains {
      if case .presentation = $0.end { true } else { false }
    }
    guard isPresented, context.isInitialValue(site.expression) else { return }
    let name = FunctionCallView(site.expression)?.name ?? view.name
    throw Obstacle(
      .keptAsValue, "`\(name)` is created as the initial value of a property", at: site.expression)
  }

  /// A call in the body of a container view, which passes what the container view has.
  private func call(
    at expression: SyntaxCursor, passing holder: DismissalHolder
  ) throws(Obstacle) -> InitializerPlan.Construction {
    guard FunctionCallView(expression) != nil,
      let value = holder.value(for: replacement.strategy)
    else {
      throw Obstacle(
        .notMadeWherePresented, "the view around `\(view.name)` cannot pass its property",
        at: expression)
    }
    return .init(call: expression, value: value)
  }

  /// The view whose body creates another one and passes its own property on; nil where no other
  /// view is between the two and the presenter.
  private func container(of site: ViewStep) throws(Obstacle) -> Int? {
    guard let number = site.containers.first else { return nil }
    let isPresentedToo = site.routes.contains {
      if case .preview = $0.end { false } else { true }
    }
    guard site.containers.count == 1, !isPresentedToo else {
      throw Obstacle(
        .notMadeWherePresented, "`\(view.name)` is created once and presented in several places",
        at: site.expression)
    }
    let container = context.screens.containers[number]
    guard container.canPassProperties(to: site.expression, in: context.screens) else {
      throw Obstacle(
        .notMadeWherePresented,
        "`\(container.name)` cannot pass a property to the place that creates `\(view.name)`",
        at: site.expression)
    }
    let name = holders[number]?.name ?? replacement.name
    if context.program.ask({ $0.isHidden(name, at: site.expression) }) {
      throw Obstacle(
        .nameTaken, "`\(name)` already means something where `\(view.name)` is created",
        at: site.expression)
    }
    return number
  }

  // MARK: The declarations

  /// Adds the property to a type, to its initializers and to the calls that create one.
  private func add(
    to types: [InitializerPlan.Declaration], extensions: [TypeDecl] = [],
    at calls: [InitializerPlan.Construction], _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    if let model = replacement.model {
      for type in types.map(\.type) + extensions {
        guard let decl = type.publicInitializer else { continue }
        throw Obstacle(
          .publicInterface,
          "the initializer of `\(type.name)` is public, and `\(model.name)` is not",
          remedy: "choose another value of `inject`", at: decl.cursor)
      }
    }
    let isPublished = types.contains {
      context.modules[$0.type.cursor.tree.source.path].isPublished
    }
    let plan = try InitializerPlan(
      passing: property, to: types, extensions: extensions, at: calls,
      allowsPublicAPI: options.allowsPublicAPI || !isPublished, in: context.codeStyles,
      where: { written in context.program.ask { $0.isFunction(writtenAs: written) } })
    for (path, new) in plan.edits { edits.add(new, in: path) }
  }

  /// Makes the view equatable, if the user chose so.
  private func addConformances(to edits: inout DismissalEdits) throws(Obstacle) {
    guard options.isEquatable else { return }
    for type in view.declarations where !type.isExtension {
      let conformance = try EquatableConformance(
        of: type, without: view.properties.map(\.cursor), in: context)
      edits.add(conformance.edits, in: type.cursor.tree.source.path)
    }
    edits.add("`\(view.name)` becomes `Equatable` and compares only its inputs")
  }
}

extension TypeDecl {
  fileprivate func isSame(as other: TypeDecl) -> Bool {
    cursor.tree === other.cursor.tree && cursor.id == other.cursor.id
  }
}

extension ViewSite {
  /// All routes to what presents it, as one step.
  fileprivate var whole: ViewStep {
    ViewStep(expression: expression, routes: routes, containers: [])
  }
}

extension Program {
  /// Whether a written type is one of functions, also optional, by whatever name.
  fileprivate func isFunction(writtenAs written: SyntaxCursor) -> Bool {
    var type = type(written: written)
    if case .nominal(_, let arguments) = type, knownName(of: type) == "Optional",
      let wrapped = arguments.first
    {
      type = wrapped
    }
    if case .function = type { return true }
    return false
  }
}
