import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A view that an object stores as a value, and that gets the object itself: `page = AnyView(Page(model: self))`.
/// Neither is ever released.
enum KeptView {
  static func exists(in property: StoredProperty, _ context: TransformContext) -> Bool {
    guard let pattern = property.binding.child(.identifierPattern),
      !property.decl.hasModifier(.weak),
      context.program.ask({ $0.holdsAnyView(pattern) })
    else { return false }
    return context.uses(of: [pattern], arePrivate: property.isPrivate).contains { file, uses in
      let ancestry = Ancestry(of: file.tree)
      return uses.contains { ancestry.assignedValue(of: $0.name)?.passesSelf ?? false }
    }
  }
}

extension Program {
  fileprivate func holdsAnyView(_ pattern: SyntaxCursor) -> Bool {
    guard let decl = decl(at: pattern) else { return false }
    let anyView = self.decl(of: knownType("AnyView", of: "SwiftUI"))
    return anyView.map { elements(of: type(ofDeclared: decl)).contains($0) } ?? false
  }

  /// The types of what a value holds: a type itself, and what optionals and collections of it hold.
  private func elements(of type: SwiftType) -> [DeclID] {
    guard case .nominal(let decl, let arguments) = type else { return [] }
    let isContainer = ["Optional", "Array", "Set", "Dictionary"].contains {
      self.decl(of: knownType($0, of: "Swift")) == decl
    }
    return isContainer ? arguments.flatMap(elements) : [decl]
  }
}

extension Ancestry {
  /// The value that is assigned to a property of `self`: `page = …`, `self.page = …`.
  fileprivate func assignedValue(of name: SyntaxCursor) -> SyntaxCursor? {
    var target = name
    if let member = parent(of: name), MemberAccessView(member)?.nameNode?.id == name.id {
      guard MemberAccessView(member)?.base?.isSelf == true else { return nil }
      target = member
    }
    guard let sequence = parent(of: target), sequence.kind == .sequenceExpr else { return nil }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[0].id == target.id, parts[1].kind == .assignmentExpr else {
      return nil
    }
    return parts[2]
  }
}

extension SyntaxCursor {
  /// Whether an expression passes `self` itself as an argument.
  fileprivate var passesSelf: Bool {
    descendants.contains { node in
      node.kind == .labeledExpr && node.children.contains { $0.isSelf }
    }
  }
}
