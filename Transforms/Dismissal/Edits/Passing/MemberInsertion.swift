import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A stored property that is added before a member of a type.
struct MemberInsertion {
  let type: TypeDecl
  /// The declaration, with the comments about it.
  let declaration: String

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edits that add it before another member, with a blank line in between unless that is a stored
  /// property without a comment set off from it.
  func edits(before other: SyntaxCursor) -> [Edit] {
    let start = DeclarationExtent(of: other).range.start
    let isStored = type.storedProperties.contains { $0.decl.id == other.id }
    let hasGap = !isStored || start < other.range.start && isBelowBlankLine(start)
    return [.insert(declaration + (hasGap ? lineEnd : "") + lineStart(at: start), at: start)]
  }

  /// The edits that add it after another property: after a blank line where that one is set off with a
  /// comment of its own.
  func edits(after other: SyntaxCursor) -> [Edit] {
    let extent = DeclarationExtent(of: other).range
    let gap = isSetOff(other) ? lineEnd : ""
    return [.insert(gap + lineStart(at: other.range.start) + declaration, at: extent.end)]
  }

  /// The edits that add it before all properties.
  func editsBeforeProperties() throws(Obstacle) -> [Edit] {
    guard let first = type.storedProperties.first else {
      return try PropertyInsertion(type: type).edits(addingState: declaration)
    }
    guard !first.isConditional else {
      throw Obstacle(
        .conditionalCompilation, "`\(first.name)` is declared within `#if`", at: first.decl)
    }
    return edits(before: first.decl)
  }

  /// The edits that add it before all members and the comments above the first one.
  func editsAtTop() -> [Edit] {
    let member = type.cursor.child(.memberBlock)?.children.first { _ in true }
    guard let member, let token = member.firstToken else {
      preconditionFailure("A type with a property has a member.")
    }
    let comment = tree.leadingTrivia(of: token).first(where: \.isComment)
    guard let start = comment?.range.start else { return edits(before: member) }
    return [.insert(declaration + lineEnd + lineStart(at: start), at: start)]
  }

  /// Whether a comment about a property, or about the lines above it up to a blank one, stands below a
  /// blank line.
  private func isSetOff(_ property: SyntaxCursor) -> Bool {
    let start = DeclarationExtent(of: property).range.start
    guard start == property.range.start else { return isBelowBlankLine(start) }
    let above = type.storedProperties.last {
      $0.decl.id < property.id && $0.decl.range.end < property.range.start
    }
    guard let above, !isBelowBlankLine(start),
      tree.comments(in: ByteRange(above.decl.range.end, start)).isEmpty
    else { return false }
    return isSetOff(above.decl) && !above.decl.isDocumented
  }

  private func isBelowBlankLine(_ place: ByteOffset) -> Bool {
    let lines = LineTable(tree.source)
    let line = lines.line(of: place)
    return 0 < line
      && tree.source.string(lines.range(ofLine: line - 1)).allSatisfy(\.isWhitespace)
  }

  private func lineStart(at place: ByteOffset) -> String {
    lineEnd + type.indentation(besideMemberAt: place)
  }

  private var lineEnd: String { LineEnding(of: tree.source).rawValue }
}

extension SyntaxCursor {
  /// Whether a comment for documentation stands above a declaration, which is about nothing else.
  fileprivate var isDocumented: Bool {
    firstToken.map(tree.leadingTrivia(of:))?.contains {
      $0.kind == .docLineComment || $0.kind == .docBlockComment
    } ?? false
  }
}
