import Foundation
import Runner
import TestSupport
import Testing

@Suite struct RepositoryTests {
  @Test func objectsToUncommittedFiles() throws {
    let folder = try TemporaryFolder([
      "clean.swift": "a", "it's dirty.swift": "a", "staged.swift": "a",
      ".gitignore": "ignored.swift\nbuild\n",
      "ignored.swift": "a", "build/a.swift": "a", "sub/clean [1].swift": "a",
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "All")
    try folder.write("b", to: "it's dirty.swift")
    try folder.write("b", to: "staged.swift")
    try folder.git("add", "staged.swift")
    try folder.write("a", to: "untracked é.swift")
    try folder.write("a", to: "two\nlines.swift")
    let outside = try TemporaryFolder(["a.swift": "a"])
    let unclean = [
      "it's dirty.swift", "staged.swift", "untracked é.swift", "two\nlines.swift", "ignored.swift",
      "build/a.swift",
    ].map(folder.path)
    let clean = ["clean.swift", "sub/clean [1].swift"].map(folder.path)
    var expected: [String: Repository.Objection] = [outside.path("a.swift"): .outsideVersionControl]
    for path in unclean { expected[path] = .uncommitted }
    #expect(try Repository.objections(to: unclean + clean + [outside.path("a.swift")]) == expected)
  }

  @Test func splitsLongFileListsOverSeveralCommands() throws {
    let name = String(repeating: "n", count: 200)
    let files = (1...450).map { "\(name)/\(name)/\(name)/\($0).swift" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "a") }))
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "All")
    let edited = [files[0], files[449]].map(folder.path)
    for file in [files[0], files[449]] { try folder.write("b", to: file) }
    let objections = try Repository.objections(to: files.map(folder.path))
    #expect(objections == Dictionary(uniqueKeysWithValues: edited.map { ($0, .uncommitted) }))
  }
}
