import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// An object with the state of a presentation that the views between the presenter and a view hand on.

extension DismissingView {
  /// The states that it can set in objects which the views around it get from their presenters, and hand on to it.
  func handedStates(in context: TransformContext) -> [CarriedDismissal] {
    CarriedDismissal.handed(
      to: declarations, at: sites.map(\.step), deepest: CarriedDismissal.mostContainers, in: context
    )
  }
}

extension CarriedDismissal {
  /// A view, the one around it and the one around that: more would be unusual.
  fileprivate static let mostContainers = 2

  /// The states of objects that all copies of a type get.
  ///
  /// - Parameter depth: how many views may be around it.
  fileprivate static func handed(
    to declarations: [TypeDecl], at steps: [ViewStep], deepest depth: Int,
    in context: TransformContext
  ) -> [CarriedDismissal] {
    let steps = steps.filter { !$0.isOnlyPreviewed(in: context.screens) }
    if !steps.isEmpty, steps.allSatisfy(\.containers.isEmpty) {
      return all(
        of: declarations, at: steps.map { Site(expression: $0.expression, routes: $0.routes) },
        in: context
      ).filter { $0.propertyName != $0.name && !$0.pops }
    }
    let types = declarations.filter { !$0.isExtension }
    let extensions = declarations.filter(\.isExtension)
    let copies = types.compactMap { InitializedProperties(of: $0, extensions: extensions) }
    guard 0 < depth, !types.isEmpty, copies.count == types.count else { return [] }
    var found: [CarriedDismissal]?
    for step in steps {
      guard step.routes.allSatisfy(\.isPreview), let number = step.containers.first,
        step.containers.allSatisfy({ $0 == number }), let call = FunctionCallView(step.expression)
      else { return [] }
      let container = context.screens.containers[number]
      let outer = handed(
        to: container.declarations, at: container.steps, deepest: depth - 1, in: context)
      for copy in copies {
        guard let arguments = copy.arguments(of: call) else { return [] }
        let here = outer.flatMap { outer in
          arguments.compactMap { property, argument in
            outer.handed(on: argument, to: property, in: container, context).map { handed in
              var handed = handed
              handed.item = outer.item?.handed(on: arguments, in: container, context)
              return handed
            }
          }
        }
        found = found.map { known in known.compactMap { $0.joined(with: here) } } ?? here
      }
    }
    return found ?? []
  }

  /// The state, seen from a view that gets its object as an argument.
  private func handed(
    on argument: SyntaxCursor, to property: StoredProperty, in container: ContainerView,
    _ context: TransformContext
  ) -> CarriedDismissal? {
    guard argument.textWithoutSelf == propertyName, !property.replacesObject(context) else {
      return nil
    }
    let rest = name.dropFirst(propertyName.count)
    let isOwn = context.program.ask { program in
      argument.isMember(of: container, in: program) && program.isObject(argument, of: property)
        && program.canSet(rest.split(separator: ".").map(String.init), of: property)
    }
    guard isOwn, !argument.isReplaced(before: String(rest), context) else { return nil }
    let function = closing.map { property.name + $0.dropFirst(propertyName.count) }
    return CarriedDismissal(
      name: property.name + rest, strategy: .binding, isPlain: isPlain, value: value,
      closing: function, isChosen: isChosen)
  }
}

extension ViewStep {
  /// Whether nothing but previews shows it, also through views around it.
  ///
  /// - Parameter depth: how many views may be around it: more would be unusual, and a view may contain itself.
  fileprivate func isOnlyPreviewed(in screens: Screens, depth: Int = 3) -> Bool {
    routes.allSatisfy(\.isPreview) && !(routes.isEmpty && containers.isEmpty)
      && containers.allSatisfy { number in
        let steps = screens.containers[number].steps
        return 0 < depth && !steps.isEmpty
          && steps.allSatisfy { $0.isOnlyPreviewed(in: screens, depth: depth - 1) }
      }
  }
}

extension ContentItem {
  /// The item, seen from a view that gets it as an argument.
  fileprivate func handed(
    on arguments: [(StoredProperty, SyntaxCursor)], in container: ContainerView,
    _ context: TransformContext
  ) -> ContentItem? {
    arguments.first { property, argument in
      property.wrappers.isEmpty && argument.textWithoutSelf == name
        && context.program.ask { argument.isMember(of: container, in: $0) }
    }.map { named($0.0.name) }
  }
}

extension SyntaxCursor {
  /// Whether an expression means a property of a view.
  fileprivate func isMember(of container: ContainerView, in program: Program) -> Bool {
    let decls = program.declarations(of: self).map(program.cursor)
    return !decls.isEmpty
      && decls.allSatisfy { decl in container.declarations.contains { $0.cursor.contains(decl) } }
  }
}
