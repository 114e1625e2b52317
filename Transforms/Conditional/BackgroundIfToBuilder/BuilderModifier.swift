import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier whose content is built by a closure, which can hold an `if`:
/// `.background { if c { Badge() } }`.
struct BuilderModifier {
  /// The modifiers that are background-if-to-builder's business.
  static let names: Set<String> = [
    "background", "contextMenu", "overlay", "swipeActions", "toolbar",
  ]

  private let modifier: ConditionalModifier
  private let content: Content

  private enum Content {
    /// The only closure among the arguments, and the last of them, builds the content.
    case closure(ClosureView)
    /// The first argument is a view.
    case view(FunctionCallView.Argument)
  }

  /// Nil for any other modifier, and for a background that is a style.
  init?(_ modifier: ConditionalModifier, _ types: DeclaredTypes) {
    guard Self.names.contains(modifier.name) else { return nil }
    let arguments = modifier.call.arguments
    if let last = arguments.last, let closure = ClosureView(last.value),
      closure.signature == nil, !closure.statements.isEmpty,
      arguments.filter({ $0.value.kind == .closureExpr }).count == 1
    {
      content = .closure(closure)
    } else if ["background", "overlay"].contains(modifier.name), let first = arguments.first,
      first.label == nil, first.value.style(types) == .view,
      arguments.dropFirst().allSatisfy({ $0.label == "alignment" })
    {
      content = .view(first)
    } else {
      return nil
    }
    self.modifier = modifier
  }

  var carried: Result<CarriedModifier, Obstacle> {
    if modifier.condition.usesShorthandParameter {
      return .failure(.shorthandInCondition)
    }
    if let harm { return .failure(harm) }
    switch content {
    case .closure(let closure) where closure.cursor.returnsExplicitly:
      return .failure(
        Obstacle(
          .unsuitedClosure, "the content is returned, so that it cannot be on a condition",
          remedy: "leave the `return` out"))
    case .closure(let closure):
      return .success(
        CarriedModifier(
          BuilderWrapping(of: closure, modifier).piece, doubt: doubt,
          availability: availability(of: closure)))
    case .view(let view):
      let wrapping = ViewWrapping(of: view, modifier)
      if let comment = wrapping.lostComment {
        return .failure(.lostComment(comment))
      }
      return .success(
        CarriedModifier(wrapping.piece, availability: Availability(iOS: 15)))
    }
  }

  /// Why an argument beside the content must not stay as it is.
  private var harm: Obstacle? {
    modifier.call.arguments.lazy.compactMap { argument in
      switch content {
      case .closure(let closure) where closure.cursor.id == argument.value.id: nil
      case .view(let view) where view.value.id == argument.value.id: nil
      default: argument.value.harm
      }
    }.first
  }

  /// What is different about a modifier that is there without content.
  private var doubt: String? {
    switch modifier.name {
    case "contextMenu": "the menu stays on the view, and may be empty"
    case "swipeActions": "rows with empty `swipeActions` lose the ones that `onDelete` gives them"
    case "toolbar": "the toolbar stays, and may be empty"
    default: nil
    }
  }

  /// Toolbar items can be on a condition since iOS 16; views among them always could.
  private func availability(of closure: ClosureView) -> Availability {
    guard modifier.name == "toolbar" else { return .any }
    let areViews = closure.statements.allSatisfy { statement in
      let chain = FunctionCallView(statement).map { $0.rootName } ?? nil
      return chain.map { SwiftUINames[$0].contains(.view) } == true
    }
    return areViews ? .any : Availability(iOS: 16)
  }
}

extension SyntaxCursor {
  /// Whether the statements of a closure hold a `return`, those of closures within left out.
  fileprivate var returnsExplicitly: Bool {
    children.contains { child in
      child.kind == .returnStmt || child.kind != .closureExpr && child.returnsExplicitly
    }
  }
}

extension Obstacle {
  /// A condition that cannot go into a closure.
  static let shorthandInCondition = Obstacle(
    .movesIntoClosure, "the condition uses `$0`, which is something else inside of another closure",
    remedy: "give the parameter of the closure around it a name")
}

extension FunctionCallView {
  /// The name that a chain of calls begins with.
  fileprivate var rootName: String? {
    var call = self
    while let base = call.member?.base.flatMap(FunctionCallView.init) { call = base }
    return call.name
  }
}
