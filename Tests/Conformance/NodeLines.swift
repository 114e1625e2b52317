import SwiftSyntax

/// Writes a line for every node of an official tree: its kind, and the bytes from its first token's
/// text to the end of its last one's. Ranges are taken from the tokens as they pass by: asking
/// every node for its own would walk down to its first and last token again.
final class NodeLines: SyntaxAnyVisitor {
  private struct Record {
    let kind: SyntaxKind
    var start = -1
    var end = -1
  }

  private var records: [Record] = []
  /// The nodes around the place in hand, by their place in `records`.
  private var open: [Int] = []
  private var lastEnd = 0

  static func append(_ tree: SourceFileSyntax, to text: inout [UInt8]) {
    let lines = NodeLines(viewMode: .sourceAccurate)
    lines.walk(tree)
    var names: [SyntaxKind: [UInt8]] = [:]
    for record in lines.records where record.start < record.end {
      if names[record.kind] == nil { names[record.kind] = Array("\(record.kind)\t".utf8) }
      text += names[record.kind]!
      text += String(record.start).utf8
      text.append(UInt8(ascii: "\t"))
      text += String(record.end).utf8
      text.append(UInt8(ascii: "\n"))
    }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if !node.kind.isSyntaxCollection {
      open.append(records.count)
      records.append(Record(kind: node.kind))
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    guard !node.kind.isSyntaxCollection else { return }
    let node = open.removeLast()
    if records[node].start != -1 { records[node].end = lastEnd }
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    for node in open.reversed() {
      guard records[node].start == -1 else { break }
      records[node].start = start
    }
    lastEnd = token.endPositionBeforeTrailingTrivia.utf8Offset
    return .skipChildren
  }

  override func visitPost(_ token: TokenSyntax) {}
}
