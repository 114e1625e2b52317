import Semantics
import SwiftUIModel
import Syntax
import TransformKit

extension ConditionalCall {
  /// Why the view would be shown in spite of its opacity.
  func drawingObstacle(in context: TransformContext, ancestry: Ancestry) -> Obstacle? {
    if let drawing = drawing(in: context, ancestry: ancestry) {
      return drawing.isBar ? nil : .drawnBySystem(in: drawing.container)
    }
    let shown = ancestry.shownDeclaration(around: helper.call.cursor)
    var search = DrawingSearch(in: context)
    return shown.flatMap { search.obstacle(to: $0) }
  }

  /// Why the view may be shown in spite of its opacity, if one of the modifiers hides it.
  func hidingCaveats(
    _ modifiers: [ConditionalModifier], in context: TransformContext, ancestry: Ancestry
  ) -> [String] {
    guard modifiers.contains(where: { $0.name == "hidden" }) else { return [] }
    if let drawing = drawing(in: context, ancestry: ancestry) {
      return ["the system draws the content of `\(drawing.container)` and may ignore the opacity"]
    }
    let function = ancestry.ancestors(of: helper.call.cursor).first { $0.kind == .functionDecl }
    if let function, ancestry.isLocal(function) {
      return ["a nested function makes the view, and the system may draw it"]
    }
    return [HiddenPlace(in: context).caveat(of: self, ancestry: ancestry)].compactMap(\.self)
  }

  private func drawing(in context: TransformContext, ancestry: Ancestry) -> SystemDrawing? {
    context.program.ask { SystemDrawing(around: helper.call.cursor, ancestry: ancestry, in: $0) }
  }
}
