import Foundation
import TestSupport
import Testing

@testable import Runner

@Suite struct FileDiscoveryTests {
  /// Returns the files discovered in a folder with the given files, relative to that folder.
  private func found(
    _ files: [String], ignoring ignoreFiles: [String: String] = [:], from roots: [String] = [""]
  ) throws -> [String] {
    let folder = try TemporaryFolder(ignoreFiles)
    for file in files { try folder.write("", to: file) }
    if !ignoreFiles.isEmpty { try folder.git("init", "-q") }
    return try FileDiscovery(roots: roots.map(folder.path)).files
      .map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func visitsEntriesInOrderOfNames() throws {
    let files = ["b.swift", "a/z.swift", "a/b/c.swift", "a.swift", "a.txt", "swift"]
    #expect(try found(files) == ["a/b/c.swift", "a/z.swift", "a.swift", "b.swift"])
  }

  @Test func skipsBuildProducts() throws {
    let files = [
      ".build/a.swift", ".tools/a.swift", "x/Pods/a.swift", "Carthage/a.swift",
      "DerivedData/a.swift",
      "a.generated.swift", "Podsy/a.swift",
    ]
    #expect(try found(files) == ["Podsy/a.swift", "a.generated.swift"])
  }

  /// A folder whose files another root has already is not empty.
  @Test func namesFoldersWithoutSwiftFiles() throws {
    let folder = try TemporaryFolder(["a/b/c.swift": "", "d/e.txt": "", "f/Pods/g.swift": ""])
    let roots = ["a", "a/b", "d", "f", "a/b/c.swift"].map(folder.path)
    #expect(try FileDiscovery(roots: roots).emptyRoots == ["d", "f"].map(folder.path))
  }

  #if os(Linux)
    /// Each name is given as the bytes that the file system takes.
    @Test func reportsNamesThatNoTextStandsFor() throws {
      let folder = try TemporaryFolder(["a.swift": ""])
      for name in [[0xc3, 0xa9], [0x65, 0xcc, 0x81], [0xff]] as [[UInt8]] {
        let path = Array("\(folder.path)/".utf8) + name + Array(".swift".utf8) + [0]
        let file = path.withUnsafeBytes {
          fopen($0.baseAddress!.assumingMemoryBound(to: CChar.self), "w")
        }
        fclose(try #require(file))
      }
      let discovery = try FileDiscovery(roots: [folder.path])
      #expect(discovery.files.map(\.path) == ["a.swift", "e\u{301}.swift"].map(folder.path))
      #expect(
        discovery.failures.map(\.reason) == [
          "another entry of the folder has the same name, with other bytes for its accents",
          "the name is not UTF-8",
        ])
    }
  #endif

  @Test func skipsTutorialsAndTemplates() throws {
    let files = [
      "A.docc/Resources/a.swift", "B.xctemplate/b.swift", "___FILEBASENAME___.swift",
      "docc/c.swift",
    ]
    #expect(try found(files) == ["docc/c.swift"])
  }

  @Test func includesExplicitPaths() throws {
    let files = ["Pods/a.swift", "b.generated.swift", "c.txt", "ignored/d.swift"]
    let roots = ["c.txt", "b.generated.swift", "Pods", "ignored/d.swift", "ignored"]
    let expected = ["c.txt", "b.generated.swift", "Pods/a.swift", "ignored/d.swift"]
    #expect(try found(files, ignoring: [".gitignore": "ignored/\n"], from: roots) == expected)
  }

  @Test func includesEachFileOnce() throws {
    #expect(try found(["a/b.swift"], from: ["a/b.swift", "a", "", "a/"]) == ["a/b.swift"])
  }

  @Test func readsIgnoreFilesAboveTheRoot() throws {
    let files = ["a/b/c.swift", "a/b/d.swift"]
    #expect(
      try found(files, ignoring: [".gitignore": "/a/b/d.swift\n"], from: ["a/b"]) == ["a/b/c.swift"]
    )
  }

  @Test func followsOnlyLinksThatWerePassed() throws {
    let folder = try TemporaryFolder(["real/a.swift": "", "outside.swift": ""])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("real/loop"), withDestinationPath: "..")
    try manager.createSymbolicLink(
      atPath: folder.path("real/b.swift"), withDestinationPath: "../outside.swift")
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
    let walked = try FileDiscovery(roots: [folder.path("real")]).files.map(\.path)
    #expect(walked == [folder.path("real/a.swift")])
    let named = try FileDiscovery(roots: [folder.path("link"), folder.path("real/b.swift")]).files
    #expect(named.map(\.path) == [folder.path("link/a.swift"), folder.path("real/b.swift")])
  }

  @Test func rejectsARootThatDoesNotExist() throws {
    #expect(throws: SystemError.self) { try FileDiscovery(roots: ["/does/not/exist"]) }
  }

  /// `.gitignore` lines whose meaning is compared with git itself.
  @Test(arguments: [
    "a", "/a", "a/", "/*.swift", "*.swift\n!b.swift", "a/*\n!a/b", "**/b", "a/**", "a/**/d.swift",
    "a/**/b/",
    "[ab].swift", "[!a].swift", "[a-c]/", "?.swift", "#a\n\\#a.swift", "\\!a.swift", "!a.swift",
    "a.swift  ", "a\\ b.swift", "*\n!*/\n!b.swift", "b/d.swift", "/b/d.swift", "**", "a**",
    "**/a/**",
    "*b*", "a/*/d.swift", "\r\na.swift\r", "[", "a.swift\\", "a//b", "[]a].swift", "a/b/", "*/",
  ])
  func ignoresWhatGitIgnores(_ lines: String) throws {
    let files = [
      "a.swift", "b.swift", "c.swift", "ab.swift", "#a.swift", "!a.swift", "a b.swift",
      "a/d.swift", "a/b/d.swift", "b/d.swift", "c/a/b/d.swift", "a/b.swift", "c/b/a/c.swift",
    ]
    let folder = try TemporaryFolder([
      ".gitignore": lines + "\n", "c/.gitignore": "!d.swift\n/b/\n",
    ])
    for file in files { try folder.write("", to: file) }
    try folder.git("init", "-q")
    let listed = try folder.git("ls-files", "-zo", "--exclude-standard", "--", "*.swift")
      .split(separator: "\0").map(String.init)
    let found = try FileDiscovery(roots: [folder.path]).files
      .map { String($0.path.dropFirst(folder.path.count + 1)) }
    #expect(found.sorted() == listed.sorted())
  }
}
