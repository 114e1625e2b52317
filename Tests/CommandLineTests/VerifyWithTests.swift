import Foundation
import TestSupport
import Testing

/// `rewrite --verify-with`: what is written when a command of the user fails.
@Suite struct VerifyWithTests {
  private static let before = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"
  private static let after = "import SwiftUI\nlet a = Text(b).opacity(isOn ? 0 : 1)\n"

  private func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.before) }))
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "All")
    return folder
  }

  private func verify(
    with command: String, _ flags: String..., in folder: TemporaryFolder
  ) throws -> Tool.Ending {
    try Tool.run(["rewrite", "--verify-with", command] + flags, in: folder)
  }

  @Test func writesAllChangesThatPass() throws {
    let folder = try folder(["a.swift", "b.swift"])
    let ending = try verify(with: "true", in: folder)
    #expect(ending.code == 0)
    #expect(ending.error.contains("`true` passes with 2 of 2 changes\n"))
    #expect(try folder.read("b.swift") == Self.after)
    #expect(ending.error.hasSuffix("`statewise undo` undoes this rewrite\n"))
  }

  @Test func refusesIfTheCommandFailsBefore() throws {
    let folder = try folder(["a.swift"])
    let ending = try verify(with: "echo no compiler; false", in: folder)
    #expect(ending.code == 65)
    #expect(
      ending.error.hasSuffix(
        """
        no compiler

        error: `echo no compiler; false` already fails without the changes; no file was written

        """))
    #expect(try folder.read("a.swift") == Self.before)
  }

  /// One change among a hundred others, in ten runs of the command; the rest stays.
  @Test func leavesOutTheChangeToBlame() throws {
    let names = (100...200).map { "v\($0).swift" }
    let folder = try folder(names)
    let ending = try verify(
      with: """
        echo run >> log
        if grep -q opacity v137.swift; then echo 'v137: error: bad'; exit 1; fi
        """,
      "--report", "json=report", in: folder)
    #expect(ending.code == 0)
    #expect(try folder.read("v137.swift") == Self.before)
    #expect(try names.allSatisfy { try $0 == "v137.swift" || folder.read($0) == Self.after })
    #expect(try folder.read("log").split(separator: "\n").count <= 10)
    let report = try folder.read("report")
    #expect(report.contains("\"fails-verification\""))
    #expect(report.contains("fails with this change: v137: error: bad"))
    _ = try Tool.run(["undo"], in: folder)
    #expect(try names.allSatisfy { try folder.read($0) == Self.before })
  }

  @Test func restoresAllIfNoChangePasses() throws {
    let folder = try folder(["a.swift", "b.swift"])
    let ending = try verify(with: "! grep -q opacity a.swift b.swift", in: folder)
    #expect(ending.code == 0)
    #expect(try folder.git("status", "--porcelain") == "")
    #expect(ending.error.contains("0 changes made in 0 files"))
  }

  @Test func keepsWhatPassedBeforeTheLimit() throws {
    let folder = try folder(["a.swift", "b.swift", "c.swift", "d.swift"])
    let ending = try verify(
      with: "! grep -q opacity d.swift", "--verify-limit", "2", in: folder)
    #expect(ending.code == 0)
    #expect(try folder.read("b.swift") == Self.after)
    #expect(try folder.read("c.swift") == Self.before)
    #expect(ending.error.contains("ran 2 times without telling whether it passes"))
  }

  @Test func saysWhatItCannotBeUsedWith() throws {
    let folder = try folder(["a.swift"])
    #expect(
      try verify(with: "true", "--staged", in: folder).error.contains(
        "`--verify-with` cannot be used with `--staged`"))
    #expect(
      try Tool.run(["batch", "--verify-with", "true"], in: folder).error.contains(
        "`--verify-with` needs `--write`"))
  }

  /// The files are as before, and the command has ended too.
  @Test func restoresWhenInterrupted() throws {
    let folder = try folder(["a.swift"])
    let ending = try Tool.shell(
      """
      cd '\(folder.path)'
      "$0" rewrite --verify-with 'grep -q opacity a.swift && touch started && sleep 60; true' &
      while [ ! -e started ]; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """)
    #expect(ending.code == 128 + 15)
    #expect(try folder.read("a.swift") == Self.before)
  }
}
