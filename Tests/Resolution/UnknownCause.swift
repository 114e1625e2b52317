import Semantics
import Syntax

/// Finds the part of an expression because of which its type is unknown.
struct UnknownCause {
  let program: Program
  let file: Int32

  private var ancestry: Ancestry { program.file(file).indexed.ancestry }

  /// Why it is unknown what a name refers to.
  func text(ofName name: SyntaxCursor) -> String {
    if case .ambiguous(let decls) = program.reference(of: name, in: file) {
      return "\(decls.count) declarations of `\(name.text)`"
    }
    guard let parent = ancestry.parent(of: name), parent.kind == .memberAccessExpr,
      let view = MemberAccessView(parent)
    else { return "name `\(name.text)`" }
    guard let base = view.base else { return "implicit member `.\(name.text)`" }
    guard base.id != name.id else { return "name `\(name.text)`" }
    let type = program.type(of: base, in: file)
    return type.isComplete
      ? "member `\(name.text)` of `\(program.text(of: type))`" : text(ofType: base)
  }

  /// Why the type of an expression is unknown.
  func text(ofType node: SyntaxCursor) -> String { text(ofType: node, depth: 0) }

  private func text(ofType node: SyntaxCursor, depth: Int) -> String {
    guard depth < 50 else { return "\(node.kind)" }
    let parts = operands(of: node)
    if let part = parts.first(where: { !program.type(of: $0, in: file).isComplete }) {
      return text(ofType: part, depth: depth + 1)
    }
    switch node.kind {
    case .declReferenceExpr: return text(ofVariable: node, depth: depth)
    case .memberAccessExpr:
      return MemberAccessView(node)?.cursor.children.suffix(1).map(text(ofName:)).first ?? ""
    case .functionCallExpr:
      guard let callee = FunctionCallView(node)?.callee else { return "call" }
      let name = callee.kind == .memberAccessExpr ? callee.children.suffix(1).first : callee
      guard let name, name.kind == .declReferenceExpr else { return "call of \(callee.kind)" }
      if case .declaration(let decl) = program.reference(of: name, in: file) {
        return "result of `\(program.name(of: decl))`"
      }
      return text(ofName: name)
    case .sequenceExpr:
      let names = node.children.filter { $0.kind == .binaryOperatorExpr }.map(\.text)
      return "operators `\(names.joined(separator: " "))`"
    default: return "\(node.kind)"
    }
  }

  /// The parts that the type of an expression is made of.
  private func operands(of node: SyntaxCursor) -> [SyntaxCursor] {
    switch node.kind {
    case .memberAccessExpr: return MemberAccessView(node)?.base.map { [$0] } ?? []
    case .functionCallExpr:
      guard let view = FunctionCallView(node) else { return [] }
      let base = view.member?.base.map { [$0] } ?? []
      return base + view.arguments.map(\.value).filter { $0.kind != .closureExpr }
    case .closureExpr:
      return Array(ClosureView(node)?.statements.suffix(1) ?? [])
    case .sequenceExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .subscriptCallExpr, .arrayExpr, .dictionaryExpr, .tupleExpr:
      return node.children.filter {
        ![.binaryOperatorExpr, .assignmentExpr, .unresolvedTernaryExpr].contains($0.kind)
      }.map { [.labeledExpr, .arrayElement].contains($0.kind) ? $0.children.suffix(1)[0] : $0 }
    default: return []
    }
  }

  private func text(ofVariable name: SyntaxCursor, depth: Int) -> String {
    guard case .declaration(let decl) = program.reference(of: name, in: file), decl.file == file
    else { return text(ofName: name) }
    let cursor = program.cursor(of: decl)
    switch cursor.kind {
    case .closureParameter, .closureShorthandParameter, .closureExpr:
      return "parameter of a closure of \(callee(around: cursor))"
    case .identifierPattern:
      let binding = ancestry.parent(of: cursor)
      if binding?.child(.typeAnnotation) == nil,
        let value = binding?.child(.initializerClause)?.children.suffix(1).first,
        !program.type(of: value, in: file).isComplete
      {
        return text(ofType: value, depth: depth + 1)
      }
      return "variable in a \(binding.map { "\($0.kind)" } ?? "file")"
    default: return "\(cursor.kind) `\(name.text)`"
    }
  }

  private func callee(around node: SyntaxCursor) -> String {
    for ancestor in ancestry.ancestors(of: node) {
      guard let callee = FunctionCallView(ancestor)?.callee else { continue }
      let name = callee.kind == .memberAccessExpr ? callee.children.suffix(1).first : callee
      return "`\(name?.text ?? "")`"
    }
    return "nothing"
  }
}
