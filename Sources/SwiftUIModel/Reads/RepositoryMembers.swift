import Semantics
import SymbolIndex
import Syntax

/// Finds the members of the repository by name, each name once.
public struct RepositoryMembers: Sendable {
  private let files: @Sendable (_ name: String) -> [IndexedFile]
  private let known = Locked<[String: [DeclID]]>([:])

  /// - Parameter files: the files that mention a name.
  public init(inFiles files: @escaping @Sendable (_ name: String) -> [IndexedFile]) {
    self.files = files
  }

  /// The functions and variables of a name that types declare.
  func declarations(named name: String, _ program: Program) -> [DeclID] {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = files(name).flatMap { file -> [DeclID] in
      guard let number = program.number(ofFileAt: file.path) else { return [] }
      let tree = file.tree
      let functions = tree.nodes(ofKind: .functionDecl).filter {
        $0.token(after: .func).map { tree.isName(name, $0) } ?? false
      }
      let variables = tree.nodes(ofKind: .identifierPattern).filter {
        $0.firstToken.map { tree.isName(name, $0) } ?? false && file.ancestry.isMember($0)
      }
      return (functions + variables).map { DeclID(file: number, node: $0.id) }
        .filter { program.owner(of: $0) != nil }
    }
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
          FunctionDeclView(home) != nil ? home : Ancestry(of: home.tree).parent(of: home)
        return declaration?.hasModifier(.override) == true
          && program.members(metBy: other).contains(decl)
      }
    default: return []
    }
  }
}

extension Ancestry {
  /// Whether a pattern declares a variable of a type, and not one of a function.
  fileprivate func isMember(_ pattern: SyntaxCursor) -> Bool {
    guard let binding = parent(of: pattern), binding.kind == .patternBinding,
      let variable = parent(of: binding)
    else { return false }
    return ancestors(of: variable).first { $0.kind == .memberBlock || $0.kind == .codeBlock }?.kind
      == .memberBlock
  }
}
