import Foundation
import SourceText
import TestSupport
import Testing

@testable import Runner

@Suite struct FileReplacementTests {
  private static let run = RunName("2026-07-27-142233-a")!

  private func replacement(_ name: String, in folder: TemporaryFolder, by text: String) throws
    -> FileReplacement
  {
    let loaded = try SourceLoader.load(folder.path(name))
    return FileReplacement(
      path: folder.path(name), stamp: loaded.stamp, original: loaded.source, text: SourceText(text))
  }

  private func makeAll(_ replacements: [FileReplacement]) throws(ReplacementError) {
    try FileReplacement.makeAll(replacements, run: Self.run)
  }

  @Test func keepsPermissionsAndRemovesTemporaryFiles() throws {
    let folder = try TemporaryFolder(["a.swift": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o751], ofItemAtPath: folder.path("a.swift"))
    try makeAll([replacement("a.swift", in: folder, by: "new")])
    #expect(try folder.read("a.swift") == "new")
    #expect(folder.names() == ["a.swift"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o751)
  }

  @Test func replacesNoFileIfOneChangedOnDisk() throws {
    let folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b"])
    let both = try [
      replacement("a.swift", in: folder, by: "A"), replacement("b.swift", in: folder, by: "B"),
    ]
    try folder.write("someone else", to: "b.swift")
    #expect(throws: ReplacementError.self) { try makeAll(both) }
    #expect(try folder.read("a.swift") == "a")
    #expect(try folder.read("b.swift") == "someone else")
    #expect(folder.names() == ["a.swift", "b.swift"])
  }

  @Test func replacesNoFileIfOneCannotBeWritten() throws {
    let taken = TemporaryFile.prefix(of: Self.run) + "1"
    let folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b", taken: "taken"])
    let both = try [
      replacement("a.swift", in: folder, by: "A"), replacement("b.swift", in: folder, by: "B"),
    ]
    #expect(throws: ReplacementError.self) { try makeAll(both) }
    #expect(try folder.read("a.swift") == "a")
    #expect(folder.names() == [taken, "a.swift", "b.swift"])
  }

  @Test func replacesAFileWithTheLongestName() throws {
    let long = String(repeating: "x", count: 249) + ".swift"
    let folder = try TemporaryFolder([long: "a"])
    try makeAll([replacement(long, in: folder, by: "A")])
    #expect(try folder.read(long) == "A")
  }

  /// A later rename fails because a folder has replaced its file.
  @Test func restoresReplacedFilesIfALaterOneFails() throws {
    let folder = try TemporaryFolder(["a.swift": "a", "b.swift/c": "c"])
    let stamp = try #require(FileStatus(path: folder.path("b.swift"))).stamp
    let both = try [
      replacement("a.swift", in: folder, by: "A"),
      FileReplacement(
        path: folder.path("b.swift"), stamp: stamp, original: SourceText("b"), text: SourceText("B")
      ),
    ]
    #expect(throws: ReplacementError.self) { try makeAll(both) }
    #expect(try folder.read("a.swift") == "a")
    #expect(folder.names() == ["a.swift", "b.swift", "b.swift/c"])
  }
}
