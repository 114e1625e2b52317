import Semantics
import SymbolIndex
import Syntax

/// What behaves differently on a view that is kept than on one that is destroyed and rebuilt.
///
/// Of what SwiftUI and other known modules declare, only the listed names do the same on both.
public struct RebuildDependence {
  private let program: Program
  private let facts: SwiftUINames.Facts

  /// - Parameter staysVisible: whether the kept view is always visible, rather than hidden at times.
  public init(_ program: Program, staysVisible: Bool) {
    self.program = program
    facts = staysVisible ? .lifetimeDependent : [.lifetimeDependent, .hidingDependent]
  }

  /// Whether a modifier or view depends on rebuilding, or may do so: one of SwiftUI's, or a modifier of the
  /// repository that calls one.
  public func affects(_ call: FunctionCallView) -> Bool { affects(call, within: []) }

  /// Whether a call may depend on rebuilding for all that its name tells, which is quicker to say.
  public func mayAffect(_ call: FunctionCallView) -> Bool {
    guard let node = call.nameNode, let name = node.declaredName else { return false }
    return name == "modifier" || !SwiftUINames[name].isDisjoint(with: facts)
      || !SwiftUINames.isSteady(name) || program.hasOwnViewMember(named: name, seenFrom: node)
  }

  /// - Parameter outer: the calls that lead to the code of this one, the outermost first.
  private func affects(_ call: FunctionCallView, within outer: [FunctionCallView]) -> Bool {
    guard let node = call.nameNode, let name = node.declaredName else { return false }
    if !SwiftUINames[name].isDisjoint(with: facts), !program.facts(of: call).isEmpty {
      return true
    }
    if !SwiftUINames.isSteady(name), program.isKnownPart(call) { return true }
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

extension Program {
  /// The module that stands for the helpers which repositories declare.
  private static var conditionalModifiers: String { "ConditionalModifiers" }

  /// Whether a call makes a view that a known module declares, or applies a modifier that one declares for all
  /// views.
  public func isKnownPart(_ call: FunctionCallView) -> Bool {
    guard let node = call.nameNode else { return false }
    if facts(of: call).contains(.view) { return true }
    let types = typeDecls(calledBy: call.cursor)
    return types.contains { knownModule(of: $0) != nil && isView($0) == true }
      || reference(of: node).decls.contains { decl in
        guard let module = knownModule(of: decl), module != Self.conditionalModifiers else {
          return false
        }
        return owner(of: decl).map { self.name(of: $0) == "View" } == true
      }
  }
}
