import Parser
import SourceText
import Syntax
import TestSupport
import Testing
import TransformKit

/// What every case is put through, none of which its author writes: its page in every style.
struct Gauntlet {
  let transform: any Transform
  let page: CasePage
  let style: PageStyle

  private let parser = SyntaxParser()

  init(_ transform: any Transform, _ page: CasePage, style: PageStyle) {
    self.transform = transform
    self.page = page
    self.style = style
  }

  func run() throws {
    let before = page.files.map { file in
      parser.parse(SourceText(style.styled(file.before, before: file.before), path: file.path))
    }
    for tree in before {
      #expect(tree.print() == Array(tree.source.bytes), "the source prints back")
      #expect(!tree.hasError, "the source is Swift: \(tree.diagnostics)")
    }
    let setting = try CaseSetting(of: page, for: transform)
    let run = TransformRun(transform, on: before, in: setting)
    let (after, fault) = try run.results(parser)
    #expect(fault == nil)
    for (tree, file) in zip(after, page.files) {
      #expect(
        tree.source.string(tree.source.range) == style.styled(file.after, before: file.before),
        "\(file.path) becomes what the page says")
    }
    let again = TransformRun(transform, on: after, in: setting)
    #expect(again.changes.isEmpty, "a second run does nothing")
    checkReasons(of: run)
  }

  /// The page lists the reason of every decline, in order. A change that is not safe stands in a line `Review: …`,
  /// unless its title is only the summary of the transform.
  private func checkReasons(of run: TransformRun) {
    #expect(run.reasons == page.declined, "\(page.path) lists the declines")
    let doubts = run.changes.filter { $0.safety != .safe }
    #expect(doubts.map(\.title).filter { $0 != transform.summary } == page.reviewed)
    #expect(
      doubts.allSatisfy { $0.safety <= transform.safety },
      "no change is less sure than its transform")
  }
}
