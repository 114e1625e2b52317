import Foundation
import TestSupport
import Testing

/// `rewrite`, what it refuses, and `undo`, one command after another in one folder.
@Suite struct UndoCommandTests {
  private static let before = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"
  private static let after = "import SwiftUI\nlet a = Text(b).opacity(isOn ? 0 : 1)\n"
  /// Something that nothing changes.
  private static let other = "let c = 1\n"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "a.swift": Self.before, "b/b.swift": Self.before, "c.swift": Self.other,
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "All")
  }

  private func run(_ arguments: String...) throws -> Tool.Ending {
    try Tool.run(arguments, in: folder)
  }

  /// The folder of the only run on record.
  private func runPath() throws -> String {
    let runs = folder.path(".git/statewise/runs")
    let names = try FileManager.default.contentsOfDirectory(atPath: runs)
    return "\(runs)/\(try #require(names.first { !$0.hasPrefix(".") }))"
  }

  @Test func takesARewriteBack() throws {
    let rewritten = try run("rewrite")
    #expect(rewritten.code == 0)
    #expect(rewritten.error.hasSuffix("`statewise undo` takes it back\n"))
    #expect(try folder.read("a.swift") == Self.after)
    let undone = try run("undo")
    #expect(undone.code == 0)
    #expect(undone.error.hasPrefix("2 files put back: all is as it was before the run "))
    #expect(try folder.git("status", "--porcelain") == "")
    #expect(
      try run("undo").error
        == "nothing to undo: every run on record is undone; `statewise undo --list` shows them\n")
  }

  /// On another branch the files are as before; back on the first one the rewrite can be undone.
  @Test func keepsARunWhoseFilesAreAsTheyWere() throws {
    _ = try run("rewrite")
    try folder.git("stash", "-q")
    let ending = try run("undo")
    #expect(ending.code == 0)
    #expect(
      ending.error.hasPrefix("nothing to put back: its files are as they were before the run"))
    try folder.git("stash", "pop", "-q")
    #expect(try run("undo").error.hasPrefix("2 files put back"))
    #expect(try folder.read("a.swift") == Self.before)
  }

  @Test func saysWhenThereIsNothingToUndo() throws {
    let ending = try run("undo")
    #expect(
      ending
        == Tool.Ending(
          code: 0, output: "", error: "nothing to undo: no rewrite is on record here\n"))
    #expect(try run("undo", "--list").error == "no rewrite is on record here\n")
    // Where nothing is to change, nothing is on record either.
    _ = try run("rewrite", "c.swift")
    #expect(try run("undo") == ending)
  }

  @Test func listsTheRuns() throws {
    _ = try run("rewrite", "a.swift")
    _ = try run("undo")
    _ = try run("rewrite", "--quiet")
    let lines = try run("undo", "--list").output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix("  files"))
    #expect(lines[1].hasSuffix("  finished  a.swift, b/b.swift"))
    #expect(lines[2].hasSuffix("  undone    a.swift"))
  }

  @Test func takesBackARunByItsNameOrItsFolder() throws {
    _ = try run("rewrite")
    let path = try runPath()
    let name = path.split(separator: "/").last!
    let wrong = try run("undo", name.dropLast() + "x")
    #expect(wrong.code == 64)
    #expect(wrong.error.hasSuffix("on record here; did you mean \(name)?\n"))
    #expect(try Tool.run(["undo", path], in: TemporaryFolder()).code == 0)
    let again = try run("undo", String(name))
    #expect(again.code == 0)
    #expect(again.error == "nothing to undo: \(name) is undone already\n")
    #expect(try folder.git("status", "--porcelain") == "")
  }

  @Test func putsNothingBackOverLaterEdits() throws {
    _ = try run("rewrite")
    try folder.write(Self.after + "// Mine.\n", to: "a.swift")
    let ending = try run("undo")
    #expect(ending.code == 65)
    #expect(ending.error.hasPrefix("a.swift: error: was edited since the run "))
    #expect(ending.error.hasSuffix("/originals/1\nnothing was put back\n"))
    #expect(try folder.read("a.swift") == Self.after + "// Mine.\n")
    #expect(try folder.read("b/b.swift") == Self.after)
  }

  @Test func guardsOnlyTheFilesThatWouldChange() throws {
    try folder.write(Self.other + "// Mine.\n", to: "c.swift")
    #expect(try run("rewrite").code == 0)
    _ = try run("undo")
    try folder.write(Self.before + "// Mine.\n", to: "a.swift")
    let refused = try run("rewrite")
    #expect(refused.code == 65)
    #expect(
      refused.error.contains(
        "a.swift: error: holds uncommitted work; commit it, or use --allow-dirty\n"))
    #expect(try folder.read("b/b.swift") == Self.before)
    #expect(try run("rewrite", "--allow-dirty").code == 0)
    #expect(try run("undo").code == 0)
    #expect(try folder.read("a.swift") == Self.before + "// Mine.\n")
  }

  /// As if it had been killed between the two renames: what the other file would become now is not
  /// what it would have become then.
  @Test func doesNotGoOnFromWhereARunWasKilled() throws {
    _ = try run("rewrite")
    let path = try runPath()
    try FileManager.default.moveItem(atPath: path + "/finished", toPath: path + "/unfinished")
    try folder.write(Self.before, to: "b/b.swift")
    let refused = try run("rewrite", "--allow-dirty")
    #expect(refused.code == 65)
    #expect(
      refused.error.contains(
        " was interrupted when it had written 1 file; `statewise undo` takes it back\n"))
    #expect(try run("undo", "--list").output.contains("  interrupted  "))
    #expect(try run("undo").code == 0)
    #expect(try folder.git("status", "--porcelain") == "")
    #expect(try run("rewrite").code == 0)
  }

  @Test func keepsTheJournalBesideTheCodeOutsideVersionControl() throws {
    let outside = try TemporaryFolder(["a.swift": Self.before])
    #expect(try Tool.run(["rewrite"], in: outside).code == 65)
    #expect(outside.names() == ["a.swift"])
    #expect(try Tool.run(["rewrite", "--allow-no-vcs"], in: outside).code == 0)
    #expect(try outside.read(".statewise/runs/.gitignore") == "*\n")
    #expect(try Tool.run(["undo"], in: outside).code == 0)
    #expect(try outside.read("a.swift") == Self.before)
  }

  @Test func tellsHowToUndoFromElsewhere() throws {
    let ending = try Tool.run(["rewrite", folder.path], in: TemporaryFolder())
    #expect(ending.code == 0)
    #expect(ending.error.hasSuffix("`statewise undo \(try runPath())` takes it back\n"))
  }

  @Test func writesNothingWhereNoJournalCanBe() throws {
    try folder.write("", to: ".git/statewise")
    let ending = try run("rewrite")
    #expect(ending.code == 2)
    #expect(ending.error.contains(".git/statewise"))
    #expect(ending.error.hasSuffix("nothing was written\n"))
    #expect(try folder.git("status", "--porcelain") == "")
  }

  /// As on a full disk: the journal would be larger than a file may be here.
  @Test func writesNothingWhereThereIsNoRoom() throws {
    let long = Self.before + String(repeating: "// A long file.\n", count: 300)
    let ending = try Tool.shell(
      """
      git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm All
      (ulimit -f 2; $0 rewrite); echo $?
      git status --porcelain; find .git/statewise/runs -type f
      """, files: ["a.swift": long])
    #expect(ending.output == "2\n.git/statewise/runs/.lock\n")
    #expect(ending.error.hasSuffix("nothing was written\n"))
  }

  /// A link that was named is followed, and stays; one that is met is not.
  @Test func writesThroughNoLinkThatWasNotNamed() throws {
    let outside = try TemporaryFolder(["x.swift": Self.before])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.swift"), withDestinationPath: outside.path("x.swift"))
    #expect(try run("rewrite").code == 0)
    #expect(try outside.read("x.swift") == Self.before)
    #expect(try run("rewrite", "--allow-no-vcs", "link.swift").code == 0)
    #expect(try outside.read("x.swift") == Self.after)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.swift"))
        == outside.path("x.swift"))
  }
}
