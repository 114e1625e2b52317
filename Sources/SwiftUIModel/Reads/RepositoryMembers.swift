import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Finds the members of the repository by name, each name once.
public struct RepositoryMembers: Sendable {
  /// Tells which files declare or mention a name: only these need to be read.
  private let index: SymbolIndex
  private let known = Locked<[String: [DeclID]]>([:])

  public init(in index: SymbolIndex) { self.index = index }

  /// The functions and variables of a name that types declare.
  func declarations(named name: String, _ program: Program) -> [DeclID] {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = program.members(named: name, inFilesAt: index.paths(declaringMember: name))
      .filter { program.owner(of: $0) != nil }
    known.withLock { $0[name] = found }
    return found
  }

  /// The functions that operators call.
  func operators(_ program: Program) -> [DeclID] {
    nodes(ofKind: .functionDecl, inFilesAt: index.pathsDeclaringOperators, program) { node in
      FunctionDeclView(node)?.name.isOperatorName ?? false
    }
  }

  /// The declarations of a kind in the files that mention one of some names.
  func nodes(
    ofKind kind: SyntaxKind, inFilesMentioning names: Set<String>, _ program: Program,
    where isWanted: (SyntaxCursor) -> Bool
  ) -> [DeclID] {
    nodes(ofKind: kind, inFilesAt: index.paths(mentioningOneOf: names), program, where: isWanted)
  }

  private func nodes(
    ofKind kind: SyntaxKind, inFilesAt paths: [String], _ program: Program,
    where isWanted: (SyntaxCursor) -> Bool
  ) -> [DeclID] {
    paths.compactMap(program.number(ofFileAt:)).flatMap { number in
      program.file(number).indexed.tree.nodes(ofKind: kind).filter(isWanted)
        .map { DeclID(file: number, node: $0.id) }
    }
  }

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
