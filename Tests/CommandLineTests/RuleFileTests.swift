import Foundation
import Testing

/// `match`, `test`, and transforms from rule files.
@Suite struct RuleFileTests {
  private static let source = "import SwiftUI\nlet a = Text(b)\n  .foregroundColor(.red)\n"
  private static let pagePath = ".statewise/transforms/use-foreground-style.md"
  private static let page = try! String(
    contentsOf: top.appending(path: "Samples/Trailhead/\(pagePath)"), encoding: .utf8)
  private static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func listsMatchesOfAPattern() throws {
    let ending = try Tool.run(
      "match", ".foregroundColor($C)", files: ["a.swift": Self.source, "b.swift": "let b = 1\n"])
    #expect(
      ending == Tool.Ending(code: 0, output: "a.swift:3:3: .foregroundColor(.red)\n", error: ""))
    #expect(try Tool.run("match", "absent", files: ["a.swift": Self.source]).code == 1)
  }

  @Test func replacesMatchesWithATemplate() throws {
    let words = ["match", ".foregroundColor($C)", "--replace", ".tint($C)"]
    let files = ["a.swift": Self.source]
    let shown = try Tool.run(words, files: files)
    #expect(shown.code == 1)
    #expect(shown.output.hasSuffix("-  .foregroundColor(.red)\n+  .tint(.red)\n"))
    #expect(try Tool.run(words + ["--in-place"], files: files).code == 65)
    #expect(try Tool.run(words + ["--in-place", "--allow-no-vcs"], files: files).code == 0)
  }

  @Test(arguments: [
    (["f("], "error: pattern:1:3: expected an expression\n"),
    (
      ["f($A)", "--replace", "g($B)"],
      "error: template:1:3: `$B` is not in the pattern: use one of its metavariables\n"
    ),
    (["f($A)", "--in-place"], "error: `--in-place` requires `--replace`\n"),
    ([], "error: match requires a pattern\n"),
  ])
  func rejectsAnInvalidPattern(_ words: [String], _ error: String) throws {
    #expect(
      try Tool.run(["match"] + words, files: [:])
        == Tool.Ending(code: 64, output: "", error: error))
  }

  @Test func runsTransformsFromRuleFiles() throws {
    let files = ["a.swift": Self.source, Self.pagePath: Self.page]
    let ending = try Tool.run("diff", "--safety", "review", files: files)
    #expect(ending.output.hasSuffix("-  .foregroundColor(.red)\n+  .foregroundStyle(.red)\n"))
    #expect(try Tool.run("diff", "--except", "use-foreground-style", files: files).code == 0)
    #expect(try Tool.run("list", files: files).output.contains("*+  use-foreground-style "))
    #expect(
      try Tool.run("explain", "use-foreground-style", files: files).output == Self.page)
  }

  @Test func rejectsAnInvalidRuleFile() throws {
    let page = Self.page.replacingOccurrences(of: "($COLOR)", with: "($Color)")
    let ending = try Tool.run("diff", files: [Self.pagePath: page])
    #expect(ending.code == 64)
    #expect(ending.error.hasPrefix(Self.pagePath + ":8:18: error: `$Color` is not a metavariable"))
    let named = ".statewise/transforms/hidden-if-to-opacity.md"
    #expect(
      try Tool.run("diff", files: [named: Self.page]).error
        == "\(named): error: a transform named hidden-if-to-opacity already exists; "
        + "rename this file\n")
  }

  @Test func runsTheExamplesInRuleFiles() throws {
    let good = try Tool.run("test", files: [Self.pagePath: Self.page])
    #expect(
      good == Tool.Ending(code: 0, output: "", error: "rule files: 1, examples: 1, failed: 0\n"))
    let wrong = Self.page.replacingOccurrences(of: "foregroundStyle(.s", with: "tint(.s")
    let bad = try Tool.run("test", files: [Self.pagePath: wrong])
    #expect(bad.code == 1)
    #expect(
      bad.output.hasPrefix(
        Self.pagePath + ":16:1: error: the result differs from the expected code\n"))
    #expect(
      bad.output.contains(
        "\n-Text(\"12 km\").tint(.secondary)\n+Text(\"12 km\").foregroundStyle(.secondary)\n"))
    #expect(try Tool.run("test", files: [:]).error.hasPrefix("no rule files; "))
    let taken = ".statewise/transforms/hidden-if-to-opacity.md"
    let clash = try Tool.run("test", files: [taken: Self.page])
    #expect(clash.code == 1)
    #expect(
      clash.output
        == "\(taken): error: a transform named hidden-if-to-opacity already exists; "
        + "rename this file\n")
  }

  @Test func theReadmeShowsTheRuleFileOfTheSample() throws {
    let readme = try String(contentsOf: Self.top.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("````markdown\n\(Self.page)````\n"))
  }
}
