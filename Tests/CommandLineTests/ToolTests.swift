import Testing

@testable import statewise

@Suite struct ToolTests {
  private typealias Ending = Tool.Ending

  private func run(_ arguments: String..., files: [String: String] = [:]) throws -> Ending {
    try Tool.run(arguments, files: files)
  }

  @Test func printsItsVersion() throws {
    #expect(
      try run("--version")
        == Ending(code: 0, output: "statewise \(CommandLineTool.version)\n", error: ""))
  }

  @Test func printsHelp() throws {
    #expect(try run("help").output.contains("statewise COMMAND"))
    #expect(try run("help", "diff").output == run("diff", "--help").output)
    #expect(try run().code == 64)
  }

  @Test(arguments: [
    ("dif", "error: unknown command `dif`; did you mean `diff`?\n")
  ])
  func rejectsAnUnknownCommand(_ word: String, _ error: String) throws {
    #expect(try run(word) == Ending(code: 64, output: "", error: error))
  }

  /// A reader like `head` closes the pipe early.
  @Test func writesReportsEvenIfTheReaderOfItsOutputIsGone() throws {
    let script = """
      { "$0" batch --report json=- --report html=page.html --write-baseline base.json; "$0" batch; } | true
      ls
      """
    let ending = try Tool.shell(
      script, files: ["A.swift": "let a = b.if(c) { $0.hidden() }\n"])
    #expect(ending.output == "A.swift\nbase.json\npage.html\nstatewise-report.json\n")
  }

  @Test func rejectsAMissingPath() throws {
    let ending = try run("diff", "missing.swift")
    #expect(
      ending
        == Ending(
          code: 64, output: "",
          error: "missing.swift: error: cannot open: no such file or directory\n"))
  }

  /// A misspelled folder in CI would pass for good otherwise.
  @Test(arguments: [["batch"], ["diff"], ["rewrite"], ["graph"], ["match", "f($A)"]])
  func rejectsAFolderWithoutSwiftFiles(_ command: [String]) throws {
    #expect(
      try Tool.run(command + ["docs"], files: ["docs/a.md": ""])
        == Ending(code: 64, output: "", error: "docs: error: contains no Swift files\n"))
  }

  @Test func rejectsAnUnknownTransform() throws {
    #expect(try run("diff", "--transform", "frobnicate").code == 64)
  }

  @Test func rejectsAnInvalidDeploymentTarget() throws {
    let ending = try run("diff", "--deployment-target", "15")
    #expect(ending.code == 64)
    #expect(ending.error.hasPrefix("error: invalid --deployment-target `15`: "))
  }

  @Test(arguments: [
    ("{\"saftey\": 1}", "1:2: error: unknown key `saftey`; did you mean `safety`?\n"),
    (
      "{\"transforms\": \"hidden-if-to-opcaity\"}",
      "1:16: error: unknown transform `hidden-if-to-opcaity`; did you mean "
        + "`hidden-if-to-opacity`?\n"
    ),
  ])
  func rejectsAnInvalidConfiguration(_ text: String, _ error: String) throws {
    let ending = try run("diff", files: [".statewise.json": text])
    #expect(ending == Ending(code: 64, output: "", error: ".statewise.json:" + error))
  }

  private static let helperCall =
    "import SwiftUI\nlet a = Text(b).applyIf(isOn) { $0.hidden() }\n"

  @Test func usesTheHelpersInTheConfiguration() throws {
    let files = ["a.swift": Self.helperCall]
    #expect(try run("diff", files: files).code == 0)
    let configuration = [".statewise.json": "{\"helpers\": \"applyIf(_:transform:)\"}"]
    let ending = try run("diff", files: files.merging(configuration) { $1 })
    #expect(ending.code == 1)
    #expect(ending.output.contains("+let a = Text(b).opacity(isOn ? 0 : 1)\n"))
  }

  @Test func aDeclarationOverridesTheConfiguredHelper() throws {
    let declaration =
      "extension View {\n  func applyIf<V: View>(_ a: Bool, transform: (Self) -> V) -> some View {\n"
      + "    Group { if a { transform(self).padding() } else { self } }\n  }\n}\n"
    let ending = try run(
      "diff",
      files: [
        "a.swift": Self.helperCall, "b.swift": "import SwiftUI\n" + declaration,
        ".statewise.json": "{\"helpers\": \"applyIf(_:transform:)\"}",
      ])
    #expect(ending.code == 0)
    #expect(
      ending.error.hasPrefix(
        "a.swift:2:17: note: `applyIf` is declared in a form that Statewise does not know"))
  }

  @Test func flagsOverrideTheConfiguration() throws {
    let files = [
      "a.swift": Self.helperCall,
      ".statewise.json":
        "{\"helpers\": \"applyIf(_:transform:)\", \"except\": \"hidden-if-to-opacity\"}",
    ]
    #expect(try run("diff", files: files).code == 0)
    #expect(try run("diff", "--transform", "hidden-if-to-opacity", files: files).code == 1)
  }

  @Test func listsChangesToReview() throws {
    let files = ["a.swift": "import SwiftUI\nlet a = b.if(c) { $0.hidden() }.onAppear {}\n"]
    let ending = try run("diff", "--safety", "review", files: files)
    #expect(
      ending.error.hasPrefix(
        "a.swift:2:11: review: Replace `hidden()` with `opacity`; after the change, `onAppear`"))
    #expect(
      try !run("diff", "--safety", "review", "--quiet", files: files).error.contains("review:"))
  }

  @Test func listsTheTransforms() throws {
    let lines = try run("list").output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("     name ") == true)
    #expect(
      lines.contains { $0.hasPrefix("  *  hidden-if-to-opacity ") && $0.contains(" review  any ") })
  }

  @Test func showsThePageOfATransform() throws {
    let page = try run("explain", "hidden-if-to-opacity")
    #expect(page.output.hasPrefix("# HiddenIfToOpacity\n\n## What it does\n"))
    #expect(page.output.hasSuffix("\n\nAll releases of SwiftUI.\n"))
    #expect(
      try run("explain", "hiden-if-to-opacity").error
        == "error: unknown transform or reason code `hiden-if-to-opacity`; did you mean "
        + "`hidden-if-to-opacity`?\n")
    #expect(try run("explain").code == 64)
  }

  @Test func showsTheMeaningOfAReasonCode() throws {
    #expect(
      try run("explain", "shown-by-uikit").output
        == "shown-by-uikit: UIKit or AppKit presents the view.\n")
    #expect(
      try run("explain", "still-used").output == """
        still-used: Other code still uses the declaration that would be removed.
        remedy: rewrite or remove the remaining use

        """)
    #expect(
      try run("explain", "unknown-wraper").error
        == "error: unknown transform or reason code `unknown-wraper`; did you mean "
        + "`unknown-wrapper`?\n"
    )
  }

  @Test func succeedsWithNothingToChange() throws {
    let ending = try run("diff", files: ["a.swift": "let a = 1\n"])
    #expect(ending.code == 0)
    #expect(ending.output == "")
    #expect(ending.error == "0 changes to make in 0 files; 1 file examined\n")
  }

  @Test func isIncompleteIfAFileHasSyntaxErrors() throws {
    let ending = try run("rewrite", files: ["a.swift": "let a = )\n"])
    #expect(ending.code == 2)
    #expect(ending.error.hasPrefix("a.swift:1:"))
  }

  @Test func printsSpansAndVerifiesTrees() throws {
    let spans = try run("syntax", "--spans", "a.swift", files: ["a.swift": "let a = 1\n"])
    #expect(spans.code == 0)
    #expect(spans.output.hasPrefix("file\ta.swift\tok\n"))
    let verified = try run("syntax", "--verify", "a.swift", files: ["a.swift": "let a = )\n"])
    #expect(verified.code == 2)
  }
}
