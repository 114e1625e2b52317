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
      guard let path = StatePath(state), let root = path.decl(in: program) else { return nil }
      if path.memberNames.isEmpty, program.setsUnobserved(byProjectionOf: root) { return path.name }
      guard !path.memberNames.isEmpty,
        case .ofValue(let member) = path.members(of: root, in: program),
        let binding = program.binding(of: member),
        let owner = program.owner(of: member), program.knownModule(of: owner) == nil
      else { return nil }
      let type = program.cursor(of: owner)
      guard type.kind == .classDecl else { return nil }
      let isNested = path.declBeforeLast(of: root, in: program).map { outer in
        program.isOnlyNested(owner, in: outer, at: state)
      }
      return isNested == true || !program.tells(binding, in: type) ? program.name(of: member) : nil
    }
    guard let name else { return nil }
    self.name = name
  }
}

extension Program {
  /// Whether the binding that an own wrapper of a property makes only sets what no view is told of.
  fileprivate func setsUnobserved(byProjectionOf property: DeclID) -> Bool {
    guard case .nominal(let wrapper, _) = type(ofDeclared: property.storage),
      knownModule(of: wrapper) == nil
    else { return false }
    let getters = members(named: "projectedValue", ofType: wrapper, from: wrapper.file)
      .compactMap { binding(of: $0)?.child(.accessorBlock) }
    let setters = getters.flatMap(\.descendants).compactMap(FunctionCallView.init)
      .filter { $0.name == "Binding" }.flatMap(\.arguments).filter { $0.label == "set" }
    let statements = setters.flatMap { ClosureView($0.value)?.statements ?? [] }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        let parts = Array(statement.children)
        guard statement.kind == .sequenceExpr, 1 < parts.count, parts[1].kind == .assignmentExpr
        else { return false }
        return ([parts[0]] + Array(parts[0].descendants)).contains { node in
          node.kind == .declReferenceExpr && reference(of: node).decls.contains(where: isUntracked)
        }
      }
  }

  /// Whether an observable object is only in another one, which does not pass its changes on, and the view that has a
  /// binding of it observes none of its type.
  fileprivate func isOnlyNested(
    _ type: DeclID, in property: DeclID, at state: SyntaxCursor
  ) -> Bool {
    guard let outer = owner(of: property), knownModule(of: outer) == nil,
      cursor(of: outer).kind == .classDecl,
      [type, outer].allSatisfy({
        conforms(typeAt: cursor(of: $0), to: "ObservableObject", of: "Combine") == true
      }),
      !cursor(of: outer).descendants.contains(where: { $0.declaredName == "objectWillChange" })
    else { return false }
    let view = TypeDecl.enclosing(state, ancestry: Ancestry(of: state.tree))
    return view?.storedProperties.contains { other in
      other.binding.child(.identifierPattern).flatMap(decl(at:)).map {
        self.type(ofDeclared: $0).contains { part in
          if case .nominal(let found, _) = part { found == type } else { false }
        }
      } ?? false
    } == false
  }

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
