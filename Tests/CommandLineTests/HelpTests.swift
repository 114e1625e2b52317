import Testing

@testable import statewise

@Suite struct HelpTests {
  /// What has no spaces, such as a list of words for a flag, cannot be broken.
  @Test(arguments: [30, 60, 80])
  func fitsTheTerminal(_ columns: Int) {
    let help = Help(columns: columns)
    let pages = [help.overview] + Command.allCases.map(help.page)
    for line in pages.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("USAGE") {
      let words = line.split(separator: " ")
      #expect(line.count <= columns || words.count <= 2, "\(line)")
    }
  }

  @Test func putsLongColumnsBelowOthers() {
    #expect(
      TextTable([["--flag", "What it does."], ["--f", "a b"]], width: 20).lines
        == ["  --flag", "      What it does.", "  --f", "      a b"])
  }

  @Test func summarizesRefusals() throws {
    let names = (1...9).map { "v\($0).swift" }
    let text = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"
    let ending = try Tool.run(
      ["rewrite"], files: Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    #expect(ending.code == 65)
    let lines = ending.error.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("use `--allow-no-vcs`") } == 5)
    #expect(lines.contains("error: 4 more files are outside version control"))
  }
}
