import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// A `Spacer` or `Divider` that a view hands to the stack around it: it is the view itself, or stands in a group or
/// in the body of a view of the repository with no stack around it.
struct ShownSpacer {
  let name: String

  /// Nil where the view shows none, as far as its declarations are known.
  init?(in view: SyntaxCursor, _ program: Program) {
    guard let name = Self.name(in: view, program, depth: 4) else { return nil }
    self.name = name
  }

  private static func name(
    in view: SyntaxCursor, _ program: Program, depth: Int
  ) -> String? {
    guard 0 < depth else { return nil }
    switch view.kind {
    case .functionCallExpr:
      guard let call = FunctionCallView(view) else { return nil }
      if let base = call.member?.base, call.name?.first?.isUppercase != true {
        return name(in: base, program, depth: depth)
      }
      return name(ofCall: call, program, depth)
    case .memberAccessExpr, .declReferenceExpr:
      let code = program.declarations(of: view).filter { program.knownModule(of: $0) == nil }
        .compactMap { program.binding(of: $0)?.child(.accessorBlock) }
      return first(in: code.flatMap { Array($0.children) }, program, depth - 1)
    case .ifExpr, .switchExpr, .switchCase, .codeBlock, .returnStmt, .closureExpr, .accessorDecl:
      return first(in: Array(view.children), program, depth)
    default: return nil
    }
  }

  private static func first(
    in code: [SyntaxCursor], _ program: Program, _ depth: Int
  ) -> String? {
    code.lazy.compactMap { name(in: $0, program, depth: depth) }.first
  }

  private static func name(
    ofCall call: FunctionCallView, _ program: Program, _ depth: Int
  ) -> String? {
    let types = program.typeDecls(calledBy: call.cursor)
    let own = types.filter { program.knownModule(of: $0) == nil }
    if !own.isEmpty {
      let bodies = own.compactMap { TypeDecl(program.cursor(of: $0))?.member(named: "body") }
        .compactMap { $0.child(.patternBinding)?.child(.accessorBlock) }
      return first(in: bodies.flatMap { Array($0.children) }, program, depth - 1)
    }
    switch call.name {
    case "Divider", "Spacer": return call.name
    case "AnyView", "ForEach", "Group", "Section":
      return first(in: call.arguments.map(\.value), program, depth)
    default:
      let functions = call.nameNode.map { program.reference(of: $0).decls } ?? []
      let code = functions.filter { program.knownModule(of: $0) == nil }
        .compactMap { FunctionDeclView(program.cursor(of: $0))?.body }
      return first(in: code, program, depth - 1)
    }
  }
}
