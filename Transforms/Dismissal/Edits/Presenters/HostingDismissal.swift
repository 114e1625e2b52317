import Semantics
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
  let program: SharedProgram

  /// `{ [weak self] in self?.dismiss(animated: true) }`; nil where `self` may not be the presenting
  /// controller.
  var closure: String? {
    program.ask { program in
      guard let host = FunctionCallView(call), host.name == "UIHostingController",
        program.mayBeKnown(host), isInMethodOfController(program),
        let undoing = undoing(call, program)
      else { return nil }
      return "{ [weak self] in self?.\(undoing) }"
    }
  }

  /// Whether a view is created in the call, or in the same function, where `self` is the same.
  func isMade(beside view: SyntaxCursor) -> Bool {
    guard view.tree === call.tree else { return false }
    return call.contains(view) || ancestry.function(around: view) == ancestry.function(around: call)
  }

  // MARK: The presenting controller

  /// Whether `self` is a view controller there.
  private func isInMethodOfController(_ program: Program) -> Bool {
    for ancestor in ancestry.ancestors(of: call) {
      if let type = TypeDecl(ancestor) {
        return program.isController(type.cursor)
      }
      let isStatic = ancestor.hasModifier(.static) || ancestor.hasModifier(.class)
      // Before `super.init` there is no `self`.
      guard !isStatic, ancestor.kind != .initializerDecl else { return false }
    }
    return false
  }

  // MARK: The presentation

  /// The call that undoes a presentation; nil where the controller does something else with its
  /// content.
  private func undoing(_ controller: SyntaxCursor, _ program: Program) -> String? {
    guard let parent = ancestry.parent(of: controller) else { return nil }
    switch parent.kind {
    case .labeledExpr:
      return ancestry.parent(of: parent).flatMap(FunctionCallView.init).flatMap {
        undoing($0, of: controller, program)
      }
    case .initializerClause:
      return ancestry.parent(of: parent).flatMap { undoing(ofLocal: $0, program) }
    default:
      return nil
    }
  }

  private func undoing(
    _ call: FunctionCallView, of controller: SyntaxCursor, _ program: Program
  ) -> String? {
    guard call.arguments.first?.value.id == controller.id,
      program.mayBeKnown(call) || program.onlyForwards(call)
    else { return nil }
    let base = call.member?.base?.controllerName ?? ""
    switch call.member?.name ?? call.name {
    case "UINavigationController" where call.arguments[0].label == "rootViewController":
      // Popping the first of a stack does nothing.
      return undoing(call.cursor, program) == Self.dismissal ? Self.dismissal : nil
    case "present" where base.isEmpty:
      return Self.dismissal
    case "pushViewController" where base.isEmpty:
      return "popViewController(animated: true)"
    // Only a navigation controller is sure to push what it shows.
    case "pushViewController" where base == "navigationController",
      "show" where base == "navigationController":
      return "navigationController?.popViewController(animated: true)"
    default:
      return nil
    }
  }

  private static let dismissal = "dismiss(animated: true)"

  /// The same for a local variable: its members may be used freely, and it is presented once.
  private func undoing(ofLocal binding: SyntaxCursor, _ program: Program) -> String? {
    guard let pattern = binding.child(.identifierPattern),
      let variable = program.decl(at: pattern), let decl = ancestry.parent(of: binding),
      let block = ancestry.parent(of: decl), block.kind != .memberBlock
    else { return nil }
    let name = program.name(of: variable)
    let uses = block.descendants.filter { use in
      guard use.kind == .declReferenceExpr, use.declaredName == name,
        program.meaning(of: name, at: use).decls == [variable],
        let parent = ancestry.parent(of: use)
      else { return false }
      return MemberAccessView(parent) == nil
    }
    return uses.count == 1 ? undoing(uses[0], program) : nil
  }
}

extension Program {
  /// Whether a class is a view controller, also by a class of UIKit that has no declaration in sight.
  fileprivate func isController(_ type: SyntaxCursor) -> Bool {
    if inherits(typeAt: type, from: "UIViewController", of: "UIKit") { return true }
    var next = self.type(declaredAt: type)
    var seen: Set<DeclID> = []
    while let decl = next, seen.insert(decl).inserted, knownModule(of: decl) == nil,
      let written = cursor(of: decl).child(.inheritanceClause)?.child(.inheritedType)
    {
      next = self.decl(of: self.type(written: written))
      if next == nil {
        return SwiftUINames.facts(ofType: written.textWithoutTrivia).contains(.viewController)
      }
    }
    return false
  }

  /// Whether a call is one of a function that only passes its first argument on, to a function of the same
  /// name that a known module declares.
  fileprivate func onlyForwards(_ call: FunctionCallView) -> Bool {
    let decls = call.nameNode.map { reference(of: $0).decls } ?? []
    return !decls.isEmpty
      && decls.map(cursor).compactMap(FunctionDeclView.init).count { function in
        let statements = function.body.map { Array($0.children) } ?? []
        guard statements.count == 1, let inner = FunctionCallView(statements[0]),
          inner.name == function.name, let argument = inner.arguments.first?.value.declaredName
        else { return false }
        return argument == function.parameters.first?.name && mayBeKnown(inner)
      } == decls.count
  }
}

extension SyntaxCursor {
  /// The controller that an expression refers to, seen from `self`; empty for `self`.
  fileprivate var controllerName: String {
    let names = textWithoutTrivia.split { $0 == "." || $0 == "?" || $0 == "!" }
    return names.drop { $0 == "self" }.joined(separator: ".")
  }
}

extension Ancestry {
  /// The innermost function or closure around an expression.
  fileprivate func function(around place: SyntaxCursor) -> NodeID? {
    ancestors(of: place).first { Self.functionKinds.contains($0.kind) && !isLocal($0) }?.id
  }

  private static let functionKinds: Set<SyntaxKind> = [
    .functionDecl, .closureExpr, .initializerDecl, .accessorDecl, .variableDecl,
  ]

  /// Whether a declaration is a variable in code.
  private func isLocal(_ decl: SyntaxCursor) -> Bool {
    decl.kind == .variableDecl && parent(of: decl)?.kind != .memberBlock
  }
}
