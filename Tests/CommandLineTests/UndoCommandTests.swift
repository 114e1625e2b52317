import Foundation
import TestSupport
import Testing

/// Sequences of `rewrite` and `undo` in one folder.
@Suite struct UndoCommandTests {
  private static let before = "import SwiftUI\nlet a = Text(b).if(isOn) { $0.hidden() }\n"
  private static let after = "import SwiftUI\nlet a = Text(b).opacity(isOn ? 0 : 1)\n"
  /// A file that no transform changes.
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

  /// The folder of the only recorded run.
  private func runPath() throws -> String {
    let runs = folder.path(".git/statewise/runs")
    let names = try FileManager.default.contentsOfDirectory(atPath: runs)
    return "\(runs)/\(try #require(names.first { !$0.hasPrefix(".") }))"
  }

  @Test func undoesARewrite() throws {
    let rewritten = try run("rewrite")
    #expect(rewritten.code == 0)
    #expect(rewritten.error.hasSuffix("`statewise undo` undoes this rewrite\n"))
    #expect(try folder.read("a.swift") == Self.after)
    let undone = try run("undo")
    #expect(undone.code == 0)
    #expect(undone.error.hasPrefix("2 files restored to the contents before run "))
    #expect(try folder.git("status", "--porcelain") == "")
    #expect(
      try run("undo").error
        == "nothing to undo: all recorded runs are undone; `statewise undo --list` lists them\n")
  }

  /// After `git stash` there is nothing to restore; after `git stash pop` the rewrite can be undone.
  @Test func keepsARunIfNothingNeedsToBeRestored() throws {
    _ = try run("rewrite")
    try folder.git("stash", "-q")
    let ending = try run("undo")
    #expect(ending.code == 0)
    #expect(
      ending.error.hasPrefix("nothing to restore: the files are as before run "))
    try folder.git("stash", "pop", "-q")
    #expect(try run("undo").error.hasPrefix("2 files restored"))
    #expect(try folder.read("a.swift") == Self.before)
  }

  @Test func reportsThatThereIsNothingToUndo() throws {
    let ending = try run("undo")
    #expect(
      ending
        == Tool.Ending(
          code: 0, output: "", error: "nothing to undo: no runs are recorded here\n"))
    #expect(try run("undo", "--list").error == "no runs are recorded here\n")
    // A run without changes is not recorded.
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

  @Test func undoesARunByNameOrFolder() throws {
    _ = try run("rewrite")
    let path = try runPath()
    let name = path.split(separator: "/").last!
    let wrong = try run("undo", name.dropLast() + "x")
    #expect(wrong.code == 64)
    #expect(wrong.error.hasSuffix("is recorded here; did you mean `\(name)`?\n"))
    #expect(try Tool.run(["undo", path], in: TemporaryFolder()).code == 0)
    let again = try run("undo", String(name))
    #expect(again.code == 0)
    #expect(again.error == "nothing to undo: run \(name) is already undone\n")
    #expect(try folder.git("status", "--porcelain") == "")
  }

  @Test func restoresNoFileIfOneWasEditedLater() throws {
    _ = try run("rewrite")
    try folder.write(Self.after + "// Mine.\n", to: "a.swift")
    let ending = try run("undo")
    #expect(ending.code == 65)
    #expect(ending.error.hasPrefix("a.swift: error: was edited after run "))
    #expect(ending.error.hasSuffix("/originals/1\nno file was restored\n"))
    #expect(try folder.read("a.swift") == Self.after + "// Mine.\n")
    #expect(try folder.read("b/b.swift") == Self.after)
  }

  @Test func refusesOnlyIfAFileToChangeIsDirty() throws {
    try folder.write(Self.other + "// Mine.\n", to: "c.swift")
    #expect(try run("rewrite").code == 0)
    _ = try run("undo")
    try folder.write(Self.before + "// Mine.\n", to: "a.swift")
    let refused = try run("rewrite")
    #expect(refused.code == 65)
    #expect(
      refused.error.contains(
        "a.swift: error: has uncommitted changes; commit them or use `--allow-dirty`\n"))
    #expect(try folder.read("b/b.swift") == Self.before)
    #expect(try run("rewrite", "--allow-dirty").code == 0)
    #expect(try run("undo").code == 0)
    #expect(try folder.read("a.swift") == Self.before + "// Mine.\n")
  }

  /// Simulates a run that was killed between the two renames. The other file could get another result
  /// now than in the interrupted run.
  @Test func refusesToRewriteAfterAnInterruptedRun() throws {
    _ = try run("rewrite")
    let path = try runPath()
    try FileManager.default.moveItem(atPath: path + "/finished", toPath: path + "/unfinished")
    try folder.write(Self.before, to: "b/b.swift")
    let refused = try run("rewrite", "--allow-dirty")
    #expect(refused.code == 65)
    #expect(
      refused.error.contains(
        " was interrupted after it wrote 1 file; undo it first with `statewise undo`\n"))
    #expect(try run("undo", "--list").output.contains("  interrupted  "))
    #expect(try run("undo").code == 0)
    #expect(try folder.git("status", "--porcelain") == "")
    #expect(try run("rewrite").code == 0)
  }

  @Test func writesTheJournalBesideTheCodeOutsideVersionControl() throws {
    let outside = try TemporaryFolder(["a.swift": Self.before])
    #expect(try Tool.run(["rewrite"], in: outside).code == 65)
    #expect(outside.names() == ["a.swift"])
    #expect(try Tool.run(["rewrite", "--allow-no-vcs"], in: outside).code == 0)
    #expect(try outside.read(".statewise/runs/.gitignore") == "*\n")
    #expect(try Tool.run(["undo"], in: outside).code == 0)
    #expect(try outside.read("a.swift") == Self.before)
  }

  @Test func printsTheUndoCommandForAnotherFolder() throws {
    let ending = try Tool.run(["rewrite", folder.path], in: TemporaryFolder())
    #expect(ending.code == 0)
    #expect(ending.error.hasSuffix("`statewise undo \(try runPath())` undoes this rewrite\n"))
  }

  @Test func writesNoFileIfTheJournalCannotBeCreated() throws {
    try folder.write("", to: ".git/statewise")
    let ending = try run("rewrite")
    #expect(ending.code == 2)
    #expect(ending.error.contains(".git/statewise"))
    #expect(ending.error.hasSuffix("no file was written\n"))
    #expect(try folder.git("status", "--porcelain") == "")
  }

  /// Simulates a full disk with a limit on the file size.
  @Test func writesNoFileIfTheDiskIsFull() throws {
    let long = Self.before + String(repeating: "// A long file.\n", count: 300)
    let ending = try Tool.shell(
      """
      git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm All
      (ulimit -f 2; $0 rewrite); echo $?
      git status --porcelain; find .git/statewise/runs -type f
      """, files: ["a.swift": long])
    #expect(ending.output == "2\n.git/statewise/runs/.lock\n")
    #expect(ending.error.hasSuffix("no file was written\n"))
  }

  /// A rewrite follows a link that the user names, but not a link that it finds in a folder.
  @Test func followsOnlyLinksThatAreNamed() throws {
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
