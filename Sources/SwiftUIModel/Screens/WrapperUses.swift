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
  /// uses: they are hardly all of the same member.
  func uses(of key: MemberKey, in files: [IndexedFile]) -> [Use] {
    let members = MemberUses(
      key: key, owners: key.owner.map(declarations) ?? [], isViewLike: isViewLike)
    let places = files.map { ($0, members.expressions(in: $0)) }
    let count = places.reduce(0) { $0 + $1.1.count }
    if !key.isOwnBusiness, 60 < count, let place = places.lazy.compactMap(\.1.first).first {
      let obstacle = UnresolvedRoute(
        code: .madeIndirectly, reason: "created by `\(key.name)`, a name with \(count) uses",
        place: place)
      return [Use(expression: place, result: .unresolved(obstacle))]
    }
    let elsewhere = files.flatMap { file in
      members.expressionsElsewhere(in: file).map { expression in
        Use(
          expression: expression, result: use(expression, in: file).result, isElsewhere: true)
      }
    }
    let own = places.flatMap { file, expressions in
      expressions.map { expression in
        var use = use(expression, in: file)
        use.isElsewhere = !members.isOfSelf(expression, in: file)
        return use
      }
    }
    return own + elsewhere
      + requirements(of: key, in: files)
  }

  /// The protocol requirements that a view's member may satisfy: code that uses the protocol does
  /// not name the view.
  private func requirements(of key: MemberKey, in files: [IndexedFile]) -> [Use] {
    guard key.isOwnBusiness, let owner = key.owner else { return [] }
    return index.protocols(of: owner.name).compactMap { placed in
      guard let file = files.first(where: { $0.path == placed.path }),
        let decl = TypeDecl(SyntaxCursor(tree: file.tree, id: placed.symbol.node)),
        let member = decl.member(named: key.name)
      else { return nil }
      let obstacle = UnresolvedRoute(
        code: .madeIndirectly, reason: "created by `\(key.name)`, a requirement of `\(decl.name)`",
        place: member)
      return Use(expression: member, result: .unresolved(obstacle))
    }
  }

  func use(_ expression: SyntaxCursor, in file: IndexedFile) -> Use {
    let walk = AncestorWalk(
      file: file,
      key: { key(named: $0, in: file.path) },
      isViewLike: isViewLike,
      isProtocol: { name in
        index.declarations(named: name).contains { $0.symbol.kind == .protocolDecl }
      },
      declaresType: { declaresType($0, for: file) })
    return Use(expression: expression, result: walk.result(from: expression))
  }

  /// Whether a name is that of a type of the repository. A name that SwiftUI has too refers to the
  /// repository's type where the module of the file declares one.
  private func declaresType(_ name: String, for file: IndexedFile) -> Bool {
    let decls = index.declarations(named: name)
    guard SwiftUINames[name].contains(.container) else { return !decls.isEmpty }
    return decls.contains {
      modules[$0.path] == modules[file.path] && filesWithSwiftUI.contains($0.path)
    }
  }

  /// A public type of a package may be used outside the repository.
  func usesElsewhere(of key: TypeKey) -> [Use] {
    guard key.module.isPublished else { return [] }
    return index.declarations(named: key.name).compactMap { decl in
      guard decl.symbol.isPublic, key.covers(decl, index: index, modules: modules),
        let number = numbers[decl.path]
      else { return nil }
      let place = SyntaxCursor(tree: files[number].tree, id: decl.symbol.node)
      let obstacle = UnresolvedRoute(
        code: .publicInterface, reason: "public; code outside this repository may create it",
        place: place)
      return Use(expression: place, result: .unresolved(obstacle))
    }
  }
}
