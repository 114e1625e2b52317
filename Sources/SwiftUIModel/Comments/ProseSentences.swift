import SourceText
import Syntax

/// The sentences of a comment, each as lowercase text. They may begin and end on the lines around.
public struct ProseSentences {
  /// The sentences that have text on the lines of the comment.
  public let own: [ProseSentence]

  /// - Parameter comment: one line of a comment, or a block.
  public init(of comment: TriviaPiece, in tree: SyntaxTree) {
    var sentences: [(text: String, isOwn: Bool)] = [("", false)]
    for line in tree.lines(ofCommentAround: comment) {
      let isOwn = line == comment
      for text in tree.source.string(line.range).linesOfComment {
        let words = String(text).wordsOfComment
        if words.isEmpty { sentences.append(("", false)) }
        for word in words {
          sentences[sentences.count - 1].text += " " + word
          if isOwn { sentences[sentences.count - 1].isOwn = true }
          if word.endsSentence { sentences.append(("", false)) }
        }
      }
    }
    let told = sentences.filter { !$0.text.isEmpty }
    own = told.indices.filter { told[$0].isOwn }.map { index in
      ProseSentence(
        text: told[index].text.lowercased(),
        previous: 0 < index ? told[index - 1].text.lowercased() : nil)
    }
  }

  /// The sentences of a text that is read alone.
  public init(of text: String) {
    own = [ProseSentence(text: text.lowercased(), previous: nil)]
  }
}

/// A sentence, and the one before it in the same comment.
public struct ProseSentence {
  public let text: String
  public let previous: String?
}

extension SyntaxTree {
  /// The lines of the comment that a line belongs to: those of its kind right above and below it.
  fileprivate func lines(ofCommentAround line: TriviaPiece) -> [TriviaPiece] {
    var lines: [TriviaPiece] = []
    let next = token(at: line.range.start)
    var lineEndCount = next.index == 0 ? 1 : 0
    for piece in trivia(before: next) {
      if piece.kind == .lineEnd { lineEndCount += 1 }
      guard piece.isComment else { continue }
      let isNext = lines.last?.kind == piece.kind && lineEndCount == 1 && continues(piece)
      if !isNext {
        if lines.contains(line) { return lines }
        lines = []
      }
      lines.append(piece)
      // What follows code on its line is a comment of its own.
      lineEndCount = lineEndCount == 0 ? 2 : 0
    }
    return lines.contains(line) ? lines : [line]
  }

  /// Whether a line may continue the sentence above it: it is no directive, no code and no item of a list.
  private func continues(_ line: TriviaPiece) -> Bool {
    !isDirective(line) && !isCommentedOut(line)
      && source.string(line.range).wordsOfComment.first?.hasPrefix("-") != true
  }
}

extension String {
  /// The lines of a comment; a block has several.
  fileprivate var linesOfComment: [Substring] {
    utf8.contains(UInt8(ascii: "\n")) ? split(separator: "\n") : [self[...]]
  }

  fileprivate var endsSentence: Bool {
    let end = last { !"\"'`)*_".contains($0) }
    return end.map { ".!?。".contains($0) } ?? false
  }
}
