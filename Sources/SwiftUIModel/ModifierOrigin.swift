import Semantics
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
    guard let file = decl(at: place)?.file else { return false }
    let name = String(fullName.prefix { $0 != "(" })
    let members =
      type == .unknown
      ? ownViewMembers(named: name, from: file) : members(named: name, of: type, from: file)
    return members.contains { decl in
      knownModule(of: decl) != "SwiftUI"
        && FunctionDeclView(cursor(of: decl))?.fullName == fullName
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
