import SwiftUIModel
import Syntax
import TransformKit

/// Puts the condition of a conditional modifier into the modifiers of its closures.
struct ModifierCarrying {
  private let ancestry: Ancestry
  private let context: TransformContext
  private var types: DeclaredTypes { context.model.declaredTypes }

  init(ancestry: Ancestry, context: TransformContext) {
    self.ancestry = ancestry
    self.context = context
  }

  /// The modifiers with their conditions; those that are alike in both closures of a helper become one
  /// each.
  func carried(_ modifiers: [ConditionalModifier]) -> Result<[CarriedModifier], Obstacle> {
    if let merged = merged(modifiers) { return .success(merged) }
    var all: [CarriedModifier] = []
    for modifier in modifiers {
      switch carried(modifier) {
      case .success(let result): all.append(result)
      case .failure(let obstacle): return .failure(obstacle)
      }
    }
    return .success(all)
  }

  /// What two closures with the same modifiers come to, those of the first in the first half.
  private func merged(_ modifiers: [ConditionalModifier]) -> [CarriedModifier]? {
    let half = modifiers.count / 2
    guard 0 < half, modifiers.count == 2 * half else { return nil }
    let (first, second) = (modifiers[..<half], modifiers[half...])
    // Only the closure for the other case has the opposite condition.
    guard zip(first, second).allSatisfy({ $0.condition.negatedText == $1.condition.text }),
      first.allSatisfy({ !context.model.declaresModifier(for: $0.call) })
    else { return nil }
    let merged = zip(first, second).compactMap { MergedModifier($0, $1, types)?.carried }
    return merged.count == half ? merged : nil
  }

  /// One modifier with its condition.
  private func carried(_ modifier: ConditionalModifier) -> Result<CarriedModifier, Obstacle> {
    let name = modifier.name
    if context.model.declaresModifier(for: modifier.call) {
      return .failure(
        Obstacle(
          .ownModifier,
          "`\(name)` is a modifier of your own, and may not have a value that does nothing",
          remedy: "give `\(name)` a parameter that switches it off"))
    }
    if let builder = BuilderModifier(modifier, types) {
      return ancestry.isInsideClass(modifier.call.cursor) ? .failure(.insideClass) : builder.carried
    }
    if let use = use(of: modifier) {
      let result = use.form.resultName
      guard result == name || !context.model.declaresModifier("\(result)(_:)") else {
        return .failure(
          Obstacle(.ownModifier, "`\(result)(_:)` is declared here too, and may not be SwiftUI's"))
      }
      return use.carried(types)
    }
    if let form = EnvironmentForm(modifier, types) {
      return form.carried(insideClass: ancestry.isInsideClass(modifier.call.cursor))
    }
    if let form = TapForm(modifier) { return form.carried }
    return .failure(obstacle(modifier))
  }

  private func use(of modifier: ConditionalModifier) -> FormUse? {
    ModifierTable.forms.lazy.compactMap { FormUse(modifier, $0, types) }.first
  }

  private func obstacle(_ modifier: ConditionalModifier) -> Obstacle {
    let name = modifier.name
    if ModifierTable.withoutInertValue.contains(name) {
      return Obstacle(.noInertValue, "`\(name)` has no value that does nothing")
    }
    if name == TapForm.name {
      return Obstacle(
        .unclearArguments, "the action of `\(name)` is a function, or takes the place of the tap",
        remedy: "write the action as a closure")
    }
    if ModifierTable.forms.contains(where: { $0.name == name })
      || SwiftUINames[name].contains(.environmentValue) || BuilderModifier.names.contains(name)
    {
      return Obstacle(
        .unclearArguments, "the arguments of `\(name)` do not tell what would do nothing",
        remedy: "declare the type of what it is given")
    }
    return Obstacle(
      .unknownModifier, "`\(name)` is not among the modifiers that are known to take a condition")
  }
}

extension Obstacle {
  fileprivate static let insideClass = Obstacle(
    .movesIntoClosure, "in a class another closure around the condition may have to say `self`")
}

extension Ancestry {
  /// Whether a node belongs to a class or an actor, where a closure that is kept says `self`.
  fileprivate func isInsideClass(_ node: SyntaxCursor) -> Bool {
    let types: [SyntaxKind] = [.classDecl, .actorDecl, .structDecl, .enumDecl, .extensionDecl]
    let type = ancestors(of: node).first { types.contains($0.kind) }
    return type?.kind == .classDecl || type?.kind == .actorDecl
  }
}
