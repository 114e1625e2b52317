import SwiftUIModel
import Syntax
import TransformKit

/// The calls of a modifier whose receiver other code makes: in a function of views, a view modifier, a generic
/// view. They may be around any view of the repository.
struct OuterTraits {
  let context: TransformContext

  /// Whether such a call exists outside the chain of a helper.
  func apply(_ name: String, around call: ConditionalCall) -> Bool {
    let own = call.helper.call.cursor
    let root = call.chain.rootName?.text
    return context.files(mentioning: name).contains { file in
      file.uses(of: name).contains { use in
        guard let parent = file.ancestry.parent(of: use),
          !(file.tree.source.path == own.tree.source.path && own.range.contains(use.range))
        else { return false }
        // In a function of all views: `listRowBackground(Color.red)`.
        if FunctionCallView(parent)?.callee?.id == use.id { return true }
        guard let member = MemberAccessView(parent), member.nameNode?.id == use.id else {
          return false
        }
        guard let base = member.base else { return true }
        return isMadeElsewhere(base, file.ancestry, besides: root)
      }
    }
  }

  /// Whether a chain starts with a name, and not with a call that makes a view there.
  ///
  /// - Parameter own: the name that the chain of the helper starts with, which means the same view.
  private func isMadeElsewhere(
    _ base: SyntaxCursor, _ ancestry: Ancestry, besides own: String?
  ) -> Bool {
    var root = base
    while let inner = FunctionCallView(root)?.member?.base ?? MemberAccessView(root)?.base {
      root = inner
    }
    // In the closure of a helper, the chain of the helper is meant.
    if root.usesShorthandParameter, let closure = ancestry.closure(around: root),
      let helper = ancestry.ancestors(of: closure).first(where: { $0.kind == .functionCallExpr }),
      let receiver = FunctionCallView(helper)?.member?.base
    {
      return isMadeElsewhere(receiver, ancestry, besides: own)
    }
    return root.text != own && FunctionCallView(root)?.name?.first?.isUppercase != true
  }
}

extension Ancestry {
  fileprivate func closure(around node: SyntaxCursor) -> SyntaxCursor? {
    ancestors(of: node).first { $0.kind == .closureExpr }
  }
}
