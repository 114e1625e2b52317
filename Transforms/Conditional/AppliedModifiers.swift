import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// What a closure does to the view that it is given: `{ $0.padding().bold() }`.
public struct AppliedModifiers: Sendable {
  public let closure: ClosureView
  /// The view that the closure is given, as the chain begins with it.
  public let root: SyntaxCursor
  /// The modifiers from the first to the last.
  public let calls: [FunctionCallView]

  /// Reads a closure; `{ $0 }` is a chain without modifiers.
  public static func read(_ argument: SyntaxCursor) -> Result<AppliedModifiers, Obstacle> {
    guard let closure = ClosureView(argument) else {
      return .failure(Obstacle(.unsuitedClosure, "`\(argument.text)` is not written as a closure"))
    }
    if closure.cursor.descendants.contains(where: { $0.kind == .ifConfigDecl }) {
      return .failure(
        Obstacle(
          .conditionalCompilation, "the closure depends on `#if`",
          remedy: "move the `#if` out of the closure"))
    }
    if closure.hasCaptures {
      return .failure(Obstacle(.unsuitedClosure, "the closure captures values"))
    }
    let names = closure.parameterNames ?? ["$0"]
    guard names.count == 1, names[0] != "_" else {
      return .failure(Obstacle(.unsuitedClosure, "the closure takes more than the view"))
    }
    if let obstacle = closure.statementObstacle { return .failure(obstacle) }
    return read(closure, view: names[0])
  }

  private static func read(
    _ closure: ClosureView, view name: String
  ) -> Result<AppliedModifiers, Obstacle> {
    let value = closure.statements[0].returnedValue
    var calls: [FunctionCallView] = []
    var place = value
    while let call = FunctionCallView(place), let member = call.member {
      guard let base = member.base else { break }
      calls.append(call)
      place = base
    }
    guard place.kind == .declReferenceExpr, place.text == name else {
      return .failure(Self.rootObstacle(place, view: name))
    }
    let others = value.descendants.filter {
      $0.kind == .declReferenceExpr && $0.text == name && $0.id != place.id && !$0.isMemberName
        && !$0.isShadowed(name, below: closure.cursor)
    }
    // Inside of another closure `$0` is that one's own.
    if name == "$0"
      ? others.contains(where: { !$0.isInside(closureBelow: closure.cursor) })
      : !others.isEmpty
    {
      return .failure(Obstacle(.unsuitedClosure, "the closure uses the view twice"))
    }
    return .success(AppliedModifiers(closure: closure, root: place, calls: calls.reversed()))
  }

  /// What the closure's value begins with, if not with the view.
  private static func rootObstacle(_ place: SyntaxCursor, view name: String) -> Obstacle {
    if let container = FunctionCallView(place)?.name, container.first?.isUppercase == true {
      return Obstacle(
        .unsuitedClosure, "the closure puts the view into `\(container)`, which is another view")
    }
    if let member = MemberAccessView(place), let property = member.name {
      return Obstacle(.unsuitedClosure, "`\(property)` is not a call of a modifier")
    }
    return Obstacle(
      .unsuitedClosure, "the closure is not a chain of modifiers on the view that it is given")
  }
}

extension ClosureView {
  /// What stands in the way of reading the closure as one expression.
  fileprivate var statementObstacle: Obstacle? {
    guard statements.count == 1 else {
      return Obstacle(
        .unsuitedClosure,
        statements.isEmpty ? "the closure is empty" : "the closure holds several statements")
    }
    let statement = statements[0].returnedValue
    switch statement.kind {
    case .ifExpr, .switchExpr, .guardStmt:
      let asksForRelease = statement.descendants.contains { $0.kind == .availabilityCondition }
      return Obstacle(
        .unsuitedClosure,
        asksForRelease
          ? "the closure asks for a release of the system" : "the closure decides again by itself")
    default: return nil
    }
  }
}

extension SyntaxCursor {
  /// The value of a `return`, or the expression itself.
  public var returnedValue: SyntaxCursor {
    kind == .returnStmt ? children.first { _ in true } ?? self : self
  }

  /// Whether a name is one behind a period.
  public var isMemberName: Bool {
    guard let first = firstToken, 0 < first.index else { return false }
    return tree.tokens[first.index - 1].kind == .period
  }

  /// Whether a closure within another has a parameter of the name, and the node.
  fileprivate func isShadowed(_ name: String, below outer: SyntaxCursor) -> Bool {
    outer.descendants.lazy.compactMap(ClosureView.init).contains { closure in
      closure.cursor.range.contains(range) && closure.parameterNames?.contains(name) == true
    }
  }

  /// Whether the node lies within a closure that lies within another.
  fileprivate func isInside(closureBelow outer: SyntaxCursor) -> Bool {
    outer.descendants.contains { $0.kind == .closureExpr && $0.range.contains(range) }
  }
}
