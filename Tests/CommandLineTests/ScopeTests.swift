import Testing

/// The flags that limit which files and lines change. `RunnerTests` cover the scope itself.
@Suite struct ScopeTests {
  private static let line = "let a = Text(b).if(isOn) { $0.hidden() }\n"
  private static let files = [
    "a.swift": "import SwiftUI\n" + line + line, "b.swift": "import SwiftUI\n" + line,
    "Sub/c d.swift": "import SwiftUI\n" + line,
  ]

  /// The files that a dry run changes, each followed by one `+` per changed line.
  private func changed(_ words: String..., files: [String: String] = [:]) throws -> [String] {
    let ending = try Tool.run(
      ["diff"] + words, files: Self.files.merging(files) { _, new in new })
    #expect(ending.code == (ending.output.isEmpty ? 0 : 1), "\(ending.error)")
    return ending.output.split(separator: "\n").filter { $0.hasPrefix("+") }
      .map { $0.hasPrefix("+++ b/") ? $0.dropFirst(6).prefix { $0 != "\t" } + "" : "+" }
  }

  private func refusal(_ words: String...) throws -> String {
    let ending = try Tool.run(["diff"] + words, files: Self.files)
    #expect(ending.code == 64 && ending.output.isEmpty)
    return ending.error
  }

  @Test func takesFilePatterns() throws {
    #expect(
      try changed("--include", "Sub/", "--include=b*") == ["Sub/c d.swift", "+", "b.swift", "+"])
    #expect(try changed("--exclude", "Sub", "--exclude", "a.swift") == ["b.swift", "+"])
    #expect(try refusal("--include", "") == "error: `--include` needs a value: `--include GLOB`\n")
  }

  @Test func readsListsSeparatedByNewlinesOrNULs() throws {
    let lists = [
      "lines": "b.swift\nSub/c d.swift\n", "zeros": "b.swift\0Sub/c d.swift\0", "none": "",
    ]
    for list in ["lines", "zeros"] {
      #expect(
        try changed("--files-from", list, files: lists) == ["Sub/c d.swift", "+", "b.swift", "+"])
    }
    // An empty list selects no file, not all files.
    #expect(try changed("--files-from", "none", files: lists).isEmpty)
    #expect(try refusal("--files-from", "gone").hasPrefix("gone: error: cannot open: no such"))
  }

  @Test func takesLinesOfAFile() throws {
    #expect(try changed("--lines", "a.swift:3") == ["a.swift", "+"])
    #expect(try changed("--lines", "a.swift:2-3", "--lines=b.swift:1") == ["a.swift", "+", "+"])
    #expect(
      try refusal("--lines", "a.swift:4")
        == "a.swift: error: line 4 does not exist; the file has 3 lines\n")
    #expect(
      try refusal("--lines", "a.swift")
        == "error: `--lines` takes FILE:LINE or FILE:FIRST-LAST, not `a.swift`\n")
  }

  @Test func rejectsTwoSelections() throws {
    #expect(
      try refusal("--staged", "--since", "main")
        == "error: `--since` cannot be used with `--staged`\n")
  }

  @Test func requiresARepositoryForRevisions() throws {
    for words in [["--since", "main"], ["--staged"]] {
      let ending = try Tool.run(["rewrite"] + words, files: Self.files)
      #expect(ending.code == 64)
      #expect(ending.error.contains("not in a git repository, which `\(words[0])` requires"))
    }
  }
}
