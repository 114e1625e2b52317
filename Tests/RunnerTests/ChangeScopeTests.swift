import Foundation
import Runner
import TestSupport
import Testing

extension TemporaryFolder {
  /// Makes the folder a repository and commits its contents.
  fileprivate func commitAll() throws {
    if !FileManager.default.fileExists(atPath: path(".git")) {
      try git("init", "-q", "-b", "main")
    }
    try git("add", "-A")
    try git("commit", "-qm", "All")
  }

  /// Returns the results of a run by file name.
  fileprivate func results(
    in scope: ChangeScope, of roots: [String] = [""]
  ) throws -> [String: String] {
    let plan = try Run([RenameTransform()], jobs: 2).plan(for: roots.map(path), in: scope)
    #expect(plan.report.isComplete && plan.report.declined.isEmpty)
    let pairs = plan.files.map {
      (String($0.path.dropFirst(path.count + 1)), $0.result.string($0.result.range))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the error of a run.
  fileprivate func refusal(of scope: ChangeScope, _ roots: [String] = [""]) -> String? {
    do {
      _ = try Run([RenameTransform()], jobs: 2).plan(for: roots.map(path), in: scope)
      return nil
    } catch {
      return error.description.replacing(path(""), with: "").replacing(path, with: ".")
    }
  }
}

@Suite struct PathScopeTests {
  private let files = ["a.swift", "Sources/b.swift", "Sources/Views/c.swift", "Tests/d.swift"]

  private func changed(
    include: [String] = [], exclude: [String] = [], listed: [String]? = nil,
    of roots: [String] = [""]
  ) throws -> [String] {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "old\n") }))
    try folder.git("init", "-q")
    let scope = ChangeScope(
      included: try PathPatterns(include), excluded: try PathPatterns(exclude),
      listed: listed?.map(folder.path))
    return try folder.results(in: scope, of: roots).keys.sorted()
  }

  @Test func changesOnlyIncludedFiles() throws {
    #expect(try changed(include: ["Sources"]) == ["Sources/Views/c.swift", "Sources/b.swift"])
    #expect(try changed(include: ["/*.swift", "Views/"]) == ["Sources/Views/c.swift", "a.swift"])
  }

  @Test func doesNotChangeExcludedFiles() throws {
    #expect(
      try changed(include: ["Sources"], exclude: ["**/Views/*.swift"]) == ["Sources/b.swift"])
    #expect(try changed(exclude: ["*.swift"], of: ["a.swift"]).isEmpty)
  }

  @Test func matchesPatternsFromTheTopLevel() throws {
    #expect(try changed(include: ["Sources/b.swift"], of: ["Sources"]) == ["Sources/b.swift"])
  }

  @Test func changesOnlyListedFiles() throws {
    #expect(
      try changed(listed: ["Tests", "Sources/b.swift"]) == ["Sources/b.swift", "Tests/d.swift"])
    #expect(try changed(listed: []).isEmpty)
  }

  @Test func rejectsListedPathsThatAreMissingOrOutside() throws {
    let folder = try TemporaryFolder(["a/a.swift": "old\n", "b/b.swift": "old\n"])
    #expect(
      folder.refusal(of: ChangeScope(listed: [folder.path("c.swift")]))
        == "c.swift: no such file; to omit deleted files, list with `git diff --diff-filter=d`"
    )
    #expect(
      folder.refusal(of: ChangeScope(listed: [folder.path("b/b.swift")]), ["a"])
        == "b/b.swift: the file is outside the given paths")
  }

  @Test func rejectsInvalidPatterns() {
    for text in ["", "# a"] {
      #expect(throws: PathPatternError.self) { try PathPatterns([text]) }
    }
  }
}

@Suite struct LineScopeTests {
  private let text = "let a = old\r\nlet b = old\r\nlet c = old\r\n"

  private func scope(_ places: [String], in folder: TemporaryFolder) -> ChangeScope {
    ChangeScope(selection: .lines(places.map { NamedLines(folder.path($0))! }))
  }

  @Test func changesOnlySelectedLines() throws {
    let folder = try TemporaryFolder(["a b.swift": text, "b.swift": text])
    #expect(
      try folder.results(in: scope(["a b.swift:1", "a b.swift:3-3"], in: folder))
        == ["a b.swift": "let a = new\r\nlet b = old\r\nlet c = new\r\n"])
  }

  @Test func rejectsLinesAfterTheEnd() throws {
    let folder = try TemporaryFolder(["a.swift": text])
    #expect(
      folder.refusal(of: scope(["a.swift:3-4"], in: folder))
        == "a.swift: line 4 does not exist; the file has 3 lines"
    )
    #expect(
      folder.refusal(of: scope(["b.swift:1"], in: folder))
        == "b.swift: cannot open: no such file or directory")
  }

  @Test(arguments: ["a.swift", "a.swift:", ":3", "a.swift:0", "a.swift:3-2", "a.swift:b", "a:-3"])
  func rejectsInvalidLineRanges(_ text: String) {
    #expect(NamedLines(text) == nil)
  }

  @Test func readsLinesAfterAPathWithColons() {
    #expect(NamedLines("a:1:2-3")?.path == "a:1")
    #expect(NamedLines("a:1:2-3")?.lines == 2...3)
  }
}

@Suite struct RevisionScopeTests {
  private func since(_ revision: String) -> ChangeScope {
    ChangeScope(selection: .since(revision))
  }

  @Test func changesOnlyLinesThatDifferFromACommit() throws {
    let folder = try TemporaryFolder([
      "a.swift": "let a = old\nlet b = 1\n", "gone.swift": "old\n", "same.swift": "old\n",
      "shorter.swift": "old\nold\n",
    ])
    try folder.commitAll()
    try folder.write("let a = old\nlet b = old\n", to: "a.swift")
    try folder.commitAll()
    // Neither committed nor staged.
    try folder.write("let a = old\nlet b = old\n// c\nlet d = old\n", to: "a.swift")
    try folder.write("old\n", to: "shorter.swift")
    try folder.write("old\n", to: "Új mappa/\"új\".swift")
    try FileManager.default.removeItem(atPath: folder.path("gone.swift"))
    #expect(
      try folder.results(in: since("HEAD~1")) == [
        "a.swift": "let a = old\nlet b = new\n// c\nlet d = new\n",
        "Új mappa/\"új\".swift": "new\n",
      ])
    #expect(
      try folder.results(in: since("HEAD"), of: ["a.swift"])
        == ["a.swift": "let a = old\nlet b = old\n// c\nlet d = new\n"])
  }

  @Test func comparesWithTheMergeBase() throws {
    let folder = try TemporaryFolder(["a.swift": "1\n", "b.swift": "1\n"])
    try folder.commitAll()
    try folder.git("switch", "-qc", "topic")
    try folder.write("old\n", to: "a.swift")
    try folder.commitAll()
    try folder.git("switch", "-q", "main")
    try folder.write("2\n", to: "b.swift")
    try folder.commitAll()
    try folder.git("switch", "-q", "topic")
    #expect(try folder.results(in: since("main")) == ["a.swift": "new\n"])
  }

  @Test func followsRenames() throws {
    let lines = (1...9).map { "let a\($0) = old\n" }.joined()
    let folder = try TemporaryFolder(["a b.swift": lines])
    try folder.commitAll()
    try folder.git("mv", "a b.swift", "c d.swift")
    try folder.write(lines + "old\n", to: "c d.swift")
    try folder.git("add", ".")
    #expect(try folder.results(in: since("HEAD")) == ["c d.swift": lines + "new\n"])
  }

  @Test func readsAddedLinesThatLookLikeADiff() throws {
    let folder = try TemporaryFolder(["a.swift": "1\n", "b.swift": "old\n"])
    try folder.commitAll()
    let comment = "/*\n++ b/b.swift\n@@ -1 +1 @@\n*/\n"
    try folder.write(comment + "old\n", to: "a.swift")
    #expect(
      try folder.results(in: since("HEAD")) == ["a.swift": comment + "new\n"])
  }

  @Test func readsWorktreesAndTheirFolders() throws {
    let folder = try TemporaryFolder(["main/Sub/a.swift": "1\n"])
    let main = folder.path("main")
    try folder.git("-C", main, "init", "-q")
    try folder.git("-C", main, "add", ".")
    try folder.git("-C", main, "commit", "-qm", "All")
    try folder.git("-C", main, "worktree", "add", "-q", "../other")
    try folder.write("old\n", to: "other/Sub/a.swift")
    #expect(
      try folder.results(in: since("HEAD"), of: ["other/Sub"]) == ["other/Sub/a.swift": "new\n"])
  }

  @Test func reportsGitErrors() throws {
    let folder = try TemporaryFolder(["a.swift": "old\n"])
    #expect(
      folder.refusal(of: since("HEAD"))
        == ".: not in a git repository, which `--since` requires")
    try folder.git("init", "-q", "-b", "main")
    #expect(folder.refusal(of: since("main"))?.hasPrefix("main: no such commit") == true)
    try folder.commitAll()
    try folder.git("switch", "-q", "--orphan", "other")
    try folder.commitAll()
    try folder.git("commit", "--allow-empty", "-qm", "None")
    #expect(
      folder.refusal(of: since("main"))
        == "main: this commit and the current branch have no common ancestor")
  }

  @Test func reportsAShallowClone() throws {
    let folder = try TemporaryFolder(["a/a.swift": "1\n"])
    let origin = folder.path("a")
    try folder.git("-C", origin, "init", "-q", "-b", "main")
    try folder.git("-C", origin, "add", ".")
    try folder.git("-C", origin, "commit", "-qm", "First")
    try folder.git("-C", origin, "branch", "topic")
    try folder.git("-C", origin, "commit", "-qm", "Second", "--allow-empty")
    try folder.git("-C", origin, "switch", "-q", "topic")
    try folder.git("-C", origin, "commit", "-qm", "Third", "--allow-empty")
    try folder.git(
      "clone", "-q", "--depth", "1", "--no-single-branch", "file://\(origin)", folder.path("b"))
    #expect(
      folder.refusal(of: since("origin/main"), ["b"])
        == "origin/main: this commit and the current branch have no common ancestor "
        + "in this shallow clone; run `git fetch --unshallow`, or set `fetch-depth: 0` of "
        + "`actions/checkout`")
  }
}
