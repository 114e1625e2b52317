import SourceText
import Syntax

/// The removal of a declaration with the comments that speak of it, or why it must stay.
public struct DeclarationRemoval: Sendable {
  /// What is removed: a declaration that was asked for, or the extension around some.
  public let decl: SyntaxCursor
  public let verdict: Verdict

  public enum Verdict: Sendable {
    case edit(Edit)
    case obstacle(Obstacle)
  }

  /// The removals that take some declarations out, each of them independent of the others.
  ///
  /// An extension that would be left empty goes as a whole, and so does a `MARK` that would head
  /// nothing. Of the blank lines above and below, those
  /// stay that were more; none stay at the start or the end of what held the declarations.
  ///
  /// - Parameter isAbout: whether the title of a `MARK` speaks of such declarations alone.
  public static func removals(
    of decls: [SyntaxCursor], ancestry: Ancestry, isAbout: (String) -> Bool = { _ in false }
  ) -> [DeclarationRemoval] {
    let tree = ancestry.tree
    let removed = withEmptiedExtensions(Set(decls.map(\.id)), ancestry: ancestry)
    let parents = Set(
      removed.compactMap { ancestry.parent(of: SyntaxCursor(tree: tree, id: $0))?.id })
    let lines = LineTable(tree.source)
    return parents.sorted().flatMap { parent in
      DeclarationContainer(SyntaxCursor(tree: tree, id: parent))
        .removals(of: removed, lines, isAbout)
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
}

/// What holds declarations: a file, the members of a type, a branch of an `#if`.
private struct DeclarationContainer {
  let cursor: SyntaxCursor
  let decls: [SyntaxCursor]
  let extents: [DeclarationExtent]

  init(_ cursor: SyntaxCursor) {
    self.cursor = cursor
    let hasCondition = cursor.kind == .ifConfigClause && cursor.token(.poundElse) == nil
    decls = Array(cursor.children.dropFirst(hasCondition ? 1 : 0))
    extents = decls.map { DeclarationExtent(of: $0) }
  }

  func removals(
    of removed: Set<NodeID>, _ lines: LineTable, _ isAbout: (String) -> Bool
  ) -> [DeclarationRemoval] {
    let indices = decls.indices.filter { removed.contains(decls[$0].id) }
    if cursor.kind == .ifConfigClause, indices.count == decls.count {
      let obstacle = Obstacle(
        .conditionalCompilation, "the `#if` around the declaration would be left empty")
      return decls.map { DeclarationRemoval(decl: $0, verdict: .obstacle(obstacle)) }
    }
    var verdicts: [Int: DeclarationRemoval.Verdict] = [:]
    for index in indices { verdicts[index] = obstacle(at: index).map { .obstacle($0) } }
    let runs = runs(of: indices.filter { verdicts[$0] == nil })
    for run in runs {
      let isBesideAnother = runs.contains {
        $0.upperBound == run.lowerBound || run.upperBound == $0.lowerBound
      }
      let heading = isBesideAnother ? nil : heading(of: run, isAbout)
      for (index, range) in zip(run, ranges(of: run, lines, heading)) {
        verdicts[index] = .edit(.deleteWithComments(range))
      }
    }
    return indices.map { DeclarationRemoval(decl: decls[$0], verdict: verdicts[$0]!) }
  }

  private func obstacle(at index: Int) -> Obstacle? {
    if let comment = decls[index].commentBesideMembers {
      return .lostComment(comment, remedy: nil)
    }
    return cursor.tree.hasOtherCode(onLinesOf: extents[index].range)
      ? Obstacle(.unusualDeclaration, "the declaration shares a line with other code") : nil
  }

  /// Indices in runs that nothing else stands between.
  private func runs(of indices: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices {
      if let run = runs.last, run.upperBound == index, !extents[index].isBelowAnotherComment {
        runs[runs.count - 1] = run.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private func heading(of run: Range<Int>, _ isAbout: (String) -> Bool) -> SectionHeading? {
    SectionHeading(
      above: decls[run.lowerBound], to: decls[run.upperBound - 1], isAbout: isAbout)
  }

  /// The bytes to remove for each declaration of a run. Blank lines in between go with the later one.
  private func ranges(
    of run: Range<Int>, _ lines: LineTable, _ heading: SectionHeading?
  ) -> [ByteRange] {
    let isFirst =
      run.lowerBound == 0 && (heading?.isFirstComment ?? !extents[0].isBelowAnotherComment)
    let isLast = run.upperBound == decls.count && !endsWithComment
    let all = lines.range(
      removing: ByteRange(
        heading?.comment.start ?? extents[run.lowerBound].range.start,
        extents[run.upperBound - 1].range.end),
      of: cursor.tree.source, isFirst: isFirst, isLast: isLast)
    let borders = run.dropLast().map { index in
      lines.range(ofLine: lines.line(of: extents[index].range.end)).end
    }
    return zip([all.start] + borders, borders + [all.end]).map { ByteRange($0, $1) }
  }

  /// Whether a comment stands below the last declaration.
  private var endsWithComment: Bool {
    guard let end = decls.last?.lastToken else { return false }
    return cursor.tree.leadingTrivia(of: TokenID(end.index + 1)).contains(where: \.isComment)
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
    let top = takesAbove ? first - blankAbove : first
    let bottom = takesBelow ? end + blankBelow : end
    guard bottom < count else {
      // A file without a line end at its end gets none.
      return ByteRange(
        0 < top ? endOfText(ofLine: top - 1, in: source) : source.textStart, source.range.end)
    }
    return ByteRange(max(source.textStart, starts[top]), starts[bottom])
  }

  private func endOfText(ofLine line: Int, in source: SourceText) -> ByteOffset {
    let range = range(ofLine: line)
    let text = source[range].prefix { !(0x0A...0x0D ~= $0) }
    return ByteOffset(range.start.index + text.count)
  }

  private func isBlank(_ line: Int, in source: SourceText) -> Bool {
    source[range(ofLine: line)].allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }
}
