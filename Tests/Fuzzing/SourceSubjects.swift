import Matching
import Parser
import SourceText
import Syntax
import TestSupport

/// The parser: any bytes give a tree that prints back.
struct ParserSubject: Subject {
  static let name = "parser"
  private let corpus: Corpus

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let damage = Damage(others: [corpus.source(&numbers)])
    return FuzzInput(damage.damaged(corpus.source(&numbers), &numbers), path: "input.swift")
  }

  func fault(with input: FuzzInput) -> String? {
    let tree = SyntaxParser().parse(SourceText(path: "input.swift", bytes: input.bytes))
    return tree.print() == input.bytes ? nil : "the tree does not print back"
  }
}

/// Patterns and templates made of code, and what they match in other code.
struct PatternSubject: Subject {
  static let name = "pattern"
  private let corpus: Corpus

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  private static let longest = 400
  private static let variables = ["$A", "$B", "$$$A", "$$$B", "$_", "$$$", "$a", "$A0"]

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let source = SourceText(path: "a.swift", bytes: corpus.source(&numbers))
    let tree = SyntaxParser().parse(source)
    let pattern = code(of: tree, &numbers)
    let template = numbers.isOneIn(2) ? pattern : code(of: tree, &numbers)
    return FuzzInput(files: [
      FuzzInput.File(path: "a.swift", bytes: Array(source.bytes)),
      FuzzInput.File(path: "pattern", bytes: pattern),
      FuzzInput.File(path: "template", bytes: damagedRarely(template, &numbers)),
    ])
  }

  /// A node in which some names are metavariables.
  private func code(of tree: SyntaxTree, _ numbers: inout SeededGenerator) -> [UInt8] {
    for _ in 0..<50 {
      let node = SyntaxCursor(tree: tree, id: NodeID(numbers.below(tree.nodes.count)))
      guard 3 <= node.range.count, node.range.count < Self.longest else { continue }
      var text: [UInt8] = []
      for token in node.tokenIDs {
        let isHole = tree.tokens[token].kind == .identifier && numbers.isOneIn(3)
        text += tree.source[tree.triviaRange(before: TokenID(token))]
        text +=
          isHole
          ? Array(numbers.pick(Self.variables).utf8)
          : Array(tree.source[tree.range(of: TokenID(token))])
      }
      return damagedRarely(text, &numbers)
    }
    return Array("$A".utf8)
  }

  private func damagedRarely(_ text: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    guard numbers.isOneIn(3) else { return text }
    return Damage(words: Self.variables, others: [text]).damaged(text, &numbers)
  }

  func fault(with input: FuzzInput) -> String? {
    let text = input.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard let pattern = try? Pattern(text[1]) else { return nil }
    let tree = SyntaxParser().parse(SourceText(text[0]))
    let matches = pattern.matches(in: tree)
    guard let template = try? Template(text[2], for: pattern) else { return nil }
    let rewriter = TemplateRewriter(template, in: tree)
    for match in matches.prefix(50) {
      guard case .edits(let edits) = rewriter.outcome(at: match) else { continue }
      guard let set = EditSet(edits) else { return "the edits of one match overlap" }
      // What becomes nothing goes with its line.
      let isRemoved = edits.count == 1 && edits[0].isDeletion
      guard isRemoved || edits.allSatisfy({ match.range.contains($0.range) }) else {
        return "an edit is outside of the match"
      }
      _ = set.applied(to: tree.source)
    }
    return nil
  }
}

/// Diffs of edits anywhere in a text: what applies them gets the text after the edits.
struct DiffSubject: Subject {
  static let name = "diff"
  private let corpus: Corpus

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let damage = Damage(others: [corpus.source(&numbers)])
    let bytes = Array(damage.damaged(corpus.source(&numbers), &numbers).prefix(5_000))
    let edits = (0..<numbers.below(12)).map { _ in
      "\(numbers.below(bytes.count + 1)) \(numbers.below(60)) \(numbers.below(8))"
    }
    return FuzzInput(files: [FuzzInput.File(path: "a.swift", bytes: bytes)], choices: edits)
  }

  private static let replacements = ["", "\n", "a", "a\n", "\n\n", "a\nb", "\r\n", "é\n"]

  func fault(with input: FuzzInput) -> String? {
    let source = SourceText(path: "a.swift", bytes: input.bytes)
    var edits = EditSet()
    for choice in input.choices {
      let parts = choice.split(separator: " ").compactMap { Int($0) }
      let range = ByteRange(parts[0]..<min(source.count, parts[0] + parts[1]))
      let edit = EditSet([.replace(range, with: Self.replacements[parts[2]])])!
      if case .success(let merged) = edits.merged(with: edit) { edits = merged }
    }
    let diff = UnifiedDiff(of: source, edits: edits)
    return Self.applied(diff, to: source) == Array(edits.applied(to: source).bytes)
      ? nil : "the diff gives another text"
  }

  private static func applied(_ diff: UnifiedDiff, to source: SourceText) -> [UInt8]? {
    var lines = source.bytes.split(separator: 10, omittingEmptySubsequences: false).map {
      $0 + [10]
    }[...]
    // The last line has no newline, and is none where there is nothing.
    lines[lines.endIndex - 1].removeLast()
    if lines.last == [] { lines.removeLast() }
    var result: [UInt8] = []
    var next = 0
    for hunk in diff.hunks {
      for line in lines[next..<hunk.oldLines.lowerBound] { result += line }
      next = hunk.oldLines.lowerBound
      for line in hunk.lines {
        if line.kind.marker != UInt8(ascii: "+") {
          guard next < lines.count, lines[next].elementsEqual(line.text) else { return nil }
          next += 1
        }
        if line.kind.marker != UInt8(ascii: "-") { result += line.text }
      }
      guard next == hunk.oldLines.upperBound else { return nil }
    }
    for line in lines[next...] { result += line }
    return result
  }
}
