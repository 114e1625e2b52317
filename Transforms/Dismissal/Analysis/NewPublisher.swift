import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// A publisher that code makes anew whenever it runs, and that sends something to each new subscriber.
struct NewPublisher {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// - Parameter depth: how many functions and properties of the repository are followed.
  func isMade(by code: SyntaxCursor, depth: Int) -> Bool {
    let nodes = [code] + Array(code.descendants)
    let names = nodes.filter { $0.kind == .declReferenceExpr }
    if isSequence(nodes) || replays(names) { return true }
    return names.contains { node in
      let decls = program.reference(of: node).decls
      let own = decls.filter { program.knownModule(of: $0) == nil }
      if own.isEmpty { return node.declaredName.map(Self.senders.contains) ?? false }
      return 0 < depth && own.contains { isMade(inCodeOf: $0, depth - 1) }
    }
  }

  private func isMade(inCodeOf decl: DeclID, _ depth: Int) -> Bool {
    let cursor = program.cursor(of: decl)
    let body =
      FunctionDeclView(cursor)?.body
      ?? (program.isComputed(decl) ? program.binding(of: decl)?.child(.accessorBlock) : nil)
    return body.map { isMade(by: $0, depth: depth) } ?? false
  }

  /// `titles.publisher`, where it is a property: notifications have a method of that name.
  private func isSequence(_ nodes: [SyntaxCursor]) -> Bool {
    let called = Set(nodes.compactMap { FunctionCallView($0)?.callee?.id })
    return nodes.contains { node in
      guard let member = MemberAccessView(node), member.name == "publisher",
        let name = member.nameNode, !called.contains(node.id)
      else { return false }
      return program.reference(of: name).decls.allSatisfy { program.knownModule(of: $0) != nil }
    }
  }

  /// Whether code wraps the value of a variable, which is sent at once, in another object: `$text` that is erased.
  private func replays(_ names: [SyntaxCursor]) -> Bool {
    names.contains { $0.declaredName == "eraseToAnyPublisher" }
      && names.contains { name in
        name.declaredName?.hasPrefix("$") == true && Int(name.declaredName!.dropFirst()) == nil
          || program.knownName(of: program.type(of: name)) == "CurrentValueSubject"
      }
  }

  /// What sends values as soon as somebody subscribes.
  private static let senders: Set = [
    "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just", "Publishers", "Record",
    "dataTaskPublisher", "prepend",
  ]
}
