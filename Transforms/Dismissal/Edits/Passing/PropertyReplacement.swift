import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The edits that replace properties that read the environment by one that callers pass.
struct PropertyReplacement {
  /// The old properties, in order: usually one; one in each branch of an `#if`, or two that read
  /// the environment under two names.
  let old: [SyntaxCursor]
  let type: TypeDecl
  let new: PassedProperty
  /// Whether the new property is as private as the old one. It is not where callers use the
  /// memberwise initializer, which a private property would make private too.
  let keepsPrivacy: Bool

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edits that put the new property in the place of the first old one.
  func editsInPlace() throws(Obstacle) -> [Edit] {
    let parts = try DeclarationParts(of: old[0], keepsGap: new.attribute != nil)
    if let condition = try conditionAround() {
      let others = old.filter { !condition.range.contains($0.range) }
      return try [.replace(condition.range, with: text(of: parts))] + removal(of: others)
    }
    let others = try removal(of: Array(old.dropFirst())) + removalOfFalseComments
    guard let attribute = new.attribute else {
      return [.replace(old[0].range, with: rest)] + others
    }
    guard gap(in: parts) == tree.source.string(ByteRange(parts.attributes.end, parts.rest.start))
    else {
      return [.replace(ByteRange(parts.attributes.start, parts.rest.end), with: text(of: parts))]
        + others
    }
    return [.replace(parts.attributes, with: attribute), .replace(parts.rest, with: rest)] + others
  }

  /// The edits that put the new property before another member.
  func edits(before other: SyntaxCursor) throws(Obstacle) -> [Edit] {
    try removalOfOld() + MemberInsertion(type: type, declaration: movedText()).edits(before: other)
  }

  /// The edits that put the new property before all members, and remove the heading of the old one
  /// if it would head nothing.
  func editsAtTop() throws(Obstacle) -> [Edit] {
    let place = try conditionAround() ?? old[0]
    let first = type.cursor.child(.memberBlock)?.children.first { _ in true }
    let banner = Banner(above: place)
    let heading =
      SectionHeading(above: place, to: place)?.comment
      ?? (banner?.headsOnly(place) == true ? banner?.range : nil)
    if first?.id == place.id, let heading {
      let start = DeclarationExtent(of: place).range.start
      return [.deleteWithComments(ByteRange(heading.start, start))] + (try editsInPlace())
    }
    return try removalOfOld() + MemberInsertion(type: type, declaration: movedText()).editsAtTop()
  }

  /// The edits that put the new property after another one.
  func edits(after other: SyntaxCursor) throws(Obstacle) -> [Edit] {
    try removalOfOld()
      + MemberInsertion(type: type, declaration: movedText()).edits(after: other)
  }

  /// The declaration with the comments about the property, which move with it.
  private func movedText() throws(Obstacle) -> String {
    let parts = try DeclarationParts(of: old[0], keepsGap: new.attribute != nil)
    let extent = DeclarationExtent(of: old[0]).range
    let start = comments.falseAbove?.end ?? extent.start
    let above = tree.source.string(ByteRange(start, old[0].range.start))
      .drop { comments.falseAbove != nil && $0.isWhitespace }
    let behind = tree.source.string(ByteRange(old[0].range.end, extent.end))
    return above + text(of: parts) + (comments.falseBehind == nil ? behind : "")
  }

  // MARK: Comments

  private var comments: PropertyComments {
    PropertyComments(of: old[0], replacedByAction: new.isFunction)
  }

  /// The edits that remove the comments that are not true of the new property, the upper one with its line.
  private var removalOfFalseComments: [Edit] {
    let above = comments.falseAbove.map { ByteRange($0.start, old[0].range.start) }
    let behind = comments.falseBehind.map { ByteRange(old[0].range.end, $0.end) }
    return [above, behind].compactMap(\.self).map { .deleteWithComments($0) }
  }

  /// The edits that remove the old properties, with the `#if` around them.
  private func removalOfOld() throws(Obstacle) -> [Edit] {
    let condition = try conditionAround()
    let others = old.filter { condition?.range.contains($0.range) != true }
    if condition == nil, others.count == 1,
      let removal = Banner(above: others[0])?.removal(with: others[0])
    {
      return [removal]
    }
    return try removal(of: (condition.map { [$0] } ?? []) + others)
  }

  private func removal(of decls: [SyntaxCursor]) throws(Obstacle) -> [Edit] {
    guard !decls.isEmpty else { return [] }
    var edits: [Edit] = []
    for removal in DeclarationRemoval.removals(of: decls, ancestry: Ancestry(of: tree)) {
      switch removal.verdict {
      case .edit(let edit): edits.append(edit)
      case .obstacle(let obstacle): throw obstacle.placed(at: removal.decl)
      }
    }
    return edits
  }

  // MARK: The new text

  /// The whole declaration.
  private func text(of parts: DeclarationParts) -> String {
    (new.attribute.map { $0 + gap(in: parts) } ?? "") + rest
  }

  /// What stands behind the attribute: a line end where the old one had it, and another attribute without
  /// arguments has it, or none is there to look at.
  private func gap(in parts: DeclarationParts) -> String {
    let old = tree.source.string(ByteRange(parts.attributes.end, parts.rest.start))
    guard old.allSatisfy(\.isWhitespace), old.contains(where: \.isNewline) else { return old }
    let others = type.storedProperties.flatMap(\.wrappers).map(\.attribute).filter { attribute in
      !self.old.contains { $0.range.contains(attribute.range) }
        && !attribute.textWithoutTrivia.hasSuffix(")")
    }
    let areAlone = others.contains { attribute in
      attribute.lastToken.map { tree.tokens[$0.index + 1].flags.contains(.startsLine) } ?? false
    }
    return others.isEmpty || areAlone ? old : " "
  }

  /// The declaration without the attribute.
  private var rest: String {
    let isPrivate = type.storedProperties.first { $0.decl.id == old[0].id }?.isPrivate == true
    guard keepsPrivacy, isPrivate else { return new.declaration }
    return (old[0].hasModifier(.private) ? "private " : "fileprivate ") + new.declaration
  }

  // MARK: #if

  /// The `#if` around the first old property, which contains only old properties: the new one takes
  /// its place for all conditions, since calls do not depend on them.
  private func conditionAround() throws(Obstacle) -> SyntaxCursor? {
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
      throw Obstacle(
        .conditionalCompilation, "the property shares an `#if` with other code", at: holder)
    }
    return holder
  }
}

/// The attributes of a property that reads the environment, and the rest of its declaration.
struct DeclarationParts {
  let attributes: ByteRange
  let rest: ByteRange

  /// - Parameter keepsGap: whether the text between the two stays, with its comments.
  init(of decl: SyntaxCursor, keepsGap: Bool) throws(Obstacle) {
    let tree = decl.tree
    let attributes = decl.children.filter { $0.kind == .attribute }
    guard let first = attributes.first, let last = attributes.last,
      decl.child(.ifConfigDecl) == nil,
      attributes.allSatisfy({ $0.isRead }), last.tokenIDs.upperBound < decl.tokenIDs.upperBound
    else { throw Obstacle(.unusualDeclaration, "the property has other attributes", at: decl) }
    let next = TokenID(last.tokenIDs.upperBound)
    self.attributes = ByteRange(first.range.start, last.range.end)
    rest = ByteRange(tree.range(of: next).start, decl.range.end)
    let gap = ByteRange(last.range.end, rest.start)
    let lost = tree.comments(in: decl.range).first { !keepsGap || !gap.contains($0.range) }
    if let lost {
      throw Obstacle.lostComment(
        tree.source.string(lost.range), remedy: "move the comment above the property", at: decl)
    }
  }
}

extension SyntaxCursor {
  /// Whether an attribute is `@Environment(…)`, or the `@Binding` that may follow it.
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
