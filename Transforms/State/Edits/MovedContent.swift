import SourceText
import Syntax
import TransformKit

/// The content of a presentation, as the statements of a case.
struct MovedContent {
  /// A comment that stands behind the brace of the closure, with a space before it.
  let heading: String
  private let body: [String]
  /// The indentation of the code in its present place.
  private let indentation: String
  private let hasLongString: Bool

  init(of presentation: FlagPresentation, applying edits: [Edit]) {
    guard let closure = presentation.content?.cursor else {
      preconditionFailure("A presentation without a closure has an obstacle.")
    }
    let source = closure.tree.source
    let range = ByteRange(
      ByteOffset(closure.range.start.index + 1), ByteOffset(closure.range.end.index - 1))
    var lines = Self.text(of: range, in: source, applying: edits).lines
    let first = lines.removeFirst().withoutTrailingBlanks
    let opening = first.trimmed
    let isComment = opening.hasPrefix("//") || opening.hasPrefix("/*")
    heading = isComment ? first : ""
    if lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    let line = source.indentation(ofLineAt: closure.range.start)
    let code = lines.first { !$0.trimmed.isEmpty }
    indentation = code.map { String($0.prefix { $0 == " " || $0 == "\t" }) } ?? line
    while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
    if !isComment, !opening.isEmpty { lines.insert(indentation + opening, at: 0) }
    if let last = lines.popLast() { lines.append(last.withoutTrailingBlanks) }
    body = lines
    hasLongString = closure.descendants.contains {
      $0.kind == .stringLiteralExpr && $0.text.hasLineEnd
    }
  }

  /// The lines at another indentation. Where it is deeper, all move by the same number of columns, so that
  /// strings of several lines keep their values.
  ///
  /// - Throws: why such a string cannot move.
  func lines(indentedBy target: String) throws(Obstacle) -> [String] {
    guard target.hasPrefix(indentation) else {
      if hasLongString {
        throw Obstacle(
          .unsupportedForm, "the lines of a string in what is presented would change")
      }
      return body.map { $0.hasPrefix(indentation) ? target + $0.dropFirst(indentation.count) : $0 }
    }
    let added = String(target.dropFirst(indentation.count))
    return body.map { $0.isEmpty ? $0 : added + $0 }
  }

  /// The text of a range with some edits of the file applied to it.
  private static func text(
    of range: ByteRange, in source: SourceText, applying edits: [Edit]
  ) -> String {
    let moved = edits.filter { range.contains($0.range) }.map { edit in
      edit.moved(
        to: ByteRange(
          ByteOffset(edit.range.start.index - range.start.index),
          ByteOffset(edit.range.end.index - range.start.index)))
    }
    let text = SourceText(path: source.path, bytes: Array(source[range]))
    guard let set = EditSet(moved) else {
      preconditionFailure("The uses of flags do not overlap.")
    }
    let result = set.applied(to: text)
    return result.string(result.range)
  }
}

extension String {
  /// The lines of a text, however they end.
  fileprivate var lines: [String] {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  fileprivate var trimmed: String { String(drop { $0 == " " || $0 == "\t" }).withoutTrailingBlanks }

  fileprivate var withoutTrailingBlanks: String {
    String(reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
