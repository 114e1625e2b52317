import SourceText
import Syntax

/// Writes the new text between the kept runs, and reindents the kept runs.
struct TemplateWriter {
  let tree: SyntaxTree
  let style: TextStyle
  let match: Match
  let target: [TargetPiece]
  let kept: [KeptRun]

  /// The indentation of the line where the match starts.
  private var base: String { tree.source.indentation(ofLineAt: match.range.start) }

  var edits: [Edit] {
    var edits: [Edit] = []
    var indentation = base
    var end = match.range.start
    var piece = 0
    for run in kept {
      let range = run.range(in: tree)
      var text = written(piece..<run.pieces.lowerBound, &indentation)
      if 0 < run.pieces.lowerBound {
        text += styled(target[run.pieces.lowerBound].gap, &indentation)
      }
      edits += replacement(of: ByteRange(end, range.start), by: text)
      let reindentation = Reindentation(
        tree: tree, origin: tree.source.indentation(ofLineAt: range.start), landing: indentation)
      edits += reindentation.edits(in: range)
      indentation = self.indentation(after: range, reindentation)
      end = range.end
      piece = run.pieces.upperBound
    }
    let rest = written(piece..<target.count, &indentation)
    return edits + replacement(of: ByteRange(end, match.range.end), by: rest)
  }

  /// Returns the text of some pieces, each after its gap.
  private func written(_ pieces: Range<Int>, _ indentation: inout String) -> [UInt8] {
    var text: [UInt8] = []
    for index in pieces {
      if 0 < index { text += styled(target[index].gap, &indentation) }
      switch target[index].content {
      case .text(let token):
        text += styled(token, &indentation)
      case .capture(let capture):
        let origin = tree.source.indentation(ofLineAt: capture.range.start)
        let reindentation = Reindentation(tree: tree, origin: origin, landing: indentation)
        text += reindentation.text(of: capture.range)
        indentation = self.indentation(after: capture.range, reindentation)
      case .nothing:
        break
      }
    }
    return text
  }

  /// Converts text of the template to the style of the file.
  private func styled(_ text: String, _ indentation: inout String) -> [UInt8] {
    var result: [UInt8] = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard 0 < index else {
        result += line
        continue
      }
      guard !line.isEmpty || index == lines.count - 1 else {
        result += style.lineEnding.rawValue.utf8
        continue
      }
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      indentation = base + style.indentation(written: spaces)
      result += style.lineEnding.rawValue.utf8
      result += indentation.utf8
      result += line.dropFirst(spaces)
    }
    return result
  }

  /// Returns the indentation of the line where a range ends, after reindentation.
  private func indentation(after range: ByteRange, _ reindentation: Reindentation) -> String {
    let last = tree.source.indentation(ofLineAt: range.end)
    guard last.hasPrefix(reindentation.origin) else { return last }
    return reindentation.landing + last.dropFirst(reindentation.origin.count)
  }

  /// Returns the edit that replaces a range with a text, or no edit if they are equal. Keeps white
  /// space that both have in common.
  private func replacement(of range: ByteRange, by text: [UInt8]) -> [Edit] {
    let old = tree.source[range]
    guard !old.elementsEqual(text) else { return [] }
    let prefix = zip(old, text).prefix { $0 == $1 && $0.isWhiteSpace }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), text.dropFirst(prefix).reversed())
      .prefix { $0 == $1 && $0.isWhiteSpace }.count
    return [
      .replace(
        ByteRange(range.start.index + prefix..<range.end.index - suffix),
        with: Array(text.dropFirst(prefix).dropLast(suffix)))
    ]
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }
}
