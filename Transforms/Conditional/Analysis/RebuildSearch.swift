import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The search for a modifier that behaves differently if a view is kept, away from the chain of the view:
/// in what the view contains, on a group around it, or where the declaration around it is used.
struct RebuildSearch {
  let context: TransformContext
  private let staysVisible: Bool
  let uses: DeclarationUses

  /// How many declarations lead from the view to the modifier.
  static let depth = 6

  /// What behaves differently, or may do so.
  enum Finding {
    case modifier(String)
    /// A container or function that is not known to apply no such modifier.
    case container(String)
    /// A view or function that is also used where its modifiers are not known.
    case elsewhere(String)
    /// Views that a modifier shows beside the kept one, with what a reviewer has to know of them.
    case content(String)

    func caveat(near place: String) -> String {
      switch self {
      case .modifier(let name):
        "after the change, `\(name)` near \(place) may behave differently: "
          + "the view is no longer rebuilt"
      case .container(let name):
        "`\(name)` may apply `onAppear` or the like to the view, which is no longer rebuilt"
      case .elsewhere(let name):
        "other code may apply `onAppear` or the like to `\(name)`, whose view is no longer rebuilt"
      case .content(let caveat): caveat
      }
    }
  }

  /// The declarations whose uses were searched.
  final class Searched {
    private var places: Set<NodePlace> = []

    func insert(_ decl: SyntaxCursor) -> Bool {
      places.insert(NodePlace(decl)).inserted
    }
  }

  let searched = Searched()

  init(in context: TransformContext, staysVisible: Bool) {
    self.context = context
    self.staysVisible = staysVisible
    uses = DeclarationUses(in: context)
  }

  /// Such a modifier for the chain around a call.
  func finding(near call: ConditionalCall, ancestry: Ancestry) -> Finding? {
    modifier(within: call).map(Finding.modifier) ?? property(on: call.chain)
      ?? finding(around: call.helper.call.cursor, ancestry, Self.depth)
  }

  /// One on what the chain starts with, or in the content of its other modifiers.
  private func modifier(within call: ConditionalCall) -> String? {
    let last = call.chain.links.last { $0.call != nil }?.call ?? call.helper.call
    let own = call.helper.call.arguments.map(\.cursor.range)
    let presented = contentPresented(by: call.chain)
    let inner = last.cursor.descendants.compactMap(FunctionCallView.init).filter { inner in
      !(own + presented).contains { $0.contains(inner.cursor.range) }
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
      return calls.first { dependence.mayAffect($0) && dependence.affects($0) }?.nameNode?
        .declaredName
    }
  }

  /// One on a group that the view is the content of, or on a chain with the declaration around it.
  func finding(around link: SyntaxCursor, _ ancestry: Ancestry, _ depth: Int) -> Finding? {
    var place = link
    for ancestor in ancestry.ancestors(of: link) {
      switch ancestor.kind {
      case .initializerClause:
        guard let binding = ancestry.variable(initializedBy: ancestor), searched.insert(binding)
        else { return nil }
        return VariableUses(of: binding, context).all.lazy.compactMap {
          finding(beside: $0.name, $0.ancestry) ?? finding(around: $0.name, $0.ancestry, depth)
        }.first { _ in true }
      case .memberAccessExpr, .codeBlock, .closureExpr, .labeledExpr,
        .multipleTrailingClosureElement,
        .ifExpr, .switchExpr, .switchCase, .returnStmt, .ifConfigClause, .ifConfigDecl,
        .postfixIfConfigExpr, .accessorDecl, .accessorBlock, .patternBinding, .optionalChainingExpr:
        break
      case .functionCallExpr:
        let call = FunctionCallView(ancestor)!
        guard call.callee?.id != place.id else { break }
        let isGroup = context.program.ask { $0.facts(of: call).contains(.grouping) }
        guard isGroup || call.name == "AnyView" else {
          return finding(inCalleeOf: call, showing: place, depth)
        }
        if let found = finding(beside: ancestor, ancestry) { return found }
      case .functionDecl, .variableDecl:
        return finding(inUsesOf: ancestor, showing: place, ancestry, depth)
      case .tupleExpr where ancestor.children.count(where: { $0.kind == .labeledExpr }) == 1: break
      case .arrayElement, .dictionaryElement, .tupleExpr: return collected(link)
      default: return nil
      }
      place = ancestor
    }
    return nil
  }

  /// One that a container or function of the repository applies to what it is passed.
  private func finding(
    inCalleeOf call: FunctionCallView, showing node: SyntaxCursor, _ depth: Int
  ) -> Finding? {
    guard let name = call.nameNode?.declaredName,
      let argument = call.arguments.first(where: { $0.cursor.range.contains(node.range) }),
      !context.model.mayBeConditionalModifier(name)
    else { return nil }
    let (isKnown, contents, functions) = context.program.ask {
      program -> (Bool, [StoredContent], [(FunctionDeclView, Int)]) in
      let decls = call.nameNode.map { program.reference(of: $0).decls } ?? []
      let own = decls.filter { program.knownModule(of: $0) == nil }
      let functions = own.compactMap { decl -> (FunctionDeclView, Int)? in
        guard let function = FunctionDeclView(program.cursor(of: decl)),
          let indices = InitializerSignature(of: function.parameters).parameterIndices(of: call),
          let index = call.arguments.firstIndex(where: { $0.cursor.id == argument.cursor.id })
        else { return nil }
        return (function, indices[index])
      }
      let isLayout =
        program.conforms(program.type(of: call.callee ?? call.cursor), to: "Layout", of: "SwiftUI")
        == true
        || program.typeDecls(calledBy: call.cursor).contains {
          program.conforms(typeAt: program.cursor(of: $0), to: "Layout", of: "SwiftUI") == true
        }
      let isKnown =
        isLayout || own.isEmpty && (!decls.isEmpty || !program.facts(of: call).isEmpty)
      return (isKnown, StoredContent.all(of: argument, in: call, program), functions)
    }
    if isKnown { return context.program.ask { $0.collects(call) } ? collected(node) : nil }
    guard 0 < depth, !contents.isEmpty || !functions.isEmpty else { return .container(name) }
    for content in contents {
      for property in content.properties {
        for use in uses.possibleMentions(of: property) where uses.isUse(use, of: property) {
          let link = use.call ?? use.name
          if let found = finding(beside: link, use.ancestry)
            ?? finding(around: link, use.ancestry, depth - 1)
          {
            return found
          }
        }
      }
    }
    for (function, index) in functions {
      let parameter = function.parameters[index]
      guard let file = context.file(at: function.cursor.tree.source.path) else { continue }
      for use in file.uses(of: parameter.name)
      where use.kind == .declReferenceExpr && function.cursor.range.contains(use.range) {
        let place = DeclarationUses.Use(name: use, ancestry: file.ancestry)
        let link = place.call ?? use
        if let found = finding(beside: link, file.ancestry)
          ?? finding(around: link, file.ancestry, depth - 1)
        {
          return found
        }
      }
    }
    return nil
  }

  func finding(beside link: SyntaxCursor, _ ancestry: Ancestry) -> Finding? {
    let chain = ModifierChain(around: link, ancestry: ancestry)
    let calls = chain.links.compactMap(\.call).filter { $0.cursor.id != link.id }
    let applied = context.program.ask { program in
      calls.flatMap { program.calls(appliedBy: $0, in: context.model) }
    }
    return affecting(calls + applied).map(Finding.modifier) ?? property(on: chain)
      ?? KeptContent.caveat(following: chain, ancestry, in: context).map(Finding.content)
  }

  /// A modifier that the repository declares as a property.
  private func property(on chain: ModifierChain) -> Finding? {
    context.program.ask { chain.ownProperty(in: $0) }.map(Finding.container)
  }
}
