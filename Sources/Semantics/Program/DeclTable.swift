import SymbolIndex
import Syntax

/// The names that one file declares outside of functions: at its top level, and in each type and
/// extension. The branches of an `#if` all count.
struct DeclTable {
  /// The nodes of declarations, by name; initializers are called `init`, subscripts `subscript`.
  typealias Names = [String: [NodeID]]

  private(set) var topLevel: Names = [:]
  /// The members by the node of the type or extension.
  private(set) var members: [NodeID: Names] = [:]
  /// The extensions, with the last component of the name of the type that they extend.
  private(set) var extensions: [(name: String, node: NodeID)] = []

  init(of tree: SyntaxTree) {
    topLevel = names(declaredIn: tree.root.children)
  }

  private mutating func names(declaredIn decls: some Sequence<SyntaxCursor>) -> Names {
    var names: Names = [:]
    for decl in decls { add(decl, to: &names) }
    return names
  }

  private mutating func add(_ decl: SyntaxCursor, to names: inout Names) {
    if decl.kind == .ifConfigDecl {
      for clause in decl.children {
        for inner in clause.children { add(inner, to: &names) }
      }
      return
    }
    for (name, node) in decl.declaredNames { names[name, default: []].append(node) }
    guard let type = TypeDecl(decl) else { return }
    if type.isExtension { extensions.append((type.name, decl.id)) }
    members[decl.id] = self.names(
      declaredIn: decl.child(.memberBlock).map { Array($0.children) } ?? [])
  }
}

extension SyntaxCursor {
  /// The names that a declaration declares in the scope around it, each with its node.
  var declaredNames: [(name: String, node: NodeID)] {
    switch kind {
    case .variableDecl:
      return children.filter { $0.kind == .patternBinding }
        .compactMap { $0.children.first { _ in true } }.flatMap(\.boundNames)
    case .enumCaseDecl:
      return children.filter { $0.kind == .enumCaseElement }.flatMap(\.ownName)
    case .functionDecl:
      return FunctionDeclView(self).map { [($0.name, id)] } ?? []
    case .initializerDecl: return [("init", id)]
    case .subscriptDecl: return [("subscript", id)]
    case .actorDecl, .classDecl, .enumDecl, .protocolDecl, .structDecl:
      return TypeDecl(self).map { [($0.name, id)] } ?? []
    case .associatedTypeDecl, .typeAliasDecl, .macroDecl: return ownName
    default: return []
    }
  }

  /// The variables that a pattern binds.
  var boundNames: [(name: String, node: NodeID)] {
    if kind == .identifierPattern { return patternName.map { [($0, id)] } ?? [] }
    return children.flatMap(\.boundNames)
  }

  /// The name of an `identifierPattern`.
  var patternName: String? { firstToken.map(tree.name(of:)) }

  private var ownName: [(name: String, node: NodeID)] {
    ownTokens.first { tree.tokens[$0.index].kind.isIdentifierLike }
      .map { [(tree.name(of: $0), id)] } ?? []
  }
}
