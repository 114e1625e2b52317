import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Declares the enumeration and the state in the place of the flags.
struct NestedEnumeration {
  let type: TypeDecl
  let flags: [PresentationFlag]
  let names: PresentedNames
  let cases: CaseNames
  /// Whether some code needs a binding for one case.
  let needsBindings: Bool

  private var members: [SyntaxCursor] {
    type.cursor.child(.memberBlock).map { Array($0.children) } ?? []
  }

  private var source: SourceText { type.cursor.tree.source }

  private var style: TextStyle { TextStyle(of: source) }

  private var lineEnd: String { style.lineEnding.rawValue }

  func edits(_ ancestry: Ancestry) throws(Obstacle) -> [Edit] {
    let headed = flags.first {
      $0.name != widest.name && $0.property.speaksOfSeveral && !speaksOfOthers($0)
        || leavesHeadingAbove($0)
    }
    if let headed { throw .heading(of: headed.property) }
    if speaksOfOthers(widest) { throw .heading(of: widest.property) }
    var edits = [try insertion(), stateEdit] + [removalOfComments].compactMap(\.self)
    if needsBindings { edits.append(bindingMaker) }
    edits += flags.compactMap(removal(ofHeadingOf:))
    let belowOthers = flags.filter { speaksOfOthers($0) && !$0.property.ownComments.isEmpty }
    edits += belowOthers.map { removal(withoutCommentOf: $0) }
    let others = flags.filter { flag in !belowOthers.contains { $0.name == flag.name } }
      .map(\.property.decl)
      .filter { removed.contains($0.id) }
    for removal in DeclarationRemoval.removals(of: others, ancestry: ancestry) {
      switch removal.verdict {
      case .edit(let edit): edits.append(edit)
      case .obstacle(let obstacle): throw obstacle
      }
    }
    return edits
  }

  /// The declarations that go.
  private var removed: Set<NodeID> {
    Set(flags.map(\.property.decl.id)).subtracting([widest.property.decl.id])
  }

  /// The first flag that most code can name; of several, the one below a heading.
  private var widest: PresentationFlag {
    let flags = flags.sorted { $0.property.decl.range.start < $1.property.decl.range.start }
    let widest =
      flags.first { !$0.property.isPrivate }
      ?? flags.first { access(of: $0) == "fileprivate " } ?? flags[0]
    let equals = flags.filter {
      access(of: $0) == access(of: widest) && !speaksOfOthers($0, besides: [])
    }
    return equals.first(where: \.property.speaksOfSeveral)
      ?? equals.first { $0.property.hasTitle || isTitled($0, by: above($0)) }
      ?? equals.first ?? widest
  }

  private func access(of flag: PresentationFlag) -> String {
    let decl = flag.property.decl
    if decl.hasModifier(.fileprivate) { return "fileprivate " }
    return decl.hasModifier(.private) ? "private " : ""
  }

  /// `@State private var presentedSheet: Sheet?`
  private var stateEdit: Edit {
    let extent = DeclarationExtent(of: widest.property.decl).range
    return .replaceAlone(
      ByteRange(widest.property.binding.range.start, extent.end),
      with: "\(names.state): \(names.type)?")
  }

  /// The comments above the state that speak of one flag alone go to its case.
  private var removalOfComments: Edit? {
    let decl = widest.property.decl
    let first = heads(widest) ? commentsAbove(widest).first : comments(above: widest).first
    return first.map { .deleteWithComments(ByteRange($0.range.start, decl.range.start)) }
  }

  /// The function that makes a binding which is true while one case is shown.
  private var bindingMaker: Edit {
    let last = type.cursor.child(.memberBlock)?.children.reversed().first ?? type.cursor
    let source = last.tree.source
    let text = """
      \(access(of: widest))func \(names.bindingMaker)(_ \(names.parameter): \(names.type)) -> Binding<Bool> {
        Binding {
          \(names.state) == \(names.parameter)
        } set: { isPresented in
          if isPresented {
            \(names.state) = \(names.parameter)
          } else if \(names.state) == \(names.parameter) {
            \(names.state) = nil
          }
        }
      }
      """
    let base = source.indentation(ofLineAt: last.range.start)
    return .insertDeclaration(
      lineEnd + lineEnd + base + style.styled(text, indentedBy: base),
      at: DeclarationExtent(of: last).range.end)
  }

  // MARK: The enumeration

  private func insertion() throws(Obstacle) -> Edit {
    try FirstMember(of: type).insertion(of: declaration, access: access(of: widest))
  }

  /// The enumeration, as transforms write code.
  private var declaration: String {
    var lines = ["\(access(of: widest))enum \(names.type): Identifiable {"]
    let sections = sections
    for (index, flag) in flags.enumerated() {
      let comments = comments(of: flag)
      let section = sections.first { $0.cases.contains(index) }
      // A heading does not speak of the cases after its own.
      let isBelowSection = sections.contains { $0.cases.upperBound + 1 == index }
      if isBelowSection || 0 < index && section?.cases.lowerBound == index && isApart(section) {
        lines.append("")
      }
      if let section, section.cases.lowerBound == index {
        lines += section.comments.map { "  " + source.string($0.range) }
      }
      lines += comments.above.map { "  " + $0 }
      lines.append("  case \(cases.declaration(at: index))" + comments.beside)
    }
    lines += ["", "  var id: Self { self }", "}"]
    return lines.joined(separator: "\n")
  }

  /// The comments of a flag whose declaration goes.
  private func comments(of flag: PresentationFlag) -> (above: [String], beside: String) {
    let decl = flag.property.decl
    let comments = decl.tree.comments(in: DeclarationExtent(of: decl).range)
    let beside = comments.first { decl.range.end <= $0.range.start }
    let above =
      isSectionHead(flag) || speaksOfOthers(flag)
      ? [] : self.comments(above: flag) + heading(of: flag)
    return (
      above.map { source.string($0.range) },
      beside.map { source.string(ByteRange(decl.range.end, $0.range.end)) } ?? ""
    )
  }

  private func comments(above flag: PresentationFlag) -> [TriviaPiece] {
    let isKept = flag.property.decl.id == widest.property.decl.id
    return isKept && flag.property.hasHeading ? [] : flag.property.ownComments
  }

  // MARK: Headings

  /// Cases below a heading of their own.
  private struct Section {
    let comments: [TriviaPiece]
    let cases: ClosedRange<Int>
  }

  /// The comments above a flag that are about the next one, too, and would be left alone.
  private func heading(of flag: PresentationFlag) -> [TriviaPiece] {
    let isKept = flag.property.decl.id == widest.property.decl.id
    return isKept || speaksOfOthers(flag) ? [] : above(flag)
  }

  /// The headings of several flags that move into the enumeration.
  private var sections: [Section] {
    flags.filter(isSectionHead).compactMap { flag in
      let indices = indices(below: flag)
      guard let first = indices.min(), let last = indices.max() else { return nil }
      return Section(
        comments: heads(flag) ? commentsAbove(flag) : heading(of: flag), cases: first...last)
    }
  }

  /// The numbers of the flags from one on that are declared without a blank line in between.
  private func indices(below flag: PresentationFlag) -> [Int] {
    let ids = Set(row(from: flag).map(\.id))
    return flags.indices.filter { ids.contains(flags[$0].property.decl.id) }
  }

  /// Whether the comment above a flag moves into the enumeration as a heading of several cases.
  private func isSectionHead(_ flag: PresentationFlag) -> Bool {
    if heads(flag) { return true }
    guard flag.name != widest.name, !heading(of: flag).isEmpty else { return false }
    return isHeaded(flag) || areTogether(indices(below: flag))
  }

  private func areTogether(_ indices: [Int]) -> Bool {
    guard let first = indices.min(), let last = indices.max() else { return false }
    return last - first + 1 == indices.count
  }

  /// Whether a heading would stand above cases of other flags as well.
  private func leavesHeadingAbove(_ flag: PresentationFlag) -> Bool {
    guard heads(flag) || flag.name != widest.name && isHeaded(flag) else { return false }
    return !areTogether(indices(below: flag))
  }

  /// Whether the comment above the state would speak of flags that stand below other comments today.
  private func headsFew(_ flag: PresentationFlag) -> Bool {
    let comments = commentsAbove(flag)
    guard flag.property.hasHeading || flag.property.ownComments.isEmpty,
      indices(below: flag).count < flags.count
    else { return false }
    return comments.contains { !source.speaksOfPresentations($0) }
  }

  /// The comments above a flag, without documentation, also those that speak of the next ones.
  private func commentsAbove(_ flag: PresentationFlag) -> [TriviaPiece] {
    let decl = flag.property.decl
    let comments = decl.firstToken.map(decl.tree.ownComments(above:)) ?? []
    return comments.contains(where: \.isDocumentation) ? [] : comments
  }

  /// Whether the comment above what becomes the state moves into the enumeration, above some cases.
  private func heads(_ flag: PresentationFlag) -> Bool {
    flag.property.decl.id == widest.property.decl.id && headsFew(flag)
  }

  /// Whether the comment above a flag speaks of properties that stay as well, below which it stays.
  private func speaksOfOthers(_ flag: PresentationFlag) -> Bool {
    speaksOfOthers(flag, besides: [widest.property.decl.id])
  }

  private func speaksOfOthers(_ flag: PresentationFlag, besides kept: Set<NodeID>) -> Bool {
    let comments = commentsAbove(flag).filter {
      source.string($0.range).contains(where: \.isLetter)
    }
    guard !comments.isEmpty else { return false }
    let going = kept.union(flags.map(\.property.decl.id))
    let staying = row(from: flag).filter { !going.contains($0.id) }
    return type.storedProperties.contains { property in
      staying.contains { $0.id == property.decl.id }
        && comments.contains { property.sharesWord(with: $0) }
    }
  }

  /// The members from a flag on, up to a blank line or a comment.
  private func row(from flag: PresentationFlag) -> [SyntaxCursor] {
    let lines = LineTable(source)
    var row: [SyntaxCursor] = []
    for member in members.drop(while: { $0.id != flag.property.decl.id }) {
      if let last = row.last,
        lines.line(of: last.range.end) + 1 != lines.line(of: member.range.start)
      {
        break
      }
      row.append(member)
    }
    return row
  }

  /// The removal of the line of a flag, below a comment that stays.
  private func removal(withoutCommentOf flag: PresentationFlag) -> Edit {
    let decl = flag.property.decl
    let lines = LineTable(source)
    return .deleteWithComments(
      ByteRange(
        lines.range(ofLine: lines.line(of: decl.range.start)).start,
        lines.range(ofLine: lines.line(of: DeclarationExtent(of: decl).range.end)).end))
  }

  /// Whether such comments have no word of the flag.
  private func isHeaded(_ flag: PresentationFlag) -> Bool {
    isTitled(flag, by: heading(of: flag))
  }

  private func isTitled(_ flag: PresentationFlag, by comments: [TriviaPiece]) -> Bool {
    !comments.isEmpty && !comments.contains { flag.property.sharesWord(with: $0) }
  }

  private func above(_ flag: PresentationFlag) -> [TriviaPiece] {
    let decl = flag.property.decl
    let going = flags.map(\.property.decl.id)
    guard let token = decl.firstToken,
      DeclarationExtent(of: decl).range.start == decl.range.start,
      let index = members.firstIndex(where: { $0.id == decl.id }), index + 1 < members.count,
      going.contains(members[index + 1].id)
    else { return [] }
    return decl.tree.ownComments(above: token)
  }

  private func removal(ofHeadingOf flag: PresentationFlag) -> Edit? {
    guard let first = heading(of: flag).first else { return nil }
    let lines = LineTable(source)
    var start = lines.line(of: first.range.start)
    // Of two blank lines, one goes.
    if isBlank(start - 1, lines), isBlank(lines.line(of: lastRemoved(after: flag)) + 1, lines) {
      start -= 1
    }
    return .deleteWithComments(
      ByteRange(
        lines.range(ofLine: start).start,
        lines.range(ofLine: lines.line(of: flag.property.decl.range.start)).start))
  }

  /// The end of the last of the declarations in a row that go with a flag.
  private func lastRemoved(after flag: PresentationFlag) -> ByteOffset {
    let row = members.drop { $0.id != flag.property.decl.id }.prefix { removed.contains($0.id) }
    return DeclarationExtent(of: row.last ?? flag.property.decl).range.end
  }

  /// Whether a blank line stands above the heading of some cases.
  private func isApart(_ section: Section?) -> Bool {
    guard let comment = section?.comments.first else { return false }
    let lines = LineTable(source)
    return isBlank(lines.line(of: comment.range.start) - 1, lines)
  }

  private func isBlank(_ line: Int, _ lines: LineTable) -> Bool {
    guard 0 <= line, line < lines.count else { return false }
    return source.string(lines.range(ofLine: line)).allSatisfy(\.isWhitespace)
  }
}

extension SourceText {
  /// Whether a comment is about presentations in general: `// Sheets`, `// Sheet navigation`, `// MARK: - UI State`.
  fileprivate func speaksOfPresentations(_ comment: TriviaPiece) -> Bool {
    let words = string(comment.range).split { !$0.isLetter }.map { $0.lowercased() }
    return words.allSatisfy { word in
      Self.presentationWords.contains { word == $0 || word == $0 + "s" }
    }
  }

  private static let presentationWords: Set<String> = [
    "alert", "cover", "dialog", "flag", "full", "local", "mark", "modal", "navigation", "popover",
    "presentation", "screen", "sheet", "state", "ui", "view",
  ]
}
