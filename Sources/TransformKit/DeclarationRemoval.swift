import SourceText
import Syntax

/// The removal of declarations that follow one another, with the comments that speak of them.
///
/// An extension that would be left empty goes as a whole. Of the blank lines above and below, those
/// stay that were more; none stay at the start or the end of what held the declarations.
public struct DeclarationRemoval: Sendable {
  public let edit: Edit
  /// Why it must not be made.
  public let obstacle: String?

  /// Makes the fewest removals that take all of the declarations out.
  public static func removals(
    of decls: [SyntaxCursor], ancestry: Ancestry
  ) -> [DeclarationRemoval] {
    guard let tree = decls.first?.tree else { return [] }
    let removed = withEmptiedExtensions(Set(decls.map(\.id)), ancestry: ancestry)
    let cursors = removed.sorted().map { SyntaxCursor(tree: tree, id: $0) }
    let containers = Set(cursors.compactMap { ancestry.parent(of: $0)?.id }).sorted()
    let lines = LineTable(tree.source)
    return containers.flatMap { id in
      let container = DeclarationContainer(SyntaxCursor(tree: tree, id: id))
      return container.runs(of: removed).map { DeclarationRemoval($0, in: container, lines) }
    }
  }

  /// The same declarations, the extensions that hold nothing else in the place of their members.
  private static func withEmptiedExtensions(
    _ decls: Set<NodeID>, ancestry: Ancestry
  ) -> Set<NodeID> {
    var decls = decls
    for node in ancestry.tree.nodes(ofKind: .extensionDecl) where node.inheritedNames.isEmpty {
      let members = node.child(.memberBlock)?.children.map(\.id) ?? []
      guard !members.isEmpty, members.allSatisfy(decls.contains) else { continue }
      decls.subtract(members)
      decls.insert(node.id)
    }
    return decls
  }

  private init(
    _ run: ArraySlice<SyntaxCursor>, in container: DeclarationContainer, _ lines: LineTable
  ) {
    let extents = run.map { DeclarationExtent(of: $0) }
    let range = ByteRange(extents[0].range.start, extents[extents.count - 1].range.end)
    let isFirst = run.startIndex == 0 && !extents[0].isBelowAnotherComment
    let isLast = run.endIndex == container.decls.count && !container.endsWithComment
    edit = .deleteWithComments(
      lines.range(
        removing: range, of: run[run.startIndex].tree.source, isFirst: isFirst, isLast: isLast))
    obstacle =
      if run.count == container.decls.count, container.isClause {
        "the `#if` around it would be left empty"
      } else if let comment = run.lazy.compactMap(\.commentBesideMembers).first {
        "the comment `\(comment)` would be lost"
      } else if run[run.startIndex].tree.hasOtherCode(onLinesOf: range) {
        "it shares a line with other code"
      } else {
        nil
      }
  }
}

/// What holds declarations: a file, the members of a type, a branch of an `#if`.
private struct DeclarationContainer {
  let cursor: SyntaxCursor
  let decls: [SyntaxCursor]

  init(_ cursor: SyntaxCursor) {
    self.cursor = cursor
    let hasCondition = cursor.kind == .ifConfigClause && cursor.token(.poundElse) == nil
    decls = Array(cursor.children.dropFirst(hasCondition ? 1 : 0))
  }

  var isClause: Bool { cursor.kind == .ifConfigClause }

  /// Whether a comment stands below the last declaration.
  var endsWithComment: Bool {
    guard let end = decls.last?.lastToken else { return false }
    return cursor.tree.leadingTrivia(of: TokenID(end.index + 1)).contains(where: \.isComment)
  }

  /// Those of the declarations in here that are removed, in runs that nothing else stands between.
  func runs(of removed: Set<NodeID>) -> [ArraySlice<SyntaxCursor>] {
    var runs: [ArraySlice<SyntaxCursor>] = []
    for index in decls.indices where removed.contains(decls[index].id) {
      if let run = runs.last, run.endIndex == index,
        !DeclarationExtent(of: decls[index]).isBelowAnotherComment
      {
        runs[runs.count - 1] = decls[run.startIndex...index]
      } else {
        runs.append(decls[index...index])
      }
    }
    return runs
  }
}

extension SyntaxCursor {
  /// A comment in an extension that speaks of none of its members.
  fileprivate var commentBesideMembers: String? {
    guard kind == .extensionDecl, let members = child(.memberBlock)?.children else { return nil }
    let extents = members.map { DeclarationExtent(of: $0).range }
    return tree.comments(in: range)
      .first { comment in !extents.contains { $0.contains(comment.range) } }
      .map { tree.source.string($0.range) }
  }
}

// MARK: Lines

extension SyntaxTree {
  /// Whether something stands before or behind a range on its first and last lines.
  fileprivate func hasOtherCode(onLinesOf range: ByteRange) -> Bool {
    let first = tokens[token(at: range.start).index]
    let next = tokens[token(at: range.end).index]
    return !first.flags.contains(.startsLine)
      || !next.flags.contains(.startsLine) && next.kind != .endOfFile
  }
}

extension LineTable {
  /// The lines of a range, and the blank lines that are not needed without it.
  fileprivate func range(
    removing range: ByteRange, of source: SourceText, isFirst: Bool, isLast: Bool
  ) -> ByteRange {
    let first = line(of: range.start)
    let end = line(of: range.end) + 1
    let blankAbove = (0..<first).reversed().prefix { isBlank($0, in: source) }.count
    let blankBelow = (end..<max(end, count)).prefix { isBlank($0, in: source) }.count
    let takesAbove = isLast || !isFirst && blankAbove <= blankBelow
    let takesBelow = isFirst || !isLast && blankBelow < blankAbove
    let start = max(source.textStart, starts[takesAbove ? first - blankAbove : first])
    let behind = takesBelow ? end + blankBelow : end
    return ByteRange(start, behind < count ? starts[behind] : source.range.end)
  }

  private func isBlank(_ line: Int, in source: SourceText) -> Bool {
    source[range(ofLine: line)].allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }
}
