import SourceText
import Syntax
import TransformKit

/// A trailing closure that moves between the parentheses of its call, where SwiftLint does not want it beside
/// another closure: `Editor(dismiss: { … }, onSave: { … })`.
struct ListedClosure {
  private let call: FunctionCallView
  private let closure: SyntaxCursor
  private let label: String
  private let listed: [SyntaxCursor]

  /// - Parameter labels: the labels of the parameters that the closure may be for.
  /// - Returns: nil where several closures would have to move, the label is not known, or the call has a closure
  ///   in both places already.
  init?(of call: FunctionCallView, labels: Set<String?>) {
    let trailing = call.arguments.filter(\.isTrailing)
    guard trailing.count == 1, labels.count == 1, let label = labels.first else { return nil }
    self.call = call
    self.label = label.map { "\($0): " } ?? ""
    closure = trailing[0].value
    listed = call.arguments.filter { !$0.isTrailing }.map(\.cursor)
    let last = listed.last?.lastToken
    let isBeside = call.arguments.contains { !$0.isTrailing && $0.value.kind == .closureExpr }
    guard !isBeside, last.map({ closure.tree.tokens[$0.index].kind }) != .comma else {
      return nil
    }
  }

  private var tree: SyntaxTree { closure.tree }

  /// - Parameter lineLength: the number of characters that a line may have; nil for any.
  func edits(inserting argument: String, at index: Int, within lineLength: Int?) -> [Edit] {
    if let edits = brokenEdits(inserting: argument, at: index, within: lineLength) { return edits }
    guard let left = call.leftParen, let right = call.rightParen else {
      let end = call.callee?.range.end ?? closure.range.start
      return [.insert("(\(argument),", at: end)] + closureEdits
    }
    guard index < listed.count else {
      return lineEdits(after: argument)
        ?? [.replace(tree.range(of: right), with: separator + argument + ",")] + closureEdits
    }
    return ListInsertion(tree: tree, leftParen: left, elements: listed)
      .edits(inserting: argument, at: index)
      + (lineEdits(after: nil) ?? [.replace(tree.range(of: right), with: ",")] + closureEdits)
  }

  /// The edits that give each argument a line of its own; nil where one line has room for all, or something else
  /// is in the way.
  private func brokenEdits(
    inserting argument: String, at index: Int, within lineLength: Int?
  ) -> [Edit]? {
    guard let lineLength, let left = call.leftParen, !listed.isEmpty,
      !listed.contains(where: { $0.text.hasLineEnd }), !closure.text.contains("\"\"\""),
      LineRoom(at: left, in: tree).isExceeded(
        by: argument + ", " + label, lineLength: lineLength)
    else { return nil }
    let gap = ByteRange(tree.range(of: left).end, closure.range.start)
    guard tree.comments(in: gap).isEmpty else { return nil }
    let base =
      LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: tree.range(of: left).start)
    let line = base + Indentation(of: tree.source).text
    var arguments = listed.map { $0.text.hasSuffix(",") ? String($0.text.dropLast()) : $0.text }
    arguments.insert(argument, at: index)
    let text = arguments.map { line + $0 + "," }.joined() + line + label
    return [.replace(gap, with: text)] + indentation
      + [.insert(base + ")", at: closure.range.end)]
  }

  /// What goes before an argument after the last one: a line end where that one has a line of its own.
  private var separator: String {
    guard let last = listed.last, let first = last.firstToken else { return "" }
    guard tree.tokens[first.index].flags.contains(.startsLine) else { return ", " }
    return "," + LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: last.range.start)
  }

  /// The edits that give the closure its label, and close the parentheses after it.
  private var closureEdits: [Edit] {
    [.insert(label, at: closure.range.start), .insert(")", at: closure.range.end)]
  }

  /// The edits that move the closure to a line of its own; nil where the parenthesis does not end a list on
  /// lines, or something else is in the way.
  private func lineEdits(after argument: String?) -> [Edit]? {
    guard let right = call.rightParen, let last = listed.last, let start = last.firstToken,
      [right, start].allSatisfy({ tree.tokens[$0.index].flags.contains(.startsLine) }),
      tree.comments(in: ByteRange(last.range.end, closure.range.start)).isEmpty,
      !closure.text.contains("\"\"\"")
    else { return nil }
    let lineEnd = LineEnding(of: tree.source).rawValue
    let line = lineEnd + tree.source.indentation(ofLineAt: last.range.start)
    let base = lineEnd + tree.source.indentation(ofLineAt: tree.range(of: right).start)
    let gap = ByteRange(last.range.end, closure.range.start)
    let new = argument.map { ",\(line)\($0),\(line)\(label)" } ?? ",\(line)\(label)"
    return [.replace(gap, with: new)] + indentation
      + [.insert(base + ")", at: closure.range.end)]
  }

  /// The edits that indent the lines of the closure one step more.
  private var indentation: [Edit] {
    let lines = LineTable(tree.source)
    let step = Indentation(of: tree.source).text
    let first = lines.line(of: closure.range.start)
    let last = lines.line(of: closure.range.end)
    return (first..<last).map { lines.range(ofLine: $0 + 1) }.filter { line in
      tree.source[line].contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }.map { .insert(step, at: $0.start) }
  }
}
