import Parser
import SourceText
import TestSupport
import Testing
import TransformKit
import Transforms

/// Every case of every transform, and the example on its page.
@Suite struct CaseTests {
  /// A transform and one of its pages.
  struct Case: Sendable, CustomTestStringConvertible {
    let transform: any Transform
    let page: CasePage

    var testDescription: String { page.description }
  }

  private static let cases: [Case] = try! catalog.entries.flatMap { entry in
    let folder = entry.transform.name
    return try ([CasePage.example(in: folder)] + CasePage.fixtures(in: folder))
      .map { Case(transform: entry.transform, page: $0) }
  }

  @Test(arguments: cases, PageStyle.allCases)
  func holds(_ testCase: Case, style: PageStyle) throws {
    try Gauntlet(testCase.transform, testCase.page, style: style).run()
  }

  /// The same code with comments, line ends and conditions in it gets the same answer.
  @Test(arguments: cases)
  func holdsWrittenInOtherWays(_ testCase: Case) throws {
    let parser = SyntaxParser()
    let setting = try CaseSetting(of: testCase.page, for: testCase.transform)
    let trees = testCase.page.files.map { parser.parse(SourceText($0.before, path: $0.path)) }
    let run = TransformRun(testCase.transform, on: trees, in: setting)
    let check = VariantCheck(testCase.transform, on: run, in: setting, parser: parser)
    for (file, tree) in trees.enumerated() {
      for variant in VariantMaker(of: run, file: file, parser: parser).variants {
        guard let fault = check.fault(of: variant) else { continue }
        let text = variant.text(of: tree.source)
        Issue.record("\(variant.name): \(fault)\n\(text.string(text.range))")
      }
    }
  }
}
