import SymbolIndex
import Syntax

/// The path of the stack around a destination.
enum StackPath {
  /// The path, if nothing between stack and destination may present another stack: both are in one expression, or
  /// the destination is in a private member that the type shows in the stack, and nowhere else.
  static func path(around destination: SyntaxCursor, _ ancestry: Ancestry) -> SyntaxCursor? {
    var followed: Set<NodeID> = []
    return path(around: destination, ancestry, &followed)
  }

  private static func path(
    around place: SyntaxCursor, _ ancestry: Ancestry, _ followed: inout Set<NodeID>
  ) -> SyntaxCursor? {
    for ancestor in ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .functionCallExpr:
        guard let outer = FunctionCallView(ancestor) else { continue }
        if outer.name == "NavigationStack" {
          return outer.arguments.first { $0.label == "path" }?.value
        }
        let name = SwiftUINames[outer.member?.name ?? outer.name ?? ""]
        let isContent = outer.arguments.contains { $0.value.range.contains(place.range) }
        if isContent, name.isEmpty || name.contains(.presenting) { return nil }
      case .variableDecl, .functionDecl:
        guard followed.insert(ancestor.id).inserted, let use = onlyUse(of: ancestor, ancestry)
        else { return nil }
        return path(around: use, ancestry, &followed)
      default:
        continue
      }
    }
    return nil
  }

  /// The only place that names a private member, in the type itself.
  private static func onlyUse(of member: SyntaxCursor, _ ancestry: Ancestry) -> SyntaxCursor? {
    guard member.hasModifier(.private), ancestry.parent(of: member)?.kind == .memberBlock,
      let name = member.nameOfMember,
      let type = TypeDecl.enclosing(member, ancestry: ancestry)
    else { return nil }
    let uses = member.tree.nodes(ofKind: .declReferenceExpr).filter { $0.declaredName == name }
    guard uses.count == 1, let use = uses.first, type.cursor.range.contains(use.range),
      !member.range.contains(use.range)
    else { return nil }
    return use
  }
}

extension SyntaxCursor {
  /// The name of a function, or of the only variable of a declaration.
  fileprivate var nameOfMember: String? {
    if let function = FunctionDeclView(self) { return function.name }
    let bindings = children.filter { $0.kind == .patternBinding }
    return bindings.count == 1 ? bindings[0].child(.identifierPattern)?.text : nil
  }
}
