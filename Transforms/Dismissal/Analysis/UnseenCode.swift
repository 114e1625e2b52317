import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code that a name runs without being in sight: what a function of a protocol, a closure that came from
/// elsewhere or the setter of a binding does, and who receives what is posted. It matters where code of the
/// repository reads a state.
struct UnseenCode {
  private let program: Program
  private let states: Set<DeclID>
  private let context: TransformContext
  /// The name of the state.
  let nameOfReadState: String

  init(states: Set<DeclID>, _ program: Program, _ context: TransformContext) {
    self.states = states
    self.program = program
    self.context = context
    nameOfReadState = states.map(program.name(of:)).min() ?? ""
  }

  /// The name of what runs code that is not in sight; nil where all code is known, or none reads the state.
  ///
  /// - Parameters:
  ///   - found: a name that runs no code which is known.
  ///   - values: what presenters pass for the property of that name.
  func code(runBy found: ResolvedName, passing values: [SyntaxCursor]) -> String? {
    let ancestry = Ancestry(of: found.node.tree)
    let runsCode =
      if ancestry.isCalled(found.node) {
        found.decls.contains(where: isUnseenFunction) || isPost(found)
      } else {
        ancestry.isAssigned(found.node) && found.decls.contains(where: isBindingOfView)
          && !values.allSatisfy(isPlain)
      }
    guard runsCode, states.contains(where: { program.isRead($0, in: context) }) else { return nil }
    return found.node.declaredName
  }

  private func isUnseenFunction(_ decl: DeclID) -> Bool {
    guard program.knownModule(of: decl) == nil else { return false }
    let node = program.cursor(of: decl)
    if let function = FunctionDeclView(node) { return function.body == nil }
    guard program.binding(of: decl) != nil, !program.isLocal(decl) else { return false }
    let type = program.knownName(of: program.type(ofDeclared: decl))
    return type == nil || type == "OpenURLAction" && context.index.mentions("OpenURLAction")
  }

  /// Whether a function of another module passes a value to whoever listens.
  private func isPost(_ found: ResolvedName) -> Bool {
    ["post", "send"].contains(found.node.declaredName)
      && found.decls.allSatisfy { program.knownModule(of: $0) != nil }
  }

  private func isBindingOfView(_ decl: DeclID) -> Bool {
    program.binding(of: decl).map { binding in
      Ancestry(of: binding.tree).parent(of: binding)?.children.contains {
        $0.kind == .attribute && $0.text.hasSuffix("Binding")
      } ?? false
    } ?? false
  }

  /// Whether a binding only sets a state: `$name`.
  private func isPlain(_ value: SyntaxCursor) -> Bool {
    StatePath(value)?.isProjected == true && value.declaredName != nil
  }
}

extension Ancestry {
  /// Whether a name is called: `name()`, `value.name()`, `name?()`.
  fileprivate func isCalled(_ name: SyntaxCursor) -> Bool {
    var place = whole(name)
    if let optional = parent(of: place), optional.kind == .optionalChainingExpr {
      place = optional
    }
    return parent(of: place).flatMap(FunctionCallView.init)?.callee?.id == place.id
  }

  /// Whether a value is assigned to a name: `name = value`, `self.name = value`.
  fileprivate func isAssigned(_ name: SyntaxCursor) -> Bool {
    let place = whole(name)
    return parent(of: place).map { $0.kind == .sequenceExpr && $0.isAssignment(to: place) } ?? false
  }

  /// A name with the value that it is a member of.
  private func whole(_ name: SyntaxCursor) -> SyntaxCursor {
    guard let member = parent(of: name).flatMap(MemberAccessView.init),
      member.nameNode?.id == name.id
    else { return name }
    return member.cursor
  }
}

extension IndexedFile {
  /// The names that may read a variable, other than its binding: `name`, `_name`, `if let name`.
  fileprivate func reads(ofVariable name: String) -> [SyntaxCursor] {
    (uses(of: name) + uses(of: "_" + name)).filter { $0.kind == .declReferenceExpr }
      + shorthandVariables.filter {
        $0.kind == .optionalBindingCondition
          && $0.child(.identifierPattern)?.isPattern(named: name) == true
      }
  }
}

extension Program {
  /// Whether code reads a variable, other than its binding.
  func isRead(_ state: DeclID, in context: TransformContext) -> Bool {
    context.once { ComputedByKey<ReadState, Bool>() }.value(for: ReadState(decl: state)) {
      findRead(of: state, in: context)
    }
  }

  private func findRead(of state: DeclID, in context: TransformContext) -> Bool {
    let name = name(of: state)
    let isOfStructure = owner(of: state).map { cursor(of: $0).kind == .structDecl } ?? false
    let home = cursor(of: state).tree.source.path
    let paths = isOfStructure ? [home] : context.paths(mentioning: name).sorted()
    return paths.contains { path in
      guard let file = context.file(at: path) else { return true }
      return file.reads(ofVariable: name).contains { node in
        (!isOfStructure || TypeDecl.enclosing(node, ancestry: file.ancestry) != nil)
          && !file.ancestry.isAssigned(node)
          && names(in: node).contains { $0.decls.contains(state) }
      }
    }
  }
}

/// A variable that code may read, which all views ask about that have a presentation with it.
private struct ReadState: Hashable {
  let decl: DeclID
}
