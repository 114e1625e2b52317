import Parser
import SourceText
import Syntax
import TestSupport

/// Ways to change Swift source so that it mostly stays Swift.
struct SourceDamage {
  private let corpus: Corpus
  private let parser = SyntaxParser()

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  /// The nodes whose children can be moved around, each in a line of its own or not.
  private static let holders: [SyntaxKind: Bool] = [
    .accessorBlock: true, .closureExpr: true, .codeBlock: true, .memberBlock: true,
    .sourceFile: true,
    .switchCase: true, .functionCallExpr: false, .functionParameterClause: false,
    .inheritanceClause: false,
    .variableDecl: false,
  ]

  private static let comments = [
    "/* c */", " // c\n", "/// C.\n", "\n", " /* { */ ", "\r\n", "\n\n\n",
  ]

  func damaged(_ bytes: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.below(3) {
      let tree = parser.parse(SourceText(path: "a.swift", bytes: bytes))
      guard let edit = edit(in: tree, &numbers), let edits = EditSet([edit]) else { continue }
      bytes = Array(edits.applied(to: tree.source).bytes)
    }
    return bytes
  }

  private func edit(in tree: SyntaxTree, _ numbers: inout SeededGenerator) -> Edit? {
    switch numbers.below(10) {
    case 0...2: tokenEdit(in: tree, &numbers)
    case 3, 4: comment(in: tree, &numbers)
    default: listEdit(in: tree, &numbers)
    }
  }

  private func comment(in tree: SyntaxTree, _ numbers: inout SeededGenerator) -> Edit {
    let token = TokenID(numbers.below(tree.tokens.count))
    return .insert(numbers.pick(Self.comments), at: tree.range(of: token).start)
  }

  private func tokenEdit(in tree: SyntaxTree, _ numbers: inout SeededGenerator) -> Edit {
    let token = tree.range(of: TokenID(numbers.below(tree.tokens.count)))
    let other = tree.range(of: TokenID(numbers.below(tree.tokens.count)))
    switch numbers.below(4) {
    case 0: return .delete(token)
    case 1: return .insert(tree.source.string(token) + " ", at: token.start)
    default: return .replace(token, with: tree.source.string(other))
    }
  }

  /// Removes, doubles, moves or conditions an element of a list, or puts one of another file there.
  private func listEdit(in tree: SyntaxTree, _ numbers: inout SeededGenerator) -> Edit? {
    guard let (list, elements) = list(in: tree, &numbers) else { return nil }
    let element = numbers.pick(elements)
    let hasLines = Self.holders[list.kind] == true
    let separator = hasLines ? "\n" : " "
    switch numbers.below(6) {
    case 0: return .delete(element.range)
    case 1: return .insert(numbers.pick(elements).text + separator, at: element.range.start)
    case 2:
      guard hasLines else { return nil }
      return .replace(element.range, with: "\n#if DEBUG\n\(element.text)\n#endif\n")
    case 3:
      let range = ByteRange(elements[0].range.start, elements[elements.count - 1].range.end)
      let texts = elements.map(\.text).shuffled(using: &numbers)
      return .replace(range, with: texts.joined(separator: separator))
    default:
      let source = SourceText(path: "b.swift", bytes: corpus.source(&numbers))
      let parts = parser.parse(source).nodes(ofKind: list.kind).flatMap(elements(of:))
      guard !parts.isEmpty else { return nil }
      return .insert(numbers.pick(parts).text + separator, at: element.range.start)
    }
  }

  private func list(
    in tree: SyntaxTree, _ numbers: inout SeededGenerator
  ) -> (list: SyntaxCursor, elements: [SyntaxCursor])? {
    for _ in 0..<200 {
      let list = SyntaxCursor(tree: tree, id: NodeID(numbers.below(tree.nodes.count)))
      let elements = elements(of: list)
      if !elements.isEmpty { return (list, elements) }
    }
    return nil
  }

  private func elements(of list: SyntaxCursor) -> [SyntaxCursor] {
    guard Self.holders[list.kind] != nil else { return [] }
    return list.children.filter { child in
      switch list.kind {
      case .functionCallExpr: child.kind == .labeledExpr
      case .variableDecl: child.kind == .attribute
      case .closureExpr: child.kind != .closureSignature
      default: true
      }
    }
  }
}
