import Foundation
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

  /// The transform whose cases run, by the name of its folder: `make cases NAME=…` sets it.
  private static let chosen = ProcessInfo.processInfo.environment["CASES_OF"]

  /// One of so many variants of a page is run. `make cases` runs all variants of one transform.
  fileprivate static let variantStep = chosen == nil ? 6 : 1

  private static let cases: [Case] = try! catalog.entries.map(\.transform)
    .filter { chosen == nil || TransformFolder.named($0.name).name == chosen }
    .flatMap { transform in
      let fixtures = try CasePage.fixtures(in: transform.name)
      return try ([CasePage.example(in: transform.name)] + fixtures)
        .map { Case(transform: transform, page: $0) }
    }

  /// The pages with the layouts in which they run: the written one and one of the others, or all in `make cases`.
  private static let layouts: [(Case, PageStyle)] = cases.flatMap { testCase in
    let others = PageStyle.allCases.filter { $0 != .asWritten }
    let sample = others[testCase.page.name.utf8.count % others.count]
    return (chosen == nil ? [.asWritten, sample] : PageStyle.allCases).map { (testCase, $0) }
  }

  @Test func runsSomeCases() {
    #expect(!Self.cases.isEmpty, "the catalog has no transform \(Self.chosen ?? "")")
  }

  /// A misspelled key or block would silently not count.
  @Test(arguments: cases)
  func hasOnlyKnownKeysAndBlocks(_ testCase: Case) throws {
    let isPageAlone =
      testCase.page.name == "README" && testCase.transform is PatternTransform
    let grammar = isPageAlone ? RuleFile.grammar : CasePage.grammar
    #expect(try testCase.page.faults(by: grammar) == [])
  }

  @Test(arguments: TransformFolder.all)
  func hasOnlyKnownBlocksInItsContext(of folder: TransformFolder) throws {
    let faults = try CasePage.context(of: folder.name)?.faults(by: CasePage.grammar) ?? []
    #expect(faults == [])
  }

  @Test func namesTheNearestKeyOrBlock() {
    let lines = [
      "Decline: why", "```swift befroe fiel=A.swift", "```", "```swift after fiel=A.swift",
    ]
    #expect(
      CasePage.grammar.faults(in: lines.map { $0[...] }).map(\.message) == [
        "unknown key `Decline`; did you mean `Declined:`?",
        "unknown block `swift befroe fiel=A.swift`; did you mean `swift before`?",
        "unknown attribute `fiel`; did you mean `file`?",
      ])
  }

  @Test(arguments: layouts)
  func holds(_ testCase: Case, style: PageStyle) throws {
    try Gauntlet(testCase.transform, testCase.page, style: style).run()
  }

  /// The same code with comments, line ends and conditions in it gets the same answer.
  @Test(arguments: cases)
  func holdsWrittenInOtherWays(_ testCase: Case) throws {
    try testCase.checkVariants()
  }
}

extension CaseTests.Case {
  func checkVariants() throws {
    let parser = SyntaxParser()
    let setting = try CaseSetting(of: page, for: transform)
    let trees = page.files.map { parser.parse(SourceText($0.before, path: $0.path)) }
    let run = TransformRun(transform, on: trees, in: setting)
    let check = VariantCheck(transform, on: run, in: setting, parser: parser)
    let step = CaseTests.variantStep
    var (made, compared, skipped) = (0, 0, page.name.utf8.count % step)
    for (file, tree) in trees.enumerated() {
      for variant in VariantMaker(of: run, file: file, parser: parser).variants {
        skipped += 1
        guard skipped % step == 0 else { continue }
        made += 1
        switch check.comparison(with: variant) {
        case .agrees: compared += 1
        case .isIncomparable: break
        case .differs(let fault):
          let text = variant.text(of: tree.source)
          Issue.record("\(variant.name): \(fault)\n\(text.string(text.range))")
        }
      }
    }
    // On 2026-11-22, the pages had 10 to 152 variants each, of which at least 81 % were compared.
    #expect(10 < (compared + 1) * step, "a page has enough variants")
    #expect(3 * made <= 4 * compared + step, "most variants of a page can be compared with it")
  }
}

extension CasePage {
  static let grammar = PageGrammar(keys: keys, blocks: blocks, attributes: attributes)

  /// The lines of the page with an unknown key or block.
  func faults(by grammar: PageGrammar) throws -> [String] {
    let text = try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return grammar.faults(in: lines).map { "\(path):\($0.line): \($0.message)" }
  }
}
