import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The modifiers that a closure applies to the view that it receives: `{ $0.padding().bold() }`.
struct AppliedModifiers: Sendable {
  let closure: ClosureView
  /// The reference to the closure's parameter that the chain starts with.
  let root: SyntaxCursor
  /// The modifiers in source order; none for `{ $0 }`.
  let calls: [FunctionCallView]

  /// - Throws: why the closure is not a chain of modifiers on its parameter.
  init(of argument: SyntaxCursor) throws(Obstacle) {
    guard let closure = ClosureView(argument) else {
      throw Obstacle(.unsuitedClosure, "`\(argument.text)` is not a closure literal")
    }
    if closure.cursor.descendants.contains(where: { $0.kind == .ifConfigDecl }) {
      throw Obstacle(
        .conditionalCompilation, "the closure contains `#if`",
        remedy: "move the `#if` out of the closure")
    }
    if closure.hasCaptures {
      throw Obstacle(.unsuitedClosure, "the closure has a capture list")
    }
    let names = closure.parameterNames ?? ["$0"]
    if names == ["_"] {
      throw Obstacle(
        .unsuitedClosure, "the closure shows another view than the one that it receives",
        remedy: "write an `if` that chooses between the two views")
    }
    guard names.count == 1, names[0] != "_" else {
      throw Obstacle(.unsuitedClosure, "the view is not the only parameter of the closure")
    }
    if let obstacle = closure.statementObstacle { throw obstacle }
    try self.init(closure, view: names[0])
  }

  /// - Parameter name: the parameter of the closure that is the view.
  init(_ closure: ClosureView, view name: String) throws(Obstacle) {
    let value = closure.statements[0].returnedValue
    var calls: [FunctionCallView] = []
    var place = value
    while let call = FunctionCallView(place), let member = call.member {
      guard let base = member.base else { break }
      calls.append(call)
      place = base
    }
    guard place.kind == .declReferenceExpr, place.text == name else {
      throw Self.rootObstacle(place, view: name)
    }
    let others = value.descendants.filter {
      $0.kind == .declReferenceExpr && $0.text == name && $0.id != place.id && !$0.isMemberName
        && !$0.isShadowed(name, below: closure.cursor)
    }
    // `$0` in a nested closure is the parameter of that closure.
    if name == "$0"
      ? others.contains(where: { !$0.isInside(closureBelow: closure.cursor) })
      : !others.isEmpty
    {
      throw Obstacle(.unsuitedClosure, "the closure uses the view more than once")
    }
    self.closure = closure
    root = place
    self.calls = calls.reversed()
  }

  /// Describes an expression that starts with something other than the view.
  private static func rootObstacle(_ place: SyntaxCursor, view: String) -> Obstacle {
    if let call = FunctionCallView(place), let function = call.name,
      call.arguments.contains(where: { $0.value.text == view }), function.first?.isLowercase == true
    {
      return Obstacle(
        .unsuitedClosure, "the closure passes the view to the function `\(function)`",
        remedy: "declare `\(function)` as a modifier in an extension of `View`")
    }
    if let container = FunctionCallView(place)?.name, container.first?.isUppercase == true {
      return Obstacle(
        .unsuitedClosure,
        "the closure starts with `\(container)`, not with the view that it receives")
    }
    if let member = MemberAccessView(place), let property = member.name {
      return Obstacle(.unsuitedClosure, "`\(property)` is a property, not a modifier call")
    }
    return Obstacle(
      .unsuitedClosure, "the closure is not a chain of modifiers on the view that it receives")
  }
}

extension ClosureView {
  /// Why the closure cannot be read as one expression.
  var statementObstacle: Obstacle? {
    guard statements.count == 1 else {
      return Obstacle(
        .unsuitedClosure,
        statements.isEmpty ? "the closure is empty" : "the closure contains several statements",
        remedy: statements.isEmpty ? nil : "move all but the last statement out of the closure")
    }
    let statement = statements[0].returnedValue
    switch statement.kind {
    case .ifExpr, .switchExpr:
      let checksAvailability = statement.descendants.contains { $0.kind == .availabilityCondition }
      return Obstacle(
        .unsuitedClosure,
        checksAvailability
          ? "the closure contains an availability check"
          : "the closure contains \(statement.kind == .switchExpr ? "a `switch`" : "an `if`")",
        remedy: checksAvailability
          ? nil : "choose between values in the arguments of the modifiers")
    default: return nil
    }
  }
}

extension SyntaxCursor {
  /// The value of a `return`, or the expression itself.
  var returnedValue: SyntaxCursor {
    kind == .returnStmt ? children.first { _ in true } ?? self : self
  }

  /// Whether a name follows a period.
  var isMemberName: Bool {
    guard let first = firstToken, 0 < first.index else { return false }
    return tree.tokens[first.index - 1].kind == .period
  }

  /// Whether the node lies in a nested closure with a parameter of the name.
  fileprivate func isShadowed(_ name: String, below outer: SyntaxCursor) -> Bool {
    outer.descendants.lazy.compactMap(ClosureView.init).contains { closure in
      closure.cursor.range.contains(range) && closure.parameterNames?.contains(name) == true
    }
  }

  /// Whether the node lies in a closure nested in another.
  fileprivate func isInside(closureBelow outer: SyntaxCursor) -> Bool {
    outer.descendants.contains { $0.kind == .closureExpr && $0.range.contains(range) }
  }
}
