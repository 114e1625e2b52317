import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that a rewritten one overrides: in `zIndex(2).zIndex(c ? 3 : 0)` the outer one wins,
/// even with its default value.
struct OverriddenModifier {
  let caveat: String

  /// Nil if none of the modifiers is also applied further in, with or without a condition, or to all
  /// content of a container further out.
  init?(
    by modifiers: [ConditionalModifier], of call: ConditionalCall, ancestry: Ancestry,
    context: TransformContext
  ) {
    let outermost = modifiers.filter(\.overridesInnerOnes).flatMap { modifier in
      SwiftUINames.namesOfTrait(modifier.name)
    }
    guard !outermost.isEmpty else { return nil }
    let others = call.chain.links.indices.filter { $0 != call.chain.position }
      .map { call.chain.links[$0].name }
    if let name = outermost.first(where: call.contains) {
      caveat = "after the change, the inner `\(name)` is overridden while the condition is false"
    } else if let name = outermost.first(where: others.contains) {
      caveat =
        "after the change, another `\(name)` on this chain is overridden while the condition is false"
    } else if let name = outermost.first(where: { call.mayContain($0, context) }) {
      caveat =
        "after the change, an inner `\(name)` would be overridden while the condition is false"
    } else if let name = outermost.first(where: { name in
      ancestry.applies(name, around: call)
        || Self.applies(name, aroundUsesOf: call, ancestry, context)
    }) {
      caveat = "after the change, the outer `\(name)` is overridden while the condition is false"
    } else if let name = outermost.first(where: {
      OuterTraits(context: context).apply($0, around: call)
    }) {
      caveat =
        "after the change, a `\(name)` that other code applies to this view is overridden while the "
        + "condition is false"
    } else {
      return nil
    }
  }
}

extension OverriddenModifier {
  /// Whether a container around a use of the declaration that shows the view has a modifier.
  private static func applies(
    _ name: String, aroundUsesOf call: ConditionalCall, _ ancestry: Ancestry,
    _ context: TransformContext
  ) -> Bool {
    guard context.mentions(name),
      let decl = ancestry.shownDeclaration(around: call.helper.call.cursor)
    else { return false }
    let uses = DeclarationUses(in: context)
    return uses.possibleMentions(of: decl).contains { use in
      let chain = ModifierChain(around: use.call ?? use.name, ancestry: use.ancestry)
      return use.ancestry.applies(
        name, around: use.name, besides: Set(chain.links.compactMap { $0.call?.cursor.id }))
        && uses.isUse(use, of: decl)
    }
  }
}

extension ConditionalModifier {
  /// Whether the outermost modifier of the name wins, even if its value is the default, and the table does not
  /// say so of all of its calls.
  fileprivate var overridesInnerOnes: Bool {
    SwiftUINames[name].contains(.outermostWins) && ModifierTable.isExact(name)
  }
}

extension ConditionalCall {
  /// Whether the code that the helper is called on mentions a modifier.
  fileprivate func contains(_ name: String) -> Bool {
    receiver.map { receiver in
      ([receiver] + Array(receiver.descendants)).contains {
        $0.kind == .declReferenceExpr && $0.declaredName == name
      }
    } ?? false
  }

  /// Whether the view that the helper is called on may apply a modifier itself.
  fileprivate func mayContain(_ name: String, _ context: TransformContext) -> Bool {
    guard let receiver else { return true }
    return context.program.ask { program in
      var search = ModifierSearch(for: name, in: program)
      return search.mayFind(in: receiver)
    }
  }
}

extension Ancestry {
  /// Whether a container around a call has a modifier.
  fileprivate func applies(_ name: String, around call: ConditionalCall) -> Bool {
    applies(
      name, around: call.helper.call.cursor,
      besides: Set(call.chain.links.compactMap { $0.call?.cursor.id }))
  }

  /// - Parameter chain: the calls that do not count.
  fileprivate func applies(
    _ name: String, around node: SyntaxCursor, besides chain: Set<NodeID>
  ) -> Bool {
    ancestors(of: node).contains { outer in
      guard let outer = FunctionCallView(outer), !chain.contains(outer.cursor.id) else {
        return false
      }
      return ModifierChain(around: outer.cursor, ancestry: self).links.contains { $0.name == name }
    }
  }
}

/// Searches the code of a view for a modifier. What other declarations show may always apply it.
private struct ModifierSearch {
  private let name: String
  private let program: Program
  private var seen: Set<DeclID> = []

  init(for name: String, in program: Program) {
    self.name = name
    self.program = program
  }

  /// Whether some code applies the modifier, or shows something that no declaration is in sight of.
  mutating func mayFind(in code: SyntaxCursor) -> Bool {
    program.decl(at: code).map { mayFind(in: code, of: $0.file) } ?? true
  }

  private mutating func mayFind(in code: SyntaxCursor, of file: Int32) -> Bool {
    let names = ([code] + Array(code.descendants)).filter { $0.kind == .declReferenceExpr }
    if names.contains(where: { $0.declaredName == name }) { return true }
    for use in names {
      let decls = program.reference(of: use, in: file).decls
      if decls.isEmpty, use.declaredName?.first?.isUppercase == true { return true }
      for decl in decls where mayFind(behind: decl) { return true }
    }
    return false
  }

  private mutating func mayFind(behind decl: DeclID) -> Bool {
    let module = program.knownModule(of: decl)
    guard module != "SwiftUI", isShown(decl), seen.insert(decl).inserted else { return false }
    return !isLeaf(decl)
  }

  /// Whether a variable is a view of SwiftUI that contains no other.
  private func isLeaf(_ decl: DeclID) -> Bool {
    program.knownName(of: program.type(ofDeclared: decl)).map(Self.leaves.contains) ?? false
  }

  private static let leaves: Set<String> = [
    "Color", "Divider", "EmptyView", "Image", "LinearGradient", "RadialGradient", "Spacer", "Text",
  ]

  /// Whether a declaration is a view, or returns one.
  private func isShown(_ decl: DeclID) -> Bool {
    switch program.type(ofDeclared: decl) {
    case .metatype(let type), .function(_, let type, _): mayShow(type)
    case let type: mayShow(type)
    }
  }

  private func mayShow(_ type: SwiftType) -> Bool {
    program.isView(type) != false
      || program.conforms(type, to: "ViewModifier", of: "SwiftUI") != false
  }
}
