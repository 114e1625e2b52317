import Semantics
import SymbolIndex
import Syntax

/// Who declares the modifier that a call means.
public enum ModifierOrigin: Hashable, Sendable {
  case swiftUI
  /// Another module that is described, by its name.
  case library(String)
  /// The repository, for all views or for the type that the modifier is called on.
  case repository
  /// The type that the modifier is called on is not known, so it may have a modifier of its own.
  case unknown
}

extension Program {
  /// Who declares the modifier that a call means.
  ///
  /// - Parameter receiver: the type that the modifier is called on, if it is not that of its base: in the
  ///   closure of a function that cannot be resolved.
  public func origin(
    of call: FunctionCallView, on receiver: SwiftType? = nil
  ) -> ModifierOrigin {
    guard let node = call.nameNode, let name = node.declaredName, let file = decl(at: node)?.file
    else { return .unknown }
    let decls = reference(of: node).decls
    if !decls.isEmpty { return origin(of: decls) }
    let base = call.member?.base.map(type(of:)) ?? .unknown
    guard let type = [base, receiver].compactMap(\.self).first(where: { $0 != .unknown }) else {
      return ownViewMembers(named: name, from: file).isEmpty ? .unknown : .repository
    }
    return origin(of: members(named: name, of: type, from: file))
  }

  private func origin(of decls: [DeclID]) -> ModifierOrigin {
    let modules = decls.map(knownModule)
    if modules.contains(nil) { return .repository }
    return modules.compactMap(\.self).first { $0 != "SwiftUI" }.map(ModifierOrigin.library)
      ?? .swiftUI
  }

  /// Whether a modifier that is written at a place, after a value of some type, would not be SwiftUI's.
  ///
  /// - Parameter fullName: the name with its labels: `opacity(_:)`.
  public func isOwnModifier(
    _ fullName: String, on type: SwiftType, at place: SyntaxCursor
  ) -> Bool {
    ownName(of: WrittenModifier(fullName), on: type, at: place) != nil
  }

  /// The name of what a modifier that is written at a place, after a value of some type, may mean instead of
  /// SwiftUI's: another method takes the same arguments, or a property is called.
  public func ownName(
    of modifier: WrittenModifier, on type: SwiftType, at place: SyntaxCursor
  ) -> String? {
    guard let file = decl(at: place)?.file else { return nil }
    let members =
      type == .unknown
      ? ownViewMembers(named: modifier.name, from: file)
      : members(named: modifier.name, of: type, from: file)
    let isPlain = members.contains { decl in
      knownModule(of: decl) == "SwiftUI" && takes(modifier.arguments, decl)
    }
    for decl in members where knownModule(of: decl) != "SwiftUI" {
      guard let function = FunctionDeclView(cursor(of: decl)) else {
        guard mayBeCalled(self.type(ofDeclared: decl), from: file) else { continue }
        return modifier.name
      }
      // Of two methods of all views, Swift takes the one that needs no default.
      if isPlain, owner(of: decl).map(name) == "View", !takes(modifier.arguments, decl) { continue }
      let signature = InitializerSignature(of: function.parameters)
      if signature.parameterIndices(of: modifier.arguments) != nil { return function.fullName }
    }
    return nil
  }

  /// Whether a method takes some arguments, and has no further parameter.
  private func takes(_ arguments: [InitializerSignature.Argument], _ decl: DeclID) -> Bool {
    guard let parameters = FunctionDeclView(cursor(of: decl))?.parameters,
      parameters.count == arguments.count
    else { return false }
    return InitializerSignature(of: parameters).parameterIndices(of: arguments) != nil
  }

  /// Whether a value of a type may be called like a function.
  private func mayBeCalled(_ type: SwiftType, from file: Int32) -> Bool {
    switch type {
    case .tuple: return false
    case .nominal(let decl, _):
      // An optional closure cannot be called with parentheses alone.
      return knownModule(of: decl) == nil
        && (!members(named: "callAsFunction", of: type, from: file).isEmpty
          || cursor(of: decl).children.contains { $0.kind == .attribute })
    default: return true
    }
  }

  /// Whether the repository declares a member of a name for all views, which the file of a node sees.
  func hasOwnViewMember(named name: String, seenFrom node: SyntaxCursor) -> Bool {
    guard let file = decl(at: node)?.file else { return false }
    return !ownViewMembers(named: name, from: file).isEmpty
  }

  /// The members of a name that the repository declares for all views, as a file sees them.
  private func ownViewMembers(named name: String, from file: Int32) -> [DeclID] {
    guard let view = decl(named: "View", inModule: "SwiftUI") else { return [] }
    return members(named: name, of: .parameter(view), from: file)
      .filter { knownModule(of: $0) == nil }
  }
}
