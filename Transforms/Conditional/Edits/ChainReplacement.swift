import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The edits that replace the call of a conditional modifier with the modifiers from its closures:
/// `.if(c) { $0.padding(8) }` becomes `.padding(c ? 8 : 0)`.
///
/// The modifiers stay in place with their comments and lines. The helper is removed, and the lines in
/// its closures are indented less.
struct ChainReplacement: Sendable {
  let edits: [Edit]
  /// A comment that the edits would remove, so that they must not be made.
  let lostComment: String?

  /// A modifier that stays, in source order.
  struct Piece: Sendable {
    let call: FunctionCallView
    /// The edits within the modifier, from its name to its end.
    let edits: [Edit]
    /// The range whose lines are indented by additional steps.
    let deepened: ByteRange?
    let steps: Int

    init(
      _ call: FunctionCallView, edits: [Edit], deepened: ByteRange? = nil, by steps: Int = 1
    ) {
      self.call = call
      self.edits = edits
      self.deepened = deepened
      self.steps = steps
    }

    /// From the name to the end, without the period.
    var range: ByteRange {
      ByteRange(call.nameOfModifier.start, call.cursor.range.end)
    }
  }

  init(of helper: HelperCall, by pieces: [Piece]) {
    precondition(!pieces.isEmpty, "A call is not replaced by nothing.")
    let layout = Layout(of: helper)
    var edits: [Edit] = []
    var lost = AppliedCondition(helper.condition.value).comment
    let lead = layout.lead(to: pieces[0].range.start)
    let tail = layout.tail(from: pieces.last!.range.end)
    edits += lead.edits + tail.edits
    lost = lost ?? lead.lostComment ?? tail.lostComment
    for (index, piece) in pieces.enumerated() {
      edits += layout.edits(of: piece, isFirst: index == 0)
      guard index + 1 < pieces.count else { continue }
      let gap = layout.gap(ByteRange(piece.range.end, pieces[index + 1].range.start))
      edits += gap.edits
      lost = lost ?? gap.lostComment
    }
    self.edits = edits
    lostComment = lost
  }
}

/// Where the parts of a call are moved to.
private struct Layout {
  typealias Part = (edits: [Edit], lostComment: String?)

  let helper: HelperCall
  let tree: SyntaxTree
  let period: TokenID
  let style: TextStyle

  init(of helper: HelperCall) {
    self.helper = helper
    tree = helper.call.cursor.tree
    period = TokenID(helper.nameToken.index - 1)
    style = TextStyle(of: tree.source)
  }

  /// Whether the call starts its line, so that lines can be inserted above and below.
  private var startsLine: Bool { tree.tokens[period.index].flags.contains(.startsLine) }

  /// The indentation of the line that the call starts on.
  private var base: String { tree.source.indentation(ofLineAt: tree.range(of: period).start) }

  /// The indentation of further modifiers on lines of their own.
  private var ofLinks: String { startsLine ? base : base + style.indentation.text }

  private var lineEnd: String { style.lineEnding.rawValue }

  /// Deletes the text before the first modifier. Comments move above the call if it starts its line.
  func lead(to start: ByteOffset) -> Part {
    let range = ByteRange(tree.range(of: helper.nameToken).start, start)
    let condition = helper.condition.value.range
    let comments = tree.comments(in: range).filter { !condition.contains($0.range) }
    let deletion = Edit.delete(range)
    guard let first = comments.first else { return ([deletion], nil) }
    guard startsLine else { return ([deletion], tree.source.string(first.range)) }
    let text = comments.map { tree.source.string($0.range) + lineEnd + base }.joined()
    return ([.insert(text, at: tree.range(of: period).start), deletion], nil)
  }

  /// Deletes the text after the last modifier. Comments stay after it if nothing follows the call on its
  /// line.
  func tail(from end: ByteOffset) -> Part {
    let range = ByteRange(end, helper.call.cursor.range.end)
    guard !range.isEmpty else { return ([], nil) }
    let comments = tree.comments(in: range)
    guard let first = comments.first else { return ([.delete(range)], nil) }
    let last = helper.call.cursor.lastToken!
    let next = tree.tokens[last.index + 1]
    guard next.flags.contains(.startsLine) || next.kind == .endOfFile,
      !tree.trailingTrivia(of: last).contains(where: \.isComment)
    else { return ([.delete(range)], tree.source.string(first.range)) }
    var text = ""
    for comment in comments {
      let before = tree.source[ByteRange(end, comment.range.start)]
      let isBehind = text.isEmpty && !before.contains(where: \.isLineEnd)
      let space = before.reversed().prefix { $0 == 32 || $0 == 9 }.reversed()
      text += isBehind ? String(decoding: space, as: UTF8.self) : lineEnd + ofLinks
      text += tree.source.string(comment.range)
    }
    return ([.replace(range, with: text)], nil)
  }

  /// Edits the text between two modifiers: keeps white space and a period, and deletes what belongs to
  /// a nested helper or to the closure for the other case.
  func gap(_ range: ByteRange) -> Part {
    let between = tree.source[range]
    let comments = tree.comments(in: range)
    let tokens = tree.token(at: range.start).index..<tree.token(at: range.end).index
    if tokens.count == 1 {
      let place = tree.range(of: TokenID(tokens.lowerBound)).start
      let lines = lines(in: ByteRange(range.start, place)).filter { !$0.isBlank }
      return (lines.map { .replace($0.indentation, with: ofLinks) }, nil)
    }
    let isBroken = between.contains(where: \.isLineEnd)
    let separator = isBroken && startsLine ? "\(lineEnd)\(ofLinks)." : "."
    return (
      [.replace(range, with: separator)], comments.first.map { tree.source.string($0.range) }
    )
  }

  /// The edits of a modifier, and those that move its lines with it.
  func edits(of piece: ChainReplacement.Piece, isFirst: Bool) -> [Edit] {
    let own = TokenID(tree.token(at: piece.range.start).index - 1)
    let old = tree.source.indentation(ofLineAt: tree.range(of: own).start)
    let startsLine = tree.tokens[own.index].flags.contains(.startsLine)
    let new = isFirst ? base : startsLine ? ofLinks : old
    func moved(_ line: String) -> String {
      line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
    }
    let written = piece.edits.map { $0.mappingLines(endedBy: style.lineEnding, moved) }
    let strings = piece.brokenStrings
    let lines = self.lines(in: piece.range).filter { line in
      let isMeant = strings.contains { $0.contains(line.indentation) }
      return !line.isEmpty && (isMeant || !line.isBlank)
        && !piece.edits.contains { $0.range.contains(line.indentation) }
    }
    // The indentation of a string's last line defines its value: all lines of a string move, or none.
    guard
      lines.allSatisfy({ line in
        line.text.hasPrefix(old) || !strings.contains { $0.contains(line.indentation) }
      })
    else { return written }
    return written
      + lines.map { line in
        // The edits indent the first of the deepened lines.
        let isDeeper = piece.deepened.map { range in
          range.start < line.indentation.start && line.indentation.start < range.end
        }
        let steps = isDeeper == true ? piece.steps : 0
        let more = String(repeating: style.indentation.text, count: steps)
        return .replace(line.indentation, with: moved(line.text) + more)
      }
  }

  /// The start of a line.
  private struct Line {
    let indentation: ByteRange
    let text: String
    let isBlank: Bool

    var isEmpty: Bool { isBlank && indentation.isEmpty }
  }

  /// The lines that start within a range.
  private func lines(in range: ByteRange) -> [Line] {
    let source = tree.source
    return (range.start.index..<range.end.index).compactMap { index in
      let isPair = source[ByteOffset(index)] == 13 && source[ByteOffset(index + 1)] == 10
      guard source[ByteOffset(index)].isLineEnd, !isPair else { return nil }
      let rest = source[ByteRange(ByteOffset(index + 1), range.end)]
      let indentation = rest.prefix { $0 == 32 || $0 == 9 }
      return Line(
        indentation: ByteRange(index + 1..<index + 1 + indentation.count),
        text: String(decoding: indentation, as: UTF8.self),
        isBlank: rest.dropFirst(indentation.count).first?.isLineEnd == true)
    }
  }
}

extension ChainReplacement.Piece {
  /// The string literals of several lines.
  fileprivate var brokenStrings: [ByteRange] {
    call.cursor.descendants.lazy.filter { $0.kind == .stringLiteralExpr }.map(\.range)
      .filter { call.cursor.tree.source[$0].contains(where: \.isLineEnd) }
  }
}

extension Edit {
  /// The edit with all lines but the first changed.
  fileprivate func mappingLines(
    endedBy ending: LineEnding, _ change: (String) -> String
  ) -> Edit {
    let lines = replacement.split(
      separator: ending.rawValue.utf8.last!, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard 1 < lines.count else { return self }
    let separator = String(ending.rawValue.unicodeScalars.last!)
    return .replace(
      range, with: ([lines[0]] + lines.dropFirst().map(change)).joined(separator: separator))
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 10 || self == 13 }
}
