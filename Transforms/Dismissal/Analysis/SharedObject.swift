import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// A state of a shared object: `Player.shared`.

extension HeldState {
  /// The state of a shared object, which the presenter and the view both hold: `Player.shared`.
  init?(
    of presentation: Presentation, inSharedObject property: StoredProperty,
    _ context: TransformContext
  ) {
    guard property.isPrivate || property.isLet, let shared = property.sharedObject,
      let value = presentation.trigger.dismissedValue,
      let path = presentation.trigger.state.flatMap(StatePath.init), path.isProjected,
      path.indices.isEmpty, !path.memberNames.isEmpty, path.isAssignable(in: context),
      let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry),
      let own = presenter.storedProperties.first(where: { "$" + $0.name == path.rootName }),
      own.isPrivate || own.isLet, own.sharedObject == shared
    else { return nil }
    let members = path.memberNames
    let isReached = context.program.ask { program in
      program.canSet(members, of: property) && program.isSharedObject(of: property)
        && program.isSharedObject(of: own)
    }
    guard isReached else { return nil }
    let rest = members.map { "." + $0 }.joined()
    dismissal = CarriedDismissal(
      name: property.name + rest, strategy: .binding, isPlain: true, value: value,
      closing: Self.closing(presentation, property, rest, context))
  }
}

extension StoredProperty {
  /// `Player.shared` as the value that the property keeps.
  fileprivate var sharedObject: String? {
    guard let value = binding.child(.initializerClause)?.children.reversed().first,
      let member = MemberAccessView(value), member.base?.declaredName?.first?.isUppercase == true
    else { return nil }
    return value.textWithoutTrivia
  }
}

extension Program {
  /// Whether the value of a property is an object that a constant of its type holds.
  fileprivate func isSharedObject(of property: StoredProperty) -> Bool {
    guard let value = property.binding.child(.initializerClause)?.children.reversed().first,
      let name = MemberAccessView(value)?.nameNode,
      case .declaration(let decl) = reference(of: name), let binding = binding(of: decl),
      Ancestry(of: binding.tree).parent(of: binding)?.token(.let) != nil,
      let type = self.decl(of: type(ofDeclared: decl))
    else { return false }
    return cursor(of: type).kind == .classDecl
  }
}
