import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The places where a view is drawn that is transparent instead of hidden: SwiftUI draws it there itself, or
/// else the system may show it.
struct HiddenPlace {
  private let context: TransformContext
  private let uses: DeclarationUses

  /// How far the search follows declarations.
  private struct Depth {
    var ofUses = 3
    var ofContents = 2
    /// Whether the view is all that the declarations passed so far show.
    var isWhole = true

    func uses(_ count: Int) -> Depth {
      var other = self
      other.ofUses = count
      return other
    }
  }

  init(in context: TransformContext) {
    self.context = context
    uses = DeclarationUses(in: context)
  }

  /// Why the view of a call may be shown in spite of its opacity.
  func caveat(of call: ConditionalCall, ancestry: Ancestry) -> String? {
    caveat(around: call.helper.call.cursor, ancestry, Depth())
  }

  /// Why the view that a declaration shows may be shown in spite of its opacity.
  func caveat(of decl: SyntaxCursor) -> String? { caveat(atUsesOf: decl, Depth()) }

  /// - Parameter containers: the view of the repository whose content the node is, or its copies in an `#if`.
  private func caveat(
    around node: SyntaxCursor, _ ancestry: Ancestry, _ depth: Depth,
    in containers: [SyntaxCursor] = []
  ) -> String? {
    var depth = depth
    if depth.isWhole, ancestry.isRow(node) { return Self.rowCaveat }
    for place in ancestry.ancestors(of: node) {
      if place.kind == .memberBlock { break }
      if place.kind == .initializerClause, let binding = ancestry.variable(initializedBy: place) {
        return VariableUses(of: binding, context).all.lazy.compactMap {
          caveat(around: $0.name, $0.ancestry, depth, in: containers)
        }.first
      }
      if let modifier = MemberAccessView(place)?.nameNode, let name = modifier.declaredName,
        Self.combining.contains(name) || combines(modifier)
      {
        return "`\(name)` may read the transparent view together with others"
      }
      guard let call = FunctionCallView(place) else { continue }
      if let name = call.member?.name {
        if depth.isWhole, isActive(call, name, on: node) { return KeptContent.focusCaveat(name) }
      }
      guard let argument = call.arguments.first(where: { $0.cursor.range.contains(node.range) })
      else { continue }
      if let found = caveat(ofContent: argument, of: call, node, depth) { return found }
      if !context.program.ask({ $0.facts(of: call) }).contains(.grouping) { depth.isWhole = false }
    }
    guard 0 < depth.ofUses, let decl = ancestry.shownDeclaration(around: node),
      !containers.contains(where: {
        $0.id == decl.id && $0.tree.source.path == decl.tree.source.path
      })
    else { return nil }
    return caveat(atUsesOf: decl, decl.kind == .structDecl ? depth.uses(1) : depth, in: containers)
  }

  /// Whether a modifier of the repository has VoiceOver read what it is applied to as one.
  private func combines(_ modifier: SyntaxCursor) -> Bool {
    context.program.ask { program in
      program.reference(of: modifier).decls.filter { program.knownModule(of: $0) == nil }
        .flatMap { program.statements(of: $0) }.contains { statement in
          ([statement] + Array(statement.descendants)).compactMap(FunctionCallView.init)
            .compactMap { $0.nameNode?.declaredName }.contains(where: Self.combining.contains)
        }
    }
  }

  /// Whether people may use a modifier that follows a view. Those that depend on rebuilding are searched elsewhere.
  private func isActive(_ call: FunctionCallView, _ name: String, on node: SyntaxCursor) -> Bool {
    SwiftUINames.isSteady(name) && (!SwiftUINames.isPassive(name) || name == "contentShape")
      && !call.arguments.contains { $0.cursor.range.contains(node.range) }
      && context.program.ask { $0.isKnownPart(call) }
  }

  private func caveat(
    atUsesOf decl: SyntaxCursor, _ depth: Depth, in containers: [SyntaxCursor] = []
  ) -> String? {
    uses.possibleMentions(of: decl).lazy.compactMap { use -> String? in
      guard let found = caveat(of: use, decl, depth, in: containers), uses.isUse(use, of: decl)
      else { return nil }
      return found
    }.first ?? caveat(atOtherCreationsOf: decl, depth)
  }

  /// The places that create a view without its name: by an alias, `.init(…)` or a metatype.
  private func caveat(atOtherCreationsOf decl: SyntaxCursor, _ depth: Depth) -> String? {
    guard let type = TypeDecl(decl) else { return nil }
    return uses.otherCreations(of: type).lazy.compactMap { creation in
      creation.obstacle.map { "`\(type.name)` is \($0), and the system may draw it" }
        ?? context.file(at: creation.expression.tree.source.path).flatMap {
          caveat(around: creation.expression, $0.ancestry, depth.uses(depth.ofUses - 1))
        }
    }.first
  }

  private func caveat(
    of use: DeclarationUses.Use, _ decl: SyntaxCursor, _ depth: Depth, in containers: [SyntaxCursor]
  ) -> String? {
    if let function = FunctionDeclView(decl), use.call == nil {
      return "`\(function.name)` is passed on, and the system may draw what it shows"
    }
    return caveat(around: use.name, use.ancestry, depth.uses(depth.ofUses - 1), in: containers)
  }

  /// Why a call that contains a node is not known to draw it.
  private func caveat(
    ofContent argument: FunctionCallView.Argument, of call: FunctionCallView, _ node: SyntaxCursor,
    _ depth: Depth
  ) -> String? {
    guard let name = call.nameNode?.declaredName,
      argument.value.id != node.id || argument.value.kind == .closureExpr
        || !Self.takesModifiers.contains(name)
    else { return nil }
    if call.member != nil, context.model.mayBeConditionalModifier(name) { return nil }
    let facts = context.program.ask { $0.facts(of: call) }
    let unknown =
      "the content of `\(name)` may be drawn by the system, which may ignore the opacity"
    if facts.contains(.systemDrawn) { return unknown }
    if argument.label.map(Self.labels.contains) == true { return unknown }
    if Self.drawingNames.contains(name) { return nil }
    guard facts.isDisjoint(with: Self.drawing) else { return nil }
    let contents = context.program.ask { StoredContent.all(of: argument, in: call, $0) }
    guard 0 < depth.ofContents, !contents.isEmpty else { return unknown }
    let inner = Depth(ofContents: depth.ofContents - 1, isWhole: depth.isWhole)
    return contents.lazy.flatMap { content in
      content.properties.lazy.compactMap { caveat(atUsesOf: $0, inner, in: contents.map(\.type)) }
    }.first
  }

  private static let takesModifiers: Set<String> = ["modifier"]

  private static let drawing: SwiftUINames.Facts = [
    .grouping, .host, .modal, .navigationContainer, .reader, .scene, .screen, .stack, .viewBuilder,
  ]

  private static let drawingNames: Set<String> = [
    "AnyView", "EquatableView", "GroupBox", "HSplitView", "Tab", "VSplitView", "ViewThatFits",
    "background", "modifier", "navigationDestination", "overlay", "safeAreaInset",
  ]

  /// The labels of arguments that a control or bar shows as it likes.
  private static let labels: Set<String> = [
    "currentValueLabel", "icon", "label", "markedValueLabels", "maximumValueLabel",
    "minimumValueLabel", "title",
  ]

  /// The modifiers that make one element for VoiceOver of several views.
  private static let combining: Set<String> = [
    "accessibilityChildren", "accessibilityElement", "accessibilityRepresentation",
  ]

  private static let rowCaveat =
    "a list may treat a row that is transparent otherwise than one that is hidden"
}

extension Ancestry {
  /// Whether a view is a row of a list by itself: no container stands between it and the list.
  fileprivate func isRow(_ node: SyntaxCursor) -> Bool {
    let names = ancestors(of: node).compactMap { outer -> String? in
      guard let call = FunctionCallView(outer),
        call.arguments.contains(where: { $0.cursor.range.contains(node.range) })
      else { return nil }
      return call.member == nil ? call.name : nil
    }
    let inner = names.prefix { !["Form", "List"].contains($0) }
    return inner.count < names.count && inner.allSatisfy(["ForEach", "Group", "Section"].contains)
  }
}
