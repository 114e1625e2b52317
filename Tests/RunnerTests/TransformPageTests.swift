import SourceText
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Pages that are transforms, and what is said of those that are not.
@Suite struct TransformPageTests {
  private static let page = """
    # Use g

    Where: $X is not `nil`

    ```swift match
    f($X)
    ```

    ```swift replace
    g($X)
    ```

    """

  private func page(_ text: String) throws -> TransformPage {
    try TransformPage(SourceText(text, path: "pages/use-g.md"))
  }

  @Test func isNamedForItsFile() throws {
    let transform = try page(Self.page).transform
    #expect(transform.name == "use-g")
    #expect(transform.summary == "Use g")
    #expect(transform.safety == .review)
    #expect(transform.requiredWord == "f")
    #expect(try page(Self.page + "Safety: safe\n").transform.safety == .safe)
    #expect(try page(Self.page + "Requires: iOS 17\n").transform.availability[.iOS] == Release(17))
  }

  @Test(arguments: [
    ("", "1:1: error: a page begins with its title: `# Title`"),
    ("# A\n", "1:1: error: the page has no block `swift match`"),
    ("# A\n```swift match\nf(\n", "2:1: error: the block is not closed"),
    (
      "# A\n```swift match\nf($Name)\n```\n",
      "3:3: error: `$Name` is no metavariable: its name is made of capitals, digits and `_`"
    ),
    (
      "# A\n```swift match\nf($A)\n```\n```swift replace\n\ng($B)\n```\n",
      "7:3: error: `$B` is not in the pattern"
    ),
    (
      "# A\n```swift replace\na\n```\n",
      "2:1: error: a block `swift replace` stands behind its `swift match`"
    ),
    (
      "# A\n```swift after\na\n```\n",
      "2:1: error: a block `swift after` stands behind its `swift before`"
    ),
    ("# A\nSafety: sure\n", "2:9: error: `sure` is not `safe`, `review` or `suggestion`"),
    ("# A\nRequires: iOS 9\n", "2:11: error: `iOS 9` is no release: `iOS 17`"),
    (
      "# A\nWhere: $B is a name\n```swift match\nf($A)\n```\n",
      "2:8: error: `$B` is not in the pattern"
    ),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) {
    do throws(PageError) {
      _ = try TransformPage(SourceText(text, path: "pages/a.md"))
      Issue.record("The page has no fault.")
    } catch {
      #expect(error.description == "pages/a.md:" + expected)
    }
  }

  /// The failures of a page with one example.
  private func failures(before: String, after: String?) throws -> [String] {
    let after = after.map { "```swift after\n\($0)\n```\n" } ?? ""
    let page = try page(Self.page + "```swift before\n\(before)\n```\n" + after)
    return ExampleRun(page).failures.map { "\($0.location.line): \($0.message)" }
  }

  @Test func runsItsExamples() throws {
    #expect(try failures(before: "f(1)", after: "g(1)") == [])
    #expect(try failures(before: "f(nil)", after: nil) == [])
    #expect(
      try failures(before: "f(1)", after: nil) == ["13: the result is not what the page says"])
    #expect(try failures(before: "h(1)", after: "g(1)") == ["13: nothing is found to change"])
    #expect(
      try failures(before: "f(", after: nil) == [
        "13: the code before is not Swift: expected an expression"
      ])
  }

  @Test func noticesATemplateThatFitsItsPattern() throws {
    let page = try page(
      "# A\n```swift match\nf($X)\n```\n```swift replace\nf(f($X))\n```\n"
        + "```swift before\nf(1)\n```\n```swift after\nf(f(1))\n```\n")
    #expect(
      ExampleRun(page).failures.map(\.message) == [
        "the result is changed again by a second run"
      ])
  }

  @Test func takesWhatTwoPatternsFitOnce() throws {
    let page = try page(
      "# A\n```swift match\nf(nil)\n```\n```swift replace\ng()\n```\n"
        + "```swift match\nf($X)\n```\n```swift replace\ng($X)\n```\n"
        + "```swift before\nf(nil)\nf(1)\n```\n```swift after\ng()\ng(1)\n```\n")
    #expect(ExampleRun(page).failures.map(\.message) == [])
  }

  @Test func pointsAtWhatItHasNoTemplateFor() throws {
    let folder = try TemporaryFolder(["a.swift": "f(1)\n"])
    let page = try page("# Say what f is for\n```swift match\nf($X)\n```\n")
    let report = try Run([page.transform]).plan(for: [folder.path]).report
    #expect(report.declined.map(\.reason) == ["Say what f is for"])
  }

  @Test func isFoundInTheNearestFolder() throws {
    let folder = try TemporaryFolder([
      ".statewise/transforms/use-g.md": Self.page, ".statewise/transforms/README.md": "Ours",
      "Sources/a.swift": "f(1)\n",
    ])
    let pages = try TransformPages.nearest(to: [folder.path("Sources"), folder.path])
    #expect(pages.map(\.transform.name) == ["use-g"])
    let plan = try Run(pages.map(\.transform), safety: .review).plan(for: [folder.path])
    #expect(plan.files.map { $0.result.string($0.result.range) } == ["g(1)\n"])
  }

  @Test func needsItsRelease() throws {
    let folder = try TemporaryFolder([
      ".statewise/transforms/use-g.md": Self.page + "Requires: iOS 17\n", "a.swift": "f(1)\n",
    ])
    let pages = try TransformPages.nearest(to: [folder.path])
    let report = try Run(pages.map(\.transform), safety: .review).plan(for: [folder.path]).report
    #expect(report.changes.isEmpty)
    #expect(
      report.declined.map(\.reason) == [
        "needs iOS 17, and without a known deployment target iOS 15 is assumed"
      ])
  }
}
