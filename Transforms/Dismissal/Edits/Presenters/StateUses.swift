import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The uses of a state that becomes a part of a model.
struct StateUses {
  private let state: OwnedState
  private let files: [(file: IndexedFile, uses: [DeclUse])]
  private let context: TransformContext

  init(of state: OwnedState, in context: TransformContext) {
    self.state = state
    self.context = context
    files = context.uses(
      of: [state.property.binding.child(.identifierPattern)].compactMap(\.self), arePrivate: true)
  }

  private var name: String { state.property.name }

  /// The edits that let every use name another value: `adding.isPresented`, `$adding.isPresented`.
  func edits(naming path: String) throws(Obstacle) -> [Edit] {
    try requireNoLabel()
    var edits: [Edit] = []
    var presenting: [SyntaxCursor] = []
    for (file, uses) in files {
      for use in uses {
        try check(use, file.ancestry)
        if use.presents(file.ancestry) { presenting.append(use.name) }
        if let edit = edit(of: use, path, file.ancestry) { edits.append(edit) }
      }
    }
    if 1 < presenting.count {
      throw obstacle("controls several presentations", at: presenting[1])
    }
    return edits
  }

  private func edit(of use: DeclUse, _ path: String, _ ancestry: Ancestry) -> Edit? {
    let node = use.name
    // `[isAdding]`, `if let note`: the name stays that of the new variable.
    if node.kind != .declReferenceExpr { return .insertOnce(" = " + path, at: node.range.end) }
    let written = node.textWithoutTrivia
    let member = ancestry.parent(of: node).flatMap(MemberAccessView.init)
    let isMember = member.map { $0.base?.id != node.id } ?? false
    if !isMember, context.program.ask({ $0.isHidden(written, at: node) }) { return nil }
    return .replace(node.range, with: written.hasPrefix("$") ? "$" + path : path)
  }

  private func check(_ use: DeclUse, _ ancestry: Ancestry) throws(Obstacle) {
    guard use.isCertain else {
      throw obstacle("is perhaps used through a value of unknown type", at: use.name)
    }
    guard use.decl.facet != .storage else {
      throw obstacle("is used with its property wrapper", at: use.name)
    }
    for ancestor in ancestry.ancestors(of: use.name) {
      switch ancestor.kind {
      case .initializerDecl: throw obstacle("is used in an initializer", at: use.name)
      case .keyPathExpr where use.isComponent(ancestry):
        throw obstacle("is used in a key path", at: use.name)
      case .macroExpansionExpr: throw obstacle("is used in a macro", at: use.name)
      default: continue
      }
    }
  }

  /// A call that passes the state by its label, or a closure that captures its binding, is left alone.
  private func requireNoLabel() throws(Obstacle) {
    let tree = state.type.cursor.tree
    let names: Set = [state.type.name, "init", "Self"]
    for node in tree.nodes(ofKind: .functionCallExpr) {
      guard let call = FunctionCallView(node),
        let callee = call.name ?? call.member?.name, names.contains(callee),
        call.arguments.contains(where: { $0.label == name })
      else { continue }
      throw obstacle("is passed to an initializer", at: node)
    }
    let captured = tree.nodes(ofKind: .closureCapture).first {
      ["$" + name, "_" + name].contains($0.textWithoutTrivia)
    }
    if let captured { throw obstacle("is captured with its property wrapper", at: captured) }
  }

  private func obstacle(_ words: String, at place: SyntaxCursor) -> Obstacle {
    Obstacle(
      .unsuitedState, "the state `\(name)` \(words)",
      remedy: "present the view from a private `@State` property of its own", at: place)
  }
}

extension DeclUse {
  /// Whether it is the binding that a modifier or link gets to present something.
  fileprivate func presents(_ ancestry: Ancestry) -> Bool {
    guard decl.facet == .projection,
      let argument = ancestry.ancestors(of: name).first(where: { $0.kind == .labeledExpr }),
      let call = ancestry.parent(of: argument).flatMap(FunctionCallView.init),
      let label = call.arguments.first(where: { $0.value.range.contains(name.range) })?.label
    else { return false }
    let isView = call.member == nil && call.name?.first?.isUppercase == true
    return ["isPresented", "item", "isActive", "selection"].contains(label)
      && (!isView || call.name == "NavigationLink")
  }

  /// Whether it is a part of a key path, and not in one of its indices.
  fileprivate func isComponent(_ ancestry: Ancestry) -> Bool {
    ancestry.parent(of: name)?.kind == .keyPathPropertyComponent
  }
}
