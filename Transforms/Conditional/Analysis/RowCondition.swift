import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// A condition that asks for nothing but what identifies a row of `ForEach`: `index % 2 == 0` where the offset is the
/// identity. It is the same as long as the row lives.
struct RowCondition {
  private let condition: SyntaxCursor
  private let ancestry: Ancestry
  private let program: Program

  init(_ condition: SyntaxCursor, _ ancestry: Ancestry, _ program: Program) {
    self.condition = condition
    self.ancestry = ancestry
    self.program = program
  }

  /// Whether it never changes for a row, and names the row.
  var isFixed: Bool { isFixed(condition) && condition.firstUse(of: namesRow) != nil }

  private func isFixed(_ node: SyntaxCursor) -> Bool {
    if identifies(node) || program.isConstant(node) { return true }
    if let value = constant(node) { return isFixed(value) }
    switch node.kind {
    case .binaryOperatorExpr, .nilLiteralExpr: return true
    case .sequenceExpr, .prefixOperatorExpr, .tupleExpr, .labeledExpr:
      return node.children.allSatisfy(isFixed)
    case .functionCallExpr:
      guard let call = FunctionCallView(node), let member = call.member,
        member.name == "isMultiple", let base = member.base
      else { return false }
      return isFixed(base) && call.arguments.allSatisfy { isFixed($0.value) }
    default: return false
    }
  }

  private func namesRow(_ node: SyntaxCursor) -> Bool {
    identifies(node) || constant(node)?.firstUse(of: namesRow) != nil
  }

  /// What a constant of the row is set to: `index + 1` for `rank` after `let rank = index + 1`.
  private func constant(_ name: SyntaxCursor) -> SyntaxCursor? {
    guard name.kind == .declReferenceExpr, let text = name.declaredName,
      case .local(let decl) = program.meaning(of: text, at: name)
    else { return nil }
    let pattern = program.cursor(of: decl)
    guard pattern.kind == .identifierPattern, let binding = ancestry.parent(of: pattern),
      ancestry.ancestors(of: binding).first(where: { $0.kind == .variableDecl })?.token(.let) != nil
    else { return nil }
    return binding.child(.initializerClause)?.children.first { $0.kind != .unexpectedNodes }
  }

  /// Whether an expression is the identity of a row around the condition: the parameter `index`, or `row.offset`.
  private func identifies(_ node: SyntaxCursor) -> Bool {
    if let member = MemberAccessView(node) {
      guard member.name == "offset", let base = member.base else { return false }
      return identity(of: base) == .offsetOfPair
    }
    return identity(of: node) == .itself
  }

  private enum Identity { case itself, offsetOfPair }

  /// How the parameter of a row that a name means identifies the row.
  private func identity(of name: SyntaxCursor) -> Identity? {
    guard name.kind == .declReferenceExpr, let text = name.declaredName,
      case .local(let decl) = program.meaning(of: text, at: name)
    else { return nil }
    let closure = ancestry.ancestors(of: name).first { outer in
      outer.kind == .closureExpr && outer.range.contains(program.cursor(of: decl).range)
    }
    guard let closure, let names = ClosureView(closure)?.parameterNames,
      let position = names.firstIndex(of: text),
      let loop = ancestry.ancestors(of: closure).lazy.compactMap(FunctionCallView.init).first,
      loop.name == "ForEach", loop.arguments.contains(where: { $0.value.id == closure.id }),
      let data = loop.arguments.first?.value, !data.textWithoutTrivia.hasPrefix("$")
    else { return nil }
    let key = loop.arguments.first { $0.label == "id" }?.value.textWithoutTrivia
    if key == nil ? data.isRangeOfNumbers : key == #"\.self"# {
      return names.count == 1 ? .itself : nil
    }
    guard key == #"\.offset"# || key == #"\.0"#, data.isNumbered else { return nil }
    return names.count == 1 ? .offsetOfPair : position == 0 ? .itself : nil
  }
}

extension SyntaxCursor {
  /// `0..<count`
  fileprivate var isRangeOfNumbers: Bool {
    kind == .sequenceExpr
      && children.contains { $0.kind == .binaryOperatorExpr && $0.text == "..<" }
  }

  /// `books.enumerated()` or `zip(books.indices, books)`
  fileprivate var isNumbered: Bool {
    let text = textWithoutTrivia
    let first = text.split(separator: "(").drop { !$0.hasSuffix("zip") }.dropFirst().first
    return text.contains("enumerated()")
      || first?.prefix { $0 != "," }.hasSuffix(".indices") == true
  }

  fileprivate func firstUse(of what: (SyntaxCursor) -> Bool) -> SyntaxCursor? {
    ([self] + Array(descendants)).first(where: what)
  }
}
