import Foundation
import SourceText
import Testing

@testable import Runner

@Suite struct FileReplacementTests {
  private func replacement(_ name: String, in folder: TemporaryFolder, by text: String) throws
    -> FileReplacement
  {
    let loaded = try SourceLoader.load(folder.path(name))
    return FileReplacement(path: folder.path(name), stamp: loaded.stamp, text: SourceText(text))
  }

  @Test func keepsPermissionsAndLeavesNothingBeside() throws {
    let folder = try TemporaryFolder(["a.swift": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o751], ofItemAtPath: folder.path("a.swift"))
    try FileReplacement.makeAll([replacement("a.swift", in: folder, by: "new")])
    #expect(try folder.read("a.swift") == "new")
    #expect(folder.names() == ["a.swift"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o751)
  }

  @Test func writesThroughALinkThatWasNamed() throws {
    let folder = try TemporaryFolder(["real/a.swift": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.swift"), withDestinationPath: "real/a.swift")
    try FileReplacement.makeAll([replacement("link.swift", in: folder, by: "new")])
    #expect(try folder.read("real/a.swift") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.swift"))
        == "real/a.swift")
    #expect(folder.names() == ["link.swift", "real", "real/a.swift"])
  }

  @Test func replacesNoneWhenOneChangedOnDisk() throws {
    let folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b"])
    let both = try [
      replacement("a.swift", in: folder, by: "A"), replacement("b.swift", in: folder, by: "B"),
    ]
    try folder.write("someone else", to: "b.swift")
    #expect(throws: ReplacementError.self) { try FileReplacement.makeAll(both) }
    #expect(try folder.read("a.swift") == "a")
    #expect(try folder.read("b.swift") == "someone else")
    #expect(folder.names() == ["a.swift", "b.swift"])
  }

  @Test func replacesNoneWhenOneCannotBeWritten() throws {
    // No room is left in the name for the temporary file's.
    let long = String(repeating: "x", count: 248) + ".swift"
    let folder = try TemporaryFolder(["a.swift": "a", long: "b"])
    let both = try [
      replacement("a.swift", in: folder, by: "A"), replacement(long, in: folder, by: "B"),
    ]
    #expect(throws: ReplacementError.self) { try FileReplacement.makeAll(both) }
    #expect(try folder.read("a.swift") == "a")
    #expect(folder.names() == ["a.swift", long])
  }
}
