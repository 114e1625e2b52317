import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// What code may change while it is evaluated, so that code evaluated before it would find other values.
///
/// It follows the functions, initializers and getters of the repository, and lists what is harmless of other
/// modules.
struct EffectSearch {
  private let program: Program
  /// The declarations that lead to the code.
  private var path: [DeclID] = []
  /// The body whose own variables may be changed.
  private var body: SyntaxCursor?

  init(_ program: Program) { self.program = program }

  enum Effect {
    /// It changes something, or calls what is meant to.
    case known(SyntaxCursor)
    /// No declaration of it is in sight.
    case unknown(SyntaxCursor)
  }

  /// The first effect of a node, those of closures included that are called at once.
  func effect(of node: SyntaxCursor) -> Effect? {
    switch node.kind {
    case .awaitExpr: return .unknown(node)
    case .inOutExpr where !isOwnVariable(node.firstOperand): return .known(node)
    case .sequenceExpr:
      if let target = node.assigned, !isOwnVariable(target) { return .known(node) }
    case .functionCallExpr:
      let call = FunctionCallView(node)!
      if let found = effect(ofCalling: call) { return found }
      return first(in: node.children.filter { !isAction($0, of: call) })
    case .subscriptCallExpr:
      if let found = effect(ofSubscript: node) { return found }
    case .binaryOperatorExpr, .prefixOperatorExpr:
      if let found = effect(ofNaming: node) { return found }
    case .declReferenceExpr:
      if let found = effect(ofNaming: node) { return found }
    default: break
    }
    return first(in: node.children)
  }

  private func first(in nodes: some Sequence<SyntaxCursor>) -> Effect? {
    nodes.lazy.compactMap { effect(of: $0) }.first
  }

  // MARK: Calls

  private func effect(ofCalling call: FunctionCallView) -> Effect? {
    guard let name = call.nameNode else { return .unknown(call.cursor) }
    var decls = program.reference(of: call.cursor).decls
    if decls.isEmpty { decls = program.initializers(calledBy: call) }
    if decls.isEmpty { decls = program.reference(of: name).decls }
    guard !decls.isEmpty else {
      let makesView = program.typeDecls(calledBy: call.cursor).isEmpty == false
      return makesView || isModifier(name) ? nil : .unknown(call.cursor)
    }
    return decls.lazy.compactMap { effect(ofDeclared: $0, by: call) }.first
  }

  private func effect(ofDeclared decl: DeclID, by call: FunctionCallView) -> Effect? {
    if program.knownModule(of: decl) != nil { return effect(ofKnown: decl, by: call) }
    guard decl.facet == .declared else { return nil }
    let cursor = program.cursor(of: decl)
    switch cursor.kind {
    case .functionDecl, .initializerDecl: return effect(ofRunning: decl)
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .typeAliasDecl:
      return InitialCode(of: decl, program).hasEffects ? .known(call.cursor) : nil
    case .enumCaseElement: return nil
    default: return .unknown(call.cursor)
    }
  }

  /// Functions of other modules change something if they say so, or if they belong to a class.
  private func effect(ofKnown decl: DeclID, by call: FunctionCallView) -> Effect? {
    let cursor = program.cursor(of: decl)
    guard cursor.kind == .functionDecl, program.knownModule(of: decl) != "SwiftUI" else {
      return nil
    }
    if cursor.hasModifier(.mutating) || program.name(of: decl) == "next" {
      return isOwnVariable(call.member?.base) ? nil : .known(call.cursor)
    }
    let isOfClass =
      program.owner(of: decl).map { program.cursor(of: $0).kind == .classDecl } == true
    return isOfClass && !cursor.hasModifier(.static) ? .known(call.cursor) : nil
  }

  /// What runs when a function, initializer or getter of the repository is used.
  private func effect(ofRunning decl: DeclID) -> Effect? {
    let cursor = program.cursor(of: decl)
    guard !path.contains(decl) else { return nil }
    if cursor.kind == .initializerDecl {
      let owner = program.owner(of: decl)
      return owner.map { InitialCode(of: $0, program).hasEffects } == true ? .known(cursor) : nil
    }
    let statements = program.statements(of: decl)
    guard path.count < 6, !statements.isEmpty else { return .unknown(cursor) }
    var inner = self
    inner.path.append(decl)
    inner.body = cursor.kind == .functionDecl ? cursor : program.binding(of: decl)
    return inner.first(in: statements)
  }

  // MARK: Names and subscripts

  /// A name of a property with code of its own, or of an operator.
  private func effect(ofNaming name: SyntaxCursor) -> Effect? {
    program.reference(of: name).decls.lazy.filter { program.knownModule(of: $0) == nil }
      .compactMap { decl -> Effect? in
        switch program.cursor(of: decl).kind {
        case .identifierPattern:
          if program.isComputed(decl) { return effect(ofRunning: decl) }
          return hasOwnWrapper(decl) ? .known(name) : nil
        case .functionDecl where name.kind != .declReferenceExpr: return effect(ofRunning: decl)
        default: return nil
        }
      }.first
  }

  /// Whether reading a property runs code: it is lazy, or the repository declares its wrapper.
  private func hasOwnWrapper(_ decl: DeclID) -> Bool {
    let ancestry = program.file(decl.file).indexed.ancestry
    guard let variable = program.binding(of: decl).flatMap(ancestry.parent) else { return false }
    if variable.hasModifier(.lazy) { return true }
    return variable.children.filter { $0.kind == .attribute }.contains { attribute in
      let name = attribute.textWithoutTrivia.dropFirst().prefix { $0 != "(" && $0 != "<" }
      return program.meaning(of: String(name), at: variable).decls
        .contains { program.knownModule(of: $0) == nil }
    }
  }

  private func effect(ofSubscript node: SyntaxCursor) -> Effect? {
    guard let base = node.firstOperand, case .nominal(let type, _) = program.type(of: base),
      program.knownModule(of: type) == nil
    else { return nil }
    return .known(node)
  }

  // MARK: Closures and variables

  /// Whether a part of a call is a closure that SwiftUI calls later: it returns nothing.
  private func isAction(_ part: SyntaxCursor, of call: FunctionCallView) -> Bool {
    guard let closure = ([part] + Array(part.children)).first(where: { $0.kind == .closureExpr })
    else { return false }
    if isModifierOfActions(call) { return true }
    guard case .function(_, let result, _) = program.type(of: closure) else { return false }
    return result == .void && !program.facts(of: call).isEmpty
  }

  private func isModifierOfActions(_ call: FunctionCallView) -> Bool {
    program.facts(of: call).contains(.lifetimeDependent)
      || call.member != nil && program.facts(of: call).contains(.userAction)
  }

  /// Whether a name that is not resolved is one of SwiftUI's modifiers.
  private func isModifier(_ name: SyntaxCursor) -> Bool {
    name.declaredName.map { !SwiftUINames[$0].isEmpty || program.isKnownModifier(name, $0) } == true
  }

  /// Whether an expression is a variable of the body itself, or a part of one that is a value.
  private func isOwnVariable(_ expr: SyntaxCursor?) -> Bool {
    guard let expr, let body else { return false }
    var root = expr
    while let base = MemberAccessView(root)?.base { root = base }
    let decls = program.reference(of: root).decls
    return !decls.isEmpty
      && decls.allSatisfy { decl in
        body.encloses(program.cursor(of: decl))
          && program.cursor(of: decl).kind == .identifierPattern
          && (root.id == expr.id || !program.mayHoldObject(program.type(of: root), depth: 0))
      }
  }
}

extension SyntaxCursor {
  fileprivate var firstOperand: SyntaxCursor? { children.first { $0.kind != .unexpectedNodes } }

  /// What an operator assigns to; nil if none does.
  fileprivate var assigned: SyntaxCursor? {
    let parts = Array(children)
    guard let index = parts.firstIndex(where: \.isAssignment), 0 < index else { return nil }
    return parts[index - 1]
  }
}
