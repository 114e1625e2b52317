import SymbolIndex
import Syntax

/// What code of one module sees of another.
extension Program {
  /// Whether code of a file may name a declaration as far as modules and access levels go.
  ///
  /// Swift shows the public members of types wherever any file of the module imports theirs, if only by way of
  /// another module. It shows internal ones only to a file with `@testable import`.
  func maySee(_ decl: DeclID, from file: Int32) -> Bool {
    let (home, own) = (self.file(decl.file), self.file(file))
    // A file outside of all projects may belong to any of them.
    let mayBeOne = home.module == own.module || home.module.isEmpty || own.module.isEmpty
    if mayBeOne || isExported(decl) { return true }
    return testedModules(of: file).contains { name in
      name == home.importName || name == String(home.moduleName) || !isDeclaredModule(name)
    }
  }

  /// Whether other modules may see a declaration, if they see the type that it is a member of.
  public func isExported(_ decl: DeclID) -> Bool {
    if (variableDecl(of: decl) ?? cursor(of: decl)).isExported { return true }
    guard let home = enclosingType(of: decl) else { return false }
    return [.enumDecl, .extensionDecl, .protocolDecl].contains(kind(of: home))
      && cursor(of: home).isExported
  }

  /// The modules whose internal declarations a file sees.
  private func testedModules(of file: Int32) -> [String] {
    self.file(file).tree.nodes(ofKind: .importDecl).filter(\.seesInternals)
      .compactMap(\.importedModule)
  }
}

extension SyntaxCursor {
  fileprivate var isExported: Bool {
    hasModifier(.public) || hasModifier(.open) || hasModifier(.package)
  }

  /// `@testable import Shelf`
  fileprivate var seesInternals: Bool {
    children.contains { child in
      child.kind == .attribute
        && ["@testable", "@_private"].contains { child.textWithoutTrivia.hasPrefix($0) }
    }
  }
}
