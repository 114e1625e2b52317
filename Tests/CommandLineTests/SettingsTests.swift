import Testing

@Suite struct SettingsTests {
  private static let configuration = """
    {
      "deploymentTarget": ["ios15", "macOS 12.3"],
      "helpers": "applyIf(_:transform:)",
      "safety": "review",
      "except": ["hidden-if-to-opacity"],
      "options": { "decouple-dismiss": { "key": "closeAction" } },
      "exclude": ["Generated/", "*.pb.swift"],
      "baseline": "accepted.json",
      "root": true
    }
    """

  private func printed(
    _ arguments: String..., by configuration: String? = configuration
  ) throws -> [String] {
    let ending = try Tool.run(
      ["diff", "--print-config"] + arguments,
      files: configuration.map { [".statewise.json": $0] } ?? [:])
    #expect(ending.code == 0)
    return ending.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test(arguments: [
    "// Read from .statewise.json.",
    #""deploymentTarget": ["iOS 15", "macOS 12.3"],  // .statewise.json:2:23"#,
    #""helpers": ["applyIf(_:transform:)"],  // .statewise.json:3:14"#,
    #""safety": "all",  // --safety"#,
    #""transforms": ["decouple-dismiss"],  // --transform"#,
    // `--transform` overrides the configured `except`.
    #""except": [],  // .statewise.json:5:13"#,
    #""key": "closeAction",  // .statewise.json:6:45"#,
    #""thread": "true",  // --option"#,
    #""inject": "value",  // default"#,
    #""include": [],  // default"#,
    #""exclude": ["Generated/", "*.pb.swift"],  // .statewise.json:7:14"#,
    #""baseline": "accepted.json",  // .statewise.json:8:15"#,
    #""root": true  // .statewise.json:9:11"#,
  ])
  func arePrintedWithTheirOrigins(_ line: String) throws {
    let lines = try printed(
      "--safety", "all", "--transform", "decouple-dismiss",
      "--option", "decouple-dismiss.thread=true")
    #expect(lines.contains(line), "\(lines.joined(separator: "\n"))")
  }

  @Test func printAValidConfiguration() throws {
    let first = try printed("--safety", "all", "--transform", "decouple-dismiss")
    let second = try printed(by: first.joined(separator: "\n"))
    #expect(second.dropFirst().map(value) == first.dropFirst().map(value))
  }

  /// The part before the comment.
  private func value(in line: String) -> Substring { line.split(separator: "  //")[0] }

  @Test func comeFromTheNamedFileOrNone() throws {
    let named = try Tool.run(
      "diff", "--print-config", "--config", "a/strict.json",
      files: ["a/strict.json": "{\"baseline\": \"b.json\"}", ".statewise.json": "{\"x\": 1}"])
    #expect(named.output.hasPrefix("// Read from a/strict.json.\n"))
    #expect(try printed("--no-config").first == "// No configuration file.")
    #expect(
      try Tool.run("diff", "--config", "missing.json").error
        == "missing.json: error: cannot open: no such file or directory\n")
    #expect(try Tool.run("diff", "--config", "a.json", "--no-config").code == 64)
  }

  private static let source = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"

  @Test(arguments: [
    ("\"exclude\": \"App/\"", ["Other/a.swift"]), ("\"include\": [\"App/\"]", ["App/a.swift"]),
    ("\"include\": \"*.swift\", \"exclude\": \"/App/a.swift\"", ["Other/a.swift"]),
  ])
  func limitWhichFilesChange(_ configuration: String, _ expected: [String]) throws {
    let ending = try Tool.run(
      "diff",
      files: [
        ".statewise.json": "{\(configuration)}", "App/a.swift": Self.source,
        "Other/a.swift": Self.source,
      ])
    let changed = ending.output.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }
    #expect(changed.map { String($0.dropFirst(6)) } == expected)
  }

  @Test func rejectInvalidPatterns() throws {
    let ending = try Tool.run("diff", files: [".statewise.json": "{\"exclude\": [\"a\", \"#\"]}"])
    #expect(ending.code == 64)
    #expect(
      ending.error
        == ".statewise.json:1:19: error: `#` is not a file name pattern, as in `.gitignore`\n")
  }

  @Test func applyTheConfiguredBaseline() throws {
    let files = ["a.swift": Self.source, ".statewise.json": "{\"baseline\": \"ci/accepted.json\"}"]
    let script = """
      mkdir ci; "$0" diff --write-baseline ci/accepted.json >/dev/null; "$0" diff >/dev/null; echo $?
      "$0" diff --no-config >/dev/null; echo $?
      """
    #expect(try Tool.shell(script, files: files).output == "0\n1\n")
  }
}
