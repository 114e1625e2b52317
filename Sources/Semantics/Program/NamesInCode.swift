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
    let start = edits.count
    guard let key = decl(at: code) else { return [] }
    if let known = namesInCode[key] { return known }
    let found = ([code] + Array(code.descendants)).compactMap { node -> ResolvedName? in
      let decls = decls(namedBy: node).map(\.declared)
      return decls.isEmpty ? nil : ResolvedName(node: node, decls: decls)
    }
    namesInCode.keep(found, for: key, since: start)
    return found
  }

  /// The names of some spellings in code that refer to declarations, in source order. Nothing is asked about the others.
  public func names(in code: SyntaxCursor, spelled spellings: Set<String>) -> [ResolvedName] {
    if let key = decl(at: code), let known = namesInCode[key] {
      return known.filter { $0.node.spelling.map(spellings.contains) ?? false }
    }
    return ([code] + Array(code.descendants)).compactMap { node -> ResolvedName? in
      guard let name = node.spelling, spellings.contains(name) else { return nil }
      let decls = decls(namedBy: node).map(\.declared)
      return decls.isEmpty ? nil : ResolvedName(node: node, decls: decls)
    }
  }

  private func decls(namedBy node: SyntaxCursor) -> [DeclID] {
    switch node.kind {
    case .declReferenceExpr: return reference(of: node).decls
    case .optionalBindingCondition:
      guard let name = node.spelling else { return [] }
      return meaning(of: name, at: node).decls
    default: return []
    }
  }
}

extension SyntaxCursor {
  /// The name in a `declReferenceExpr`, or in the `optionalBindingCondition` of `if let name`.
  fileprivate var spelling: String? {
    switch kind {
    case .declReferenceExpr: declaredName
    case .optionalBindingCondition:
      child(.initializerClause) == nil ? child(.identifierPattern)?.patternName : nil
    default: nil
    }
  }
}
