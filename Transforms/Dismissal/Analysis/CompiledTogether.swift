import SwiftUIModel
import Syntax

extension SyntaxCursor {
  /// Whether a declaration is there wherever a place is compiled: no branch of an `#if` contains it without the
  /// place. A file that is in an `#if` as a whole counts as one that only some targets have.
  func isCompiled(with place: SyntaxCursor) -> Bool {
    !tree.nodes(ofKind: .ifConfigClause).contains { clause in
      clause.range.contains(range) && !clause.isWholeFile
        && !(tree === place.tree && clause.range.contains(place.range))
    }
  }

  /// Whether a place that does not use a declaration yet can do so wherever it is compiled itself. A file that is
  /// in an `#if` as a whole counts as well: the place may be compiled without it.
  func isCompiledWherever(_ place: SyntaxCursor) -> Bool {
    guard tree.nodes(ofKind: .ifConfigClause).contains(where: { $0.range.contains(range) }) else {
      return true
    }
    let own = Ancestry(of: tree).conditions(around: self).subtracting(["canImport(SwiftUI)"])
    return own.isEmpty
      || own.isSubset(of: Ancestry(of: place.tree).conditions(around: place))
  }

  /// Whether everything in the file but imports is in an `#if` with the clause.
  private var isWholeFile: Bool {
    let code = tree.root.children.filter { $0.kind != .importDecl }
    return code.count == 1 && code[0].kind == .ifConfigDecl
      && code[0].children.contains { $0.id == id }
  }
}
