import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// A view that is taken as a value of any type, whose text and children name all of its properties: `"\(self)"`,
/// `dump(self)`, `Mirror(reflecting: self)`, also through functions of the repository.
///
/// What takes the view as what it is, such as a coordinator, only uses its members.
struct SelfAsValue {
  /// What takes the view, or `self`.
  let name: String

  /// - Parameter declarations: the type of the view and its extensions.
  /// - Returns: nil where nothing takes the view.
  init?(in declarations: [TypeDecl], _ program: Program) {
    let own = declarations.flatMap(\.members)
    let given = declarations.compactMap { program.decl(at: $0.cursor) }.prefix(1)
      .flatMap { program.protocols(of: .nominal($0, [])) }
      .filter { program.knownModule(of: $0) == nil }
      .flatMap(program.extensions).flatMap { program.cursor(of: $0).members }
    guard let name = (own + given).lazy.compactMap(program.nameOfTakerOfSelf).first else {
      return nil
    }
    self.name = name
  }
}

extension Program {
  /// What takes `self` as a value in a member.
  fileprivate func nameOfTakerOfSelf(in member: SyntaxCursor) -> String? {
    let nodes = member.descendants.filter(\.isSelf)
    guard nodes.contains(where: { _ in true }) else { return nil }
    let ancestry = Ancestry(of: member.tree)
    return nodes.lazy.compactMap { node -> String? in
      guard let parent = ancestry.parent(of: node) else { return nil }
      switch parent.kind {
      case .labeledExpr: return self.nameOfTaker(of: parent, ancestry)
      case .arrayElement, .dictionaryElement: return "self"
      default: return nil
      }
    }.first
  }

  private func nameOfTaker(of argument: SyntaxCursor, _ ancestry: Ancestry) -> String? {
    let outer = ancestry.ancestors(of: argument).first { $0.kind != .labeledExpr }
    guard let outer, let call = FunctionCallView(outer) else { return "self" }
    guard let index = call.arguments.firstIndex(where: { $0.cursor.id == argument.id }) else {
      return nil
    }
    return takesAsItself(index, of: call) || isCollectionOfOwn(call)
      ? nil : call.nameNode?.declaredName ?? "self"
  }

  /// Whether a parameter has the type of the view rather than any.
  private func takesAsItself(_ index: Int, of call: FunctionCallView) -> Bool {
    let label = call.arguments[index].label
    let decls = (call.nameNode.map { reference(of: $0).decls } ?? []) + initializers(calledBy: call)
    let own = decls.filter { knownModule(of: $0) == nil }
    return !own.isEmpty
      && own.allSatisfy { decl in
        let cursor = cursor(of: decl)
        let parameters =
          FunctionDeclView(cursor)?.parameters ?? InitializerDeclView(cursor)?.parameters
        guard let parameters else {
          guard let type = TypeDecl(cursor) else { return false }
          let property = type.storedProperties.first { $0.name == label }
          return property?.type.map(isOwnStructure) ?? (label == nil || !type.members.isEmpty)
        }
        let signature = InitializerSignature(of: parameters)
        guard let position = signature.parameterIndices(of: call)?[index] else { return false }
        return parameters[position].type.map(isOwnStructure) ?? false
      }
  }

  /// Whether a method of a collection takes one of its elements, which are of a type of the repository.
  private func isCollectionOfOwn(_ call: FunctionCallView) -> Bool {
    guard let base = call.member?.base,
      case .nominal(let collection, let elements) = type(of: base),
      knownModule(of: collection) != nil, elements.count == 1,
      case .nominal(let element, _) = elements[0]
    else { return false }
    return knownModule(of: element) == nil
  }

  private func isOwnStructure(_ written: SyntaxCursor) -> Bool {
    guard case .nominal(let type, _) = type(written: written) else { return false }
    return knownModule(of: type) == nil
  }
}
