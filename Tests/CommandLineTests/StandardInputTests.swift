import Testing

@Suite struct StandardInputTests {
  private static let hidden = #"import SwiftUI\r\nlet a = Text(b).if(c) { $0.hidden() } // é"#
  private static let shown = "import SwiftUI\r\nlet a = Text(b).opacity(c ? 0 : 1) // é"

  /// The output of the program for a text in the syntax of `printf`.
  private func run(
    _ text: String, _ arguments: String, files: [String: String] = [:]
  ) throws -> Tool.Ending {
    try Tool.shell("printf '\(text)' | \"$0\" \(arguments)", files: files)
  }

  @Test func isRewrittenToStandardOutput() throws {
    let ending = try run(Self.hidden, "rewrite -")
    #expect(ending.code == 0)
    #expect(ending.output == Self.shown)
    #expect(ending.error == "1 change made in 1 file; 1 file examined\n")
    #expect(try run(Self.hidden, "rewrite - --exit-code").code == 1)
  }

  @Test func isShownAsADiff() throws {
    let ending = try run(Self.hidden, "diff - --stdin-path ./App/New.swift", files: ["App/a": ""])
    #expect(ending.code == 1)
    let diff = "--- a/App/New.swift\n+++ b/App/New.swift\n@@ -1,2 +1,2 @@\n"
    #expect(ending.output.hasPrefix("App/New.swift:2:17: Replace ") && ending.output.contains(diff))
  }

  @Test(arguments: [
    ("let a = )\\n", "let a = )\n", Int32(2), "<stdin>:1:9: error: "),
    ("let a = 1", "let a = 1", 0, "0 changes made"), ("", "", 0, "0 changes made"),
    ("a\\000b", "a\0b", 2, "<stdin>: error: not a text file: contains a NUL byte"),
  ])
  func isUnchangedWithoutChangesOrWithErrors(
    _ text: String, _ output: String, _ code: Int32, _ error: String
  ) throws {
    let ending = try run(text, "rewrite -")
    #expect(ending.code == code)
    #expect(ending.output == output)
    #expect(ending.error.hasPrefix(error))
  }

  @Test func usesTheRepositoryOfItsPath() throws {
    let helper =
      "import SwiftUI\nextension View {\n  func hide<V: View>(_ c: Bool, _ t: (Self) -> V) -> some View {\n"
      + "    Group { if c { t(self) } else { self } }\n  }\n}\n"
    let files = ["App/Helper.swift": helper, "App/Old.swift": "saved"]
    let call = "import SwiftUI\\nlet a = Text(b).hide(c) { $0.hidden() }\\n"
    let rewritten = "import SwiftUI\nlet a = Text(b).opacity(c ? 0 : 1)\n"
    for name in ["App/Old.swift", "App/New.swift"] {
      let script = "git init -q; printf '\(call)' | \"$0\" rewrite - --stdin-path \(name)"
      #expect(try Tool.shell(script, files: files).output == rewritten, "\(name)")
    }
    #expect(try run(call, "rewrite -", files: files).output != rewritten)
  }

  @Test func usesTheConfigurationOfItsPath() throws {
    let files = [
      ".statewise.json": "{\"exclude\": \"Old/\"}", "Old/a.swift": "", "New/a.swift": "",
    ]
    let excluded = try run(Self.hidden, "rewrite - --stdin-path Old/b.swift", files: files)
    #expect(excluded.output.contains(".hidden()"))
    let other = try run(Self.hidden, "rewrite - --stdin-path New/b.swift", files: files)
    #expect(other.output == Self.shown)
  }

  @Test(arguments: [
    (
      "diff - a.swift",
      "error: `-` (standard input) cannot be combined with other paths"
    ),
    (
      "diff --stdin-path a.swift",
      "error: `--stdin-path` requires the path `-`, which reads standard input"
    ),
    ("diff - --staged", "error: `--staged` cannot be used with `-` (standard input)"),
    (
      "diff - --stdin-path missing/a.swift",
      "missing/a.swift: error: the folder of this path does not exist"
    ),
    ("rewrite - -i", "error: `--interactive` cannot be used with `-` (standard input)"),
    (
      "rewrite - --report json=-",
      "error: `rewrite -` writes the file to standard output; write the report to a file"
    ),
    ("batch -", "error: `batch` does not read standard input"),
  ])
  func rejectsIncompatibleArguments(_ arguments: String, _ message: String) throws {
    let ending = try run("", arguments)
    #expect(ending == Tool.Ending(code: 64, output: "", error: "\(message)\n"))
  }
}
