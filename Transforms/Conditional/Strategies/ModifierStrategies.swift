import SwiftUIModel
import Syntax
import TransformKit

/// Chooses for each modifier how it takes the condition:
///
/// - A modifier that both closures apply chooses between two arguments (`MergedModifier`, `ScalingChoice`).
/// - A builder gets an `if` in its content (`BuilderForm`).
/// - A modifier with an inert value chooses between its argument and that value (`FormMatch`).
/// - A modifier of the environment changes the value only if the condition holds (`EnvironmentForm`).
/// - A tap gesture is masked (`TapGestureForm`), and another action checks the condition (`ActionForm`).
/// - A few modifiers have a form of their own (`RoundedClipForm`, `TextWeightForm`, `ShortcutForm`,
///   `RowActionForm`).
/// - A modifier of the repository gets a parameter that turns it off (`OwnModifierForm`, `ViewModifierForm`).
struct ModifierStrategies {
  private let ancestry: Ancestry
  private let context: TransformContext
  private let types: ArgumentTypes
  /// How many declarations of the repository contain the modifiers, each calling the next.
  private let depth: Int

  init(ancestry: Ancestry, context: TransformContext, depth: Int = 0) {
    self.ancestry = ancestry
    self.context = context
    self.depth = depth
    types = ArgumentTypes(in: context)
  }

  /// The modifiers with the condition in their arguments. The first modifiers, as far as both closures of a
  /// helper apply the same ones, are merged.
  func rewritten(_ modifiers: [ConditionalModifier]) throws(Obstacle) -> [RewrittenModifier] {
    var all = try merged(modifiers)
    for modifier in modifiers.withoutMerged(all.count) {
      do {
        all.append(try rewritten(modifier))
      } catch {
        throw error.inChoice(of: modifiers)
      }
    }
    try checkNames(in: all, on: modifiers.first?.receiver)
    return all
  }

  /// The modifiers of a closure that uses an unwrapped value.
  func rewritten(
    _ modifiers: [ConditionalModifier], unwrapping closure: UnwrappingClosure
  ) throws(Obstacle) -> [RewrittenModifier] {
    var all: [RewrittenModifier] = []
    for modifier in modifiers {
      if let obstacle = modifier.ownObstacle { throw obstacle }
      guard !ancestry.isInClassOrInitializer(modifier.call.cursor) else {
        throw .insideClassOrInitializer
      }
      try checkOverloads(of: modifier)
      all.append(
        try UnwrappedForm(
          modifier: modifier, closure: closure, types: types,
          targets: context.deploymentTargets(for: modifier.call.cursor.tree.source.path)
        ).rewritten())
    }
    try checkNames(in: all, on: modifiers.first?.receiver)
    return all
  }

  /// - Throws: if what is written would not mean what SwiftUI declares.
  private func checkNames(
    in all: [RewrittenModifier], on view: SyntaxCursor?
  ) throws(Obstacle) {
    for modifier in all {
      if let obstacle = ownObstacle(to: modifier, on: view) { throw obstacle }
      let names = WrittenNames(in: modifier.written)
      let place = modifier.piece.call.cursor
      if let obstacle = context.program.ask({ names.obstacle(at: place, $0) }) { throw obstacle }
    }
  }

  /// The first modifiers of two closures, merged as far as they are the same ones.
  private func merged(
    _ modifiers: [ConditionalModifier]
  ) throws(Obstacle) -> [RewrittenModifier] {
    let (first, second) = modifiers.closures
    var merged: [RewrittenModifier] = []
    for (one, other) in zip(first, second) {
      guard one.ownObstacle == nil else { break }
      if let scaling = ScalingChoice(one, other) {
        merged.append(scaling.rewritten)
      } else if let both = MergedModifier(one, other, types) {
        merged.append(try both.rewritten())
      } else {
        break
      }
    }
    return merged
  }

  /// Whether each modifier of one closure has its counterpart in the other.
  func mergesAll(_ modifiers: [ConditionalModifier]) -> Bool {
    let (first, second) = modifiers.closures
    return first.count == second.count
      && zip(first, second).allSatisfy { one, other in
        one.ownObstacle == nil
          && (MergedModifier(one, other, types) != nil || ScalingChoice(one, other) != nil)
      }
  }

  private func rewritten(_ modifier: ConditionalModifier) throws(Obstacle) -> RewrittenModifier {
    if let obstacle = modifier.ownObstacle {
      if context.model.conditionalModifierNames.contains(modifier.name),
        let inner = modifier.obstacleInClosure
      {
        throw inner
      }
      let own = modifier.origin == .repository ? modifier : nil
      if let form = own.flatMap({ OwnModifierForm($0, depth: depth, in: context) }) {
        return try form.rewritten()
      }
      guard context.model.conditionalModifierNames.contains(modifier.name) else {
        throw own.flatMap { UnsuitedOwnModifier($0, depth: depth, in: context).obstacle }
          ?? obstacle
      }
      throw Obstacle(
        .noInertValue,
        "the closure calls `\(modifier.name)`, which applies modifiers on another condition")
    }
    if let form = ViewModifierForm(modifier, depth: depth, in: context) {
      return try form.rewritten()
    }
    let isInClassOrInitializer = ancestry.isInClassOrInitializer(modifier.call.cursor)
    let targets = context.deploymentTargets(for: modifier.call.cursor.tree.source.path)
    if let builder = BuilderForm(modifier, types, targets: targets) {
      guard !isInClassOrInitializer else { throw .insideClassOrInitializer }
      try checkOverloads(of: modifier)
      return try builder.rewritten()
    }
    if let form = RoundedClipForm(modifier, types) { return try form.rewritten() }
    if let match = ModifierTable.match(of: modifier, types) {
      let rewritten = try match.rewritten(types)
      guard targets.obstacle(to: rewritten.availability) != nil,
        let weight = TextWeightForm(modifier, types)
      else { return rewritten }
      return try weight.rewritten()
    }
    if let form = ShortcutForm(modifier, types) { return try form.rewritten() }
    if let form = RowActionForm(modifier) { return try form.rewritten() }
    if let form = EnvironmentForm(modifier, types) {
      return try form.rewritten(inClassOrInitializer: isInClassOrInitializer)
    }
    if let form = TapGestureForm(modifier) { return try form.rewritten() }
    if let form = ActionForm(modifier, types) {
      guard !isInClassOrInitializer else { throw .insideClassOrInitializer }
      return try form.rewritten()
    }
    throw obstacle(to: modifier.name)
  }

  /// - Throws: if the repository declares a modifier of the same name, which the call with a closure may mean.
  private func checkOverloads(of modifier: ConditionalModifier) throws(Obstacle) {
    let own = context.functions(named: modifier.name).first { function in
      context.program.ask { program in
        function.parameters.contains { $0.type?.mentionsFunction == true }
          && program.decl(at: function.cursor).map {
            program.isView(program.selfType(of: $0)) != false
          }
            == true
      }
    }
    guard let own else { return }
    throw .ownDeclaration(of: own.fullName)
  }

  /// Why the call that is written would not mean what SwiftUI declares.
  ///
  /// - Parameter view: what the helper is called on.
  private func ownObstacle(
    to modifier: RewrittenModifier, on view: SyntaxCursor?
  ) -> Obstacle? {
    guard let call = modifier.writtenCall else { return nil }
    let name = context.program.ask { program in
      let type = view.map(program.type(of:)) ?? .unknown
      return program.ownName(of: call, on: type, at: modifier.piece.call.cursor)
    }
    return name.map(Obstacle.ownDeclaration)
  }

  /// Why no strategy fits a modifier.
  private func obstacle(to name: String) -> Obstacle {
    if ActionForm.names.contains(name) {
      return Obstacle(
        .unclearArguments, "the action of `\(name)` is no closure that can check the condition",
        remedy: "write the action as a closure without captures")
    }
    if let change = ModifierTable.runningWhenShown[name] {
      return Obstacle(
        .noInertValue,
        "`\(name)` runs its action whenever the condition becomes \(change), as no inert value would"
      )
    }
    if ModifierTable.withoutInertValue.contains(name) {
      return Obstacle(.noInertValue, "`\(name)` has no inert value")
    }
    if name == TapGestureForm.name {
      return Obstacle(
        .unclearArguments,
        "the action of `\(name)` is not a closure literal, or uses the location of the tap",
        remedy: "write the action as a closure without parameters")
    }
    if ModifierTable.forms.contains(where: { $0.name == name })
      || SwiftUINames[name].contains(.environmentValue) || BuilderForm.names.contains(name)
      || name == ShortcutForm.name
    {
      return Obstacle(
        .unclearArguments, "no inert value can be inferred for these arguments of `\(name)`",
        remedy: "declare the types of the arguments")
    }
    return Obstacle(.unknownModifier, "no inert value of `\(name)` is known")
  }
}

extension [ConditionalModifier] {
  /// The modifiers of the closure for one case, and those of the closure for the other case: only these have
  /// the opposite condition.
  fileprivate var closures: (first: ArraySlice<Element>, second: ArraySlice<Element>) {
    guard let condition = first?.condition,
      let start = firstIndex(where: { $0.condition.text == condition.negatedText }),
      self[..<start].allSatisfy({ $0.condition.text == condition.text }),
      self[start...].allSatisfy({ $0.condition.text == condition.negatedText })
    else { return (self[...], []) }
    return (self[..<start], self[start...])
  }

  /// Those that are left after the first ones of both closures were merged.
  func withoutMerged(_ count: Int) -> [Element] {
    let (first, second) = closures
    return count == 0 ? self : Array(first.dropFirst(count) + second.dropFirst(count))
  }
}

extension ConditionalModifier {
  /// Why the closure of a helper within another one cannot be rewritten; nil where it can.
  fileprivate var obstacleInClosure: Obstacle? {
    guard let closure = call.arguments.last.flatMap({ ClosureView($0.value) }),
      let obstacle = closure.statementObstacle, obstacle.reason.hasPrefix("the closure ")
    else { return nil }
    let rest = obstacle.reason.dropFirst("the closure ".count)
    return Obstacle(obstacle.code, "the closure of `\(name)` \(rest)", remedy: obstacle.remedy)
  }

  /// Why no inert value is known: the modifier is not SwiftUI's.
  fileprivate var ownObstacle: Obstacle? {
    switch origin {
    case .swiftUI, .unknown: nil
    case .library(ModifierTable.charts) where ModifierTable.forms.contains { $0.name == name }: nil
    case .library(let module):
      Obstacle(.unknownModifier, "`\(module)` declares `\(name)`, and its inert value is unknown")
    case .repository:
      Obstacle(
        .ownModifier, "this repository declares `\(name)`, and its inert value is unknown",
        remedy: "add a parameter to `\(name)` that disables it")
    }
  }
}

extension Obstacle {
  /// A modifier that the repository declares as SwiftUI does, so that a call may mean either.
  static func ownDeclaration(of modifier: String) -> Obstacle {
    Obstacle(
      .ownModifier, "this repository declares `\(modifier)`, which may differ from SwiftUI's")
  }

  /// The obstacle to a choice between two closures, which no modifier makes that both apply.
  fileprivate func inChoice(of modifiers: [ConditionalModifier]) -> Obstacle {
    let (first, second) = modifiers.closures
    let names = Set(first.map(\.name))
    guard [.noInertValue, .unknownModifier].contains(code), !second.isEmpty,
      names.isDisjoint(with: second.map(\.name))
    else { return self }
    return Obstacle(
      code, "the two closures apply different modifiers, and \(reason)", remedy: remedy)
  }

  fileprivate static let insideClassOrInitializer = Obstacle(
    .movesIntoClosure,
    "in a class or an initializer, the condition may need `self` inside another closure")
}

extension Ancestry {
  /// Whether a node belongs to a class or an actor, where an escaping closure needs `self`, or to an
  /// initializer, where a closure may not use it yet.
  fileprivate func isInClassOrInitializer(_ node: SyntaxCursor) -> Bool {
    let types: [SyntaxKind] = [.classDecl, .actorDecl, .structDecl, .enumDecl, .extensionDecl]
    let type = ancestors(of: node).first { types.contains($0.kind) || $0.kind == .initializerDecl }
    return [.classDecl, .actorDecl, .initializerDecl].contains(type?.kind)
  }
}

extension SyntaxCursor {
  /// Whether a type is one of functions, or contains one.
  fileprivate var mentionsFunction: Bool {
    kind == .functionType || descendants.contains { $0.kind == .functionType }
  }
}
