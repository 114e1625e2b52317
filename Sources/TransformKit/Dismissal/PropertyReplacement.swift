import SourceText
import SymbolIndex
import Syntax

/// The edits that put a property that is handed over in the place of one that reads the environment.
struct PropertyReplacement {
  /// The properties that go: one, or one in each branch of an `#if`.
  let old: [SyntaxCursor]
  let type: TypeDecl
  let new: HandedProperty
  /// Whether the new property is as private as the old one was: where no memberwise initialiser is
  /// asked for, which a private property would make private too.
  let keepsPrivacy: Bool

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edits where the new property stands where the old one did.
  func editsInPlace() throws(PlacedObstacle) -> [Edit] {
    let place = try conditionAround() ?? old[0]
    let parts = try parts(of: old[0])
    if place.id != old[0].id {
      return [.replace(place.range, with: text(of: parts))]
    }
    guard let attribute = new.attribute else {
      return [.replace(place.range, with: text(of: parts))]
    }
    return [
      .replace(parts.attributes, with: attribute), .replace(parts.rest, with: rest(of: old[0])),
    ]
  }

  /// The edits where the new property goes before another one.
  func edits(before anchor: SyntaxCursor) throws(PlacedObstacle) -> [Edit] {
    if let condition = try conditionAround() {
      throw PlacedObstacle("it is declared within `#if`", at: condition)
    }
    let parts = try parts(of: old[0])
    let ancestry = Ancestry(of: tree)
    guard let removal = DeclarationRemoval.removals(of: old, ancestry: ancestry).first else {
      return []
    }
    let deletion: Edit
    switch removal.verdict {
    case .edit(let edit): deletion = edit
    case .obstacle(let reason): throw PlacedObstacle(reason, at: old[0])
    }
    // Comments that speak of the property move with it.
    let extent = DeclarationExtent(of: old[0]).range
    let above = tree.source.string(ByteRange(extent.start, old[0].range.start))
    let behind = tree.source.string(ByteRange(old[0].range.end, extent.end))
    let start = DeclarationExtent(of: anchor).range.start
    let lineStart =
      LineEnding(of: tree.source).rawValue + tree.source.indentation(ofLineAt: start)
    return [deletion, .insert(above + text(of: parts) + behind + lineStart, at: start)]
  }

  // MARK: Parts

  /// The attributes of a declaration and what is behind them.
  private typealias Parts = (attributes: ByteRange, rest: ByteRange)

  private func parts(of decl: SyntaxCursor) throws(PlacedObstacle) -> Parts {
    let attributes = decl.children.filter { $0.kind == .attribute }
    guard let first = attributes.first, let last = attributes.last,
      !decl.children.contains(where: { $0.kind == .ifConfigDecl }),
      let next = decl.tokenIDs.first(where: { $0 == last.tokenIDs.upperBound })
    else { throw PlacedObstacle("it is declared in an unusual way", at: decl) }
    let parts = (
      attributes: ByteRange(first.range.start, last.range.end),
      rest: ByteRange(tree.range(of: TokenID(next)).start, decl.range.end)
    )
    let kept = new.attribute == nil ? [] : tree.comments(in: gap(of: parts))
    if let comment = tree.comments(in: decl.range).first(where: { !kept.contains($0) }) {
      throw PlacedObstacle(.lostComment(tree.source.string(comment.range)), at: decl)
    }
    return parts
  }

  private func gap(of parts: Parts) -> ByteRange {
    ByteRange(parts.attributes.end, parts.rest.start)
  }

  /// The whole declaration; its attribute keeps a line of its own.
  private func text(of parts: Parts) -> String {
    let lead = new.attribute.map { $0 + tree.source.string(gap(of: parts)) } ?? ""
    return lead + rest(of: old[0])
  }

  private func rest(of decl: SyntaxCursor) -> String {
    let isPrivate = type.storedProperties.first { $0.decl.id == decl.id }?.isPrivate == true
    guard keepsPrivacy, isPrivate else { return new.declaration }
    return (decl.hasModifier(.private) ? "private " : "fileprivate ") + new.declaration
  }

  // MARK: #if

  /// The `#if` among the members that the old properties stand in, and nothing else: the new one
  /// stands in its place, for all conditions, since the calls say nothing of them.
  private func conditionAround() throws(PlacedObstacle) -> SyntaxCursor? {
    guard
      let holder = type.cursor.child(.memberBlock)?.children.first(where: {
        $0.kind == .ifConfigDecl && $0.range.contains(old[0].range)
      })
    else {
      guard old.count == 1 else {
        throw PlacedObstacle("another property closes the view too", at: old[1])
      }
      return nil
    }
    let members = holder.descendants.filter { $0.kind.isMember }
    let isAlone = members.allSatisfy { member in old.contains { $0.id == member.id } }
    guard isAlone, tree.comments(in: holder.range).isEmpty else {
      throw PlacedObstacle("it is declared within `#if`, and not alone", at: holder)
    }
    return holder
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
