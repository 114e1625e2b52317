import Foundation
import TestSupport
import Testing

@testable import statewise

/// The code declares the version once. All pages that name a version name this one.
@Suite struct VersionTests {
  private func lines(of path: String) throws -> [String] {
    try String(contentsOf: CasePage.top.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  @Test func hasThreeNumbers() {
    #expect(CommandLineTool.version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
  }

  /// A release has a date; the next version has the word `Unreleased`.
  @Test func isTheFirstHeadingOfTheChangelog() throws {
    let headings = try lines(of: "CHANGELOG.md").filter { $0.hasPrefix("## ") }
    let versions = try headings.map { heading in
      let match = try #require(
        heading.wholeMatch(of: /## \[([0-9.]+)\] - (?:[0-9]{4}-[0-9]{2}-[0-9]{2}|Unreleased)/),
        "\(heading) is not a version with its date")
      return String(match.1)
    }
    #expect(versions.first == CommandLineTool.version)
    #expect(Set(versions).count == versions.count)
    #expect(!headings.dropFirst().contains { $0.hasSuffix("Unreleased") })
  }

  @Test func isTheRevisionInTheReadme() throws {
    let revisions = try lines(of: "README.md").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("rev: ") }
    #expect(revisions == ["rev: \(CommandLineTool.version)"])
  }
}
