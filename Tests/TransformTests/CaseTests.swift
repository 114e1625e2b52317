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
    let folder = String(describing: type(of: entry.transform))
    return try ([CasePage.example(in: folder)] + CasePage.fixtures(in: folder))
      .map { Case(transform: entry.transform, page: $0) }
  }

  @Test(arguments: cases)
  func holds(_ testCase: Case) throws {
    try Gauntlet(testCase.transform, testCase.page, lineEnding: .lineFeed).run()
  }

  @Test(arguments: cases)
  func holdsWithOtherLineEnds(_ testCase: Case) throws {
    try Gauntlet(testCase.transform, testCase.page, lineEnding: .carriageReturnLineFeed).run()
  }
}
