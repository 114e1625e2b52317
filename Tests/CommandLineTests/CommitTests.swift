import Foundation
import TestSupport
import Testing

/// `rewrite --commit` and `--verify-each`: one commit per change.
@Suite struct CommitTests {
  private static let before = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"
  private static let after = "import SwiftUI\nlet a = Text(b).opacity(isOn ? 0 : 1)\n"
  private static let title = "Replace `hidden()` with `opacity`"

  private func folder(_ files: [String: String]? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      files ?? ["a.swift": Self.before, "b.swift": Self.before, "c.swift": Self.before])
    try folder.git("init", "-q")
    try folder.git("config", "user.name", "a")
    try folder.git("config", "user.email", "a@example.com")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "All")
    return folder
  }

  private func subjects(_ folder: TemporaryFolder) throws -> [Substring] {
    try folder.git("log", "--format=%s").split(separator: "\n").dropLast()
  }

  @Test func commitsEachChange() throws {
    let folder = try folder()
    try folder.write("mine\n", to: "d.txt")
    try folder.git("add", "d.txt")
    let ending = try Tool.run(["rewrite", "--commit"], in: folder)
    #expect(ending.code == 0, "\(ending.error)")
    #expect(ending.error.contains("3 changes made in 3 files"))
    #expect(try subjects(folder) == [Substring](repeating: Self.title[...], count: 3))
    #expect(
      try folder.git("log", "-1", "--format=%b").trimmingCharacters(in: .newlines)
        == "Statewise-Transform: hidden-if-to-opacity")
    #expect(try folder.git("status", "--porcelain") == "A  d.txt\n")
    #expect(try Tool.run(["undo", "--list"], in: folder).output == "")
  }

  /// Two changes of equal lines in one file: the second one gets the place of the first.
  @Test func commitsChangesOfOneFile() throws {
    let line = "let a = Text(b).if(isOn) { $0.hidden() }\n"
    let folder = try folder(["a.swift": "import SwiftUI\n" + line + line])
    let ending = try Tool.run(["rewrite", "--commit"], in: folder)
    #expect(ending.code == 0 && ending.error.contains("2 changes made in 1 file;"))
    #expect(try subjects(folder).count == 2)
  }

  @Test func leavesOutWhatFailsOneByOne() throws {
    let folder = try folder()
    let command =
      "echo run >> ../\((folder.path as NSString).lastPathComponent).log; ! grep -q opacity b.swift"
    defer { try? FileManager.default.removeItem(atPath: folder.path + ".log") }
    let ending = try Tool.run(
      ["rewrite", "--verify-with", command, "--verify-each", "--commit", "--report", "json=-"],
      in: folder)
    #expect(ending.code == 0, "\(ending.error)")
    #expect(try subjects(folder).count == 2)
    #expect(try folder.read("b.swift") == Self.before)
    #expect(ending.output.contains("\"fails-verification\""))
    // Once before, and once after each change.
    #expect(
      try String(contentsOfFile: folder.path + ".log", encoding: .utf8) == "run\nrun\nrun\nrun\n")
  }

  @Test func writesOneByOneWithoutCommits() throws {
    let folder = try folder()
    let ending = try Tool.run(
      ["rewrite", "--verify-with", "! grep -q opacity b.swift", "--verify-each"], in: folder)
    #expect(ending.code == 0 && ending.error.contains("2 changes made in 2 files"))
    #expect(try folder.read("c.swift") == Self.after && folder.read("b.swift") == Self.before)
    #expect(try subjects(folder).isEmpty)
    #expect(try Tool.run(["undo"], in: folder).code == 0)
    #expect(try folder.git("status", "--porcelain") == "")
  }

  @Test func commitsWhatWasVerifiedByHalves() throws {
    let folder = try folder()
    let ending = try Tool.run(
      ["rewrite", "--verify-with", "! grep -q opacity b.swift", "--commit"], in: folder)
    #expect(ending.code == 0, "\(ending.error)")
    #expect(try subjects(folder).count == 2)
    #expect(try folder.git("status", "--porcelain") == "")
  }

  @Test func restoresWhatCannotBeCommitted() throws {
    let folder = try folder()
    try folder.write(
      "#!/bin/sh\necho 'no commits on Friday' >&2; exit 1\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(".git/hooks/pre-commit"))
    let ending = try Tool.run(["rewrite", "--commit"], in: folder)
    #expect(ending.code == 2)
    #expect(ending.error.contains("git commit failed: no commits on Friday"))
    #expect(ending.error.contains("0 changes committed; nothing else was written"))
    #expect(try folder.git("status", "--porcelain") == "")
  }

  /// What was committed before stays; the change that was being tried is taken back.
  @Test func losesNothingWhenInterrupted() throws {
    let folder = try folder()
    let ending = try Tool.shell(
      """
      cd '\(folder.path)'
      "$0" rewrite --commit --verify-each \
        --verify-with 'grep -q opacity b.swift && touch .git/started && sleep 60; true' &
      while [ ! -e .git/started ]; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """)
    #expect(ending.code == 128 + 15)
    #expect(ending.error.contains("1 change committed; nothing else was written"))
    #expect(try subjects(folder) == [Self.title[...]])
    #expect(try folder.git("status", "--porcelain") == "")
  }

  /// A kill leaves the journal of the change that was written last.
  @Test func canUndoAfterAKill() throws {
    let folder = try folder()
    let ending = try Tool.shell(
      """
      cd '\(folder.path)'
      "$0" rewrite --commit --verify-each \
        --verify-with 'grep -q opacity b.swift && touch .git/started && sleep 2; true' &
      while [ ! -e .git/started ]; do sleep 0.05; done
      kill -KILL $!
      wait $!
      "$0" undo
      """)
    #expect(ending.code == 0, "\(ending.error)")
    #expect(try subjects(folder).count == 1)
    #expect(try folder.git("status", "--porcelain") == "")
  }

  @Test func saysWhatItCannotBeUsedWith() throws {
    let folder = try folder()
    for (words, message) in [
      (["rewrite", "--commit", "--allow-dirty"], "`--commit` cannot be used with `--allow-dirty`"),
      (["rewrite", "--verify-each"], "`--verify-each` needs `--verify-with`"),
      (["batch", "--commit"], "`--commit` needs `--write`"),
    ] {
      let ending = try Tool.run(words, in: folder)
      #expect(ending.code == 64 && ending.error.contains(message))
    }
  }
}
