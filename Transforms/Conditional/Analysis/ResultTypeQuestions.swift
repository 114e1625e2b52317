import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code around a view that does one thing or another by the type of the view: a container that casts its
/// content, or overloads of a function that takes a color or any view.
///
/// It matters where the result has a type that the helper hid: `Color.red.opacity(0.5)` is a color.
extension ConditionalCall {
  func resultTypeCaveat(_ ancestry: Ancestry, in context: TransformContext) -> String? {
    context.program.ask { program in
      guard let type = typeOfResult(in: program) else { return nil }
      let links = Set(chain.links.compactMap { $0.call?.cursor.id })
      let asking = ancestry.ancestors(of: helper.call.cursor).lazy
        .compactMap(FunctionCallView.init).filter { !links.contains($0.cursor.id) }
        .first { program.asksForTypes($0, of: context) }
      return asking?.nameNode?.declaredName.map {
        "after the change, `\($0)` gets a view of type `\(program.text(of: type))`, and may treat "
          + "it otherwise"
      }
    }
  }
}

extension Program {
  /// Whether what a call of the repository's code does may depend on the type of a view that it is given.
  fileprivate func asksForTypes(_ call: FunctionCallView, of context: TransformContext) -> Bool {
    guard let name = call.nameNode?.declaredName else { return false }
    let types = typeDecls(calledBy: call.cursor).filter { knownModule(of: $0) == nil }
    let functions = (call.nameNode.map { reference(of: $0).decls } ?? [])
      .filter { knownModule(of: $0) == nil && cursor(of: $0).kind == .functionDecl }
    guard !types.isEmpty || !functions.isEmpty else { return false }
    if 1 < initializers(calledBy: call).count { return true }
    let alike = functions.isEmpty ? [] : context.functions(named: name)
    if 1 < alike.count(where: { $0.mayTake(call) }) { return true }
    var search = TypeQuestionSearch(self)
    return (types + functions).contains { search.asks(in: $0) }
  }
}

/// Searches the code of containers for questions about types: `content as? Color`, `Content.self == Text.self`.
private struct TypeQuestionSearch {
  private let program: Program
  private var seen: Set<DeclID> = []

  init(_ program: Program) { self.program = program }

  mutating func asks(in decl: DeclID) -> Bool {
    guard seen.insert(decl).inserted, seen.count < 100 else { return false }
    let homes = program.isTypeDecl(decl) ? [decl] + program.extensions(of: decl) : [decl]
    let nodes = homes.filter { program.knownModule(of: $0) == nil }
      .flatMap { program.cursor(of: $0).descendants }
    if nodes.contains(where: asks) { return true }
    let called = nodes.compactMap(FunctionCallView.init).flatMap { call in
      program.typeDecls(calledBy: call.cursor)
        + (call.nameNode.map { program.reference(of: $0).decls } ?? [])
    }
    return called.contains { inner in
      program.knownModule(of: inner) == nil && asks(in: inner)
    }
  }

  /// Whether a node asks for the type of a value that is not of one known type.
  private func asks(_ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .unresolvedIsExpr, .unresolvedAsExpr, .isTypePattern, .expressionPattern:
      return node.kind != .expressionPattern || node.text.contains(" as ")
    case .functionCallExpr:
      let call = FunctionCallView(node)!
      if call.name == "Mirror" { return true }
      let argument = call.arguments.first
      return call.name == "type" && argument?.label == "of"
        && argument?.value.isSelf != true
    case .memberAccessExpr:
      guard let member = MemberAccessView(node), member.name == "self", let base = member.base
      else { return false }
      if case .metatype(.parameter) = program.type(of: base) { return true }
      return program.reference(of: base).decls.contains {
        program.cursor(of: $0).kind == .genericParameter
      }
    default: return false
    }
  }
}

extension FunctionDeclView {
  /// Whether a call has as many arguments as the function takes.
  fileprivate func mayTake(_ call: FunctionCallView) -> Bool {
    (parameters.count { !$0.hasDefault }...parameters.count) ~= call.arguments.count
  }
}
