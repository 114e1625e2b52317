import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Finds the members of the repository by name, each name once.
public struct RepositoryMembers: Sendable {
  let files: @Sendable (_ name: String) -> [IndexedFile]
  private let known = Locked<[String: [DeclID]]>([:])

  /// - Parameter files: the files that mention a name.
  public init(inFiles files: @escaping @Sendable (_ name: String) -> [IndexedFile]) {
    self.files = files
  }

  /// The functions and variables of a name that types declare.
  func declarations(named name: String, _ program: Program) -> [DeclID] {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = files(name).flatMap { program.members(named: name, inFileAt: $0.path) }
      .filter { program.owner(of: $0) != nil }
    known.withLock { $0[name] = found }
    return found
  }

  /// The functions that operators call.
  func operators(_ program: Program) -> [DeclID] {
    let own = files("operator").flatMap { $0.tree.nodes(ofKind: .operatorDecl) }
      .compactMap { node in node.token(after: .operator).map(node.tree.name(of:)) }
    var names: Set<String> = []
    return (Self.operators + own).filter { names.insert($0).inserted }.flatMap { name in
      files(name).flatMap { file -> [DeclID] in
        guard let number = program.number(ofFileAt: file.path) else { return [] }
        return file.tree.nodes(ofKind: .functionDecl).filter { FunctionDeclView($0)?.name == name }
          .map { DeclID(file: number, node: $0.id) }
      }
    }
  }

  /// The operators of Swift that a type may declare.
  static let operators = [
    "!", "!=", "%", "%=", "&", "&&", "*", "*=", "+", "+=", "-", "-=", "...", "..<", "/", "/=", "<",
    "<<", "<=", "==", "===", ">", ">=", ">>", "??", "^", "|", "||", "~", "~=",
  ]

  /// The members that may run where code names another one: those that meet a requirement of a protocol, or
  /// override a method of a class.
  func implementations(of decl: DeclID, _ program: Program) -> [DeclID] {
    guard decl == decl.declared, let owner = program.owner(of: decl) else { return [] }
    switch program.cursor(of: owner).kind {
    case .protocolDecl:
      return declarations(named: program.name(of: decl), program).filter {
        $0 != decl && program.members(metBy: $0).contains(decl)
      }
    case .classDecl:
      guard !program.cursor(of: owner).hasModifier(.final) else { return [] }
      let all = declarations(named: program.name(of: decl), program)
      return all.filter { other in
        guard other != decl else { return false }
        let home = program.binding(of: other) ?? program.cursor(of: other)
        let declaration =
          FunctionDeclView(home) != nil
          ? home : program.file(other.file).indexed.ancestry.parent(of: home)
        return declaration?.hasModifier(.override) == true
          && program.members(metBy: other).contains(decl)
      }
    default: return []
    }
  }
}
