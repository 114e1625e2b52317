import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What a view of the repository reads without being given it, and without being told of changes. With each new
/// branch its body was evaluated; once it is kept, only if what it is given differs.
extension KeptContent {
  func readingCaveat(of type: DeclID, _ members: [SyntaxCursor]) -> String? {
    guard target == nil else { return nil }
    return context.program.ask { program in
      guard program.conforms(typeAt: program.cursor(of: type), to: "View", of: "SwiftUI") == true
      else { return nil }
      var search = ReadingSearch(program)
      for member in members where member.isComputed {
        if let name = search.name(readIn: member) {
          return "after the change, `\(program.name(of: type))` is not evaluated again when "
            + "`\(name)` changes"
        }
      }
      return nil
    }
  }
}

/// The search for a value that changes without SwiftUI knowing.
private struct ReadingSearch {
  private let program: Program
  private var seen: Set<DeclID> = []

  init(_ program: Program) { self.program = program }

  /// The name of such a value that some code reads, or a function or property that it uses.
  mutating func name(readIn code: SyntaxCursor) -> String? {
    if code.kind == .closureExpr, isAction(code) { return nil }
    if let call = FunctionCallView(code), readsClock(call) { return call.name }
    if code.kind == .declReferenceExpr, let name = code.declaredName {
      for decl in program.reference(of: code).decls {
        if isServiceOfSystem(decl) { return program.owner(of: decl).map(program.name) ?? name }
        if changesUnseen(decl) { return name }
        for body in bodies(of: decl) {
          if let found = self.name(readIn: body) { return found }
        }
      }
      return nil
    }
    for child in code.children {
      if let found = name(readIn: child) { return found }
    }
    return nil
  }

  private func isAction(_ closure: SyntaxCursor) -> Bool {
    if case .function(_, .void, _) = program.type(of: closure) { true } else { false }
  }

  /// `Date()`
  private func readsClock(_ call: FunctionCallView) -> Bool {
    call.arguments.isEmpty
      && program.typeDecls(calledBy: call.cursor).contains {
        program.knownModule(of: $0) != nil && program.name(of: $0) == "Date"
      }
  }

  private func changesUnseen(_ decl: DeclID) -> Bool {
    guard program.cursor(of: decl).kind == .identifierPattern,
      program.knownModule(of: decl) == nil, !program.isComputed(decl),
      let binding = program.binding(of: decl),
      let variable = program.file(decl.file).indexed.ancestry.parent(of: binding)
    else { return false }
    let isObject = isUnobserved(program.type(ofDeclared: decl))
    if program.isShared(decl) { return isObject || variable.token(.var) != nil }
    return isObject && !variable.children.contains { $0.kind == .attribute }
      && program.owner(of: decl) != nil
  }

  /// `UserDefaults.standard`, `Locale.current`
  private func isServiceOfSystem(_ decl: DeclID) -> Bool {
    guard program.knownModule(of: decl) != nil, program.isShared(decl) else { return false }
    if Self.moments.contains(program.name(of: decl)) { return true }
    guard case .nominal(let type, _) = program.type(ofDeclared: decl) else { return false }
    return program.cursor(of: type).kind == .classDecl && program.name(of: type) != "Bundle"
  }

  private static let moments: Set<String> = ["autoupdatingCurrent", "current", "now"]

  /// Whether a type is a class of the repository that tells nobody of its changes.
  private func isUnobserved(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, let arguments) = type else { return false }
    if program.knownName(of: type) == "Optional" { return arguments.contains(where: isUnobserved) }
    let cursor = program.cursor(of: decl)
    guard program.knownModule(of: decl) == nil, cursor.kind == .classDecl else { return false }
    return !cursor.children.contains { attribute in
      attribute.kind == .attribute
        && ["@Model", "@Observable"].contains(attribute.textWithoutTrivia)
    }
  }

  /// The code of a function or computed property of the repository, once.
  private mutating func bodies(of decl: DeclID) -> [SyntaxCursor] {
    guard program.knownModule(of: decl) == nil, seen.count < 60 else { return [] }
    let cursor = program.cursor(of: decl)
    if let function = FunctionDeclView(cursor), function.returnType != nil,
      let body = function.body
    {
      return seen.insert(decl).inserted ? [body] : []
    }
    guard cursor.kind == .identifierPattern, program.isComputed(decl),
      let accessors = program.binding(of: decl)?.child(.accessorBlock)
    else { return [] }
    return seen.insert(decl).inserted ? [accessors] : []
  }
}

extension SyntaxCursor {
  /// Whether a member is a computed property, or a function with a result.
  fileprivate var isComputed: Bool {
    if let function = FunctionDeclView(self) { return function.returnType != nil }
    return kind == .variableDecl
      && children.contains { $0.kind == .patternBinding && $0.child(.accessorBlock) != nil }
  }
}
