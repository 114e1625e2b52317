import SourceText

/// `// MARK: - Title`
public struct SectionMark: Sendable {
  /// `Environment` in `// MARK: - Environment`.
  public let title: String
  /// Whether it has a dash. A mark without one may head a part of a section.
  public let isDivider: Bool

  /// - Returns: nil for any other comment.
  public init?(_ comment: TriviaPiece, in tree: SyntaxTree) {
    guard comment.kind == .lineComment else { return nil }
    let text = tree.source.string(comment.range).drop { $0 == "/" || $0 == " " }
    guard text.hasPrefix("MARK:") else { return nil }
    let rest = text.dropFirst("MARK:".count).drop { $0 == " " }
    isDivider = rest.hasPrefix("-")
    let words = rest.split(separator: " ").filter { $0 != "-" }
    title = words.joined(separator: " ")
  }
}
