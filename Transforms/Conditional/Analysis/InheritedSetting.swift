import SwiftUIModel
import Syntax
import TransformKit

/// What a modifier further out sets for a view, and an inert value would replace: the color of
/// `VStack { … }.foregroundColor(.red)` for `foregroundColor(c ? .blue : nil)`.
extension ConditionalRewriting {
  /// Why the inert value of a modifier would replace what the view inherits wherever it is shown.
  func inheritanceObstacle(
    of call: ConditionalCall, _ modifiers: [ConditionalModifier],
    in replacing: Set<String> = ModifierTable.replacingInherited
  ) -> Obstacle? {
    let names = modifiers.map(\.name).filter(replacing.contains)
    let found = names.lazy.compactMap { name in
      outerName(of: SwiftUINames.namesOfTrait(name), around: call.helper.call.cursor)
    }.first
    return found.map { outer in
      Obstacle(
        .coversAnotherModifier,
        "while the condition is false, the view would lose what `\(outer)` around it sets",
        remedy: "choose between both values in one `\(outer)`")
    }
  }

  /// The modifier of one of these names around a view, or around every use of the declaration that shows it.
  private func outerName(of names: [String], around view: SyntaxCursor) -> String? {
    if let name = outerName(of: names, around: view, ancestry) { return name }
    guard let decl = ancestry.shownDeclaration(around: view) else { return nil }
    let uses = DeclarationUses(in: context)
    let found = uses.possibleMentions(of: decl).filter { uses.isUse($0, of: decl) }.map { use in
      outerName(of: names, around: use.call ?? use.name, use.ancestry)
    }
    return found.contains(nil) ? nil : found.first ?? nil
  }

  private func outerName(
    of names: [String], around view: SyntaxCursor, _ ancestry: Ancestry
  ) -> String? {
    var place = view
    for ancestor in ancestry.ancestors(of: view) {
      guard ![.functionDecl, .variableDecl].contains(ancestor.kind) else { return nil }
      defer { place = ancestor }
      guard let outer = FunctionCallView(ancestor), outer.callee?.id != place.id else { continue }
      // What a sheet shows inherits nothing.
      guard !context.program.ask({ $0.facts(of: outer).contains(.modal) }) else { return nil }
      let chain = ModifierChain(around: outer.cursor, ancestry: ancestry)
      let following = chain.links.dropFirst(chain.position + 1)
      if let link = following.first(where: { names.contains($0.name) && $0.call != nil }) {
        return link.name
      }
    }
    return nil
  }
}
