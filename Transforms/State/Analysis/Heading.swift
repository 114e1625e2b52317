import SourceText
import SymbolIndex
import Syntax
import TransformKit

extension StoredProperty {
  /// The comments above the declaration that belong to it.
  var ownComments: [TriviaPiece] {
    decl.tree.comments(in: DeclarationExtent(of: decl).range).filter {
      $0.range.end <= decl.range.start
    }
  }

  /// Whether a comment above says that it speaks of several properties.
  var speaksOfSeveral: Bool { ownComments.contains(where: decl.tree.isAboutSeveral) }

  /// Whether the comments above speak of the next properties as well, as far as their words and places tell.
  var hasHeading: Bool {
    if speaksOfSeveral { return true }
    let comments = ownComments
    return !comments.isEmpty && isDirectlyAboveAnother
      && !comments.contains { $0.isDocumentation || sharesWord(with: $0) }
  }

  /// Whether such comments are a title of a few words.
  var hasTitle: Bool {
    let words = ownComments.flatMap { comment in
      decl.tree.source.string(comment.range).split { !$0.isLetter }
    }
    return hasHeading && words.count < 4
  }

  /// Whether a comment has a word of the property's name.
  func sharesWord(with comment: TriviaPiece) -> Bool {
    let words = decl.tree.source.string(comment.range).split { !$0.isLetter }
      .map { $0.lowercased() }
    guard words.contains(where: { $0.allSatisfy(\.isASCII) }) else { return true }
    let own = CaseNames.words(of: name).map { $0.lowercased() }.filter { 3 < $0.count }
    return words.contains { word in own.contains { $0.prefix(4) == word.prefix(4) } }
  }

  /// Whether another property follows without a blank line or a comment in between.
  private var isDirectlyAboveAnother: Bool {
    guard let last = decl.lastToken else { return false }
    let next = TokenID(last.index + 1)
    let tree = decl.tree
    let leading = tree.leadingTrivia(of: next)
    let gap = tree.trailingTrivia(of: last) + leading
    return tree.tokens[next.index].kind == .atSign && !leading.contains(where: \.isComment)
      && gap.count { $0.kind == .lineEnd } < 2
  }
}

extension Obstacle {
  /// A comment above a property that speaks of several, where another one has such a comment, too.
  static func heading(of property: StoredProperty) -> Obstacle {
    Obstacle(
      .unusualDeclaration, "the comment above `\(property.name)` speaks of several properties",
      at: property.decl)
  }
}

extension SyntaxTree {
  /// Whether a comment speaks of more than one presentation or property: `// MARK: - Sheets`, `// View states`.
  func isAboutSeveral(_ comment: TriviaPiece) -> Bool {
    let words = source.string(comment.range).split { !$0.isLetter }.map { $0.lowercased() }
    return isDirective(comment) || words.contains { Self.plurals.contains($0) }
  }

  private static let plurals: Set<String> = [
    "covers", "flags", "modals", "modifiers", "popovers", "presentations", "properties", "sheets",
    "states", "variables",
  ]
}
