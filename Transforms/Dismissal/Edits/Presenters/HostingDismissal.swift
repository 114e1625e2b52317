import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// How a view controller dismisses the hosting controller of a view that it has presented or
/// pushed.
struct HostingDismissal {
  /// `UIHostingController(rootView: …)`
  let call: SyntaxCursor
  let ancestry: Ancestry
  let index: SymbolIndex

  /// `{ [weak self] in self?.dismiss(animated: true) }`; nil where `self` may not be the presenting
  /// controller.
  var closure: String? {
    guard call.firstName == "UIHostingController", isInMethodOfController,
      let undoing = undoing(call)
    else { return nil }
    return "{ [weak self] in self?.\(undoing) }"
  }

  // MARK: The presenting controller

  /// Whether `self` is a view controller there.
  private var isInMethodOfController: Bool {
    for ancestor in ancestry.ancestors(of: call) {
      if let type = TypeDecl(ancestor) {
        var seen: Set<String> = []
        return type.cursor.kind != .structDecl && isController(type.name, seen: &seen)
      }
      let isStatic = ancestor.hasModifier(.static) || ancestor.hasModifier(.class)
      // Before `super.init` there is no `self`.
      guard !isStatic, ancestor.kind != .initializerDecl else { return false }
    }
    return false
  }

  private func isController(_ name: String, seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return false }
    if SwiftUINames[name].contains(.viewController) { return true }
    for inherited in index.inheritedNames(of: name) {
      if isController(inherited, seen: &seen) { return true }
    }
    return false
  }

  // MARK: The presentation

  /// The call that undoes a presentation; nil where the controller does something else with its
  /// content.
  private func undoing(_ controller: SyntaxCursor) -> String? {
    guard let parent = ancestry.parent(of: controller) else { return nil }
    switch parent.kind {
    case .labeledExpr:
      return ancestry.parent(of: parent).flatMap(FunctionCallView.init).flatMap {
        undoing($0, of: controller)
      }
    case .initializerClause:
      return ancestry.parent(of: parent).flatMap(undoing(ofLocal:))
    default:
      return nil
    }
  }

  private func undoing(_ call: FunctionCallView, of controller: SyntaxCursor) -> String? {
    guard call.arguments.first?.value.id == controller.id else { return nil }
    let base = call.member?.base?.controllerName ?? ""
    switch call.member?.name ?? call.name {
    case "UINavigationController" where call.arguments[0].label == "rootViewController":
      // Popping the first of a stack does nothing.
      return undoing(call.cursor) == Self.dismissal ? Self.dismissal : nil
    case "present" where base.isEmpty:
      return Self.dismissal
    case "pushViewController" where base.isEmpty:
      return "popViewController(animated: true)"
    case "pushViewController" where base == "navigationController":
      return "navigationController?.popViewController(animated: true)"
    default:
      return nil
    }
  }

  private static let dismissal = "dismiss(animated: true)"

  /// The same for a local variable: its members may be used freely, and it is presented once.
  private func undoing(ofLocal binding: SyntaxCursor) -> String? {
    guard let name = binding.child(.identifierPattern)?.firstName,
      let decl = ancestry.parent(of: binding), let block = ancestry.parent(of: decl),
      block.kind != .memberBlock
    else { return nil }
    let uses = block.descendants.filter { use in
      guard use.declaredName == name, let parent = ancestry.parent(of: use) else { return false }
      let member = MemberAccessView(parent)
      return member == nil || member?.base == nil
    }
    return uses.count == 1 ? undoing(uses[0]) : nil
  }
}

extension SyntaxCursor {
  /// The controller that an expression refers to, seen from `self`; empty for `self`.
  fileprivate var controllerName: String {
    let names = textWithoutTrivia.split { $0 == "." || $0 == "?" || $0 == "!" }
    return names.drop { $0 == "self" }.joined(separator: ".")
  }
}
