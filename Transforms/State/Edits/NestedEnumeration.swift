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
      $0.name != widest.name && $0.property.speaksOfSeveral || leavesHeadingAbove($0)
    }
    if let headed { throw .heading(of: headed.property) }
    var edits = [try insertion(), stateEdit] + [removalOfComments].compactMap(\.self)
    if needsBindings { edits.append(bindingMaker) }
    edits += flags.compactMap(removal(ofHeadingOf:))
    let others = flags.map(\.property.decl).filter { removed.contains($0.id) }
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
    let equals = flags.filter { access(of: $0) == access(of: widest) }
    return equals.first(where: \.property.speaksOfSeveral)
      ?? equals.first { $0.property.hasTitle || isHeaded($0) } ?? widest
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
    let first = comments(above: widest).first
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
    for (index, flag) in flags.enumerated() {
      let comments = comments(of: flag)
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
    return (
      (self.comments(above: flag) + heading(of: flag)).map { source.string($0.range) },
      beside.map { source.string(ByteRange(decl.range.end, $0.range.end)) } ?? ""
    )
  }

  private func comments(above flag: PresentationFlag) -> [TriviaPiece] {
    let isKept = flag.property.decl.id == widest.property.decl.id
    return isKept && flag.property.hasHeading ? [] : flag.property.ownComments
  }

  // MARK: Headings

  /// The comments above a flag that are about the next one, too, and would be left alone.
  private func heading(of flag: PresentationFlag) -> [TriviaPiece] {
    flag.property.decl.id == widest.property.decl.id ? [] : above(flag)
  }

  /// Whether such comments would stand above cases of other flags as well.
  private func leavesHeadingAbove(_ flag: PresentationFlag) -> Bool {
    guard flag.name != widest.name, isHeaded(flag) else { return false }
    let row = members.drop { $0.id != flag.property.decl.id }.prefix { removed.contains($0.id) }
    let ids = Set(row.map(\.id))
    return !flags.drop { $0.name != flag.name }.allSatisfy { ids.contains($0.property.decl.id) }
  }

  /// Whether such comments have no word of the flag.
  private func isHeaded(_ flag: PresentationFlag) -> Bool {
    let comments = above(flag)
    return !comments.isEmpty && !comments.contains { flag.property.sharesWord(with: $0) }
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

  private func isBlank(_ line: Int, _ lines: LineTable) -> Bool {
    guard 0 <= line, line < lines.count else { return false }
    return source.string(lines.range(ofLine: line)).allSatisfy(\.isWhitespace)
  }
}
