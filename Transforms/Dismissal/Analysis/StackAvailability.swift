import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Whether code uses `NavigationStack` without asking for the release that has it. The repository is then for iOS 16
/// or later, although no project file says so.
struct StackAvailability: Sendable {
  let isProven: Bool

  init(in context: TransformContext) {
    isProven =
      context.index.declarations(named: "NavigationStack").isEmpty
      && context.files(mentioning: "NavigationStack").contains { file in
        file.tree.nodes(ofKind: .functionCallExpr).contains { call in
          FunctionCallView(call)?.name == "NavigationStack" && !file.ancestry.asksForRelease(call)
        }
      }
  }
}

extension Ancestry {
  /// Whether a condition or an attribute around a place asks for a release, or an `#if` for anything.
  func asksForRelease(_ place: SyntaxCursor) -> Bool {
    ancestors(of: place).contains { node in
      if node.kind == .ifConfigClause { return true }
      if node.kind == .codeBlock {
        return node.children.contains { $0.kind == .guardStmt && $0.asksForRelease }
      }
      return node.asksForRelease
    }
  }
}

extension SyntaxCursor {
  fileprivate var asksForRelease: Bool {
    children.contains { child in
      [.conditionElement, .availabilityCondition, .attribute].contains(child.kind)
        && child.text.contains("available")
    }
  }
}
