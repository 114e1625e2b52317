import SourceText
import Syntax
import TransformKit

/// The comments about a property that reads the environment: above it, in it and behind it on its line.
struct PropertyComments {
  /// A comment above that is not true of another property: `// Environment to close the sheet`.
  let falseAbove: ByteRange?
  /// The same behind the property.
  let falseBehind: ByteRange?
  /// The others, which stay with the property that takes its place, and a heading right above.
  let kept: [TriviaPiece]

  private let all: [TriviaPiece]
  private let tree: SyntaxTree
  /// Whether the new property closes the view, as the old one does.
  private let isAction: Bool

  /// - Parameter isAction: whether the property that takes its place is an action, too.
  init(of property: SyntaxCursor, replacedByAction isAction: Bool = true) {
    let tree = property.tree
    self.tree = tree
    self.isAction = isAction
    let extent = DeclarationExtent(of: property).range
    let above = tree.comments(in: ByteRange(extent.start, property.range.start))
    let behind = tree.comments(in: ByteRange(property.range.end, extent.end))
    func onlyFalse(_ comments: [TriviaPiece]) -> ByteRange? {
      guard comments.count == 1, let comment = comments.first else { return nil }
      let text = tree.source.string(comment.range).lowercased()
      let isFalse =
        Self.speaksOfEnvironment(text)
        || !isAction && !comment.isDocumentation && text.onlyNamesAction
      return isFalse && !text.contains("mark:") ? comment.range : nil
    }
    let falseAbove = onlyFalse(above).flatMap { $0.start == extent.start ? $0 : nil }
    let falseBehind = onlyFalse(behind)
    self.falseAbove = falseAbove
    self.falseBehind = falseBehind
    let heading = property.firstToken.flatMap { first in
      tree.leadingTrivia(of: first).last {
        $0.isComment && ($0.isHeading(of: property) || tree.isSentence($0))
      }
    }
    all = tree.comments(in: extent)
    kept = ([heading].compactMap(\.self) + all).filter {
      $0.range != falseAbove && $0.range != falseBehind
    }
  }

  /// Whether one that stays may not be true of a property that callers pass.
  var mayBecomeFalse: Bool {
    if all.contains(where: isRemovedHeading) { return true }
    return kept.contains { comment in
      let text = tree.source.string(comment.range).lowercased()
      if text.contains("mark:") { return tree.isSentence(comment) }
      if Self.speaksToTool(text) { return true }
      let topics = ProseTopics(of: text)
      return topics.mayClaimMore || comment.isDocumentation && !(isAction && topics.haveAction)
        || !isAction && topics.haveNamedAction || text.contains("private")
        || Self.speaksOfEnvironment(text) || topics.haveProvider
        // The words of a title in another language may name anything.
        || text.isForeign && !topics.haveDismissal
    }
  }

  /// Whether a comment goes with the property although it may head others: `// Handed down by SwiftUI`.
  private func isRemovedHeading(_ comment: TriviaPiece) -> Bool {
    let text = tree.source.string(comment.range)
    return !kept.contains(comment) && !ProseTopics(of: text).haveDismissal
      && text.lowercased().split { !$0.isLetter }.contains { !Self.wordsOfProperty.contains($0) }
  }

  /// The words of a comment that heads nothing but such properties.
  private static let wordsOfProperty: Set<Substring> = [
    "environment", "environments", "from", "in", "injected", "object", "objects", "properties",
    "property", "swiftui", "system", "the", "this", "value", "values", "variable", "variables",
    "view", "wrapper", "wrappers",
  ]

  /// Whether one says that SwiftUI or the system provides the action; or says more than a few words in another
  /// language than those whose words are known.
  var tellOfProvider: Bool {
    all.contains { comment in
      let text = tree.source.string(comment.range)
      return ProseTopics(of: text).haveProvider
        || Self.lengthOfForeignSentence < text.count { $0.isLetter && !$0.isASCII }
    }
  }

  private static let lengthOfForeignSentence = 16

  /// Whether one may say why the property is there although nothing uses it: in another language, for later, or in
  /// more words than its name needs.
  var mayAskToKeep: Bool {
    all.contains { comment in
      let text = tree.source.string(comment.range)
      let words = text.lowercased().split { !$0.isLetter }
      return ProseTopics(of: text).mayClaimMore || Self.speaksToTool(text)
        || text.contains { $0.isLetter && !$0.isASCII } || Self.lengthOfName < words.count
        || words.contains { Self.reasonsToKeep.contains(String($0)) }
    }
  }

  /// `Dismisses the current view`
  private static let lengthOfName = 4

  private static let reasonsToKeep: Set = ["future", "later", "reserved", "someday", "soon"]

  private static func speaksToTool(_ text: String) -> Bool {
    ["swiftlint:", "periphery:", "sourcery:", "region"].contains(where: text.contains)
  }

  /// A comment of several words, where none of the comments is about closing the view, as far as words tell;
  /// or one about closing the view and something else.
  var aboutSomethingElse: String? {
    let texts = all.map { tree.source.string($0.range) }
    let isAboutDismissal = texts.map(ProseTopics.init).contains {
      $0.haveEnvironment || $0.haveDismissal
    }
    guard isAboutDismissal else {
      return texts.first { 2 < $0.split(whereSeparator: { !$0.isLetter }).count }
    }
    return texts.first { ProseTopics(of: $0).haveSeveralThings }
  }

  private static func speaksOfEnvironment(_ text: String) -> Bool {
    ProseTopics(of: text).haveEnvironment
  }
}

extension SyntaxTree {
  /// Whether a `MARK` is a sentence about what follows it rather than the title of a section.
  fileprivate func isSentence(_ comment: TriviaPiece) -> Bool {
    let text = source.string(comment.range)
    return text.contains("MARK:") && !text.contains("- ")
      && 5 < text.split(whereSeparator: \.isWhitespace).count
  }
}
