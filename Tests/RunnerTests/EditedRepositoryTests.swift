import Reporting
import SourceText
import Syntax
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Declines each use of `shown` in a file with its type, and the number of members of that name.
private struct TypeTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe

  func requiredNames(in context: TransformContext) -> Set<String>? { nil }

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    file.tree.nodes(ofKind: .declReferenceExpr).filter { $0.text.contains("shown") }.map { name in
      let type = context.program.ask { $0.text(of: $0.type(of: name)) }
      let file = context.file(at: file.source.path) == nil ? "outside" : "inside"
      let count = context.program.ask { program in
        program.decl(at: name).map { decl in
          program.answer(to: "members", about: decl) {
            program.members(
              named: "shown", inFilesAt: context.index.paths(declaringMember: "shown")
            ).count
          }
        }
      }
      return .declined(
        Decline(.pointedAt, "\(type), \(file), \(count ?? 0)", at: name.range.start))
    }
  }
}

@Suite struct EditedRepositoryTests {
  private static let files = [
    "View.swift": "let shownView = shownWidth\nlet shownBox = Box().shown\n",
    "Width.swift": "let shownWidth = Box().shown\n", "Box.swift": "struct Box { let shown = 1 }\n",
    "Other.swift": "func other() -> Int { 1 }\n",
  ]

  private let folder: TemporaryFolder
  private let run = Run([TypeTransform()], jobs: 1)

  init() throws {
    folder = try TemporaryFolder(Self.files)
    try folder.git("init", "-q")
  }

  private func repository() throws -> EditedRepository {
    try EditedRepository(at: folder.path, by: run)
  }

  private func reasons(_ name: String, _ repository: inout EditedRepository) -> [String]? {
    repository.findings(in: folder.path(name))?.declined.map(\.reason)
  }

  /// What is kept between edits is what a repository of these texts says that is read anew.
  @Test func answersAsIfEachTextWereTheFirst() throws {
    let edits = [
      ("Box.swift", "struct Box { let shown = \"a\" }\n"),
      ("Box.swift", "// A box.\nstruct Box { let hidden = 0; let shown = other() }\n"),
      ("Other.swift", "func other() -> [Int] { [] }\n"),
      ("Other.swift", "func other() -> Bool { true }\nstruct Note {}\n"),
      ("View.swift", "struct Box { let shown = 2.5 }\nlet shownBox = Box().shown\n"),
      ("View.swift", "\nlet shownView = shownWidth\nlet shownBox = Box().shown\n"),
      ("Other.swift", "struct Note { let shown = 1 }\n"),
      ("Other.swift", "struct Note { func shown() {} }\nextension Note { var other: Int { 1 } }\n"),
      ("Other.swift", "func other() -> Bool { true }\n"), ("Box.swift", "let box = 1\n"),
      ("Box.swift", "extension Box { var shown: Int { 1 } }\n"),
      ("Other.swift", "struct Box { let size = 1 }\n"),
      ("Width.swift", "let shownWidth = other()\n"),
      ("Box.swift", "struct Box { let shown = other() }\nfunc other() -> String { \"\" }\n"),
      ("Other.swift", "\n"),
    ]
    var edited = try repository()
    for name in Self.files.keys { _ = reasons(name, &edited) }
    var texts = Self.files
    for (name, text) in edits {
      texts[name] = text
      edited.replace(SourceText(text, path: folder.path(name)))
      var fresh = try repository()
      for (name, text) in texts { fresh.replace(SourceText(text, path: folder.path(name))) }
      for file in Self.files.keys.sorted() {
        #expect(reasons(file, &edited) == reasons(file, &fresh), "\(file) after \(text)")
      }
    }
  }

  /// A file that is as on disk again is not edited any more, and answers about it are those of its old text.
  @Test func keepsNothingOfATextThatWasTakenBack() throws {
    var edited = try repository()
    func expectFresh(_ texts: [String: String]) throws {
      var fresh = try repository()
      for (name, text) in texts { fresh.replace(SourceText(text, path: folder.path(name))) }
      for file in Self.files.keys.sorted() {
        #expect(reasons(file, &edited) == reasons(file, &fresh), "\(file)")
      }
    }
    let box = "struct Box { let shown = other() }\n"
    let other = "func other() -> [Int] { [] }\nstruct Note {}\n"
    edited.replace(SourceText(box, path: folder.path("Box.swift")))
    edited.replace(SourceText(other, path: folder.path("Other.swift")))
    try expectFresh(["Box.swift": box, "Other.swift": other])
    edited.replaceWithSaved(
      SourceText(Self.files["Other.swift"]!, path: folder.path("Other.swift")))
    try expectFresh(["Box.swift": box])
    edited.replaceWithSaved(SourceText(other, path: folder.path("Other.swift")))
    try expectFresh(["Box.swift": box, "Other.swift": other])
    edited.replaceWithSaved(SourceText(Self.files["Box.swift"]!, path: folder.path("Box.swift")))
    try expectFresh(["Other.swift": other])
    edited.replaceWithSaved(
      SourceText(Self.files["Other.swift"]!, path: folder.path("Other.swift")))
    try expectFresh([:])
  }

  /// What does not depend on a document is kept when it is opened.
  @Test func answersAsIfADocumentThatWasOpenedHadBeenOpen() throws {
    var edited = try repository()
    let texts = [
      ("Other.swift", "func other() -> [Int] { [] }\n"),
      ("Width.swift", "let shownWidth = other()\n"),
      ("Box.swift", "struct Box { let shown = other() }\n"),
      ("Other.swift", "func other() -> Bool { true }\n"),
    ]
    var latest: [String: String] = [:]
    for (name, text) in texts {
      for text in [Self.files[name]!, text] {
        latest[name] = text
        edited.replace(SourceText(text, path: folder.path(name)))
        var fresh = try repository()
        for (name, text) in latest { fresh.replace(SourceText(text, path: folder.path(name))) }
        for file in Self.files.keys.sorted() {
          #expect(reasons(file, &edited) == reasons(file, &fresh), "\(file) after \(text)")
        }
      }
    }
  }

  @Test func asksNoTransformThatNobodyWaitsFor() throws {
    var edited = try repository()
    var count = 0
    let found = edited.findings(in: folder.path("View.swift")) {
      count += 1
      return false
    }
    #expect(found == nil && count == 2)
    #expect(reasons("View.swift", &edited)?.count == 2)
  }
}
