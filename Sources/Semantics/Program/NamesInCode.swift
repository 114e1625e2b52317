import SymbolIndex
import Syntax

/// A name in code, with the declarations that it refers to, of which there is at least one.
public struct ResolvedName {
  /// A `declReferenceExpr`, or the `optionalBindingCondition` of `if let name`.
  public let node: SyntaxCursor
  public let decls: [DeclID]
}

extension Program {
  /// The names in some code that refer to declarations, in source order; found once for each piece of code.
  public func names(in code: SyntaxCursor) -> [ResolvedName] {
    let start = edits.start()
    guard let key = decl(at: code) else { return [] }
    if let known = namesInCode[key] { return known }
    let nodes = code.nodes { $0 == .declReferenceExpr || $0 == .optionalBindingCondition }
    let found = nodes.compactMap { node -> ResolvedName? in
      let decls = decls(namedBy: node).map(\.declared)
      return decls.isEmpty ? nil : ResolvedName(node: node, decls: decls)
    }
    namesInCode.keep(found, for: key, since: start)
    return found
  }

  private func decls(namedBy node: SyntaxCursor) -> [DeclID] {
    switch node.kind {
    case .declReferenceExpr: return reference(of: node).decls
    case .optionalBindingCondition:
      guard node.child(.initializerClause) == nil,
        let name = node.child(.identifierPattern)?.patternName
      else { return [] }
      return meaning(of: name, at: node).decls
    default: return []
    }
  }
}
