import SwiftUIModel
import Syntax
import TransformKit

extension ConditionalCall {
  /// Why the result may not compile for a release that the code around the call speaks of, whatever the
  /// deployment target is.
  func releaseCaveat(_ availabilities: [Availability], _ ancestry: Ancestry) -> String? {
    guard let needed = availabilities.first(where: { $0 != .any }),
      ancestry.isForOtherReleases(helper.call.cursor)
    else { return nil }
    return "the code around the view speaks of releases, and the result needs \(needed)"
  }
}

extension Ancestry {
  /// Whether a node is in a declaration with `@available`, or in a branch for older releases.
  fileprivate func isForOtherReleases(_ node: SyntaxCursor) -> Bool {
    ancestors(of: node).contains { outer in
      switch outer.kind {
      case .ifExpr, .guardStmt: outer.checksRelease && !outer.isNewer(in: node)
      default:
        outer.children.contains {
          $0.kind == .attribute && $0.textWithoutTrivia.hasPrefix("@available(")
        }
      }
    }
  }
}

extension SyntaxCursor {
  fileprivate var checksRelease: Bool {
    conditions.flatMap { [$0] + Array($0.descendants) }.contains {
      $0.kind == .availabilityCondition
    }
  }

  /// Whether a node is in the body that runs on the newer releases of a check.
  fileprivate func isNewer(in node: SyntaxCursor) -> Bool {
    guard kind == .ifExpr, let body = child(.codeBlock) else { return false }
    return body.range.contains(node.range)
      && !conditions.contains { $0.text.contains("#unavailable") }
  }

  private var conditions: [SyntaxCursor] { Array(children.prefix { $0.kind != .codeBlock }) }
}
