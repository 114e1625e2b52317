import Parser
import SourceText
import Syntax
import TransformKit

/// Writes a file of a case in other ways.
///
/// Each gap between two tokens near what a transform speaks of gets a comment and a line end of its
/// own; the gaps farther off get theirs all at once.
struct VariantMaker {
  private let tree: SyntaxTree
  private let file: Int
  private let parser: SyntaxParser
  private let places: [ByteOffset]
  /// The lines that a transform speaks of.
  private let near: [ByteRange]
  /// The share of this file in the variants that have one gap each.
  private let mostAlone: Int

  init(of run: TransformRun, file: Int, parser: SyntaxParser) {
    let tree = run.trees[file]
    self.tree = tree
    self.file = file
    self.parser = parser
    places =
      run.outcomes[file].map { $0.change?.offset ?? $0.decline!.offset }
      + run.editsFromElsewhere(in: file).map(\.range.start)
    mostAlone = max(1, Self.mostAloneInAll / run.trees.count)
    let extents = run.changes.compactMap { $0.extent(in: tree.source.path) }
    let declined = run.outcomes[file].compactMap(\.decline).map { decline in
      tree.statements(around: decline.offset).last?.range
        ?? ByteRange(decline.offset, decline.offset)
    }
    near = (extents + declined).map(tree.source.lines)
  }

  var variants: [Variant] { trivia + conditions + [page].compactMap { $0 } }

  // MARK: Trivia

  private var trivia: [Variant] {
    let gaps = tree.tokens.indices.map { Gap(before: TokenID($0), in: tree) }
    let sorts = [Gap.blockComment, Gap.commentBehind, Gap.commentAbove, Gap.lineEnd]
    return sorts.flatMap { insertion -> [Variant] in
      let all = gaps.compactMap { gap in insertion(gap).map { (gap: gap, insertion: $0) } }
      let (close, far) = (all.filter { isNear($0.gap) }, all.filter { !isNear($0.gap) })
      let apart = (0..<min(close.count, mostAlone)).map { start in
        stride(from: start, to: close.count, by: mostAlone).map { close[$0] }
      }
      let many = apart.map { ("\($0[0].gap)", $0) } + [("far off", far), ("all over", all)]
      return many.compactMap { name, places in
        let kept = keepingReading(places.map(\.insertion)[...])
        guard let text = kept.first?.text else { return nil }
        return Variant("\(text.debugDescription) \(name)", file: file, inserting: kept)
      }
    }
  }

  /// How many variants of a sort have one gap each. With more gaps they share variants, as far
  /// apart as can be: the pages of a transform are to take less than two minutes in a debug build.
  private static let mostAloneInAll = 30

  private func isNear(_ gap: Gap) -> Bool {
    near.contains { $0.start <= gap.end && gap.start <= $0.end }
  }

  /// Some insertions, and those of others that with them leave all tokens as they are.
  private func keepingReading(
    _ insertions: ArraySlice<Variant.Insertion>, beside kept: [Variant.Insertion] = []
  ) -> [Variant.Insertion] {
    guard !insertions.isEmpty else { return kept }
    let variant = Variant("", file: file, inserting: kept + insertions)
    if parser.parse(variant.text(of: tree.source)).readsLike(tree) { return kept + insertions }
    guard 1 < insertions.count else { return kept }
    let middle = insertions.startIndex + insertions.count / 2
    let left = keepingReading(insertions[..<middle], beside: kept)
    return keepingReading(insertions[middle...], beside: left)
  }

  // MARK: Code around it

  /// Conditions around all of it, and around each statement and declaration that is spoken of.
  private var conditions: [Variant] {
    let whole = [
      Variant("#if", file: file, parts: [.added("#if DEBUG\n"), .copy([]), .added("#endif\n")]),
      Variant(
        "#if and #else", file: file,
        parts: [
          .added("#if os(iOS)\n"), .copy([]), .added("#else\n"), .copy([]), .added("#endif\n"),
        ]),
    ]
    let statements = places.flatMap(tree.statements)
    var seen: Set<NodeID> = []
    let whatStandsAlone = statements.filter {
      seen.insert($0.id).inserted && !$0.endsWithSemicolon
    }
    return whole
      + whatStandsAlone.map { statement in
        Variant("#if around `\(statement.text)`", file: file, compiling: statement)
      }
  }

  /// The body of a view, where the file is nothing but views.
  private var page: Variant? {
    guard tree.root.children.allSatisfy({ !"\($0.kind)".hasSuffix("Decl") }) else { return nil }
    return Variant(
      "a body", file: file,
      parts: [
        .added("struct Page: View {\nvar body: some View {\n"), .copy([]), .added("}\n}\n"),
      ])
  }
}

extension SyntaxCursor {
  /// Whether the next statement may be on the same line.
  fileprivate var endsWithSemicolon: Bool {
    lastToken.map { tree.tokens[$0.index + 1].kind == .semicolon } == true
  }
}

extension SyntaxTree {
  /// The statements and declarations that hold a place, from the outermost.
  fileprivate func statements(around offset: ByteOffset) -> [SyntaxCursor] {
    let holders: Set<SyntaxKind> = [
      .accessorBlock, .closureExpr, .codeBlock, .memberBlock, .sourceFile, .switchCase,
    ]
    var found: [SyntaxCursor] = []
    var node = root
    while let child = node.children.first(where: { $0.range.contains(offset) }) {
      if holders.contains(node.kind), child.kind != .closureSignature { found.append(child) }
      node = child
    }
    return found
  }
}

extension SourceText {
  /// A range, from the start of its first line to the end of its last.
  fileprivate func lines(_ range: ByteRange) -> ByteRange {
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<range.start.index].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[range.end.index...].firstIndex(of: lineFeed) ?? count
    return ByteRange(start..<max(end, range.end.index))
  }
}
