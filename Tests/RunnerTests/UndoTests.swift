import Foundation
import SourceText
import TestSupport
import Testing

@testable import Runner

@Suite struct UndoTests {
  /// A repository with files, and the journal store of its runs.
  private struct Workspace {
    let folder: TemporaryFolder
    let store: JournalStore

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder(files)
      try folder.git("init", "-q")
      store = JournalStore(near: [folder.path])
    }

    /// What writes texts into files.
    func replacements(_ texts: KeyValuePairs<String, String>) throws -> [FileReplacement] {
      try texts.map { name, text in
        let loaded = try SourceLoader.load(folder.path(name))
        return FileReplacement(
          path: folder.path(name), stamp: loaded.stamp, original: loaded.source,
          text: SourceText(text))
      }
    }

    @discardableResult
    func rewrite(_ texts: KeyValuePairs<String, String>) throws -> JournaledRun {
      try store.replaceAll(try replacements(texts))
    }

    /// Names and texts of all files.
    func contents() throws -> [String: String] {
      var contents: [String: String] = [:]
      for name in folder.names() { contents[name] = try folder.read(name) }
      return contents
    }
  }

  @Test func restoresTheOriginals() throws {
    let workspace = try Workspace(["a.swift": "a\r\n", "b.swift": "b", "c.swift": "c"])
    let run = try workspace.rewrite(["a.swift": "A", "b.swift": "B"])
    #expect(try workspace.contents() == ["a.swift": "A", "b.swift": "B", "c.swift": "c"])
    #expect(run.state == .finished)
    #expect(try run.undo().count == 2)
    #expect(try workspace.contents() == ["a.swift": "a\r\n", "b.swift": "b", "c.swift": "c"])
    #expect(run.state == .undone)
  }

  @Test func restoresTheTargetOfALink() throws {
    let workspace = try Workspace(["real/a.swift": "a"])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.folder.path("link.swift"), withDestinationPath: "real/a.swift")
    let run = try workspace.rewrite(["link.swift": "A"])
    #expect(try workspace.folder.read("real/a.swift") == "A")
    _ = try run.undo()
    #expect(try workspace.folder.read("real/a.swift") == "a")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: workspace.folder.path("link.swift")) == "real/a.swift")
  }

  @Test func undoesSeveralRuns() throws {
    let workspace = try Workspace(["a.swift": "a"])
    let first = try workspace.rewrite(["a.swift": "b"])
    let second = try workspace.rewrite(["a.swift": "c"])
    #expect(workspace.store.runs.map(\.name) == [first.name, second.name])
    #expect(throws: UndoError.self) { try first.undo() }
    #expect(first.state == .finished)
    _ = try second.undo()
    _ = try first.undo()
    #expect(try workspace.contents() == ["a.swift": "a"])
  }

  @Test(arguments: ["edited", nil])
  func restoresNothingIfAFileWasEdited(_ text: String?) throws {
    let workspace = try Workspace(["a.swift": "a", "b.swift": "b"])
    let run = try workspace.rewrite(["a.swift": "A", "b.swift": "B"])
    if let text {
      try workspace.folder.write(text, to: "b.swift")
    } else {
      try FileManager.default.removeItem(atPath: workspace.folder.path("b.swift"))
    }
    let error = #expect(throws: UndoError.self) { try run.undo() }
    guard case .edited(let files)? = error else { return #expect(Bool(false), "\(error!)") }
    #expect(files.map(\.path) == [workspace.folder.path("b.swift")])
    #expect(files.map(\.isMissing) == [text == nil])
    #expect(try String(contentsOfFile: files[0].originalPath, encoding: .utf8) == "b")
    #expect(try workspace.folder.read("a.swift") == "A")
    #expect(run.state == .finished)
  }

  /// Simulates a run that was killed between two renames.
  @Test func undoesAnInterruptedRun() throws {
    let workspace = try Workspace(["a.swift": "a", "b.swift": "b"])
    let run = try workspace.rewrite(["a.swift": "A", "b.swift": "B"])
    try run.mark(.unfinished, was: .finished)
    try workspace.folder.write("b", to: "b.swift")
    try workspace.folder.write("B", to: TemporaryFile.prefix(of: run.name) + "1")
    #expect(workspace.store.interruptedRuns.map(\.name) == [run.name])
    #expect(run.hasPart(in: [workspace.folder.path("b.swift")]))
    #expect(try run.uncommittedFiles() == [workspace.folder.path("a.swift")])
    #expect(try run.undo().count == 1)
    #expect(try workspace.contents() == ["a.swift": "a", "b.swift": "b"])
    #expect(run.state == .undone)
  }

  @Test func restoresNothingFromADamagedJournal() throws {
    let workspace = try Workspace(["a.swift": "a", "b.swift": "b"])
    let run = try workspace.rewrite(["a.swift": "A", "b.swift": "B"])
    try Data("x".utf8).write(to: URL(filePath: run.originalPath(1)))
    #expect(throws: UndoError.self) { try run.undo() }
    #expect(try workspace.contents() == ["a.swift": "A", "b.swift": "B"])
    try Data("statewise".utf8).write(to: URL(filePath: run.path + "/journal"))
    #expect(throws: UndoError.self) { try run.undo() }
    #expect(run.displayPaths == nil)
  }

  @Test func recordsNoRunThatWroteNothing() throws {
    let workspace = try Workspace(["a.swift": "a", "b.swift": "b"])
    let replacements = try workspace.replacements(["a.swift": "A", "b.swift": "B"])
    try workspace.folder.write("someone else", to: "b.swift")
    #expect(throws: ReplacementError.self) { try workspace.store.replaceAll(replacements) }
    #expect(workspace.store.runs.isEmpty)
    #expect(try workspace.folder.read("a.swift") == "a")
  }

  @Test func keepsTheMostRecentRuns() throws {
    let workspace = try Workspace(["a.swift": "0"])
    var runs: [JournaledRun] = []
    for count in 1...JournalStore.keptCount + 2 {
      runs.append(try workspace.rewrite(["a.swift": String(count)]))
      if count == 1 { try runs[0].mark(.unfinished, was: .finished) }
    }
    #expect(workspace.store.runs.map(\.name) == ([runs[0]] + runs.dropFirst(2)).map(\.name))
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.store.path)
    #expect(Set(names) == Set(workspace.store.runs.map(\.name.description) + [".lock"]))
  }

  @Test func keepsJournalsInGitsFolder() throws {
    let folder = try TemporaryFolder(["main/a.swift": "a"])
    let main = folder.path("main")
    try folder.git("-C", main, "init", "-q")
    try folder.git("-C", main, "add", ".")
    try folder.git("-C", main, "commit", "-qm", "All")
    try folder.git("-C", main, "worktree", "add", "-q", folder.path("other"))
    #expect(JournalStore(near: [main + "/a.swift"]).path == main + "/.git/statewise/runs")
    #expect(
      JournalStore(near: [folder.path("other/a.swift")]).path
        == main + "/.git/worktrees/other/statewise/runs")
    let current = FileManager.default.currentDirectoryPath
    let outside = try TemporaryFolder()
    #expect(JournalStore(near: [outside.path]).path == current + "/.statewise/runs")
  }
}
