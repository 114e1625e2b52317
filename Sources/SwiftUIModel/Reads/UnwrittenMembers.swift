import Semantics
import SymbolIndex
import Syntax

/// The members of the repository that code runs without naming them, by what it names or writes instead.
struct UnwrittenMembers: Sendable {
  /// The members by the type that they belong to, or compare.
  private(set) var byType: [DeclID: [DeclID]] = [:]
  /// Operators whose operands do not tell the type.
  private(set) var byOperator: [String: [DeclID]] = [:]
  /// Interpolations by their label.
  private(set) var byInterpolation: [String?: [DeclID]] = [:]
  /// Members by the name of what runs them in the libraries of the system.
  private(set) var byName: [String: [DeclID]] = [:]
  /// The functions of result builders by the name of their attribute.
  private(set) var byBuilder: [String: [DeclID]] = [:]
  /// What SwiftUI runs before it evaluates a view with a property of such a type.
  private(set) var byUpdate: [DeclID: [DeclID]] = [:]

  /// No such members.
  init() {}

  init(in repository: RepositoryMembers, _ program: Program) {
    for decl in repository.unwritten(program) { add(decl, program) }
    for decl in repository.operators(program) { add(operator: decl, program) }
    for (builder, decl) in repository.builders(program) {
      byBuilder["@" + program.name(of: builder), default: []].append(decl)
    }
  }

  private mutating func add(_ decl: DeclID, _ program: Program) {
    let owner = program.owner(of: decl)
    switch program.name(of: decl) {
    case "appendInterpolation":
      let label = FunctionDeclView(program.cursor(of: decl))?.parameters.first?.label
      byInterpolation[label, default: []].append(decl)
      return
    case "errorDescription": byName["localizedDescription", default: []].append(decl)
    case "update":
      if let owner { byUpdate[owner, default: []].append(decl) }
    default: break
    }
    if let owner { byType[owner, default: []].append(decl) }
  }

  private mutating func add(operator decl: DeclID, _ program: Program) {
    let name = program.name(of: decl)
    let parameters = FunctionDeclView(program.cursor(of: decl))?.parameters ?? []
    let written = parameters.compactMap { $0.type }.map(program.type(written:))
    let types = (written.compactMap(program.decl(of:)) + [program.owner(of: decl)])
      .compactMap(\.self).filter { program.knownModule(of: $0) == nil }
    for type in Set(types) { byType[type, default: []].append(decl) }
    if types.isEmpty || name == "~=" || name.isCustomOperator {
      byOperator[name, default: []].append(decl)
    }
  }
}

extension String {
  /// Whether a name is that of an operator that Swift does not declare.
  fileprivate var isCustomOperator: Bool {
    isOperatorName && !Self.operators.contains(self)
  }

  /// The operators of Swift that a type may declare.
  private static let operators: Set = [
    "!", "!=", "%", "%=", "&", "&&", "*", "*=", "+", "+=", "-", "-=", "...", "..<", "/", "/=", "<",
    "<<", "<=", "==", "===", ">", ">=", ">>", "??", "^", "|", "||", "~", "~=",
  ]
}
