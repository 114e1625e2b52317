import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The state of a presentation that no view observes: a property of an object which tells nobody that it changes.
/// Setting it may not dismiss what it presents.
struct UnobservedState {
  /// The name of the property.
  let name: String

  /// Nil where views are told, or that is not known.
  init?(of state: SyntaxCursor, in context: TransformContext) {
    let name = context.program.ask { program -> String? in
      guard let path = StatePath(state), !path.memberNames.isEmpty,
        let root = path.decl(in: program),
        case .ofValue(let member) = path.members(of: root, in: program),
        let binding = program.binding(of: member),
        let owner = program.owner(of: member), program.knownModule(of: owner) == nil
      else { return nil }
      let type = program.cursor(of: owner)
      guard type.kind == .classDecl, !program.tells(binding, in: type) else { return nil }
      return program.name(of: member)
    }
    guard let name else { return nil }
    self.name = name
  }
}

extension Program {
  /// Whether views are told of the changes of a property of a class.
  fileprivate func tells(_ binding: SyntaxCursor, in type: SyntaxCursor) -> Bool {
    let attributes = binding.attributeNames
    if attributes.contains("ObservationIgnored") { return false }
    let isObservable = type.children.contains {
      $0.kind == .attribute && ["@Observable", "@Model"].contains($0.textWithoutTrivia)
    }
    guard let accessors = binding.child(.accessorBlock) else {
      return isObservable || !attributes.isEmpty
        || conforms(typeAt: type, to: "ObservableObject", of: "Combine") != true
    }
    if accessors.descendants.contains(where: { $0.declaredName == "objectWillChange" }) {
      return true
    }
    return names(in: accessors).contains { found in
      found.decls.contains { decl in
        guard let other = self.binding(of: decl), other.id != binding.id, !isLocal(decl) else {
          // What a function does is not followed.
          return knownModule(of: decl) == nil && FunctionDeclView(cursor(of: decl)) != nil
        }
        if knownModule(of: decl) != nil { return false }
        return owner(of: decl).map { tells(other, in: cursor(of: $0)) } ?? false
      }
    }
  }
}
