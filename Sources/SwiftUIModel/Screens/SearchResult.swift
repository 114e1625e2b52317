import SymbolIndex
import Syntax

extension ScreenSearch {
  /// The result, once no more files are wanted.
  public func screens() -> Screens {
    precondition(wantedFiles.isEmpty, "A search that wants more files is not done.")
    var groups: [TypeKey: [DismissProperty]] = [:]
    for property in properties {
      guard let number = numbers[property.cursor.tree.source.path] else { continue }
      groups[facts.key(of: property.type, in: files[number]), default: []].append(property)
    }
    let routes = RouteSearch(of: self)
    var containers = ContainerViews(of: self, routes: routes)
    let views = groups.map { key, all in
      // A copy that no target compiles stays as it is.
      let decls = declarations(of: key)
      let homes = facts.compiled(Set(all.map(\.cursor.tree.source.path)))
      let parts = facts.compiled(homes.union(decls.map(\.cursor.tree.source.path)))
      let properties = all.filter { homes.contains($0.cursor.tree.source.path) }
      let uses = uses(of: key, declaredIn: homes)
      let reaches = uses.map { routes.reach(of: $0) }
      return DismissingView(
        name: key.qualifiedName, properties: properties,
        declarations: decls.filter { parts.contains($0.cursor.tree.source.path) },
        sites: zip(uses, reaches).map { use, reach in
          ViewSite(
            expression: use.expression, routes: reach.routes, step: containers.step(from: use))
        },
        unreadFiles: unread[.type(key), default: []],
        unbuiltUses: reaches.flatMap(\.unbuiltUses))
    }
    return Screens(
      dismissing: views, containers: containers.all(),
      extensions: Dictionary(
        uniqueKeysWithValues: Self.extendedTypes.map { ($0, extensions(of: $0)) }),
      files: files)
  }

  /// The uses of a type that mean its declarations in some files.
  private func uses(of key: TypeKey, declaredIn homes: Set<String>) -> [Use] {
    uses[.type(key), default: []].filter {
      facts.mayMean(key, declaredIn: homes, at: $0.expression.tree.source.path)
    }
  }

  /// The extensions of a type of SwiftUI. If the repository declares a type of the same name, only
  /// files that import SwiftUI count.
  private func extensions(of name: String) -> [TypeDecl] {
    let isAmbiguous = !facts.index.declarations(named: name).isEmpty
    return facts.index.extensions(named: name).compactMap { placed in
      guard let number = numbers[placed.path],
        !isAmbiguous || SwiftUIImport.isCertain(in: files[number].tree)
      else { return nil }
      return TypeDecl(SyntaxCursor(tree: files[number].tree, id: placed.symbol.node))
    }
  }

  /// The declarations of a type, followed by its extensions, in the files that were read.
  func declarations(of key: TypeKey) -> [TypeDecl] {
    facts.placedTypes(of: key).compactMap { decl in
      guard let number = numbers[decl.path]
      else { return nil }
      return TypeDecl(SyntaxCursor(tree: files[number].tree, id: decl.symbol.node))
    }
  }
}
