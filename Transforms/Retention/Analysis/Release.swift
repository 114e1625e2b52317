import Semantics
import Syntax
import TransformKit

/// Code that ends what an object keeps in one of its properties before the object itself goes: `onTap = nil`,
/// `subscription?.cancel()`. There the object may be meant to stay until then.
struct Release {
  /// Whether there is such code for one of some properties.
  static func exists(of properties: [DeclID], in context: TransformContext) -> Bool {
    properties.contains { property in
      let decl = context.program.ask { $0.cursor(of: property) }
      return context.uses(of: [decl], arePrivate: false).contains { file, uses in
        let ancestry = Ancestry(of: file.tree)
        return uses.contains { ancestry.isRelease($0.name) }
      }
    }
  }
}

extension Ancestry {
  /// Whether the use of a property empties it, or ends what it holds.
  fileprivate func isRelease(_ name: SyntaxCursor) -> Bool {
    guard !ancestors(of: name).contains(where: { $0.kind == .deinitializerDecl }) else {
      return false
    }
    var value = name
    while let outer = parent(of: value) {
      switch outer.kind {
      case .memberAccessExpr where MemberAccessView(outer)?.nameNode?.id == value.id:
        value = outer
      case .optionalChainingExpr, .forceUnwrapExpr:
        value = outer
      case .memberAccessExpr:
        let member = MemberAccessView(outer)?.name ?? ""
        return Self.endings.contains(member) || member == "forEach" && endsEach(outer)
      case .sequenceExpr:
        let parts = Array(outer.children)
        return parts.count == 3 && parts[0].id == value.id && parts[1].kind == .assignmentExpr
          && ["nil", "[]", "{}", ".init()"].contains(parts[2].textWithoutTrivia)
      case .labeledExpr:
        let call = parent(of: outer).flatMap(FunctionCallView.init)
        return call?.member?.name == "removeObserver"
      default:
        return false
      }
    }
    return false
  }

  /// Whether a call of `forEach` ends each element: `subscriptions.forEach { $0.cancel() }`.
  private func endsEach(_ member: SyntaxCursor) -> Bool {
    parent(of: member)?.descendants.contains {
      Self.endings.contains(MemberAccessView($0)?.name ?? "")
    } ?? false
  }

  private static let endings: Set<String> = [
    "cancel", "invalidate", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
  ]
}
