import Parser
import SourceText
import TestSupport
import Testing
import TransformKit
import Transforms

/// What declines advise helps: pages named by their codes, with code that is left alone, and the same
/// with the advice followed.
@Suite struct RemedyTests {
  private static let pages = try! CasePage.all(in: "Tests/TransformTests/Remedies")

  /// Those whose advice speaks of the run and not of the code.
  private static let ofRuns: Set<DeclineCode> = [
    .generatedCode, .notComparable, .olderDeploymentTarget, .outsideScope, .unstagedEdits,
  ]

  @Test func eachHasAPage() {
    let advising = catalog.declineCodes.filter { $0.remedy != nil && !Self.ofRuns.contains($0) }
    #expect(Self.pages.map(\.name).sorted() == advising.map(\.rawValue).sorted())
  }

  @Test(arguments: pages)
  func helps(_ page: CasePage) throws {
    #expect(try page.faults(by: CasePage.grammar) == [])
    let transform = try #require(page.transform.flatMap { catalog[$0] })
    let code = try #require(catalog.declineCode(page.name))
    let blocked = try run(transform, on: page, \.before)
    #expect(blocked.outcomes.joined().compactMap(\.decline).contains { $0.code == code })
    let helped = try run(transform, on: page, \.after)
    #expect(helped.changes.count == blocked.changes.count + 1, "\(helped.reasons)")
  }

  private func run(
    _ transform: any Transform, on page: CasePage, _ text: (CasePage.File) -> String
  ) throws -> TransformRun {
    let parser = SyntaxParser()
    let trees = page.files.map { parser.parse(SourceText(text($0), path: $0.path)) }
    return TransformRun(transform, on: trees, in: try CaseSetting(of: page, for: transform))
  }
}
