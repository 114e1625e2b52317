import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The edits that put a property that is handed over in the place of those that read the environment.
struct PropertyReplacement {
  /// The properties that go, in order: one in most types, one in each branch of an `#if`, or two that
  /// read the environment under two names.
  let old: [SyntaxCursor]
  let type: TypeDecl
  let new: HandedProperty
  /// Whether the new property is as private as the old one was: where no memberwise initialiser is
  /// asked for, which a private property would make private too.
  let keepsPrivacy: Bool

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edits where the new property stands where the first of the old ones did.
  func editsInPlace() throws(PlacedObstacle) -> [Edit] {
    let parts = try DeclarationParts(of: old[0], keepsGap: new.attribute != nil)
    if let condition = try conditionAround() {
      let others = old.filter { !condition.range.contains($0.range) }
      return try [.replace(condition.range, with: text(of: parts))] + removal(of: others)
    }
    let others = try removal(of: Array(old.dropFirst()))
    guard let attribute = new.attribute else {
      return [.replace(old[0].range, with: rest)] + others
    }
    return [.replace(parts.attributes, with: attribute), .replace(parts.rest, with: rest)] + others
  }

  /// The edits where the new property goes before another one.
  func edits(before other: SyntaxCursor) throws(PlacedObstacle) -> [Edit] {
    let parts = try DeclarationParts(of: old[0], keepsGap: new.attribute != nil)
    // Comments that speak of the property move with it.
    let extent = DeclarationExtent(of: old[0]).range
    let above = tree.source.string(ByteRange(extent.start, old[0].range.start))
    let behind = tree.source.string(ByteRange(old[0].range.end, extent.end))
    let start = DeclarationExtent(of: other).range.start
    let lineStart =
      LineEnding(of: tree.source).rawValue + tree.source.indentation(ofLineAt: start)
    let moved = above + text(of: parts) + behind + lineStart
    return try removal(of: old) + [.insert(moved, at: start)]
  }

  private func removal(of decls: [SyntaxCursor]) throws(PlacedObstacle) -> [Edit] {
    guard !decls.isEmpty else { return [] }
    var edits: [Edit] = []
    for removal in DeclarationRemoval.removals(of: decls, ancestry: Ancestry(of: tree)) {
      switch removal.verdict {
      case .edit(let edit): edits.append(edit)
      case .obstacle(let obstacle): throw PlacedObstacle(obstacle, at: removal.decl)
      }
    }
    return edits
  }

  // MARK: The new text

  /// The whole declaration; its attribute keeps a line of its own.
  private func text(of parts: DeclarationParts) -> String {
    let gap = ByteRange(parts.attributes.end, parts.rest.start)
    return (new.attribute.map { $0 + tree.source.string(gap) } ?? "") + rest
  }

  /// What stands behind the attribute.
  private var rest: String {
    let isPrivate = type.storedProperties.first { $0.decl.id == old[0].id }?.isPrivate == true
    guard keepsPrivacy, isPrivate else { return new.declaration }
    return (old[0].hasModifier(.private) ? "private " : "fileprivate ") + new.declaration
  }

  // MARK: #if

  /// The `#if` among the members that the first of the old properties stands in, and nothing but old
  /// ones: the new one stands in its place, for all conditions, since calls say nothing of them.
  private func conditionAround() throws(PlacedObstacle) -> SyntaxCursor? {
    let members = type.cursor.child(.memberBlock)?.children
    guard
      let holder = members?.first(where: {
        $0.kind == .ifConfigDecl && $0.range.contains(old[0].range)
      })
    else { return nil }
    let isAlone = holder.descendants.allSatisfy { node in
      !node.kind.isMember || old.contains { $0.id == node.id }
    }
    guard isAlone, tree.comments(in: holder.range).isEmpty else {
      throw PlacedObstacle(
        .conditionalCompilation, "it is declared within `#if`, and not alone", at: holder)
    }
    return holder
  }
}

/// The attributes of a property that reads the environment, and what stands behind them.
struct DeclarationParts {
  let attributes: ByteRange
  let rest: ByteRange

  /// - Parameter keepsGap: whether what stands between the two stays, with the comments there.
  init(of decl: SyntaxCursor, keepsGap: Bool) throws(PlacedObstacle) {
    let tree = decl.tree
    let attributes = decl.children.filter { $0.kind == .attribute }
    guard let first = attributes.first, let last = attributes.last,
      decl.child(.ifConfigDecl) == nil,
      attributes.allSatisfy({ $0.isRead }), last.tokenIDs.upperBound < decl.tokenIDs.upperBound
    else { throw PlacedObstacle(.unusualDeclaration, "it has attributes of other kinds", at: decl) }
    let next = TokenID(last.tokenIDs.upperBound)
    self.attributes = ByteRange(first.range.start, last.range.end)
    rest = ByteRange(tree.range(of: next).start, decl.range.end)
    let gap = ByteRange(last.range.end, rest.start)
    let lost = tree.comments(in: decl.range).first { !keepsGap || !gap.contains($0.range) }
    if let lost {
      throw PlacedObstacle(.lostComment(tree.source.string(lost.range)), at: decl)
    }
  }
}

extension SyntaxCursor {
  /// Whether an attribute is `@Environment(…)`, or the `@Binding` that may stand behind it.
  fileprivate var isRead: Bool {
    let name = children.first { $0.kind == .identifierType || $0.kind == .memberType }?.text ?? ""
    return ["Environment", "SwiftUI.Environment", "Binding", "SwiftUI.Binding"].contains(name)
  }
}

extension SyntaxKind {
  /// Whether it is a declaration that may be a member.
  fileprivate var isMember: Bool {
    [
      .variableDecl, .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl, .structDecl,
      .enumDecl, .classDecl, .actorDecl, .macroExpansionDecl,
    ].contains(self)
  }
}
