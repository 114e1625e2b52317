import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What an argument of a presented view does to the state of the presentation.
struct PassedValue {
  private let presentation: Presentation
  private let context: TransformContext

  init(of presentation: Presentation, in context: TransformContext) {
    self.presentation = presentation
    self.context = context
  }

  func dismissal(in argument: SyntaxCursor, for property: StoredProperty) -> CarriedDismissal? {
    if let held = HeldState(of: presentation, in: argument, for: property, context) {
      return held.dismissal
    }
    guard property.isClosure, let closure = ClosureView(argument) else { return nil }
    return closing(closure, argument).map {
      CarriedDismissal(name: property.name, strategy: .closure, isPlain: $0)
    }
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
  /// `let onClose: () -> Void`, also with parameters.
  fileprivate var isClosure: Bool {
    guard wrappers.isEmpty, let type, type.isFunctionType else { return false }
    let text = type.textWithoutTrivia
    return !text.contains("async") && !text.contains("throws")
      && ["Void", "()"].contains { text.hasSuffix("->" + $0) }
  }
}

extension SyntaxCursor {
  /// Whether a statement may end the function, so that the following ones do not run.
  fileprivate var mayLeave: Bool {
    let kinds: Set<SyntaxKind> = [.returnStmt, .throwStmt, .tryExpr, .breakStmt, .continueStmt]
    return kinds.contains(kind) || descendants.contains { kinds.contains($0.kind) }
  }
}
