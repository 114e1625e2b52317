import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A property through which every presenter passes a view what dismisses it already: the binding of
/// the state, or a closure that sets it.
struct CarriedDismissal {
  let name: String
  /// A binding or a closure.
  let strategy: DismissalStrategy
  /// Whether it does nothing else, so that it can be used wherever the view dismisses itself.
  let isPlain: Bool

  /// The properties that all copies of a type have.
  ///
  /// - Parameter sites: all places that create one.
  static func all(
    of declarations: [TypeDecl], at sites: [Site], in context: TransformContext
  ) -> [CarriedDismissal] {
    let types = declarations.filter { !$0.isExtension }
    let extensions = declarations.filter(\.isExtension)
    let copies = types.compactMap { InitializedProperties(of: $0, extensions: extensions) }
    guard copies.count == types.count else { return [] }
    var found: [CarriedDismissal]?
    for site in sites where !site.routes.allSatisfy(\.isPreview) {
      guard let presentation = site.presentation, let call = FunctionCallView(site.expression)
      else { return [] }
      let value = PresentedValue(presentation, in: context)
      for copy in copies {
        guard let arguments = copy.arguments(of: call) else { return [] }
        let here = arguments.compactMap { value.dismissal(in: $1, for: $0) }
        found = found.map { known in known.compactMap { $0.joined(with: here) } } ?? here
      }
    }
    return found ?? []
  }

  /// A place that creates a view, with all routes to what presents the view.
  struct Site {
    let expression: SyntaxCursor
    let routes: [Route]

    /// The only presentation, whose content creates the view itself.
    fileprivate var presentation: Presentation? {
      var found: Presentation?
      for route in routes where !route.isPreview {
        guard case .presentation(let presentation) = route.end, route.isDirect,
          presentation.content.contains(expression),
          found == nil || found?.call.id == presentation.call.id
        else { return nil }
        found = presentation
      }
      return found
    }
  }

  private func joined(with others: [CarriedDismissal]) -> CarriedDismissal? {
    others.first { $0.name == name && $0.strategy == strategy }.map {
      CarriedDismissal(name: name, strategy: strategy, isPlain: isPlain && $0.isPlain)
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

extension ContainerView {
  /// A property that it can pass on to views in its body, which its presenters dismiss it with.
  func carriedDismissal(in context: TransformContext) -> CarriedDismissal? {
    guard steps.allSatisfy(\.containers.isEmpty) else { return nil }
    return CarriedDismissal.all(
      of: declarations, at: steps.map { .init(expression: $0.expression, routes: $0.routes) },
      in: context
    ).first(where: \.isForDismissal)
  }
}

extension CarriedDismissal {
  /// Whether it serves to dismiss the view whatever happens: `onClose`, and not `onSave`.
  var isForDismissal: Bool {
    let words = ["dismiss", "close", "cancel"]
    return isPlain && (strategy == .binding || words.contains(where: name.lowercased().contains))
  }
}

/// What an argument does to the state of one presentation.
private struct PresentedValue {
  private let presentation: Presentation
  private let context: TransformContext

  init(_ presentation: Presentation, in context: TransformContext) {
    self.presentation = presentation
    self.context = context
  }

  func dismissal(in argument: SyntaxCursor, for property: StoredProperty) -> CarriedDismissal? {
    if property.isBoolBinding, isState(argument) {
      return CarriedDismissal(name: property.name, strategy: .binding, isPlain: true)
    }
    guard property.isClosure, let closure = ClosureView(argument) else { return nil }
    return closing(closure, argument).map {
      CarriedDismissal(name: property.name, strategy: .closure, isPlain: $0)
    }
  }

  /// Whether an argument is the binding that the presentation has.
  private func isState(_ argument: SyntaxCursor) -> Bool {
    guard case .flag(let state) = presentation.trigger, StatePath(state) != nil,
      argument.textWithoutSelf == state.textWithoutSelf
    else { return false }
    return context.program.ask { state.namesWithOtherMeaning(at: argument, in: $0).isEmpty }
  }

  /// Whether a closure only dismisses what is presented; nil where it may not dismiss it at all.
  private func closing(_ closure: ClosureView, _ argument: SyntaxCursor) -> Bool? {
    guard let statement = statement(at: argument) else { return nil }
    let statements = closure.statements
    guard let index = statements.firstIndex(where: { $0.textWithoutSelf == statement }),
      statements[..<index].allSatisfy({ !$0.mayLeave })
    else { return nil }
    return statements.count == 1 && closure.signature == nil
      && !statements[0].descendants.contains { $0.declaredName?.hasPrefix("$") ?? false }
  }

  /// `isShown=false`
  private func statement(at place: SyntaxCursor) -> String? {
    switch presentation.trigger {
    case .flag, .item: break
    case .path, .none, .hosting: return nil
    }
    guard let file = context.screens.file(at: presentation.call.tree.source.path) else {
      return nil
    }
    let action = PresentationAction(
      presentation: presentation, viewName: "", ancestry: file.ancestry, context: context,
      named: nil, pushed: nil, isLate: false)
    let text = (try? action.statement(at: place))?.filter { $0 != " " }
    return text.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
  }
}

extension StoredProperty {
  /// `@Binding var isShown: Bool`
  var isBoolBinding: Bool {
    wrappers.map(\.name) == ["Binding"] && type?.textWithoutTrivia == "Bool"
  }

  /// `let onClose: () -> Void`, also with parameters.
  fileprivate var isClosure: Bool {
    guard wrappers.isEmpty, let type, type.isFunctionType else { return false }
    let text = type.textWithoutTrivia
    return !text.contains("async") && !text.contains("throws")
      && ["Void", "()"].contains { text.hasSuffix("->" + $0) }
  }
}

extension SyntaxCursor {
  /// The text without white space and without `self.` before it.
  var textWithoutSelf: String {
    let text = textWithoutTrivia
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// Whether a statement may end the function, so that the following ones do not run.
  fileprivate var mayLeave: Bool {
    let kinds: Set<SyntaxKind> = [.returnStmt, .throwStmt, .tryExpr, .breakStmt, .continueStmt]
    return kinds.contains(kind) || descendants.contains { kinds.contains($0.kind) }
  }
}
