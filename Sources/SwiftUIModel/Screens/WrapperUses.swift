import SymbolIndex
import Syntax

// The uses of one wrapper, once all files that may use it are read.

extension ScreenSearch {
  func uses(of key: TypeKey, in files: [IndexedFile]) -> [Use] {
    let uses = TypeUses(of: created(key), spelled: spellings[key] ?? TypeSpellings(of: key.name))
    return files.flatMap { file in
      uses.constructions(in: file).map { construction in
        guard let obstacle = construction.obstacle else {
          return use(construction.expression, in: file)
        }
        let place = UnresolvedRoute(
          code: .madeIndirectly, reason: obstacle, place: construction.expression)
        return Use(expression: construction.expression, result: .unresolved(place))
      }
    }
  }

  /// The uses of a member. A member that any code may use is not followed if its name has too many
  /// uses that only types tell apart.
  func uses(of key: MemberKey, in files: [IndexedFile]) -> [Use] {
    let members = MemberUses(of: key, facts: facts)
    let possible = files.flatMap { members.usesOfValues(in: $0) }
    if 200 < possible.count {
      let obstacle = UnresolvedRoute(
        code: .madeIndirectly,
        reason: "created by `\(key.name)`, a name with \(possible.count) uses",
        place: facts.program.ask { $0.cursor(of: key.decl) })
      return [Use(expression: possible[0], result: .unresolved(obstacle))]
    }
    let uses = files.flatMap { file in
      members.uses(in: file).map { found in
        Use(
          expression: found.expression, result: use(found.expression, in: file).result,
          isElsewhere: found.isElsewhere)
      }
    }
    guard uses.isEmpty, let call = files.lazy.compactMap(members.calledValue).first else {
      return uses
    }
    return [
      Use(
        expression: call,
        result: .unresolved(.untraceable("called as a function", at: call)))
    ]
  }

  func uses(of key: ContentParameter, in files: [IndexedFile]) -> [Use] {
    let parts = key.type.map(declarations) ?? []
    guard let uses = ContentUses(of: key, parts: parts, facts: facts) else { return [] }
    let variables = uses.variables
    return files.flatMap { file in
      uses.contents(in: file).map { content in
        let walk = AncestorWalk(file: file, facts: facts)
        let result =
          content.isCallOnContent
          ? walk.result(fromReceiverOf: content.expression)
          : walk.result(from: content.expression)
        return Use(expression: content.expression, result: result, variables: variables)
      }
    }
  }

  func use(_ expression: SyntaxCursor, in file: IndexedFile) -> Use {
    Use(
      expression: expression,
      result: AncestorWalk(file: file, facts: facts).result(from: expression))
  }

  /// A public type of a package may be used outside the repository, if code there can create it: the memberwise
  /// initializer of a structure is internal.
  func usesElsewhere(of key: TypeKey) -> [Use] {
    guard key.module.isPublished, mayBeCreatedElsewhere(key) else { return [] }
    return facts.index.declarations(named: key.name).compactMap { decl in
      guard decl.symbol.isPublic, key.covers(decl, index: facts.index, modules: facts.modules),
        let number = numbers[decl.path]
      else { return nil }
      let place = SyntaxCursor(tree: files[number].tree, id: decl.symbol.node)
      let obstacle = UnresolvedRoute(
        code: .publicInterface, reason: "public; code outside this repository may create it",
        place: place)
      return Use(expression: place, result: .unresolved(obstacle))
    }
  }

  /// Whether a type is no structure, or has an initializer that other modules see.
  private func mayBeCreatedElsewhere(_ key: TypeKey) -> Bool {
    let parts = declarations(of: key)
    let isStructure = parts.contains { !$0.isExtension && $0.cursor.kind == .structDecl }
    return !isStructure
      || parts.contains { part in
        let isPublic = part.isExtension && part.cursor.hasModifier(.public)
        return part.members.contains { member in
          member.kind == .initializerDecl && (isPublic || member.hasModifier(.public))
        }
      }
  }
}
