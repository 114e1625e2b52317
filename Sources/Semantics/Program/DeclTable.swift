import SymbolIndex
import Syntax

/// The names that one file declares at its top level, and in each type and extension. The branches of an `#if` all count.
///
/// It is an object since programs ask for it most, and pass it on more cheaply than its parts.
final class DeclTable: Sendable {
  /// The nodes of declarations, by name; initializers are called `init`, subscripts `subscript`.
  typealias Names = [String: [NodeID]]

  let topLevel: Names
  /// The members by the node of the type or extension.
  let members: [NodeID: Names]
  /// The extensions, with the last component of the name of the type that they extend.
  let extensions: [(name: String, node: NodeID)]

  /// - Parameter hasBodies: whether functions may declare local types.
  init(of tree: SyntaxTree, hasBodies: Bool) {
    var reading = DeclReading()
    topLevel = reading.names(declaredIn: tree.root.children)
    if hasBodies {
      for local in TypeDecl.all(in: tree) where reading.members[local.cursor.id] == nil {
        reading.members[local.cursor.id] = reading.names(declaredIn: local.cursor.memberDecls)
      }
    }
    members = reading.members
    extensions = reading.extensions
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
}

/// What was read so far of the declarations of a file.
private struct DeclReading {
  var members: [NodeID: DeclTable.Names] = [:]
  var extensions: [(name: String, node: NodeID)] = []

  mutating func names(declaredIn decls: some Sequence<SyntaxCursor>) -> DeclTable.Names {
    var names: DeclTable.Names = [:]
    for decl in decls { add(decl, to: &names) }
    return names
  }

  private mutating func add(_ decl: SyntaxCursor, to names: inout DeclTable.Names) {
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
