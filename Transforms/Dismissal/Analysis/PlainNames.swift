import Semantics
import Syntax

extension SyntaxCursor {
  /// The names in an expression that stand without a base, in source order.
  var plainNames: [SyntaxCursor] {
    switch kind {
    case .declReferenceExpr: [self]
    case .memberAccessExpr: MemberAccessView(self)?.base?.plainNames ?? []
    case .keyPathPropertyComponent: []
    default: children.flatMap(\.plainNames)
    }
  }

  /// The names in an expression that mean something else at another place.
  func namesWithOtherMeaning(at place: SyntaxCursor, in program: Program) -> [String] {
    plainNames.compactMap { node in
      guard let name = node.declaredName else { return nil }
      let own = program.meaning(of: name, at: node)
      if case .local(let decl) = own, range.contains(program.cursor(of: decl).range) { return nil }
      return own == program.meaning(of: name, at: place) ? nil : name
    }
  }
}
