import SourceText
import SwiftUIModel
import Syntax

/// The edits that put modifiers from the closures of a conditional modifier in the place of its call:
/// `.if(c) { $0.padding(8) }` becomes `.padding(c ? 8 : 0)`.
///
/// The modifiers stay where they are, with their comments and lines; what is about the helper goes,
/// and what was indented below it is so no more.
public struct ChainReplacement: Sendable {
  public let edits: [Edit]
  /// A comment that would go too, so that the edits must not be made.
  public let lostComment: String?

  /// A modifier that stays, in source order.
  public struct Piece: Sendable {
    let call: FunctionCallView
    /// What changes within it, from its name to its end.
    let edits: [Edit]
    /// The lines that get one step of indentation more.
    let deepened: ByteRange?

    public init(_ call: FunctionCallView, edits: [Edit], deepened: ByteRange? = nil) {
      self.call = call
      self.edits = edits
      self.deepened = deepened
    }

    /// From its name to its end, the period left out.
    var range: ByteRange {
      let name = call.member!.nameToken!
      return ByteRange(call.cursor.tree.range(of: name).start, call.cursor.range.end)
    }
  }

  public init(of helper: HelperCall, by pieces: [Piece]) {
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

/// Where the parts of a call go.
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

  /// Whether the call's line begins with it, so that other lines can be put above and below.
  private var startsLine: Bool { tree.tokens[period.index].flags.contains(.startsLine) }

  /// The indentation of the line that the call begins on.
  private var base: String { tree.source.indentation(ofLineAt: tree.range(of: period).start) }

  /// The indentation of further modifiers on lines of their own.
  private var ofLinks: String { startsLine ? base : base + style.indentation.text }

  private var lineEnd: String { style.lineEnding.rawValue }

  /// What stands before the first modifier goes. Comments move above the call, if it begins a line.
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

  /// What stands behind the last modifier goes. Comments stay behind it, if nothing follows the call
  /// on its line.
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
      let before = ByteRange(text.isEmpty ? end : range.start, comment.range.start)
      let isBehind = text.isEmpty && !tree.source[before].contains { $0 == 10 || $0 == 13 }
      text += isBehind ? tree.source.string(before) : lineEnd + ofLinks
      text += tree.source.string(comment.range)
    }
    return ([.replace(range, with: text)], nil)
  }

  /// What stands between two modifiers: white space and a period stay; what belongs to a nested
  /// helper, or to the closure for the other case, goes.
  func gap(_ range: ByteRange) -> Part {
    let between = tree.source[range]
    let comments = tree.comments(in: range)
    let tokens = tree.token(at: range.start).index..<tree.token(at: range.end).index
    if tokens.count == 1 {
      let place = tree.range(of: TokenID(tokens.lowerBound)).start
      return (shift(ByteRange(range.start, place)) { _, _ in ofLinks }, nil)
    }
    let isBroken = between.contains { $0 == 10 || $0 == 13 }
    let separator = isBroken && startsLine ? "\(lineEnd)\(ofLinks)." : "."
    return (
      [.replace(range, with: separator)], comments.first.map { tree.source.string($0.range) }
    )
  }

  /// The lines within a modifier move with it, those that its edits write included.
  func edits(of piece: ChainReplacement.Piece, isFirst: Bool) -> [Edit] {
    let ids = tree.token(at: piece.range.start).index..<tree.token(at: piece.range.end).index
    let own = TokenID(ids.lowerBound - 1)
    let old = tree.source.indentation(ofLineAt: tree.range(of: own).start)
    let startsLine = tree.tokens[own.index].flags.contains(.startsLine)
    let new = isFirst ? base : startsLine ? ofLinks : old
    func moved(_ line: String) -> String {
      line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
    }
    let written = piece.edits.map { $0.mappingLines(moved) }
    // The lines of a string literal are not indented but meant.
    guard !ids.contains(where: { tree.isMultiline(TokenID($0)) }) else { return written }
    let step = style.indentation.text
    let moves = ids.dropFirst().flatMap { id -> [Edit] in
      let gap = tree.triviaRange(before: TokenID(id))
      guard !piece.edits.contains(where: { $0.range.contains(gap) }) else { return [] }
      return shift(gap) { old, start in
        // The edits put the first of the lines that get deeper where it goes.
        let isDeeper = piece.deepened.map { $0.start < start && start < $0.end } == true
        return moved(old) + (isDeeper ? step : "")
      }
    }
    return written + moves
  }

  /// The edits that change the indentation of the lines that begin within some trivia.
  private func shift(
    _ trivia: ByteRange, _ change: (_ old: String, _ start: ByteOffset) -> String
  ) -> [Edit] {
    var edits: [Edit] = []
    var offset = trivia.start.index
    while offset < trivia.end.index {
      guard tree.source[ByteOffset(offset)] == 10 else {
        offset += 1
        continue
      }
      let start = offset + 1
      var end = start
      while end < trivia.end.index, [32, 9].contains(tree.source[ByteOffset(end)]) { end += 1 }
      offset = end
      // Blank lines stay as they are.
      if end < trivia.end.index, [10, 13].contains(tree.source[ByteOffset(end)]) { continue }
      let old = tree.source.string(ByteRange(start..<end))
      let new = change(old, ByteOffset(start))
      if new != old { edits.append(.replace(ByteRange(start..<end), with: new)) }
    }
    return edits
  }
}

extension Edit {
  /// The same with other lines behind the first.
  fileprivate func mappingLines(_ change: (String) -> String) -> Edit {
    let lines = replacement.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard 1 < lines.count else { return self }
    return .replace(
      range, with: ([lines[0]] + lines.dropFirst().map(change)).joined(separator: "\n"))
  }
}

extension SyntaxTree {
  /// Whether a token, such as a part of a string literal, holds line ends.
  fileprivate func isMultiline(_ token: TokenID) -> Bool {
    source[range(of: token)].contains { $0 == 10 || $0 == 13 }
  }
}
