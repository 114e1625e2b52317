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

  /// The functions that operators call, as far as their files have the usual words.
  func operators(_ program: Program) -> [DeclID] {
    var paths: Set<String> = []
    return ["Comparable", "Equatable", "Hashable", "lhs", "operator"].flatMap(files)
      .filter { paths.insert($0.path).inserted }
      .flatMap { file -> [DeclID] in
        guard let number = program.number(ofFileAt: file.path) else { return [] }
        return file.tree.nodes(ofKind: .functionDecl)
          .filter {
            FunctionDeclView($0)?.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
          }
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
