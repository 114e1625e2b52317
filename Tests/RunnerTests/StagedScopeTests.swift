import Foundation
import SourceText
import TestSupport
import Testing

@testable import Runner

/// A repository with one commit, staged files, and unstaged edits.
private struct Staging {
  let folder: TemporaryFolder

  init(committed: [String: String]) throws {
    folder = try TemporaryFolder(committed)
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "All")
  }

  func stage(_ name: String, _ text: String, andLeave unstaged: String? = nil) throws {
    try folder.write(text, to: name)
    try folder.git("add", name)
    if let unstaged { try folder.write(unstaged, to: name) }
  }

  func plan() throws -> Plan {
    try Run([RenameTransform()], jobs: 2)
      .plan(for: [folder.path], in: ChangeScope(selection: .staged))
  }

  /// Returns the staged text of a file.
  func staged(_ name: String) throws -> String { try folder.git("show", ":\(name)") }

  func write(_ plan: Plan) throws -> JournaledRun {
    try JournalStore(near: [folder.path]).replaceFiles(of: plan)
  }

  /// Returns the tree of the index, and its differences from the working tree.
  func state() throws -> [String] {
    [try folder.git("write-tree"), try folder.git("diff"), try folder.git("status", "--short")]
  }
}

@Suite struct StagedScopeTests {
  @Test func changesStagedTextAndKeepsUnstagedEdits() throws {
    let staging = try Staging(committed: ["a.swift": "1\n", "same.swift": "old\n"])
    try staging.stage(
      "a.swift", "let a = old\n// b\nlet c = 1\n",
      andLeave: "// more\nlet a = old\n// b\nlet c = old\n")
    try staging.folder.write("old\n", to: "untracked.swift")
    let plan = try staging.plan()
    #expect(plan.report.isComplete && plan.report.declined.isEmpty)
    _ = try staging.write(plan)
    #expect(try staging.staged("a.swift") == "let a = new\n// b\nlet c = 1\n")
    #expect(try staging.folder.read("a.swift") == "// more\nlet a = new\n// b\nlet c = old\n")
    #expect(try staging.folder.read("same.swift") == "old\n")
    #expect(try staging.folder.read("untracked.swift") == "old\n")
  }

  @Test func declinesIfTheWholeFileDiffers() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    let numbers = 1...20_000
    try staging.stage(
      "a.swift", "let a = old\n" + numbers.map { "// \($0)\n" }.joined(),
      andLeave: numbers.map { "// Line \($0)\n" }.joined())
    let plan = try staging.plan()
    #expect(plan.files.isEmpty)
    #expect(plan.report.declined.map(\.code) == [DeclineCode.unstagedEdits.rawValue])
  }

  @Test func undoesIndexAndWorkingTree() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    try staging.stage("a.swift", "old\n", andLeave: "old\n// more\n")
    let before = try staging.state()
    let run = try staging.write(try staging.plan())
    #expect(try staging.state() != before)
    _ = try run.undo()
    #expect(try staging.state() == before)
  }

  @Test func undoesNothingIfTheIndexChanged() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    try staging.stage("a.swift", "old\n")
    let run = try staging.write(try staging.plan())
    try staging.folder.git("reset", "-q")
    #expect(throws: UndoError.self) { try run.undo() }
    #expect(try staging.folder.read("a.swift") == "new\n")
  }

  @Test func declinesChangesOfLinesWithUnstagedEdits() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    try staging.stage("a.swift", "let a = old\nold\n", andLeave: "let a = old + 1\nold\n")
    let plan = try staging.plan()
    #expect(plan.report.declined.map(\.code) == ["unstaged-edits"])
    _ = try staging.write(plan)
    #expect(try staging.staged("a.swift") == "let a = old\nnew\n")
    #expect(try staging.folder.read("a.swift") == "let a = old + 1\nnew\n")
  }

  @Test func keepsTheModeOfExecutableFiles() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    try staging.stage("a.swift", "old\n")
    try staging.folder.git("update-index", "--chmod=+x", "a.swift")
    _ = try staging.write(try staging.plan())
    #expect(try staging.folder.git("ls-files", "-s", "a.swift").hasPrefix("100755 "))
  }

  @Test func changesNothingIfTheIndexChangesDuringTheRun() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    try staging.stage("a.swift", "old\n")
    let plan = try staging.plan()
    try staging.folder.git("rm", "-q", "--cached", "a.swift")
    #expect(throws: ReplacementError.self) { try staging.write(plan) }
    #expect(try staging.folder.read("a.swift") == "old\n")
    #expect(JournalStore(near: [staging.folder.path]).runs.isEmpty)
  }

  @Test func skipsAFileDeletedInTheWorkingTree() throws {
    let staging = try Staging(committed: ["a.swift": "1\n", "b.swift": "1\n"])
    try staging.stage("a.swift", "old\n")
    try staging.stage("b.swift", "old\n")
    try FileManager.default.removeItem(atPath: staging.folder.path("b.swift"))
    #expect(try staging.plan().files.map(\.path) == [staging.folder.path("a.swift")])
  }

  @Test func worksBeforeTheFirstCommit() throws {
    let folder = try TemporaryFolder(["Új \"mappa\"/é.swift": "old\n"])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    let plan = try Run([RenameTransform()], jobs: 2)
      .plan(for: [folder.path], in: ChangeScope(selection: .staged))
    _ = try JournalStore(near: [folder.path]).replaceFiles(of: plan)
    #expect(try folder.git("show", ":Új \"mappa\"/é.swift") == "new\n")
  }

  /// Transforms read the staged versions of other files.
  @Test func readsStagedTextsOfOtherFiles() throws {
    let staging = try Staging(committed: [
      "edited.swift": "struct A {}\n", "gone.swift": "struct B {}\n", "same.swift": "struct C {}\n",
    ])
    try staging.folder.write("struct D {}\n", to: "edited.swift")
    try FileManager.default.removeItem(atPath: staging.folder.path("gone.swift"))
    try staging.folder.write("struct E {}\n", to: "untracked.swift")
    let roots = [staging.folder.path]
    let found = try DiscoveredFiles.discover(
      roots: roots, in: ChangeScope(selection: .staged), repositoryAround: roots)
    let names = found.repository.files.map { ($0.path as NSString).lastPathComponent }
    #expect(names.sorted() == ["edited.swift", "gone.swift", "same.swift"])
    let texts = try found.repository.files.map {
      String(decoding: try found.texts.read($0.path).source.bytes, as: UTF8.self)
    }
    #expect(texts.sorted() == ["struct A {}\n", "struct B {}\n", "struct C {}\n"])
  }

  @Test func rejectsUnresolvedConflicts() throws {
    let staging = try Staging(committed: ["a.swift": "1\n"])
    let folder = staging.folder
    try folder.git("switch", "-qc", "topic")
    try folder.write("2\n", to: "a.swift")
    try folder.git("commit", "-qam", "Two")
    try folder.git("switch", "-q", "main")
    try folder.write("3\n", to: "a.swift")
    try folder.git("commit", "-qam", "Three")
    try folder.git("merge", "-q", "topic")
    #expect(throws: SystemError.self) { try staging.plan() }
  }
}

@Suite struct UnstagedEditsTests {
  /// Applies edits of the staged text, from `old` to `new`, to the working tree's text.
  private func carried(_ unstaged: String, staged: String) -> String? {
    let staged = SourceText(path: "a.swift", bytes: Array(staged.utf8))
    let edits = UnstagedEdits(
      of: SourceText(path: "a.swift", bytes: Array(unstaged.utf8)), against: staged)
    let text = staged.string(staged.range)
    let changes = text.ranges(of: "old").map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return Edit.replace(ByteRange(start..<start + 3), with: "new")
    }
    guard edits.workingTreeEdits(for: EditSet(changes)!) != nil else { return nil }
    let result = edits.result(of: EditSet(changes)!)
    return result.string(result.range)
  }

  @Test(arguments: [
    ("a\nold\n", "old\n", "a\nnew\n"), ("old\nb\nc\n", "old\n", "new\nb\nc\n"),
    ("old\n", "a\nold\nb\n", "new\n"), ("A\nold\nB\nold\n", "a\nold\nb\nold\n", "A\nnew\nB\nnew\n"),
    ("old", "old\nb", nil), ("old \n", "old\n", nil), ("", "old\n", nil),
    ("a\r\nold\r\nB\r\n", "a\r\nold\r\nb\r\n", "a\r\nnew\r\nB\r\n"),
  ])
  func mapsEditsToTheWorkingTree(_ unstaged: String, _ staged: String, _ expected: String?) {
    #expect(carried(unstaged, staged: staged) == expected)
  }
}
