import SourceText
import Testing
import Transforms

/// The codes by which reports count why places are left alone.
@Suite struct DeclineCodeTests {
  @Test func standInTheReadmeOfTheWing() throws {
    let page = try SourceFile(path: "Transforms/README.md")
    let section = page.lines.drop { $0 != "## Why a place is left alone" }
    let rows = section.filter { $0.hasPrefix("| `") }
    #expect(rows == catalog.declineCodes.map(Self.row))
  }

  private static func row(_ code: DeclineCode) -> String {
    let remedy = code.remedy.map { " \($0) " } ?? " "
    return "| `\(code.rawValue)` | \(code.summary) |\(remedy)|"
  }

  /// Remedies follow "remedy:" in reports, so they start in lower case and are short.
  @Test func adviseInOneWay() {
    for remedy in catalog.declineCodes.compactMap(\.remedy) {
      #expect(remedy.first?.isLowercase == true && !remedy.hasSuffix("."), "\(remedy)")
      #expect(remedy.count <= 80, "\(remedy)")
    }
  }

  @Test(arguments: catalog.declineCodes)
  func isWrittenInOneWay(_ code: DeclineCode) {
    let letters = code.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(letters.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) } })
    #expect(code.summary.hasSuffix(".") && !code.summary.dropLast().contains("."))
  }

  /// The list of each module holds every code that the module declares, under the name in reports.
  @Test func areAllInTheCatalog() throws {
    let names = try Self.declared.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      names.map { $0.lowercased() }.sorted()
        == catalog.declineCodes.map { $0.rawValue.filter { $0 != "-" } }.sorted())
  }

  /// No code is declared in vain.
  @Test func areAllUsed() throws {
    let declared = try Self.declared
    let files = Set(declared.map(\.path))
    let lines = try ["Sources", "Transforms"].flatMap(SourceFile.all)
      .filter { !files.contains($0.path) }.flatMap(\.lines)
    for (name, _) in declared {
      // As an argument, or as one side of a choice.
      let uses = [".\(name),", ".\(name) :", ".\(name))"]
      #expect(lines.contains { line in uses.contains(where: line.contains) }, "\(name)")
    }
  }

  /// The codes in the sources: `static let notAStructure = DeclineCode(`.
  private static var declared: [(name: String, path: String)] {
    get throws {
      try ["Sources", "Transforms"].flatMap(SourceFile.all).flatMap { file in
        file.lines.filter { $0.contains("static let ") && $0.contains("= DeclineCode(") }.map {
          let name = $0.split(separator: " ").drop { $0 != "let" }.dropFirst().first ?? ""
          return (String(name), file.path)
        }
      }
    }
  }
}
