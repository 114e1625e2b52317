import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The search for a modifier that behaves differently if a view is kept, away from the chain of the view:
/// in what the view contains, on a group around it, or where the declaration around it is used.
struct RebuildSearch {
  private let context: TransformContext
  private let staysVisible: Bool
  private let uses: DeclarationUses

  /// How many declarations lead from the view to the modifier.
  private static let depth = 2

  init(in context: TransformContext, staysVisible: Bool) {
    self.context = context
    self.staysVisible = staysVisible
    uses = DeclarationUses(in: context)
  }

  /// The name of such a modifier for the chain around a call.
  func modifier(near call: ConditionalCall, ancestry: Ancestry) -> String? {
    modifier(within: call) ?? modifier(around: call.helper.call.cursor, ancestry, Self.depth)
  }

  /// One on what the chain starts with, or in the content of its other modifiers.
  private func modifier(within call: ConditionalCall) -> String? {
    let last = call.chain.links.last { $0.call != nil }?.call ?? call.helper.call
    let own = call.helper.call.arguments.map(\.cursor.range)
    let presented = contentPresented(by: call.chain)
    let inner = last.cursor.descendants.compactMap(FunctionCallView.init).filter { inner in
      inner.member != nil && !(own + presented).contains { $0.contains(inner.cursor.range) }
    }
    if let found = modifier(ofRootOf: call.chain) { return found }
    // An `id` further in names the view there, and replaces it when the value changes.
    return affecting(inner.filter { $0.member?.name != "id" })
  }

  /// One on the view that a property or function of the repository shows, which the chain starts with.
  private func modifier(ofRootOf chain: ModifierChain) -> String? {
    let shown = context.program.ask { program -> [FunctionCallView] in
      guard let name = chain.rootName else { return [] }
      let decls = program.reference(of: name).decls.filter { program.knownModule(of: $0) == nil }
      return decls.flatMap { decl in
        let ancestry = program.file(decl.file).indexed.ancestry
        return program.statements(of: decl).compactMap {
          $0.kind == .returnStmt ? $0.children.first { _ in true } : $0
        }.flatMap { ModifierChain(around: $0, ancestry: ancestry).links }.compactMap(\.call)
      }
    }
    return affecting(shown)
  }

  /// The closures on a chain whose content appears when it is presented, as that of a sheet does.
  private func contentPresented(by chain: ModifierChain) -> [ByteRange] {
    context.program.ask { program in
      chain.links.compactMap(\.call).filter { program.facts(of: $0).contains(.modal) }
        .flatMap { $0.arguments.map(\.cursor.range) }
    }
  }

  private func affecting(_ calls: [FunctionCallView]) -> String? {
    context.program.ask { program in
      let dependence = RebuildDependence(program, staysVisible: staysVisible)
      return calls.first { dependence.mayAffect($0) && dependence.affects($0) }?.member?.name
    }
  }

  /// One on a group that the view is the content of, or on a chain with the declaration around it.
  private func modifier(around link: SyntaxCursor, _ ancestry: Ancestry, _ depth: Int) -> String? {
    var place = link
    for ancestor in ancestry.ancestors(of: link) {
      switch ancestor.kind {
      case .initializerClause:
        guard let binding = ancestry.variable(initializedBy: ancestor) else { return nil }
        return VariableUses(of: binding, context).all.lazy.compactMap {
          modifier(beside: $0.name, $0.ancestry) ?? modifier(around: $0.name, $0.ancestry, depth)
        }.first
      case .memberAccessExpr, .codeBlock, .closureExpr, .labeledExpr,
        .multipleTrailingClosureElement,
        .ifExpr, .switchExpr, .switchCase, .returnStmt, .ifConfigClause, .ifConfigDecl,
        .postfixIfConfigExpr, .accessorDecl, .accessorBlock, .patternBinding, .optionalChainingExpr:
        break
      case .functionCallExpr:
        let call = FunctionCallView(ancestor)!
        guard call.callee?.id != place.id else { break }
        let isGroup = context.program.ask { $0.facts(of: call).contains(.grouping) }
        guard isGroup || call.name == "AnyView" else { return nil }
        if let found = modifier(beside: ancestor, ancestry) { return found }
      case .functionDecl, .variableDecl:
        guard 0 < depth, let decl = ancestry.shownDeclaration(around: place) else { return nil }
        return modifier(atUsesOf: decl, depth)
      default: return nil
      }
      place = ancestor
    }
    return nil
  }

  /// One on a chain with a use of a declaration.
  func modifier(atUsesOf decl: SyntaxCursor, _ depth: Int = Self.depth) -> String? {
    let isModifier = context.program.ask {
      $0.conforms(typeAt: decl, to: "ViewModifier", of: "SwiftUI") == true
    }
    guard decl.kind != .structDecl || isModifier else { return nil }
    return uses.possibleUses(of: decl).lazy.compactMap { use -> String? in
      guard let link = link(of: use, isModifier: isModifier),
        let found = modifier(beside: link, use.ancestry)
          ?? modifier(around: link, use.ancestry, depth - 1),
        uses.isUse(use, of: decl)
      else { return nil }
      return found
    }.first
  }

  /// What a use of a declaration is on a chain: the call or the name, and for a view modifier
  /// `modifier(Shake())`.
  private func link(of use: DeclarationUses.Use, isModifier: Bool) -> SyntaxCursor? {
    if isModifier {
      return use.ancestry.ancestors(of: use.name).first {
        FunctionCallView($0)?.nameNode?.declaredName == "modifier"
      }
    }
    if let call = use.call { return call }
    let member = use.ancestry.parent(of: use.name)
    return member.flatMap { MemberAccessView($0)?.nameNode?.id == use.name.id ? $0 : nil }
      ?? use.name
  }

  private func modifier(beside link: SyntaxCursor, _ ancestry: Ancestry) -> String? {
    let chain = ModifierChain(around: link, ancestry: ancestry)
    let calls = chain.links.compactMap(\.call).filter { $0.cursor.id != link.id }
    let applied = context.program.ask { program in
      calls.flatMap { program.calls(appliedBy: $0, in: context.model) }
    }
    return affecting(calls + applied)
  }
}
