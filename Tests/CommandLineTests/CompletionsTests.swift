import Testing

@testable import statewise

@Suite struct CompletionsTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func containEveryCommandAndFlag(_ shell: String) throws {
    let script = try Tool.run("completions", shell).output
    let words = Set(script.split { !($0.isLetter || $0.isNumber || "-.".contains($0)) })
    for command in Command.allCases { #expect(words.contains(command.rawValue[...])) }
    for flag in Command.allCases.flatMap(\.flags) {
      let name = shell == "fish" ? flag.rawValue.dropFirst(2) : flag.rawValue[...]
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test(arguments: [
    ("dif", ["diff"]), ("diff --saf", ["--safety"]),
    ("diff --safety ", ["safe", "review", "all"]), ("diff --safety=r", ["review"]),
    ("diff --transform hidden-if", ["hidden-if-to-opacity"]),
    ("explain hidden-if", ["hidden-if-to-opacity"]), ("explain unknown-w", ["unknown-wrapper"]),
    ("match --in", ["--in-place"]), ("completions f", ["fish"]),
    ("help ex", ["explain"]), ("diff --option decouple-dismiss.thr", ["decouple-dismiss.thread="]),
    ("diff --since ", []), ("diff --report sa", ["sarif="]), ("undo ", []), ("diff --jobs ", []),
    ("diff a", []),
  ])
  func completeWordsInBash(_ line: String, _ expected: [String]) throws {
    // Readline passes `=` as a separate word.
    let words = "statewise \(line)".replacing("=", with: " = ")
      .split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let script = """
      PATH="$(dirname "$0"):$PATH"
      eval "$(statewise completions bash)"
      COMP_WORDS=(\(words.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _statewise statewise \(words[words.count - 1]) \(words[words.count - 2])
      echo "${COMPREPLY[@]}"
      """
    let answer = try Tool.shell(script, by: "/bin/bash").output
    #expect(answer.split(whereSeparator: \.isWhitespace).map(String.init) == expected)
  }

  /// The file of a report follows its format.
  @Test func addNoSpaceAfterAnEqualsSignInZsh() throws {
    let script = try Tool.run("completions", "zsh").output
    #expect(script.contains("{compadd -S \"\" -- json= markdown= "))
    #expect(script.contains("compadd -S \"\" -- ${(f)\"$(statewise list --option-keys "))
  }

  @Test func rejectAnUnknownShell() throws {
    let ending = try Tool.run("completions", "powershell")
    #expect(ending.code == 64)
    #expect(ending.error == "error: `completions` takes one shell: bash, zsh or fish\n")
  }
}
