import Testing

@testable import statewise

@Suite struct ArgumentsTests {
  @Test func separatesFlagsFromPaths() throws {
    let words = ["a", "--safety", "all", "--jobs=2", "--quiet", "b", "--", "--c"]
    let arguments = try Arguments(words, for: .diff)
    #expect(arguments.paths == ["a", "b", "--c"])
    #expect(arguments.value(of: .safety) == "all")
    #expect(try arguments.value(of: .jobs) { Int($0) } == 2)
    #expect(arguments.contains(.quiet))
    #expect(!arguments.contains(.declined))
  }

  @Test(arguments: [
    (["--saftey", "all"], "unknown flag `--saftey` for `diff`; did you mean `--safety`?"),
    (
      ["--allow-dirty"],
      "unknown flag `--allow-dirty` for `diff`; use it with `rewrite`, `batch` or `match`"
    ),
    (["-i"], "unknown flag `-i` for `diff`; use it with `rewrite`"),
    (["-q"], "unknown flag `-q` for `diff`; `statewise help diff` lists the flags"),
    (["--safety"], "`--safety` needs a value: `--safety safe|review|all`"),
    (["--safety="], "`--safety` needs a value: `--safety safe|review|all`"),
    (["--write-baseline", "--quiet"], "`--write-baseline` needs a value: `--write-baseline FILE`"),
    (["--quiet=yes"], "`--quiet` takes no value"),
  ])
  func rejectsInvalidFlags(_ words: [String], _ message: String) throws {
    let error = #expect(throws: UsageError.self) { try Arguments(words, for: .diff) }
    #expect(error?.message == message)
  }
  @Test(arguments: Command.allCases)
  func theHelpOfEachCommandListsItsFlags(_ command: Command) {
    let page = Help().page(of: command)
    for flag in command.flags {
      #expect(page.contains("\n  \(flag.rawValue) "), "\(flag.rawValue)")
    }
    for line in page.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }
}
