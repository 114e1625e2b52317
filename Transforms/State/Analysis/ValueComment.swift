import SymbolIndex
import Syntax
import TransformKit

extension Obstacle {
  /// A comment of a property that would be false of a case.
  static func valueComment(of property: StoredProperty) -> Obstacle {
    Obstacle(
      .flagUsedOtherwise,
      "the comment of `\(property.name)` says what its values mean, which is false of a case",
      at: property.decl)
  }
}

extension SyntaxTree {
  /// Whether a comment says what the values of a property mean, which is false of a case: "whether it loads".
  func isAboutValue(_ comment: TriviaPiece) -> Bool {
    let text = source.string(comment.range)
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    return words.contains { Self.valueWords.contains($0) }
      || Self.valueParts.contains { text.contains($0) }
  }

  private static let valueWords: Set<String> = [
    "bool", "boolean", "false", "flag", "if", "nil", "optional", "property", "true", "whether",
    // German, Spanish, French, Russian
    "ob", "indica", "indique", "si", "ли", "флаг",
  ]

  /// The same in languages that write no spaces between words, or put it at the end of one.
  private static let valueParts = [
    "是否", "标志", "标识", "標誌", "标记", "かどうか", "フラグ", "여부", "는지", "인지", "플래그",
  ]
}
