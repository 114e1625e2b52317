import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A property through which every presenter passes a view what dismisses it already: the binding of
/// the state, an object that has the state, or a closure that sets it.
struct CarriedDismissal {
  /// The property, or what the view sets: `isShown`, `onClose`, `model.isSharing`.
  let name: String
  /// A binding or a closure.
  let strategy: DismissalStrategy
  /// Whether it does nothing else, so that it can be used wherever the view dismisses itself.
  var isPlain: Bool
  /// Whether it is a closure that need not be passed, although presenters do.
  var isOptional = false
  /// What the view sets the state to: `false`, or `nil` for an item.
  var value = "false"
  /// The function beside the state that does the same: `model.closeSheet`.
  var closing: String?
  /// Whether it is the path of a stack, from which the view removes itself.
  var pops = false
  /// Whether it is one of several states that the presenter clears where the view dismisses itself.
  var isChosen = false
  /// The item that the state had when it presented the view, by the name of the property that has it.
  var item: ContentItem?

  /// `if model.shownID == card.id`, which asks whether the state still presents the view.
  var guardOfLateDismissal: String? {
    closing == nil && !pops && strategy == .binding ? item?.isStill(in: name) : nil
  }

  /// The property without the members of its value.
  var propertyName: String { String(name.prefix { $0 != "." }) }

  /// Whether the property is the binding of a flag, or a closure, and other views can get it as it is.
  var isFlagOrClosure: Bool { value == "false" && propertyName == name && !isOptional }

  /// The properties that all copies of a type have.
  ///
  /// - Parameters:
  ///   - sites: all places that create one.
  ///   - isWanted: whether a property counts.
  static func all(
    of declarations: [TypeDecl], at sites: [Site], in context: TransformContext,
    where isWanted: (StoredProperty) -> Bool = { _ in true }
  ) -> [CarriedDismissal] {
    let types = declarations.filter { !$0.isExtension }
    guard types.allSatisfy({ $0.storedProperties.contains(where: isWanted) }) else { return [] }
    let extensions = declarations.filter(\.isExtension)
    let copies = types.compactMap { InitializedProperties(of: $0, extensions: extensions) }
    guard copies.count == types.count else { return [] }
    let isPublic = types.contains { $0.cursor.hasModifier(.public) }
    var found: [CarriedDismissal]?
    for site in sites where !site.routes.allSatisfy(\.isPreview) {
      guard let presentation = site.presentation(in: context),
        let call = FunctionCallView(site.expression)
      else { return [] }
      let value = PassedValue(of: presentation, in: context)
      for (copy, type) in zip(copies, types) {
        guard let arguments = copy.arguments(of: call) else { return [] }
        let here =
          arguments.compactMap { property, argument in
            !isWanted(property)
              || !property.isBoolBinding && declarations.contains { $0.reassigns(property.name) }
              ? nil : value.dismissal(in: argument, for: property)
          }
          + type.storedProperties.filter(isWanted)
          .compactMap { value.dismissal(inEnvironment: $0) ?? value.dismissal(inSharedObject: $0) }
        let item = value.item(in: arguments, at: site.expression)
        let all = here.map { carried in
          var carried = carried
          if carried.value == "nil" { carried.item = item }
          return carried
        }
        found = found.map { known in known.compactMap { $0.joined(with: all) } } ?? all
      }
    }
    return (found ?? []).map { carried in
      var carried = carried
      // Other code may pass none.
      if carried.isOptional, isPublic { carried.isPlain = false }
      return carried
    }
  }

  /// A place that creates a view, with all routes to what presents the view.
  struct Site {
    let expression: SyntaxCursor
    let routes: [Route]

    /// The first presentation of the view itself; nil where another state presents it, too.
    func presentation(in context: TransformContext) -> Presentation? {
      var found: Presentation?
      for route in routes where !route.isPreview {
        guard case .presentation(let presentation) = route.end, route.isDirect,
          presentation.call.tree === expression.tree,
          found?.sharesState(with: presentation, in: context) != false
        else { return nil }
        found = found ?? presentation
      }
      return found
    }
  }

  /// The same dismissal where another place offers it, too.
  func joined(with others: [CarriedDismissal]) -> CarriedDismissal? {
    others.first { $0.name == name && $0.strategy == strategy && $0.value == value }.map {
      CarriedDismissal(
        name: name, strategy: strategy, isPlain: isPlain && $0.isPlain, isOptional: isOptional,
        value: value, closing: closing == $0.closing ? closing : nil, pops: pops,
        isChosen: isChosen, item: item == $0.item ? item : nil)
    }
  }
}

extension DismissingView {
  /// The properties through which its presenters dismiss it already.
  func carriedDismissals(in context: TransformContext) -> [CarriedDismissal] {
    CarriedDismissal.all(
      of: declarations, at: sites.map { .init(expression: $0.expression, routes: $0.routes) },
      in: context)
  }
}

extension DismissingView {
  /// The path that a part of screens reads in its environment, where everything that pushes them has the same.
  func carriedPaths(in context: TransformContext) -> [CarriedDismissal] {
    let types = declarations.filter { !$0.isExtension }
    let routes = sites.flatMap(\.routes).filter { !$0.isPreview }
    let presentations = routes.compactMap { route -> Presentation? in
      if case .presentation(let presentation) = route.end { presentation } else { nil }
    }
    let around = outerContainers(in: context.screens).map { context.screens.containers[$0] }
    let containers = around.flatMap(\.declarations)
    guard types.count == 1, !routes.isEmpty, presentations.count == routes.count,
      around.last?.isPresentedDirectly == true, !containers.contains(where: \.setsObject)
    else { return [] }
    return types[0].storedProperties.compactMap { property in
      let all = presentations.map {
        PassedValue(of: $0, in: context)
          .dismissal(inEnvironment: property, through: containers)
      }
      guard let first = all[0], first.pops,
        all.allSatisfy({ $0?.name == first.name && $0?.closing == first.closing })
      else { return nil }
      return first
    }
  }
}

extension ContainerView {
  /// A property that it can pass on to views in its body, which its presenters dismiss it with.
  func carriedDismissal(in context: TransformContext) -> CarriedDismissal? {
    guard steps.allSatisfy(\.containers.isEmpty) else { return nil }
    return CarriedDismissal.all(
      of: declarations, at: steps.map { .init(expression: $0.expression, routes: $0.routes) },
      in: context, where: { $0.isBoolBinding || $0.name.isOfDismissal }
    ).first { $0.isForDismissal && $0.isFlagOrClosure && !$0.isForCancelling }
  }
}

extension CarriedDismissal {
  /// Whether it serves to dismiss the view whatever happens: `onClose`, and not `onSave`.
  var isForDismissal: Bool { isPlain && (strategy == .binding || name.isOfDismissal) }
}

extension CarriedDismissal {
  /// `onCancel`
  fileprivate var isForCancelling: Bool {
    strategy == .closure && name.lowercased().contains("cancel")
  }

  /// Whether the name of a closure is true where a view dismisses itself: `onCancel` is not where it has saved.
  func isTrue(of use: DismissUse, in file: IndexedFile) -> Bool {
    guard isForCancelling else { return true }
    let around = file.ancestry.ancestors(of: use.expression).prefix { $0.kind != .structDecl }
    return around.contains { node in
      if let function = FunctionDeclView(node) { return function.name.isOfCancelling }
      guard let call = FunctionCallView(node), call.cursor.id != use.expression.id else {
        return false
      }
      return call.name == "Button" && call.cursor.textWithoutTrivia.isOfCancelling
        || call.arguments.contains {
          $0.value.contains(use.expression) && $0.label?.isOfCancelling == true
        }
    }
  }
}

extension String {
  /// Whether a name or a label speaks of leaving a view without a result.
  fileprivate var isOfCancelling: Bool {
    let text = lowercased()
    return ["cancel", "close", "xmark", "back", "discard", "skip", "notnow", "later"]
      .contains(where: text.contains)
  }

  /// Whether a name speaks of dismissing.
  var isOfDismissal: Bool {
    ["dismiss", "close", "cancel", "done", "exit"].contains(where: lowercased().contains)
  }
}

extension StoredProperty {
  /// `@Binding var isShown: Bool`
  var isBoolBinding: Bool {
    wrappers.map(\.name) == ["Binding"] && type?.textWithoutTrivia == "Bool"
  }
}

extension SyntaxCursor {
  /// The text without white space and without `self.` before it.
  var textWithoutSelf: String {
    let text = textWithoutTrivia
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}

extension TypeDecl {
  /// Whether code outside initializers assigns a property of the type, as a method does that returns a
  /// changed copy.
  fileprivate func reassigns(_ name: String) -> Bool {
    members.filter { $0.kind != .initializerDecl }.contains { member in
      member.descendants.contains { node in
        guard node.kind == .sequenceExpr else { return false }
        let parts = Array(node.children)
        guard parts.count > 1, parts[1].kind == .assignmentExpr,
          let target = MemberAccessView(parts[0])
        else { return false }
        return target.name == name && target.base?.declaredName != "self"
      }
    }
  }
}

extension TypeDecl {
  /// Whether its code puts an object into an environment.
  fileprivate var setsObject: Bool {
    cursor.descendants.compactMap(FunctionCallView.init).contains { call in
      call.member?.name == "environmentObject"
        || call.member?.name == "environment" && call.arguments.count == 1
    }
  }
}
