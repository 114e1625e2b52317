import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// Where other code may look at the properties, or change them, while some code runs.
struct LookPoints {
  private let group: StageGroup
  private let context: TransformContext
  /// The functions and variables whose code uses the properties, or others that do.
  private let names: Set<String>

  init(_ group: StageGroup, _ context: TransformContext) {
    self.group = group
    self.context = context
    let files = Dictionary(group.uses.map { ($0.file.path, $0.file) }) { first, _ in first }
    let members = files.values.flatMap { file in
      Array(file.tree.nodes(ofKind: .functionDecl)) + Array(file.tree.nodes(ofKind: .variableDecl))
    }.flatMap { decl in decl.codeNames.map { ($0, decl) } }
    var names = Set(members.filter { group.mentions($0.1) }.map(\.0))
    while true {
      let more = members.filter { !names.contains($0.0) && $0.1.mentionsName(in: names) }
      if more.isEmpty { break }
      names.formUnion(more.map(\.0))
    }
    self.names = names.subtracting(["body", "previews"])
  }

  /// Whether other code may run, or the properties are read, while an expression is evaluated.
  func isLook(_ code: SyntaxCursor) -> Bool {
    if code.kind == .functionDecl || TypeDecl(code) != nil { return false }
    if code.kind == .awaitExpr || code.kind == .declModifier && code.text == "async" { return true }
    if code.kind == .closureExpr { return group.mentions(code) || code.mentionsName(in: names) }
    if code.kind == .declReferenceExpr { return isUse(code) || isOfNames(code) }
    if code.kind == .identifierPattern { return isUse(code) }
    if let call = FunctionCallView(code), callsValue(call) { return true }
    return code.children.contains(where: isLook)
  }

  private func isUse(_ name: SyntaxCursor) -> Bool {
    group.uses.contains {
      $0.name.id == name.id && $0.file.path == name.tree.source.path
    }
  }

  private func isOfNames(_ name: SyntaxCursor) -> Bool {
    name.declaredName.map(names.contains) ?? false
  }

  /// Whether a call is of a closure, which may do anything.
  private func callsValue(_ call: FunctionCallView) -> Bool {
    guard let name = call.nameNode else { return call.callee?.kind != .genericSpecializationExpr }
    return context.program.ask { program in
      program.reference(of: name).decls.contains { decl in
        let kind = program.cursor(of: decl).kind
        return kind == .identifierPattern || kind == .functionParameter
          || kind == .closureParameter || kind == .closureShorthandParameter
      }
    }
  }
}

extension SyntaxCursor {
  /// The names by which other code runs the code of a member.
  fileprivate var codeNames: [String] {
    if let function = FunctionDeclView(self) { return [function.name] }
    return children.filter { $0.kind == .patternBinding && $0.child(.accessorBlock) != nil }
      .compactMap { $0.child(.identifierPattern)?.textWithoutTrivia }
  }

  fileprivate func mentionsName(in names: Set<String>) -> Bool {
    !names.isEmpty
      && descendants.contains {
        $0.kind == .declReferenceExpr && $0.declaredName.map(names.contains) == true
      }
  }
}
