import SymbolIndex
import Syntax

/// The branches of `#if`, of which only one is compiled.
extension Program {
  /// Declarations without those that are not compiled together with a place: they are in another branch
  /// of an `#if` that the place is in.
  func withoutOtherBranches<Found>(
    _ found: [Found], seenFrom place: SyntaxCursor, in file: Int32, decl: (Found) -> DeclID
  ) -> [Found] {
    guard 1 < found.count else { return found }
    let branches = ancestry(in: file).branches(around: place)
    guard !branches.isEmpty else { return found }
    return found.filter { !isExcluded(decl($0), by: branches, in: file) }
  }

  /// Whether a declaration is in another branch of an `#if` that a place is in.
  func isExcluded(_ decl: DeclID, from place: SyntaxCursor, in file: Int32) -> Bool {
    isExcluded(decl, by: ancestry(in: file).branches(around: place), in: file)
  }

  private func isExcluded(_ decl: DeclID, by branches: Branches, in file: Int32) -> Bool {
    decl.file == file && branches.exclude(ancestry(of: decl), cursor(of: decl))
  }

  /// Whether at most one of some declarations is compiled.
  func excludeEachOther(_ decls: [DeclID]) -> Bool {
    decls.indices.allSatisfy { index in
      let branches = ancestry(of: decls[index]).branches(around: cursor(of: decls[index]))
      return !branches.isEmpty
        && decls[(index + 1)...].allSatisfy { other in
          other.file == decls[index].file
            && branches.exclude(ancestry(of: other), cursor(of: other))
        }
    }
  }

  /// A type with those that stand for it in other branches: what code outside of the `#if` means by its
  /// name.
  func alternatives(of type: DeclID) -> [DeclID] {
    let place = cursor(of: type)
    let branches = ancestry(of: type).branches(around: place)
    guard !branches.isEmpty, let name = TypeDecl(place)?.name else { return [type] }
    let namesakes =
      enclosingType(of: type).map { ownMembers(of: $0, named: name) }
      ?? globals(named: name).filter { $0.file == type.file }
    return [type]
      + namesakes.filter {
        kind(of: $0) == place.kind && branches.exclude(ancestry(of: $0), cursor(of: $0))
      }
  }
}

/// The branches that a node is in, by their `#if`.
private struct Branches {
  private var byDirective: [NodeID: NodeID] = [:]

  var isEmpty: Bool { byDirective.isEmpty }

  mutating func add(_ branch: NodeID, of directive: NodeID) { byDirective[directive] = branch }

  /// Whether another node of the file is in another branch of one of the directives.
  func exclude(_ ancestry: Ancestry, _ node: SyntaxCursor) -> Bool {
    ancestry.branches(around: node).byDirective.contains { directive, branch in
      byDirective[directive].map { $0 != branch } ?? false
    }
  }
}

extension Ancestry {
  fileprivate func branches(around node: SyntaxCursor) -> Branches {
    var branches = Branches()
    var inner = node
    for outer in ancestors(of: node) {
      if outer.kind == .ifConfigDecl, inner.kind == .ifConfigClause {
        branches.add(inner.id, of: outer.id)
      }
      inner = outer
    }
    return branches
  }

  /// Whether a node is a branch that holds members of a type or declarations at the top level.
  func isBranchOfDeclarations(_ node: SyntaxCursor) -> Bool {
    guard node.kind == .ifConfigClause else { return false }
    for outer in ancestors(of: node) {
      switch outer.kind {
      case .ifConfigDecl, .ifConfigClause: continue
      case .memberBlock, .sourceFile: return true
      default: return false
      }
    }
    return false
  }
}
