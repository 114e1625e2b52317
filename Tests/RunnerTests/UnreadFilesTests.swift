import Foundation
import TestSupport
import Testing

@testable import Runner

/// The files that a change may depend on although no transform is given them.
@Suite struct UnreadFilesTests {
  private static let use = "let a = Sheet()\n"

  /// The files that may mention `Sheet`, each with the reason why it was not read.
  private func found(
    _ files: [String: String], from root: String = "", isRepository: Bool = true,
    _ prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    if isRepository { try folder.git("init", "-q") }
    try prepare(folder)
    let root = root.isEmpty ? folder.path : folder.path(root)
    let index = try Run([RenameTransform()]).read([root]).repository.index
    return index.unreadFiles(mentioningOneOf: ["Sheet"]).map {
      "\($0.path.dropFirst(folder.path.count + 1)) \($0.cause.words)"
    }
  }

  @Test func listsNoFileThatWasRead() throws {
    #expect(try found(["A.swift": "struct Sheet {}\n", "B.swift": Self.use]) == [])
  }

  @Test func listsFilesWithSyntaxErrors() throws {
    let files = ["A.swift": "let a = Sheet(\n", "B.swift": "let b = )\n"]
    #expect(try found(files) == ["A.swift has syntax errors"])
  }

  @Test func listsFilesThatAreNotText() throws {
    let found = try found([:]) { folder in
      try Data(Self.use.utf8 + [0x2F, 0x2F, 0xFF]).write(to: URL(filePath: folder.path("A.swift")))
      try Data([0xFF]).write(to: URL(filePath: folder.path("B.swift")))
    }
    #expect(found == ["A.swift is not UTF-8"])
  }

  @Test func listsIgnoredFiles() throws {
    let files = [
      ".gitignore": "Local/\nKeys.swift\n", "Local/A.swift": Self.use, "Keys.swift": Self.use,
      "Local/B.swift": "// Sheet()\n",
    ]
    let ignored = ["Keys.swift", "Local/A.swift"].map { $0 + " is ignored by git" }
    #expect(try found(files).sorted() == ignored)
  }

  @Test func leavesIgnoredCopiesOut() throws {
    let files = [
      ".gitignore": "Old/\nwork/\n", "Old/A.swift": Self.use, "Old/Sheet.swift": "class Sheet {}\n",
      "work/tree/.git": "gitdir: elsewhere\n", "work/tree/A.swift": Self.use,
      "Pods/A.swift": Self.use, "node_modules/A.swift": Self.use,
    ]
    #expect(try found(files) == [])
  }

  @Test func listsWhatLinksLeadTo() throws {
    let elsewhere = try TemporaryFolder(["Code/A.swift": Self.use, "B.swift": Self.use])
    let found = try found(["Own/C.swift": Self.use]) { folder in
      for (link, target) in [
        ("Linked", elsewhere.path("Code")), ("B.swift", elsewhere.path("B.swift")), ("D", "Own"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: target)
      }
    }
    let linked = ["B.swift", "Linked/A.swift"].map { $0 + " lies behind a symbolic link" }
    #expect(found.sorted() == linked)
  }

  @Test func listsTheFilesBesideOneThatWasPassed() throws {
    let files = ["A.swift": "struct Sheet {}\n", "B.swift": Self.use, "Other/C.swift": Self.use]
    #expect(
      try found(files, from: "A.swift", isRepository: false)
        == ["B.swift was not passed to this run"])
    #expect(try found(files, from: "A.swift") == [])
  }
}
