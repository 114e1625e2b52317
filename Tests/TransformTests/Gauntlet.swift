import Parser
import SourceText
import SwiftUIModel
import Syntax
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// What every case is put through, none of which its author writes.
struct Gauntlet {
  let transform: any Transform
  let page: CasePage
  let lineEnding: LineEnding

  private let parser = SyntaxParser()

  init(_ transform: any Transform, _ page: CasePage, lineEnding: LineEnding) {
    self.transform = transform
    self.page = page
    self.lineEnding = lineEnding
  }

  func run() throws {
    let before = page.files.map { parse($0.before, path: $0.path) }
    for tree in before {
      #expect(tree.print() == Array(tree.source.bytes), "the source prints back")
      #expect(!tree.hasError, "the source is Swift: \(tree.diagnostics)")
    }
    let outcomes = self.outcomes(in: before)
    let after = try before.map { try result(of: outcomes, in: $0) }
    for (tree, file) in zip(after, page.files) {
      #expect(string(tree) == text(file.after), "\(file.path) becomes what the page says")
    }
    #expect(changes(self.outcomes(in: after)).isEmpty, "a second run does nothing")
    checkReasons(outcomes)
  }

  /// The reasons and doubts, where the page lists them; what it does not call a review is safe.
  private func checkReasons(_ outcomes: [Outcome]) {
    let reasons = outcomes.compactMap {
      if case .declined(let decline) = $0 { decline.reason } else { nil }
    }
    if !page.declined.isEmpty { #expect(reasons == page.declined) }
    let doubts = changes(outcomes).filter { $0.safety != .safe }
    #expect(doubts.map(\.title) == page.reviewed)
    #expect(
      doubts.allSatisfy { $0.safety <= transform.safety },
      "no change is less sure than its transform")
  }

  // MARK: Running

  private func outcomes(in trees: [SyntaxTree]) -> [Outcome] {
    let context = TransformContext(model: RepositoryModel(merging: trees.map { FileFacts(of: $0) }))
    return trees.flatMap { transform.outcomes(in: ParsedFile($0), context: context) }
  }

  private func changes(_ outcomes: [Outcome]) -> [Change] {
    outcomes.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }

  /// The tree of a file with all changes made. The edits are disjoint, and hold up to what a run
  /// checks: no syntax error, every comment kept, every token outside of them as it was.
  private func result(of outcomes: [Outcome], in tree: SyntaxTree) throws -> SyntaxTree {
    var edits = EditSet()
    for change in changes(outcomes) {
      for part in change.parts where part.path == tree.source.path {
        edits = try edits.merged(with: part.edits).get()
      }
    }
    let fault = Verification(of: tree.source, parser: parser).fault(of: edits)
    #expect(fault == nil, "\(fault?.message ?? "")")
    return parser.parse(edits.applied(to: tree.source))
  }

  private func parse(_ text: String, path: String) -> SyntaxTree {
    parser.parse(SourceText(self.text(text), path: path))
  }

  /// Text with the line ends that are tried.
  private func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: lineEnding.rawValue)
  }

  private func string(_ tree: SyntaxTree) -> String { tree.source.string(tree.source.range) }
}
