import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalPlan {
  /// What is handed over where a view is made in the body of another one, which gets the same property
  /// and hands it on; nil where no other view is around it.
  mutating func threadedValue(
    at step: ViewStep, as form: DismissForm
  ) throws(PlacedObstacle) -> String? {
    guard let number = step.holders.first else { return nil }
    let isShownElsewhere = step.routes.contains {
      if case .preview = $0.end { false } else { true }
    }
    guard step.holders.count == 1, !isShownElsewhere else {
      throw PlacedObstacle(
        .notMadeWherePresented, "it is made once and presented at several places",
        at: step.expression)
    }
    let holder = context.screens.holders[number]
    guard isMade(step.expression, in: holder) else {
      throw PlacedObstacle(
        .notMadeWherePresented, "`\(holder.name)` cannot hand anything on to where it is made",
        at: step.expression)
    }
    thread(through: number)
    if case .binding(let name) = form { return "$" + name }
    return form.name
  }

  /// Whether an instance's properties are known where a view is made.
  private func isMade(_ expression: SyntaxCursor, in holder: HoldingView) -> Bool {
    guard let ancestry = context.screens.file(at: expression.tree.source.path)?.ancestry,
      let type = TypeDecl.enclosing(expression, ancestry: ancestry),
      holder.declarations.contains(where: {
        $0.cursor.tree === type.cursor.tree && $0.cursor.id == type.cursor.id
      }),
      let member = ancestry.ancestors(of: expression).first(where: {
        ancestry.parent(of: $0)?.kind == .memberBlock
      })
    else { return false }
    let hasBody =
      member.kind == .functionDecl
      || member.descendants.contains {
        $0.kind == .accessorBlock && $0.range.contains(expression.range)
      }
    return hasBody && !member.hasModifier(.static)
  }

  /// Hands the property to a view around others.
  mutating func hand(
    _ property: HandedProperty, to holder: HoldingView, as form: DismissForm
  ) throws(PlacedObstacle) {
    let types = holder.declarations.filter { !$0.isExtension }
    guard let place = types.first?.cursor else { return }
    for type in holder.declarations {
      guard let file = context.screens.file(at: type.cursor.tree.source.path),
        file.isNameFree(property.name, in: [type])
      else {
        throw PlacedObstacle(
          .nameTaken, "`\(holder.name)` is between, which has a `\(property.name)` of its own",
          at: place)
      }
      if type.isExtension, type.members.contains(where: { $0.kind == .initializerDecl }) {
        throw PlacedObstacle(
          .unsuitedInitializer,
          "`\(holder.name)` is between, which has an initialiser in an extension", at: type.cursor)
      }
    }
    for type in types where ProtocolRequirement(of: type, context: context).ofInitializer != nil {
      throw PlacedObstacle(
        .protocolRequirement, "`\(holder.name)` is between, whose initialiser a protocol asks for",
        at: type.cursor)
    }
    let constructions = constructions(at: holder.steps, as: form)
    guard isPossible else { return }
    try hand(property, to: types.map { .init(type: $0, property: nil) }, at: constructions)
  }
}
