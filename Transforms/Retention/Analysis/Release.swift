import Semantics
import Syntax
import TransformKit

/// Code that ends what an object keeps in one of its properties before the object itself goes: `onTap = nil`,
/// `subscription?.cancel()`. There the object may be meant to stay until then.
struct Release {
  /// Whether there is such code for one of some properties.
  ///
  /// - Parameter place: where the object begins to keep it. What the same function empties before that is something
  ///   else.
  static func exists(
    of properties: [DeclID], after place: SyntaxCursor? = nil, in context: TransformContext
  ) -> Bool {
    properties.contains { property in
      let decl = context.program.ask { $0.cursor(of: property) }
      return context.uses(of: [decl], arePrivate: false).contains { file, uses in
        let ancestry = Ancestry(of: file.tree)
        return uses.contains { use in
          ancestry.isRelease(use.name)
            && !(place.map { ancestry.runs(use.name, alwaysBefore: $0) } ?? false)
        }
      }
    }
  }
}

extension Release {
  /// Whether a deinitializer ends what one of some properties holds: `timer?.invalidate()`. That the property is set to
  /// nil ends no timer.
  static func isInDeinitializer(of properties: [DeclID], _ context: TransformContext) -> Bool {
    properties.contains { property in
      let decl = context.program.ask { $0.cursor(of: property) }
      return context.uses(of: [decl], arePrivate: false).contains { file, uses in
        let ancestry = Ancestry(of: file.tree)
        return uses.contains { use in
          ancestry.ancestors(of: use.name).contains { $0.kind == .deinitializerDecl }
            && !ancestry.isEmptied(use.name)
        }
      }
    }
  }
}

extension Ancestry {
  /// Whether a property gets another value.
  fileprivate func isEmptied(_ name: SyntaxCursor) -> Bool {
    var value = name
    while let member = parent(of: value), MemberAccessView(member)?.nameNode?.id == value.id {
      value = member
    }
    guard let sequence = parent(of: value), sequence.kind == .sequenceExpr else { return false }
    let parts = Array(sequence.children)
    return 1 < parts.count && parts[0].id == value.id && parts[1].kind == .assignmentExpr
  }

  /// Whether a place comes before another one in the same function or closure.
  fileprivate func runs(_ earlier: SyntaxCursor, alwaysBefore later: SyntaxCursor) -> Bool {
    guard earlier.tree.source.path == later.tree.source.path,
      earlier.range.end <= later.range.start
    else { return false }
    let bodies: Set<SyntaxKind> = [
      .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .closureExpr,
    ]
    let body = ancestors(of: earlier).first { bodies.contains($0.kind) }
    return body.map { $0.range.contains(later.range) } ?? false
  }

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
      case .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
        value = outer
      case .memberAccessExpr:
        let member = MemberAccessView(outer)?.name ?? ""
        return Self.endings.contains(member) || member == "forEach" && endsEach(outer)
      case .sequenceExpr:
        let parts = Array(outer.children)
        return parts.count == 3 && parts[0].id == value.id && parts[1].kind == .assignmentExpr
          && parts[2].isEmptyValue
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
    "cancel", "invalidate", "removeAll", "removeFirst", "removeLast", "removeValue", "remove",
    "popFirst", "popLast",
  ]
}

extension SyntaxCursor {
  /// Whether an expression holds nothing: `nil`, `[]`, `Set<AnyCancellable>()`.
  fileprivate var isEmptyValue: Bool {
    if ["nil", "[]", "[:]", "{}", ".init()"].contains(textWithoutTrivia) { return true }
    guard let call = FunctionCallView(self), call.arguments.isEmpty, let callee = call.callee else {
      return false
    }
    let made = callee.textWithoutTrivia
    return made.hasPrefix("[") || made == "Set" || made.hasPrefix("Set<") || made == "Array"
      || made.hasPrefix("Array<")
  }
}
