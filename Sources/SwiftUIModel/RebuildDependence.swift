import Semantics
import Syntax

/// Modifiers that behave differently on a view that is kept than on one that is destroyed and rebuilt.
public struct RebuildDependence {
  private let program: Program
  private let facts: SwiftUINames.Facts

  /// - Parameter staysVisible: whether the kept view is always visible, rather than hidden at times.
  public init(_ program: Program, staysVisible: Bool) {
    self.program = program
    facts = staysVisible ? .lifetimeDependent : [.lifetimeDependent, .hidingDependent]
  }

  /// Whether a modifier depends on rebuilding: one of SwiftUI's, or one of the repository that calls one.
  public func affects(_ call: FunctionCallView) -> Bool { affects(call, within: []) }

  /// Whether a modifier may depend on rebuilding for all that its name tells, which is quicker to say: if it
  /// is not one of SwiftUI's, the repository declares one of the name for all views.
  public func mayAffect(_ call: FunctionCallView) -> Bool {
    guard let node = call.nameNode, let name = node.declaredName else { return false }
    return name == "modifier" || !SwiftUINames[name].isDisjoint(with: facts)
      || program.hasOwnViewMember(named: name, seenFrom: node)
  }

  /// - Parameter outer: the calls that lead to the code of this one, the outermost first.
  private func affects(_ call: FunctionCallView, within outer: [FunctionCallView]) -> Bool {
    guard let node = call.nameNode, let name = node.declaredName else { return false }
    if !SwiftUINames[name].isDisjoint(with: facts), !program.facts(of: call).isEmpty {
      return true
    }
    guard outer.count < 3 else { return false }
    return bodies(appliedBy: call, named: node).contains { body in
      body.descendants.contains { inner in
        guard let inner = FunctionCallView(inner), inner.nameNode != nil else { return false }
        return affects(inner, within: outer + [call])
      }
    }
  }

  /// The code of the repository that a modifier runs: of the called function, and of the view modifier in
  /// `modifier(Shake())`.
  private func bodies(appliedBy call: FunctionCallView, named name: SyntaxCursor) -> [SyntaxCursor]
  {
    let decls = program.reference(of: name).decls
      .filter { program.knownModule(of: $0) == nil }
    let functions = decls.compactMap { FunctionDeclView(program.cursor(of: $0))?.body }
    guard name.declaredName == "modifier", let modifier = call.arguments.first?.value,
      case .nominal(let type, _) = program.type(of: modifier), program.knownModule(of: type) == nil
    else { return functions }
    return functions
      + program.cursor(of: type).members.filter { FunctionDeclView($0)?.name == "body" }
  }
}
