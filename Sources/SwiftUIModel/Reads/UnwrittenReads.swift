import Semantics
import SymbolIndex
import Syntax

/// What code reads without naming it, because it runs members of the repository that nobody names: `description` in a
/// text, `id` in a list, `path(in:)` of a shape, `<` in `sorted()`, an initializer for a literal.
///
/// How a member comes to run is not followed. Where a member reads something hidden, whatever names its type does.
struct UnwrittenReads: Sendable {
  /// What such a member reads, by the type.
  private(set) var byType: [DeclID: HiddenRead] = [:]
  /// What operators read whose operands do not tell the type.
  private(set) var byOperator: [String: HiddenRead] = [:]
  /// What interpolations read, by their label.
  private(set) var byInterpolation: [String?: HiddenRead] = [:]
  /// What members of the system read that run one of the repository: `localizedDescription`.
  private(set) var byName: [String: HiddenRead] = [:]
  /// What result builders read, by the name of their attribute.
  private var byBuilder: [String: HiddenRead] = [:]
  /// What SwiftUI reads before it evaluates a view with such a property.
  private var byUpdate: [DeclID: HiddenRead] = [:]

  var isEmpty: Bool {
    byType.isEmpty && byOperator.isEmpty && byInterpolation.isEmpty && byName.isEmpty
      && byBuilder.isEmpty
  }

  /// No such members.
  init() {}

  /// - Parameter search: what a function or property of the repository reads.
  init(in members: RepositoryMembers, _ program: Program, _ search: (DeclID) -> HiddenRead?) {
    for decl in members.unwritten(program) {
      if let found = search(decl) { add(found, by: decl, program) }
    }
    for decl in members.operators(program) {
      if let found = search(decl) { add(found, byOperator: decl, program) }
    }
    for (builder, decl) in members.builders(program) {
      if let found = search(decl) { byBuilder["@" + program.name(of: builder)] = found }
    }
  }

  private mutating func add(_ found: HiddenRead, by decl: DeclID, _ program: Program) {
    switch program.name(of: decl) {
    case "appendInterpolation":
      byInterpolation[FunctionDeclView(program.cursor(of: decl))?.parameters.first?.label] = found
      return
    case "errorDescription": byName["localizedDescription"] = found
    case "update":
      if let owner = program.owner(of: decl) { byUpdate[owner] = found }
    default: break
    }
    if let owner = program.owner(of: decl) { byType[owner] = found }
  }

  private mutating func add(_ found: HiddenRead, byOperator decl: DeclID, _ program: Program) {
    let name = program.name(of: decl)
    let parameters = FunctionDeclView(program.cursor(of: decl))?.parameters ?? []
    let written = parameters.compactMap { $0.type }.map(program.type(written:))
    let types = (written.compactMap(program.decl(of:)) + [program.owner(of: decl)])
      .compactMap(\.self).filter { program.knownModule(of: $0) == nil }
    for type in types { byType[type] = found }
    if types.isEmpty || name == "~=" || name.isCustomOperator { byOperator[name] = found }
  }

  /// What code reads that uses a declaration: a type, or a value of one, or what a result builder makes.
  func read(byUseOf decl: DeclID, _ program: Program) -> HiddenRead? {
    if let found = read(byBuilderOf: decl, program) { return found }
    guard !byType.isEmpty else { return nil }
    if let found = byType[decl.declared] { return found }
    // A value of any type may be in an existential.
    let any = byType.values.min { $0.name < $1.name }
    return program.first(inTypeOf: decl, byType, inExistential: any)
  }

  private func read(byBuilderOf decl: DeclID, _ program: Program) -> HiddenRead? {
    guard !byBuilder.isEmpty, program.knownModule(of: decl) == nil else { return nil }
    return ([decl] + program.members(metBy: decl)).lazy.compactMap { decl in
      let node = program.binding(of: decl.declared) ?? program.cursor(of: decl.declared)
      let home = node.kind == .patternBinding ? Ancestry(of: node.tree).parent(of: node) : node
      return home?.descendants.lazy.filter { $0.kind == .attribute }
        .compactMap { byBuilder[$0.nameOfAttribute] }.first
    }.first
  }

  /// What an interpolation reads: `\(ago: date)`.
  func read(byInterpolation segment: SyntaxCursor) -> HiddenRead? {
    guard !byInterpolation.isEmpty else { return nil }
    let argument = segment.child(.labeledExpr)
    let label = argument?.token(.colon).flatMap { _ in argument?.firstToken }.map(segment.tree.name)
    return byInterpolation[label]
  }

  /// What SwiftUI reads before it evaluates a view with a property.
  func read(byUpdateOf property: DeclID, _ program: Program) -> HiddenRead? {
    guard !byUpdate.isEmpty else { return nil }
    return program.first(inTypeOf: property, byUpdate)
      ?? program.first(inTypeOf: property.storage, byUpdate)
  }
}

extension Program {
  /// What is known of a type that the type of a declaration consists of.
  fileprivate func first(
    inTypeOf decl: DeclID, _ known: [DeclID: HiddenRead], inExistential any: HiddenRead? = nil
  ) -> HiddenRead? {
    var found: HiddenRead?
    _ = type(ofDeclared: decl).contains { part in
      switch part {
      case .nominal(let type, _): found = found ?? known[type]
      case .existential: found = found ?? any
      default: break
      }
      return found != nil
    }
    return found
  }
}

extension SyntaxCursor {
  /// `@Lines` of `@Lines` and `@Lines<Int>`.
  fileprivate var nameOfAttribute: String {
    String(textWithoutTrivia.prefix { $0 != "<" && $0 != "(" })
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
