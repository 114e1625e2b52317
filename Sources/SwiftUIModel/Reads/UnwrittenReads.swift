import Semantics
import SymbolIndex
import Syntax

/// The types of the repository whose values read something hidden where code runs their members without naming them:
/// `description` in a text, `id` in a list, `path(in:)` of a shape, `<` in `sorted()`.
struct UnwrittenReads: Sendable {
  /// What such a member reads, by the type.
  private(set) var byType: [DeclID: HiddenRead] = [:]
  /// What operators read that only the repository declares.
  private(set) var byOperator: [String: HiddenRead] = [:]

  /// No such types.
  init() {}

  /// - Parameter search: what a function or property of the repository reads.
  init(in members: RepositoryMembers, _ program: Program, _ search: (DeclID) -> HiddenRead?) {
    let named = Self.protocols.keys.sorted().flatMap { name in
      members.declarations(named: name, program).filter {
        program.mayMeet($0, Self.protocols[name]!)
      }
    }
    for decl in named + members.operators(program) {
      guard let found = search(decl) else { continue }
      if let owner = program.owner(of: decl) { byType[owner] = found }
      let name = program.name(of: decl)
      if name.isCustomOperator { byOperator[name] = found }
    }
  }

  /// What code reads that uses a declaration: a type, or a value of one.
  func read(byUseOf decl: DeclID, _ program: Program) -> HiddenRead? {
    guard !byType.isEmpty else { return nil }
    if let found = byType[decl.declared] { return found }
    var found: HiddenRead?
    _ = program.type(ofDeclared: decl).contains { part in
      guard case .nominal(let type, _) = part else { return false }
      found = found ?? byType[type]
      return found != nil
    }
    return found
  }

  /// The protocols by which code runs a member of a name; none for one that any type may have.
  private static let protocols: [String: Set<String>] = [
    "appendInterpolation": [], "compare": ["SortComparator"],
    "debugDescription": ["CustomDebugStringConvertible"],
    "description": ["CustomStringConvertible"],
    "format": ["FormatStyle"], "hash": ["Hashable"], "id": ["Identifiable"],
    "next": ["IteratorProtocol", "Sequence"], "path": ["InsettableShape", "Shape"],
    "placeSubviews": ["Layout"], "resolve": ["ShapeStyle"], "sizeThatFits": ["Layout"],
  ]
}

extension Program {
  /// Whether the type of a member, or the extension that declares it, names one of some protocols.
  fileprivate func mayMeet(_ member: DeclID, _ protocols: Set<String>) -> Bool {
    if protocols.isEmpty { return true }
    let cursor = cursor(of: member)
    let homes = [
      TypeDecl.enclosing(cursor, ancestry: Ancestry(of: cursor.tree)),
      owner(of: member).flatMap { TypeDecl(self.cursor(of: $0)) },
    ]
    return homes.compactMap(\.self).contains { !protocols.isDisjoint(with: $0.inheritedNames) }
  }
}

/// Finds the members of the repository by name.
public struct RepositoryMembers: Sendable {
  private let files: @Sendable (_ name: String) -> [IndexedFile]

  /// - Parameter files: the files that mention a name.
  public init(inFiles files: @escaping @Sendable (_ name: String) -> [IndexedFile]) {
    self.files = files
  }

  /// The functions and variables of a name that types declare.
  func declarations(named name: String, _ program: Program) -> [DeclID] {
    files(name).flatMap { file -> [DeclID] in
      guard let number = program.number(ofFileAt: file.path) else { return [] }
      let functions = file.tree.nodes(ofKind: .functionDecl).filter {
        FunctionDeclView($0)?.name == name
      }
      let variables = file.tree.nodes(ofKind: .identifierPattern).filter {
        $0.textWithoutTrivia == name && file.ancestry.isMember($0)
      }
      return (functions + variables).map { DeclID(file: number, node: $0.id) }
        .filter { program.owner(of: $0) != nil }
    }
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

extension String {
  /// Whether a name is that of an operator that Swift does not declare.
  fileprivate var isCustomOperator: Bool {
    guard let first, !first.isLetter, first != "_", first != "`" else { return false }
    return ![
      "!", "!=", "%", "%=", "&", "&&", "*", "*=", "+", "+=", "-", "-=", "...", "..<", "/", "/=",
      "<",
      "<=", "==", "===", ">", ">=", "??", "||", "|", "^", "~", "~=", "<<", ">>",
    ].contains(self)
  }
}
