import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code that takes the view of a stored hosting controller off the screen, while the property keeps the controller
/// and with it the SwiftUI views, their state and their environment.
struct RemovedHost {
  let property: StoredProperty
  /// The last statement that takes it away: `host?.view.removeFromSuperview()`.
  let statement: SyntaxCursor
  /// The property as that statement names it: `self.host`.
  let name: String
  /// Whether an `#if` is around the statement.
  let isConditional: Bool

  /// The places in a file where this happens to a property of a class.
  static func all(
    of property: StoredProperty, in file: ParsedFile, _ context: TransformContext
  ) -> [RemovedHost] {
    guard let pattern = property.binding.child(.identifierPattern), !property.isLet,
      property.isOptional, context.program.ask({ $0.isHostingController(pattern) })
    else { return [] }
    let ancestry = Ancestry(of: file.tree)
    let uses = context.uses(of: [pattern], arePrivate: property.isPrivate)
      .filter { $0.file.tree.source.path == file.source.path }.flatMap(\.uses)
      .map { SyntaxCursor(tree: file.tree, id: $0.name.id) }
    let removals = uses.compactMap { ancestry.removal(of: $0) }
    return removals.compactMap { removal in
      let later = uses.contains {
        removal.block.contains($0) && removal.statement.range.end <= $0.range.start
      }
      return later
        ? nil
        : RemovedHost(
          property: property, statement: removal.statement, name: removal.name,
          isConditional: removal.block.kind == .ifConfigClause)
    }
  }
}

extension Program {
  fileprivate func isHostingController(_ pattern: SyntaxCursor) -> Bool {
    guard let decl = decl(at: pattern) else { return false }
    let type = unwrapped(type(ofDeclared: decl))
    return inherits(type, from: "UIHostingController", of: "SwiftUI")
      || inherits(type, from: "NSHostingController", of: "SwiftUI")
  }
}

extension Ancestry {
  /// The statement that takes a controller off the screen, as the whole statement of a block.
  fileprivate func removal(
    of name: SyntaxCursor
  ) -> (statement: SyntaxCursor, block: SyntaxCursor, name: String)? {
    var path = name
    if let member = parent(of: name), MemberAccessView(member)?.nameNode?.id == name.id {
      guard MemberAccessView(member)?.base?.isSelf == true else { return nil }
      path = member
    }
    var value = path
    while let outer = parent(of: value), ![.codeBlock, .ifConfigClause].contains(outer.kind) {
      guard
        [.memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .functionCallExpr]
          .contains(outer.kind)
      else { return nil }
      value = outer
    }
    guard let call = FunctionCallView(value), Self.removals.contains(call.member?.name ?? ""),
      let block = parent(of: value)
    else { return nil }
    return (value, block, path.text)
  }

  private static let removals: Set<String> = ["removeFromSuperview", "removeFromParent"]
}

extension SyntaxCursor {
  fileprivate func contains(_ place: SyntaxCursor) -> Bool { range.contains(place.range) }
}
