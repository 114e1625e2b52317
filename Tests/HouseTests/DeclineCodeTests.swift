import SourceText
import Testing

/// The codes by which reports count why places are left alone.
@Suite struct DeclineCodeTests {
  @Test func standInTheReadmeOfTheWing() throws {
    let page = try SourceFile(path: "Transforms/README.md")
    let section = page.lines.drop { $0 != "## Why a place is left alone" }
    let rows = section.filter { $0.hasPrefix("| `") }
    #expect(rows == DeclineCode.allCases.map(Self.row))
  }

  private static func row(_ code: DeclineCode) -> String {
    let remedy = code.remedy.map { " \($0) " } ?? " "
    return "| `\(code.rawValue)` | \(code.summary) |\(remedy)|"
  }

  /// As what follows "what would help:", and short enough for a line of a report.
  @Test func adviseInOneWay() {
    for remedy in DeclineCode.allCases.compactMap(\.remedy) {
      #expect(remedy.first?.isLowercase == true && !remedy.hasSuffix("."), "\(remedy)")
      #expect(remedy.count <= 80, "\(remedy)")
    }
  }

  @Test(arguments: DeclineCode.allCases)
  func isWrittenInOneWay(_ code: DeclineCode) {
    let letters = code.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(letters.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) } })
    let name = String(describing: code).lowercased()
    #expect(code.rawValue.filter { $0 != "-" } == name, "the name in code is the one in reports")
    #expect(code.summary.hasSuffix(".") && !code.summary.dropLast().contains("."))
  }

  /// A code that no place is left alone with would only be read in vain.
  @Test func areAllUsed() throws {
    let lines = try ["Sources", "Transforms"].flatMap(SourceFile.all)
      .filter { !$0.path.hasSuffix("/DeclineCode.swift") }.flatMap(\.lines)
    for code in DeclineCode.allCases {
      // As an argument, or as one side of a choice.
      let uses = [".\(code),", ".\(code) :"]
      #expect(lines.contains { line in uses.contains(where: line.contains) }, "\(code)")
    }
  }
}
