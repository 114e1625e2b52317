import Semantics
import Syntax
import TransformKit

/// The effect of setting a binding that code makes with a setter: `isShown = false` for
/// `Binding(get: { … }, set: { isShown = $0 })` that is set to false.
struct SetterEffect {
  /// The statement, on one line.
  let statement: String
  /// Whether it may change more when it runs again: `stack.removeLast()`, `step += 1`.
  private(set) var changesMore = false

  /// - Parameters:
  ///   - value: `false` or `nil`.
  ///   - place: where the statement is to stand.
  /// - Returns: nil where the setter does more than one thing with the value.
  init?(
    of state: SyntaxCursor, setting value: String, at place: SyntaxCursor, needsSelf: Bool,
    in context: TransformContext
  ) {
    if let flag = state.negatedFlag, value == "false" {
      let target = StatePath(flag).flatMap { path in
        path.isAssignable(in: context)
          ? try? StateExpression(flag, in: context).value(at: place, needsSelf: needsSelf) : nil
      }
      guard let target else { return nil }
      statement = "\(target) = true"
      return
    }
    if let assignment = ObjectBinding(state, in: context)?.assignment(of: value, at: place) {
      statement = assignment
      return
    }
    if let (text, call) = ObjectBinding(state, in: context)?.call(insteadOf: value, at: place) {
      statement = text
      changesMore = context.program.ask { !RepeatedCode([call], in: $0).changesNothingMore }
      return
    }
    guard StatePath(state)?.isAssignable(in: context) != true,
      let setter = context.program.ask({ BindingSetter(of: state, in: $0) }),
      let effect = SettingEffect(of: setter, setting: value)
    else { return nil }
    if let source = context.program.ask({ setter.source(ofValue: effect.target, in: $0) }) {
      let target = try? StateExpression(source, in: context).value(at: place, needsSelf: needsSelf)
      guard let target, let value = effect.value, effect.computed?.plainNames.isEmpty ?? true else {
        return nil
      }
      statement = "\(target) = \(value)"
      return
    }
    let (isPlain, means) = context.program.ask { program in
      let parts = [effect.target, effect.computed].compactMap(\.self)
      return (
        parts.allSatisfy { $0.descendants.allSatisfy { $0.kind != .closureExpr } },
        parts.allSatisfy { $0.namesWithOtherMeaning(at: place, in: program).isEmpty }
      )
    }
    if isPlain, !means, let value = effect.value, effect.computed?.plainNames.isEmpty ?? true,
      let target = context.program.ask({ effect.target.memberOfSelf(at: place, in: $0) })
    {
      statement = "\(target) = \(value)"
      return
    }
    let text = effect.target.oneLineText
    guard isPlain, means, !text.hasLineEnd else { return nil }
    statement = effect.value.map { "\(text) = \($0)" } ?? text
    changesMore =
      effect.value == nil
      && context.program.ask { !RepeatedCode([effect.target], in: $0).changesNothingMore }
  }
}

extension SetterEffect {
  /// What the setter of a binding that the presenter itself makes sets to a value: `model.isShown`.
  static func target(
    of state: SyntaxCursor, setting value: String, in context: TransformContext
  ) -> SyntaxCursor? {
    guard let setter = context.program.ask({ BindingSetter(of: state, in: $0) }),
      let effect = SettingEffect(of: setter, setting: value), effect.value == value,
      effect.computed == nil,
      context.program.ask({ setter.source(ofValue: effect.target, in: $0) }) == nil
    else { return nil }
    return effect.target
  }
}

/// What a setter does with a value: it assigns the target, or is the target.
struct SettingEffect {
  let target: SyntaxCursor
  var value: String?
  /// The expression of the setter that the value is, if it is not the new value itself.
  var computed: SyntaxCursor?

  init?(of setter: BindingSetter, setting value: String) {
    let parameter = setter.parameter
    guard let statement = setter.statements.statement(forEnding: parameter) else { return nil }
    guard let (target, assigned) = statement.assignment(whereIsFalse: parameter) else {
      // A toggle would show the view again if it were dismissed twice.
      guard !statement.mentions(parameter), !statement.mentions("toggle") else { return nil }
      self.target = statement
      return
    }
    guard !target.mentions(parameter) else { return nil }
    self.target = target
    if assigned.text == parameter {
      self.value = value
    } else if assigned.textWithoutTrivia == "!\(parameter)", value == "false" {
      self.value = "true"
    } else if value == "nil", assigned.isNil(where: parameter) {
      self.value = value
    } else {
      guard !assigned.mentions(parameter) else { return nil }
      self.value = assigned.oneLineText
      computed = assigned
    }
  }
}

extension [SyntaxCursor] {
  /// The statement that a setter runs for `false` or `nil`: the only one, also in an `if` or after a `guard`
  /// that asks for that value, or in the `else` for other values.
  fileprivate func statement(forEnding parameter: String) -> SyntaxCursor? {
    guard let first else { return nil }
    let parts = Array(first.children)
    let asksForEnding = parts.first?.asksForEnding(parameter)
    switch first.kind {
    case .ifExpr:
      let conditions = parts.filter { $0.kind == .conditionElement }
      let answers = conditions.map { condition in
        condition.children.first { _ in true }?.asksForEnding(parameter)
      }
      let answer = answers.contains(false) ? false : answers.count == 1 ? answers[0] : nil
      let branches = parts.dropFirst(conditions.count)
      guard count == 1, let answer else { return nil }
      let branch = answer ? branches.first : branches.count == 2 ? branches.last : nil
      if let branch, branch.kind == .ifExpr { return [branch].statement(forEnding: parameter) }
      let body = branch?.kind == .codeBlock ? branch.map { Array($0.children) } ?? [] : []
      return body.count == 1 ? body[0] : nil
    case .guardStmt:
      let isReturn =
        parts.count == 2 && asksForEnding == true && parts[1].textWithoutTrivia == "{return}"
      return count == 2 && isReturn ? self[1] : nil
    default:
      return count == 1 ? first : nil
    }
  }
}

extension SyntaxCursor {
  /// `self.item` for a member that needs the `self` where a local name hides it.
  fileprivate func memberOfSelf(at place: SyntaxCursor, in program: Program) -> String? {
    guard let path = StatePath(self), path.indices.isEmpty, !path.isProjected, !path.isOfSelf,
      let decl = path.decl(in: program), program.access(to: decl, at: place) == .throughSelf
    else { return nil }
    return path.text(withBase: "self.")
  }

  /// `$isDone` in `!$isDone`, which libraries make a binding.
  fileprivate var negatedFlag: SyntaxCursor? {
    guard kind == .prefixOperatorExpr, text.hasPrefix("!") else { return nil }
    return children.first { _ in true }
  }

  /// Whether a condition holds for `false` and `nil`, or only for other values; nil for any other condition.
  fileprivate func asksForEnding(_ name: String) -> Bool? {
    let text = textWithoutTrivia
    if ["!\(name)", "\(name)==false", "\(name)==nil"].contains(text) { return true }
    let isValue = ["\(name)", "\(name)==true", "\(name)!=nil", "let\(name)"].contains(text)
    return isValue || text.hasPrefix("let") && text.hasSuffix("=\(name)") && !text.contains(",")
      ? false : nil
  }

  /// Whether an expression is nil where a name is: `$0?.route`, `$0.map(Route.id)`.
  fileprivate func isNil(where name: String) -> Bool {
    guard let base = children.first(where: { _ in true }) else { return false }
    switch kind {
    case .optionalChainingExpr: return base.text == name || base.isNil(where: name)
    case .memberAccessExpr:
      let isMap = MemberAccessView(self).map { ["map", "flatMap"].contains($0.name) } ?? false
      return isMap && base.text == name || base.isNil(where: name)
    case .functionCallExpr, .subscriptCallExpr: return base.isNil(where: name)
    default: return false
    }
  }

  /// The parts of `target = value`, or of `target = isShown ? other : value`.
  fileprivate func assignment(
    whereIsFalse name: String
  ) -> (target: SyntaxCursor, value: SyntaxCursor)? {
    let parts = Array(children)
    guard kind == .sequenceExpr, 2 < parts.count, parts[1].kind == .assignmentExpr else {
      return nil
    }
    if parts.count == 3 { return (parts[0], parts[2]) }
    guard parts.count == 5, parts[2].textWithoutTrivia == name,
      parts[3].kind == .unresolvedTernaryExpr
    else { return nil }
    return (parts[0], parts[4])
  }

  /// Whether an expression or statement holds a name.
  fileprivate func mentions(_ name: String) -> Bool {
    declaredName == name || descendants.contains { $0.declaredName == name }
  }
}
