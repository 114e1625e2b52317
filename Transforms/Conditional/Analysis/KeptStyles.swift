import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The styles of the repository that may draw a control in the kept view, wherever they are set.
extension KeptContent {
  /// What such a style does, if it is set on something that the place belongs to.
  func styleCaveat(around place: SyntaxCursor) -> String? {
    for control in controls.sorted() {
      let protocols = ["\(control)Style"] + (control == "Button" ? ["PrimitiveButtonStyle"] : [])
      for proto in protocols where SwiftUINames[proto].contains(.viewLikeProtocol) {
        for style in styles(conformingTo: proto) {
          if let found = caveat(ofStyle: style), maySet(style, on: place) { return found }
        }
      }
    }
    return nil
  }

  /// What the function that draws a control does, or a view that it makes.
  private func caveat(ofStyle style: TypeDecl) -> String? {
    let bodies = style.members.filter {
      FunctionDeclView($0).map { ["_body", "makeBody"].contains($0.name) } ?? false
    }
    if let found = caveat(ofType: style.name, bodies) { return found }
    let ancestry = Ancestry(of: style.cursor.tree)
    var search = KeptContent(in: context, hides: hides)
    for body in bodies {
      let part = Part(code: body, ancestry: ancestry, isOpen: false)
      if let found = search.caveat(in: part) { return found }
    }
    return nil
  }

  private func styles(conformingTo proto: String) -> [TypeDecl] {
    context.files(mentioning: proto).flatMap { TypeDecl.all(in: $0.tree) }
      .filter { $0.inheritedNames.contains(proto) }
  }

  /// Whether a style may be set on a view that a place belongs to.
  private func maySet(_ style: TypeDecl, on place: SyntaxCursor) -> Bool {
    guard let file = context.file(at: style.cursor.tree.source.path) else { return true }
    let creations = context.constructions(
      of: style.qualifiedName(ancestry: file.ancestry), declaredIn: file.tree.source.path)
    return creations.contains { creation in
      guard creation.obstacle == nil,
        let home = context.file(at: creation.expression.tree.source.path)
      else { return true }
      return mayBeSet(creation.expression, home.ancestry, on: place, 3)
    }
  }

  /// Whether a style that an expression stands for may be set on a view that a place belongs to.
  ///
  /// - Parameter depth: how many declarations that return the style are followed.
  private func mayBeSet(
    _ style: SyntaxCursor, _ ancestry: Ancestry, on place: SyntaxCursor, _ depth: Int
  ) -> Bool {
    let call = ancestry.ancestors(of: style).prefix { $0.kind != .closureExpr }
      .compactMap(FunctionCallView.init)
      .first { $0.member != nil && $0.arguments.contains { $0.value.encloses(style) } }
    // `card.pressed()` sets the style that the function `pressed` of views sets.
    let use = depth < 3 ? ancestry.parent(of: style).flatMap(MemberAccessView.init) : nil
    if let base = call?.member?.base ?? (use?.nameNode?.id == style.id ? use?.base : nil) {
      // The style is set within the view.
      if place.encloses(base) { return true }
      var search = KeptContent(in: context, hides: hides)
      search.target = place
      return search.caveat(in: Part(code: base, ancestry: ancestry)) != nil
    }
    // A style may have a name: `static var pressed: PressedStyle { PressedStyle() }`.
    let kinds: Set<SyntaxKind> = [.functionDecl, .variableDecl]
    guard 0 < depth,
      let member = ancestry.ancestors(of: style).first(where: { kinds.contains($0.kind) })
    else { return true }
    return uses.possibleMentions(of: member).contains { use in
      uses.isUse(use, of: member) && mayBeSet(use.name, use.ancestry, on: place, depth - 1)
    }
  }
}
