import Runner
import SourceText
import TestSupport
import Testing
import TransformKit

/// The reports of unused suppressions.
@Suite struct UnusedSuppressionTests {
  private static let catalog = Catalog([
    .standard(Renaming()), .standard(Declining()), .onRequest(Renaming(name: "by-name")),
  ])

  private func messages(
    _ text: String, running names: [String] = ["renaming", "declining"],
    in scope: (TemporaryFolder) throws -> ChangeScope = { _ in ChangeScope() }
  ) throws -> [String] {
    let folder = try TemporaryFolder(["a.swift": text])
    var run = Run(names.map { Self.catalog[$0]! }, jobs: 1)
    run.catalog = Self.catalog
    let report = try run.plan(for: [folder.path], in: try scope(folder)).report
    return report.unusedSuppressions.map {
      "\($0.location.line):\($0.location.column): \($0.message)"
    }
  }

  private static let nothing = "this comment suppresses nothing; remove it"

  @Test(arguments: [
    ("// statewise:ignore\nf()\n", ["1:4: \(nothing)"]),
    ("f() // statewise:ignore declining -- Why not.\n", ["1:8: \(nothing)"]),
    ("// statewise:ignore-file\n", ["1:4: \(nothing)"]),
    (
      "// statewise:ignore renaming, declining\nf(odd)\n",
      [
        "1:4: this comment suppresses no finding of renaming; remove the name"
      ]
    ),
    (
      "// statewise:ignore renaming declining by-name\nf()\n",
      [
        "1:4: this comment suppresses no finding of renaming, declining; remove the names"
      ]
    ),
    ("// statewise:ignore-file\n// statewise:ignore\nf(keep)\n", ["1:4: \(nothing)"]),
    (
      "f {\n  // statewise:ignore\n}\n",
      [
        "2:6: this comment suppresses nothing, because no code follows it; "
          + "move it before a declaration or statement"
      ]
    ),
    (
      "// statewise:ignore renamign\nf(move)\n",
      [
        "1:4: unknown transform `renamign`; did you mean `renaming`?"
      ]
    ),
    (
      "// statewise:ignore renaming the view blinks\nf(keep)\n",
      [
        "1:4: unknown transform `the`; write a reason after `--`"
      ]
    ),
    (
      "// statewise:ingore\nf(move)\n",
      [
        "1:4: `statewise:ingore` is not a directive; did you mean `statewise:ignore`?"
      ]
    ),
    (
      "// statewise: ignore-files\nf(move)\n",
      [
        "1:4: `statewise: ignore-files` is not a directive; did you mean `statewise:ignore-file`?"
      ]
    ),
    (
      "f(move) // statewise:disable\n",
      [
        "1:12: `statewise:disable` is not a directive; use statewise:ignore or "
          + "statewise:ignore-file"
      ]
    ),
  ])
  func reportsUnusedSuppressions(_ text: String, _ expected: [String]) throws {
    #expect(try messages(text) == expected)
  }

  @Test(arguments: [
    "// statewise:ignore\nf(keep)\n", "// statewise:ignore\nf(odd)\n",
    "f(keep) // statewise:ignore renaming -- It blinks.\n",
    "// statewise:ignore by-name\nf()\n",
    "// statewise: see the page.\nf()\n", "// Write statewise:ignore here.\nf()\n",
    "let a = \"// statewise:ignore\"\n", "// statewise:ignore\nlet a = )\n",
  ])
  func reportsNoUsedSuppressions(_ text: String) throws {
    #expect(try messages(text).isEmpty)
  }

  @Test func reportsNothingForTransformsThatDidNotRun() throws {
    let text = "// statewise:ignore\nf()\n"
    #expect(try messages(text, running: ["renaming"]).isEmpty)
    #expect(try messages("// statewise:ignore declining\nf()\n", running: ["renaming"]).isEmpty)
    #expect(try messages(text) { _ in ChangeScope(excluded: try PathPatterns(["*"])) }.isEmpty)
    let lines = try messages(text) {
      ChangeScope(selection: .lines([NamedLines($0.path("a.swift:1-2"))!]))
    }
    #expect(lines.isEmpty)
  }
}
