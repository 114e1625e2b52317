import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A view that an object stores as a value, or in a hosting controller, and that gets the object itself:
/// `page = AnyView(Page(model: self))`. Neither is ever released.
enum KeptView {
  static func exists(in property: StoredProperty, _ context: TransformContext) -> Bool {
    guard let pattern = property.binding.child(.identifierPattern),
      !property.decl.hasModifier(.weak),
      context.program.ask({ $0.holdsViews(pattern) })
    else { return false }
    return context.uses(of: [pattern], arePrivate: property.isPrivate).contains { file, uses in
      let ancestry = Ancestry(of: file.tree)
      return uses.contains { use in
        guard let value = ancestry.assignedValue(of: use.name) else { return false }
        return context.program.ask { $0.passesSelf(value) }
      }
    }
  }
}

extension Program {
  /// Whether a property holds views: `AnyView`, a view of the repository, or a hosting controller.
  fileprivate func holdsViews(_ pattern: SyntaxCursor) -> Bool {
    guard let decl = decl(at: pattern) else { return false }
    return elements(of: type(ofDeclared: decl)).contains { type in
      let held = SwiftType.nominal(type, [])
      return isView(held) == true
        || ["UIHostingController", "NSHostingController"].contains {
          inherits(held, from: $0, of: "SwiftUI")
        }
    }
  }

  /// The types of what a value holds: a type itself, and what optionals and collections of it hold.
  private func elements(of type: SwiftType) -> [DeclID] {
    guard case .nominal(let decl, let arguments) = type else { return [] }
    let isContainer = ["Optional", "Array", "Set", "Dictionary"].contains {
      self.decl(of: knownType($0, of: "Swift")) == decl
    }
    return isContainer ? arguments.flatMap(elements) : [decl]
  }

  /// Whether an expression passes `self` itself to a view that keeps it. Local constants stand for their values.
  fileprivate func passesSelf(_ value: SyntaxCursor, depth: Int = 0) -> Bool {
    ([value] + Array(value.descendants)).contains { node in
      if let call = FunctionCallView(node) {
        return call.arguments.contains { $0.value.isSelf && keeps($0, of: call) }
      }
      guard depth < 3, node.kind == .declReferenceExpr, let decl = declarations(of: node).first,
        isLocal(decl), let initial = binding(of: decl)?.child(.initializerClause)
      else { return false }
      return passesSelf(initial, depth: depth + 1)
    }
  }

  /// Whether a call keeps an argument: as an environment object, or in a property of a view.
  private func keeps(_ argument: FunctionCallView.Argument, of call: FunctionCallView) -> Bool {
    if ["environmentObject", "environment"].contains(call.member?.name ?? "") { return true }
    guard case .nominal(let decl, _) = type(of: call.cursor), isView(.nominal(decl, [])) == true
    else { return false }
    let property = TypeDecl(cursor(of: decl))?.storedProperties.first { $0.name == argument.label }
    return property.map { !$0.decl.hasModifier(.weak) && !$0.decl.hasModifier(.unowned) } ?? true
  }
}

extension Ancestry {
  /// The value that is assigned to a property of `self`, or to an element of it: `page = …`, `self.pages[0] = …`.
  fileprivate func assignedValue(of name: SyntaxCursor) -> SyntaxCursor? {
    var target = name
    if let member = parent(of: name), MemberAccessView(member)?.nameNode?.id == name.id {
      guard MemberAccessView(member)?.base?.isSelf == true else { return nil }
      target = member
    }
    if let element = parent(of: target), element.kind == .subscriptCallExpr,
      element.children.first(where: { _ in true })?.id == target.id
    {
      target = element
    }
    guard let sequence = parent(of: target), sequence.kind == .sequenceExpr else { return nil }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[0].id == target.id, parts[1].kind == .assignmentExpr else {
      return nil
    }
    return parts[2]
  }
}
