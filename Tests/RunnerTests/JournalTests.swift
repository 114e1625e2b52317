import Foundation
import SourceText
import Testing

@testable import Runner

@Suite struct JournalTests {
  private static let zeros = String(repeating: "0", count: 64)
  private static let effs = String(repeating: "f", count: 64)

  private static let journal = Journal(files: [
    .init(path: "/a b.swift", before: zeros, after: effs),
    .init(path: #"/line\#nend\n.swift"#, before: effs, after: zeros),
  ])

  @Test func readsBackWhatItWrites() {
    #expect(Journal(reading: Self.journal.text) == Self.journal)
    #expect(Journal(reading: Journal(files: []).text) == Journal(files: []))
  }

  @Test func writesOneLineForEachFile() {
    #expect(
      Self.journal.text == """
        statewise-journal/1, files: 2
        Digests (SHA-256) of each file before and after; the Nth as it was before is originals/N.
        \(Self.zeros) \(Self.effs) /a b.swift
        \(Self.effs) \(Self.zeros) /line\\nend\\\\n.swift

        """)
  }

  @Test func rejectsATruncatedJournal() {
    let text = Self.journal.text
    for count in 0..<text.count {
      #expect(Journal(reading: String(text.prefix(count))) == nil, "after \(count) characters")
    }
  }

  @Test(arguments: [
    ("journal/1", "journal/2"), (" /a", " a"), ("0 f", "0f"), ("f /a", "g /a"),
    ("line\\n", "line\\m"),
    ("files: 2", "files: 3"),
  ])
  func rejectsADamagedJournal(_ text: String, _ damage: String) throws {
    let range = try #require(Self.journal.text.range(of: text))
    #expect(Journal(reading: Self.journal.text.replacingCharacters(in: range, with: damage)) == nil)
  }

  // MARK: Names

  @Test func namesRunsByTheirStartTime() {
    #expect(RunName(after: nil, at: 1_785_162_153).description == "2026-07-27-142233-a")
  }

  @Test(arguments: [
    ("2026-07-27-142232-c", "2026-07-27-142233-a"), ("2026-07-27-142233-a", "2026-07-27-142233-b"),
    ("2026-07-27-142233-z", "2026-07-27-142233-za"), ("2026-07-28-000000-a", "2026-07-28-000000-b"),
  ])
  func keepsRunNamesInOrder(_ last: String, _ next: String) {
    let last = RunName(last)!
    let name = RunName(after: last, at: 1_785_162_153)
    #expect(name.description == next)
    #expect(last < name)
  }

  @Test(arguments: [
    "", ".lock", "2026-07-27-142233", "2026-07-27-142233-a.part", "2026-7-27-142233-a",
  ])
  func rejectsTextsThatAreNotRunNames(_ text: String) {
    #expect(RunName(text) == nil)
  }
}
