import SymbolIndex
import Syntax

/// The names that one file declares at its top level, and in each type and extension. The branches of an `#if` all count.
struct DeclTable: Sendable {
  /// The nodes of declarations, by name; initializers are called `init`, subscripts `subscript`.
  typealias Names = [String: [NodeID]]

  private(set) var topLevel: Names = [:]
  /// The members by the node of the type or extension.
  private(set) var members: [NodeID: Names] = [:]
  /// The extensions, with the last component of the name of the type that they extend.
  private(set) var extensions: [(name: String, node: NodeID)] = []

  /// - Parameter hasBodies: whether functions may declare local types.
  init(of tree: SyntaxTree, hasBodies: Bool) {
    topLevel = names(declaredIn: tree.root.children)
    guard hasBodies else { return }
    for local in TypeDecl.all(in: tree) where members[local.cursor.id] == nil {
      members[local.cursor.id] = names(declaredIn: local.cursor.memberDecls)
    }
  }

  /// The functions and variables among the members of all types and extensions, by name, functions first.
  func functionsAndVariables(in tree: SyntaxTree) -> Names {
    var found: [SyntaxKind: Names] = [:]
    for (name, nodes) in members.values.joined() {
      for node in nodes {
        found[tree.nodeKinds[node.index], default: [:]][name, default: []].append(node)
      }
    }
    let functions = (found[.functionDecl] ?? [:]).mapValues { $0.sorted() }
    let variables = (found[.identifierPattern] ?? [:]).mapValues { $0.sorted() }
    return functions.merging(variables) { $0 + $1 }
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
    members[decl.id] = self.names(declaredIn: decl.memberDecls)
  }
}

extension SyntaxCursor {
  /// What stands directly in the braces of a type.
  fileprivate var memberDecls: [SyntaxCursor] {
    child(.memberBlock).map { Array($0.children) } ?? []
  }
}
