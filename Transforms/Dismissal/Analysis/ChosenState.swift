import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// The flag for which a binding that code makes has the item of a view: `if model.isEditing { return .editor }` in its
/// getter, and `model.isEditing = false` beside others in its setter.
struct ChosenState {
  let flag: SyntaxCursor
  /// The flags that the getter asks first, which are false where it gets to this one.
  let earlierFlags: [SyntaxCursor]

  /// - Parameter place: where the view is created, in a case of a `switch` over the item.
  init?(of presentation: Presentation, showing place: SyntaxCursor, in context: TransformContext) {
    guard case .item(let state) = presentation.trigger,
      let name = Self.nameOfCase(around: place, in: presentation)
    else { return nil }
    let (setter, code) = context.program.ask { program -> (BindingSetter?, [SyntaxCursor]) in
      let setter = BindingSetter(of: state, in: program)
      return (setter, setter.map { program.code(of: $0.getter) } ?? [])
    }
    let flags = code.compactMap(\.returning)
    let own = flags.indices.filter { flags[$0].name == name }
    guard own.count == 1, setter?.clears(flags[own[0]].flag) == true,
      StatePath(flags[own[0]].flag)?.indices.isEmpty == true
    else { return nil }
    flag = flags[own[0]].flag
    earlierFlags = flags[..<own[0]].map(\.flag)
  }

  /// `editor` for a view in `case .editor:` of a `switch` over the item.
  private static func nameOfCase(
    around place: SyntaxCursor, in presentation: Presentation
  ) -> String? {
    guard let closure = ClosureView(presentation.content), presentation.content.contains(place),
      let item = closure.parameterNames, item.count == 1
    else { return nil }
    let ancestors = Array(Ancestry(of: place.tree).ancestors(of: place))
    guard let index = ancestors.firstIndex(where: { $0.kind == .switchCase }),
      index + 1 < ancestors.count, ancestors[index + 1].kind == .switchExpr,
      ancestors[index + 1].children.first(where: { _ in true })?.declaredName == item[0],
      let label = ancestors[index].child(.switchCaseLabel)?.textWithoutTrivia,
      label.hasPrefix("case."), label.hasSuffix(":")
    else { return nil }
    let name = label.dropFirst(5).dropLast()
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}

extension Program {
  /// The statements of a getter, or those of the property that it only names.
  fileprivate func code(of getter: [SyntaxCursor]) -> [SyntaxCursor] {
    guard getter.count == 1, let only = getter.first,
      let name = MemberAccessView(only).flatMap({ $0.base?.isSelf == true ? $0.nameNode : nil })
        ?? (only.kind == .declReferenceExpr ? only : nil),
      let decl = declarations(of: name).first,
      let block = binding(of: decl)?.child(.accessorBlock)
    else { return getter }
    return Array(block.children)
  }
}

extension BindingSetter {
  /// Whether it sets a flag to false where it gets no item.
  fileprivate func clears(_ flag: SyntaxCursor) -> Bool {
    statements.contains { $0.textWithoutSelf == flag.textWithoutSelf + "=false" }
      && !statements.dropFirst().contains(where: \.mayLeave)
  }
}

extension SyntaxCursor {
  /// The flag and the item of `if isEditing { return .editor }`.
  fileprivate var returning: (flag: SyntaxCursor, name: String)? {
    let parts = Array(children)
    guard kind == .ifExpr, parts.count == 2, parts[0].kind == .conditionElement,
      let flag = parts[0].children.first(where: { _ in true })
    else { return nil }
    let body = parts[1].textWithoutTrivia
    guard body.hasPrefix("{return."), body.hasSuffix("}") else { return nil }
    return (flag, String(body.dropFirst(8).dropLast()))
  }
}
