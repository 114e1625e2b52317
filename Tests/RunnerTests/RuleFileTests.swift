import SourceText
import SwiftUIModel
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Transforms from rule files, and what is wrong with invalid ones.
@Suite struct RuleFileTests {
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

  private func ruleFile(_ text: String) throws -> RuleFile {
    try RuleFile(SourceText(text, path: "rules/use-g.md"), named: "use-g")
  }

  @Test func isNamedForItsFile() throws {
    let transform = try ruleFile(Self.page).transform
    #expect(transform.name == "use-g")
    #expect(transform.summary == "Use g")
    #expect(transform.safety == .review)
    #expect(transform.requiredNames(in: TransformContext()) == ["f"])
    #expect(try ruleFile(Self.page + "Safety: safe\n").transform.safety == .safe)
    #expect(
      try ruleFile(Self.page + "Requires: iOS 17\n").transform.availability[.iOS] == Release(17))
  }

  @Test(arguments: [
    ("", "1:1: error: a rule file begins with a title: `# Title`"),
    ("# A\n", "1:1: error: the rule file has no block `swift match`"),
    ("# A\n```swift match\nf(\n", "2:1: error: the code block is not closed"),
    (
      "# A\n```swift match\nf($Name)\n```\n",
      "3:3: error: `$Name` is not a metavariable: use only capitals, digits and `_` in its name"
    ),
    (
      "# A\n```swift match\nf($A)\n```\n```swift replace\n\ng($B)\n```\n",
      "7:3: error: `$B` is not in the pattern: use one of its metavariables"
    ),
    (
      "# A\n```swift replace\na\n```\n",
      "2:1: error: a block `swift replace` must follow its `swift match`"
    ),
    (
      "# A\n```swift after\na\n```\n",
      "2:1: error: a block `swift after` must follow its `swift before`"
    ),
    ("# A\nSafety: sure\n", "2:9: error: `sure` is not `safe`, `review` or `suggestion`"),
    ("# A\nRequires: iOS 9\n", "2:11: error: `iOS 9` is not a release of iOS, such as `iOS 17`"),
    (
      "# A\nWhere: $B is a name\n```swift match\nf($A)\n```\n",
      "2:8: error: `$B` is not in the pattern: use one of its metavariables"
    ),
    ("# A\nSaftey: safe\n", "2:1: error: unknown key `Saftey`; did you mean `Safety:`?"),
    ("# A\nsafety: safe\n", "2:1: error: unknown key `safety`; did you mean `Safety:`?"),
    ("# A\nSafety:safe\n", "2:1: error: `Safety:` needs a space and a value after it"),
    (
      "# A\nSafety: safe\nAuthor: me\n",
      "3:1: error: unknown key `Author`; the keys are `Safety`, `Where`, `Requires`"
    ),
    (
      "# A\n```swift mtach\nf($A)\n```\n",
      "2:1: error: unknown block `swift mtach`; did you mean `swift match`?"
    ),
    (
      "# A\n```Swift match\nf($A)\n```\n",
      "2:1: error: unknown block `Swift match`; did you mean `swift match`?"
    ),
    (
      "# A\n```swift context\n```\n",
      "2:1: error: unknown block `swift context`; the blocks are `swift match`, `swift match literal`, "
        + "`swift replace`, `swift before`, `swift after`"
    ),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) {
    do throws(RuleFile.Fault) {
      _ = try RuleFile(SourceText(text, path: "rules/a.md"), named: "a")
      Issue.record("The rule file has no fault.")
    } catch {
      #expect("\(error.location): error: \(error.message)" == "rules/a.md:" + expected)
    }
  }

  /// Prose may hold colons and code.
  @Test func leavesProseAlone() throws {
    let prose = "Note: not for `f`.\n\nSee:\n\n```swift\nlet a: Int\n```\n\n```\nSaftey: 1\n```\n"
    #expect(try ruleFile(Self.page + prose).transform.safety == .review)
  }

  /// The failures of a rule file with one example.
  private func failures(before: String, after: String?) throws -> [String] {
    let after = after.map { "```swift after\n\($0)\n```\n" } ?? ""
    let file = try ruleFile(Self.page + "```swift before\n\(before)\n```\n" + after)
    return ExampleRun(file).failures.map { "\($0.location.line): \($0.message)" }
  }

  @Test func runsItsExamples() throws {
    #expect(try failures(before: "f(1)", after: "g(1)") == [])
    #expect(try failures(before: "f(nil)", after: nil) == [])
    #expect(
      try failures(before: "f(1)", after: nil) == ["13: the result differs from the expected code"])
    #expect(
      try failures(before: "h(1)", after: "g(1)") == ["13: no code matches, so nothing changes"])
    #expect(
      try failures(before: "f(", after: nil) == [
        "13: the code in the `before` block is not valid Swift: expected an expression"
      ])
  }

  @Test func noticesATemplateThatFitsItsPattern() throws {
    let file = try ruleFile(
      "# A\n```swift match\nf($X)\n```\n```swift replace\nf(f($X))\n```\n"
        + "```swift before\nf(1)\n```\n```swift after\nf(f(1))\n```\n")
    #expect(
      ExampleRun(file).failures.map(\.message) == [
        "a second run changes the result again"
      ])
  }

  @Test func takesWhatTwoPatternsFitOnce() throws {
    let file = try ruleFile(
      "# A\n```swift match\nf(nil)\n```\n```swift replace\ng()\n```\n"
        + "```swift match\nf($X)\n```\n```swift replace\ng($X)\n```\n"
        + "```swift before\nf(nil)\nf(1)\n```\n```swift after\ng()\ng(1)\n```\n")
    #expect(ExampleRun(file).failures.map(\.message) == [])
  }

  @Test func pointsAtWhatItHasNoTemplateFor() throws {
    let folder = try TemporaryFolder(["a.swift": "f(1)\n"])
    let file = try ruleFile("# Say what f is for\n```swift match\nf($X)\n```\n")
    let report = try Run([file.transform]).plan(for: [folder.path]).report
    #expect(report.declined.map(\.reason) == ["Say what f is for"])
  }

  @Test func isFoundInTheNearestFolder() throws {
    let folder = try TemporaryFolder([
      ".statewise/transforms/use-g.md": Self.page, ".statewise/transforms/README.md": "Ours",
      "Sources/a.swift": "f(1)\n",
    ])
    let files = try RuleFiles.nearest(to: [folder.path("Sources"), folder.path])
    #expect(files.map(\.transform.name) == ["use-g"])
    let plan = try Run(files.map(\.transform), safety: .review).plan(for: [folder.path])
    #expect(plan.files.map { $0.result.string($0.result.range) } == ["g(1)\n"])
  }

  @Test func needsItsRelease() throws {
    let folder = try TemporaryFolder([
      ".statewise/transforms/use-g.md": Self.page + "Requires: iOS 17\n", "a.swift": "f(1)\n",
    ])
    let files = try RuleFiles.nearest(to: [folder.path])
    let report = try Run(files.map(\.transform), safety: .review).plan(for: [folder.path]).report
    #expect(report.changes.isEmpty)
    #expect(
      report.declined.map(\.reason) == [
        "needs iOS 17, and without a known deployment target iOS 15 is assumed"
      ])
  }
}
