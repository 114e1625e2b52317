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
    let reads = context.once { HiddenReads(in: RepositoryMembers(in: context.index)) }
    return context.program.ask { program in
      let read = reads.read(
        of: HiddenRead.stale, inMembersNamed: Self.evaluatedMembers, among: members, program)
      if let read { return Self.caveat(program.name(of: type), read) }
      let effect = reads.read(
        of: HiddenRead.effects, inMembersNamed: Self.evaluatedMembers, among: members, program)
      return effect.map {
        "after the change, `\(program.name(of: type))` is evaluated less often, and `\($0.name)` in "
          + "it runs less often"
      }
    }
  }

  /// What a generic view is given may read something, where the view shows or compares it: it does not name the type.
  func genericCaveat(of type: DeclID, madeBy call: FunctionCallView) -> String? {
    guard target == nil else { return nil }
    let reads = context.once { HiddenReads(in: RepositoryMembers(in: context.index)) }
    return context.program.ask { program in
      guard program.knownModule(of: type) == nil, program.isShown(type),
        let decl = TypeDecl(program.cursor(of: type)),
        decl.cursor.child(.genericParameterClause) != nil
      else { return nil }
      var types = call.arguments.filter { $0.value.kind != .closureExpr }
        .map { program.type(of: $0.value) }
      if case .nominal(_, let arguments) = program.type(of: call.cursor) { types += arguments }
      return types.lazy.compactMap {
        reads.read(of: HiddenRead.stale, byValuesOf: $0, program)
      }.first.map { Self.caveat(decl.name, $0) }
    }
  }

  /// What a function reads that a view keeps: a closure, a key path, or a function by its name. One that captures
  /// nothing but an object equals itself, so that the view seems to be given the same.
  func closureCaveat(of type: DeclID, madeBy call: FunctionCallView) -> String? {
    guard target == nil, !call.arguments.isEmpty else { return nil }
    let reads = context.once { HiddenReads(in: RepositoryMembers(in: context.index)) }
    return context.program.ask { program in
      let functions = call.arguments.map(\.value).filter(program.isFunction)
      guard !functions.isEmpty, program.knownModule(of: type) == nil, program.isShown(type),
        let decl = TypeDecl(program.cursor(of: type)),
        decl.storedProperties.contains(where: { $0.type?.isFunctionType == true })
          || functions.contains(where: { $0.kind == .keyPathExpr })
      else { return nil }
      let read = functions.lazy.compactMap { reads.read(of: HiddenRead.stale, in: $0, program) }
        .first
      return read.map { Self.caveat(decl.name, $0) }
    }
  }

  private static func caveat(_ view: String, _ read: HiddenRead) -> String {
    "after the change, `\(view)` is not evaluated again when `\(read.name)` changes"
  }

  private static let evaluatedMembers: Set<String> = [
    "body", "makeBody", "makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController",
  ]
}

extension Program {
  /// Whether an expression is a function, which may equal another one.
  fileprivate func isFunction(_ expression: SyntaxCursor) -> Bool {
    [.closureExpr, .keyPathExpr].contains(expression.kind) || isNamedFunction(expression)
  }
}
