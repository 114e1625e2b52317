import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// Rows that begin anew with each evaluation of a body, since the body makes what they stand for: objects, or values
/// that get another identifier each time.
///
/// What is only picked from what is there keeps its identity. Anything else that gives such values may make them:
/// a decoder, `Self(text)`, `words.map(Word.init)`.
struct FreshRows {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// - Parameter data: what a list is given.
  func areMade(by data: SyntaxCursor) -> Bool {
    program.type(of: data).contains(where: isFresh) && makes(data, depth: 4)
  }

  /// Whether each new value of a type has an identity of its own.
  private func isFresh(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = type, program.knownModule(of: decl) == nil,
      let home = TypeDecl(program.cursor(of: decl))
    else { return false }
    let identifier = home.storedProperties.first { $0.name == "id" }
    switch home.cursor.kind {
    case .structDecl: return identifier?.binding.makesSomething == true
    case .classDecl: return identifier?.binding.makesSomething ?? (home.member(named: "id") == nil)
    default: return false
    }
  }

  private func makes(_ code: SyntaxCursor, depth: Int) -> Bool {
    ([code] + Array(code.descendants)).contains { node in
      switch node.kind {
      case .functionCallExpr: FunctionCallView(node).map { makes($0, depth) } ?? false
      case .memberAccessExpr: isReferenceToInitializer(node)
      case .declReferenceExpr: 0 < depth && isMaker(node, depth)
      default: false
      }
    }
  }

  private func makes(_ call: FunctionCallView, _ depth: Int) -> Bool {
    let type = program.type(of: call.cursor)
    guard type == .unknown || type.contains(where: isFreshOrOpen), let name = call.nameNode else {
      return false
    }
    if call.member != nil, Self.picking.contains(name.declaredName ?? "") { return false }
    if Self.collections.contains(name.declaredName ?? "") { return false }
    let decls = program.reference(of: name).decls.filter { program.knownModule(of: $0) == nil }
    // What a function of the repository does is found at its name, and a parameter is what its caller gives.
    return !decls.contains { decl in
      [.functionDecl, .functionParameter].contains(program.cursor(of: decl).kind)
    }
  }

  /// A generic parameter may stand for such a type.
  private func isFreshOrOpen(_ type: SwiftType) -> Bool {
    if case .parameter = type { return true }
    return isFresh(type)
  }

  private func isReferenceToInitializer(_ node: SyntaxCursor) -> Bool {
    guard let member = MemberAccessView(node), member.name == "init", let base = member.base else {
      return false
    }
    if case .metatype(let type) = program.type(of: base) { return isFresh(type) }
    return program.reference(of: base).decls.contains { isFresh(.nominal($0, [])) }
  }

  /// Whether a name is that of a function or computed property that makes such values.
  private func isMaker(_ name: SyntaxCursor, _ depth: Int) -> Bool {
    program.reference(of: name).decls.contains { decl in
      guard program.knownModule(of: decl) == nil else { return false }
      let body = FunctionDeclView(program.cursor(of: decl))?.body
      let code =
        body ?? (program.isComputed(decl) ? program.binding(of: decl)?.child(.accessorBlock) : nil)
      return code.map { makes($0, depth: depth - 1) } ?? false
    }
  }

  private static let picking: Set = [
    "compactMap", "dropFirst", "dropLast", "elements", "enumerated", "filter", "first", "flatMap",
    "forEach", "index", "joined", "last", "map", "max", "min", "partition", "prefix",
    "randomElement",
    "reduce", "removingDuplicates", "reversed", "shuffled", "sorted", "split", "suffix", "swapAt",
    "values",
  ]

  private static let collections: Set = ["Array", "Dictionary", "Set", "zip"]
}

extension SyntaxCursor {
  /// Whether the initial value of a property comes from a call: `var id = UUID()`.
  fileprivate var makesSomething: Bool {
    child(.initializerClause)?.descendants.contains { $0.kind == .functionCallExpr } ?? false
  }
}
