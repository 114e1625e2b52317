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
    let named = Self.protocols.sorted { $0.key < $1.key }.flatMap { name, protocols in
      members.declarations(named: name, program).filter { program.mayMeet($0, protocols) }
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
      TypeDecl.enclosing(cursor, ancestry: file(member.file).indexed.ancestry),
      owner(of: member).flatMap { TypeDecl(self.cursor(of: $0)) },
    ]
    return homes.compactMap(\.self).contains { !protocols.isDisjoint(with: $0.inheritedNames) }
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
