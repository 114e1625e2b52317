import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The edits that put a view into the stack which a helper shows it in, and the other views of the stack into an
/// `if`: `VStack { row; if c { Divider() } }`.
struct StackAroundView {
  private(set) var edits: [Edit] = []

  private let tree: SyntaxTree
  private let style: TextStyle
  private let base: String

  /// - Throws: why the code cannot be moved.
  init(_ call: ConditionalCall, _ wrapping: WrappingClosure) throws(Obstacle) {
    guard let receiver = call.receiver else {
      throw Obstacle(.conditionalCompilation, "the view stands before an `#if` of its chain")
    }
    guard !receiver.usesShorthandParameter, !call.condition.usesShorthandParameter else {
      throw .shorthandInCondition
    }
    tree = receiver.tree
    style = TextStyle(of: tree.source)
    base = tree.source.indentation(ofLineAt: receiver.range.start)
    let rest = ByteRange(receiver.range.end, call.helper.call.cursor.range.end)
    if let comment = tree.comments(in: rest).first {
      throw .lostComment(tree.source.string(comment.range))
    }
    guard !tree.source.string(rest).contains("\"\"\"") else {
      throw Obstacle(.unsuitedClosure, "the closure contains a string of several lines")
    }
    let test = "if \(call.condition.statementText) {"
    let before = statement(test, wrapping.before).map { [$0] } ?? []
    let after = statement(test, wrapping.after).map { [$0] } ?? []
    let head = ([opening(of: wrapping)] + before).joined(separator: lineEnd + inner)
    edits.append(.insert(head + lineEnd + inner, at: receiver.range.start))
    edits += tree.lineStarts(in: receiver.range).map { .insert(step, at: $0) }
    let tail = ([""] + after).joined(separator: lineEnd + inner) + lineEnd + base + "}"
    edits.append(.replace(rest, with: tail))
    edits += followingLines(of: call)
  }

  private var lineEnd: String { style.lineEnding.rawValue }

  private var step: String { style.indentation.text }

  private var inner: String { base + step }

  /// The stack up to its opening brace.
  private func opening(of wrapping: WrappingClosure) -> String {
    let container = wrapping.container.cursor
    let isTrailing = wrapping.container.arguments.last?.isTrailing == true
    let end = wrapping.content.cursor.range.start
    guard !isTrailing else {
      return tree.source.string(ByteRange(container.range.start, end)) + "{"
    }
    // `content:` becomes a trailing closure.
    let others = wrapping.container.arguments.dropLast().map(\.cursor.text).map { text in
      text.last == "," ? String(text.dropLast()) : text
    }
    let list = others.isEmpty ? "" : "(\(others.joined(separator: ", ")))"
    return "\(wrapping.container.name ?? "")\(list) {"
  }

  /// An `if` with some statements; nil for none.
  private func statement(_ test: String, _ statements: [SyntaxCursor]) -> String? {
    guard let first = statements.first, let last = statements.last else { return nil }
    let old = tree.source.indentation(ofLineAt: first.range.start)
    let text = tree.source.string(ByteRange(first.range.start, last.range.end))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.hasPrefix(old) ? String($0.dropFirst(old.count)) : String($0)
    }
    let indentation = lineEnd + inner + step
    let moved = lines.enumerated().map { index, line in
      index == 0 ? line : line.isEmpty ? lineEnd : indentation + line
    }
    return test + indentation + moved.joined() + lineEnd + inner + "}"
  }

  /// The modifiers after the helper follow the closing brace, so they are indented as it is.
  private func followingLines(of call: ConditionalCall) -> [Edit] {
    let end = call.helper.call.cursor.range.end
    let old = tree.source.indentation(
      ofLineAt: tree.range(of: TokenID(call.helper.nameToken.index - 1)).start)
    guard old != base, let last = call.chain.links.last?.call?.cursor.range.end, end < last else {
      return []
    }
    return tree.lineStarts(in: ByteRange(end, last)).compactMap { start in
      let indentation = tree.source.indentation(ofLineAt: start)
      guard indentation.hasPrefix(old) else { return nil }
      let range = ByteRange(start, ByteOffset(start.index + old.utf8.count))
      return .replace(range, with: base)
    }
  }
}
