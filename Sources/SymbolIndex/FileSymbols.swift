import SourceText
import Syntax

/// The symbols that one file adds to the index: plain values, without the tree.
public struct FileSymbols: Sendable {
  public let path: String
  let types: [TypeSymbol]
  /// The functions, variables, type aliases and macros at the top level.
  let globalNames: [String]
  /// The names that the file mentions outside comments and strings.
  public let names: NameSet
  /// Whether the file declares or extends a type.
  public var declaresTypes: Bool { !types.isEmpty }
  /// Whether the file has syntax errors, so that what it does with the names is unknown.
  let hasError: Bool

  public init(of tree: SyntaxTree) {
    path = tree.source.path
    hasError = tree.hasError
    names = NameSet(of: tree)
    globalNames = tree.root.children.flatMap(\.globalNames)
    let decls = TypeDecl.all(in: tree)
    guard !decls.isEmpty else {
      types = []
      return
    }
    var outer: [(name: String, end: Int)] = []
    types = decls.map { decl in
      while let last = outer.last, last.end <= decl.cursor.id.index { outer.removeLast() }
      let name = ((outer.last.map { [$0.name] } ?? []) + decl.writtenName).joined(separator: ".")
      let end = decl.cursor.id.index + Int(tree.nodes[decl.cursor.id.index].subtreeSize)
      outer.append((name, end))
      return TypeSymbol(
        qualifiedName: name, kind: decl.cursor.kind, inheritedNames: decl.inheritedNames,
        node: decl.cursor.id,
        isPublic: decl.cursor.hasModifier(.public) || decl.cursor.hasModifier(.open),
        isPrivate: decl.cursor.isPrivate)
    }
  }
}

/// A declaration of a type, or an extension of one, in a file.
public struct TypeSymbol: Hashable, Sendable {
  /// The name with the names of the enclosing types: `Outer.Inner`.
  public let qualifiedName: String
  public let kind: SyntaxKind
  /// The inherited types and protocols, without generic arguments.
  public let inheritedNames: [String]
  public let node: NodeID
  public let isPublic: Bool
  /// Whether only its own file can name it.
  public let isPrivate: Bool

  /// The last component of the name.
  public var name: String {
    qualifiedName.lastIndex(of: ".").map {
      String(qualifiedName[qualifiedName.index(after: $0)...])
    }
      ?? qualifiedName
  }
}

extension SyntaxCursor {
  /// The names that a declaration at the top level declares, types left out.
  fileprivate var globalNames: [String] {
    switch kind {
    case .ifConfigDecl: return children.flatMap { $0.children.flatMap(\.globalNames) }
    case .functionDecl, .variableDecl, .typeAliasDecl, .macroDecl: return declaredNames.map(\.name)
    default: return []
    }
  }
}
