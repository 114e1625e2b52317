import Semantics
import SymbolIndex
import Syntax

/// What code reads without naming it, because it runs members of the repository that nobody names: `description` in a
/// text, `id` in a list, `path(in:)` of a shape, `<` in `sorted()`, an initializer for a literal.
///
/// How a member comes to run is not followed. Where a member reads something hidden, whatever names its type does.
/// Code names few of the types that have such members, so that each is searched when it is first asked for.
final class UnwrittenReads: Sendable {
  /// What a function or property of the repository reads.
  typealias Search = @Sendable (DeclID, Program) -> HiddenRead?

  private let members: UnwrittenMembers
  private let search: Search
  private let readsByType = ComputedByKey<DeclID, HiddenRead?>()
  private let readsByAnyType = ComputedByKey<Bool, HiddenRead?>()

  init(by members: UnwrittenMembers, _ search: @escaping Search) {
    self.members = members
    self.search = search
  }

  /// No such members.
  convenience init() { self.init(by: UnwrittenMembers()) { _, _ in nil } }

  /// What code reads that uses a declaration: a type, or a value of one, or what a result builder makes.
  func read(byUseOf decl: DeclID, _ program: Program) -> HiddenRead? {
    if let found = read(byBuilderOf: decl, program) { return found }
    guard !members.byType.isEmpty else { return nil }
    if let found = read(byType: decl.declared, program) { return found }
    return first(inTypeOf: decl, program) { part in
      switch part {
      case .nominal(let type, _): read(byType: type, program)
      // A value of any type may be in an existential.
      case .existential: readByAnyType(program)
      default: nil
      }
    }
  }

  /// What generic code reads that gets a value of a type, also what a part of the value reads.
  func read(byValueOf type: SwiftType, _ program: Program) -> HiddenRead? {
    guard !members.byType.isEmpty else { return nil }
    return read(byValueOf: type, depth: 3, program)
  }

  private func read(byValueOf type: SwiftType, depth: Int, _ program: Program) -> HiddenRead? {
    var found: HiddenRead?
    _ = type.contains { part in
      guard found == nil, case .nominal(let decl, _) = part else { return false }
      found = read(byType: decl, program)
      if found == nil, 0 < depth, program.knownModule(of: decl) == nil,
        let home = TypeDecl(program.cursor(of: decl)), home.cursor.kind != .classDecl
      {
        found =
          home.storedProperties.lazy.compactMap { $0.binding.child(.identifierPattern) }
          .compactMap(program.decl).compactMap {
            self.read(byValueOf: program.type(ofDeclared: $0), depth: depth - 1, program)
          }.first
      }
      return found != nil
    }
    return found
  }

  private func read(byType type: DeclID, _ program: Program) -> HiddenRead? {
    guard let own = members.byType[type] else { return nil }
    return readsByType.value(for: type) { last(of: own, program) }
  }

  /// The first by name, so that it is always the same one.
  private func readByAnyType(_ program: Program) -> HiddenRead? {
    readsByAnyType.value(for: true) {
      members.byType.keys.sorted { ($0.file, $0.node) < ($1.file, $1.node) }
        .compactMap { read(byType: $0, program) }.min { $0.name < $1.name }
    }
  }

  private func read(byBuilderOf decl: DeclID, _ program: Program) -> HiddenRead? {
    guard !members.byBuilder.isEmpty, program.knownModule(of: decl) == nil else { return nil }
    return ([decl] + program.members(metBy: decl)).lazy.compactMap { decl in
      let node = program.binding(of: decl.declared) ?? program.cursor(of: decl.declared)
      let home = node.kind == .patternBinding ? Ancestry(of: node.tree).parent(of: node) : node
      return home?.descendants.lazy.filter { $0.kind == .attribute }
        .compactMap { self.last(of: self.members.byBuilder[$0.nameOfAttribute], program) }.first
    }.first
  }

  /// What an operator reads whose operands do not tell the type.
  func read(byOperator name: String, _ program: Program) -> HiddenRead? {
    last(of: members.byOperator[name], program)
  }

  /// What a member of the system reads that runs one of the repository: `localizedDescription`.
  func read(byName name: String, _ program: Program) -> HiddenRead? {
    last(of: members.byName[name], program)
  }

  /// What an interpolation reads: `\(ago: date)`.
  func read(byInterpolation segment: SyntaxCursor, _ program: Program) -> HiddenRead? {
    guard !members.byInterpolation.isEmpty else { return nil }
    let argument = segment.child(.labeledExpr)
    let label = argument?.token(.colon).flatMap { _ in argument?.firstToken }.map(segment.tree.name)
    return last(of: members.byInterpolation[label], program)
  }

  /// What SwiftUI reads before it evaluates a view with a property.
  func read(byUpdateOf property: DeclID, _ program: Program) -> HiddenRead? {
    guard !members.byUpdate.isEmpty else { return nil }
    func read(_ part: SwiftType) -> HiddenRead? {
      guard case .nominal(let type, _) = part else { return nil }
      return last(of: members.byUpdate[type], program)
    }
    return first(inTypeOf: property, program, read)
      ?? first(inTypeOf: property.storage, program, read)
  }

  /// What the last of some members reads that reads anything.
  private func last(of members: [DeclID]?, _ program: Program) -> HiddenRead? {
    members?.reversed().lazy.compactMap { self.search($0, program) }.first
  }

  /// What is known of a type that the type of a declaration consists of.
  private func first(
    inTypeOf decl: DeclID, _ program: Program, _ read: (SwiftType) -> HiddenRead?
  ) -> HiddenRead? {
    var found: HiddenRead?
    _ = program.type(ofDeclared: decl).contains { part in
      found = read(part)
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
