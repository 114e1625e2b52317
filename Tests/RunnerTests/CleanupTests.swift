import Foundation
import Reporting
import SourceText
import SwiftUIModel
import Syntax
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Writes `new` for every `old` after a period, in place of a transform that rewrites calls.
private struct CallTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.review
  var changeSafety = Safety.safe
  var replacement = "new"

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    file.tree.mentions(of: "old").map { token in
      let range = file.tree.range(of: token)
      return .change(
        Change(
          "Change", safety: changeSafety, at: range.start, in: file,
          edits: [.replace(range, with: replacement)]))
    }
  }
}

/// Removes functions called `old` that nothing mentions.
private struct OldCleanup: Cleanup {
  let summary = "Stands in."
  let safety = Safety.safe

  func soughtNames(in model: RepositoryModel) -> Set<String> { ["old"] }

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let functions = file.tree.nodes(ofKind: .functionDecl).compactMap(FunctionDeclView.init)
    return functions.filter { $0.name == "old" }.map { function in
      let range = function.cursor.range
      let beside = file.tree.mentions(of: "old").map { file.tree.mention(of: "old", at: $0) }
      let elsewhere = context.model.mentions(of: "old", outside: file.source.path).first
      if let mention = beside.first ?? elsewhere {
        let line = mention.line.map { "line \($0)" } ?? "somewhere"
        return .declined(Decline(.stillUsed, "used in \(mention.path), \(line)", at: range.start))
      }
      return .change(
        Change(
          "Remove `old`", safety: .safe, at: range.start, in: file,
          edits: [.deleteWithComments(range)]))
    }
  }
}

private let both: [any Transform] = [CallTransform(), OldCleanup()]

@Suite struct CleanupTests {
  private let declaration = "func old() {} // and its comment\nlet a = 1\n"

  /// The texts of the files that change, by name.
  private func texts(_ plan: Plan, in folder: TemporaryFolder) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: plan.files.map {
        (String($0.path.dropFirst(folder.path.count + 1)), $0.result.string($0.result.range))
      })
  }

  private func reasons(_ plan: Plan, in folder: TemporaryFolder) -> [String] {
    plan.report.declined.map { $0.reason.replacing(folder.path + "/", with: "") }
  }

  /// The plan that is made again when a file changes on disk.
  private func planWithout(_ path: String, in folder: TemporaryFolder) throws -> Plan {
    let run = Run(both)
    let input = try run.read([folder.path])
    return run.replan(run.plan(of: input), leavingAlone: path, of: input)
  }

  @Test func removesWhatTheOtherChangesLeaveUnused() throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b/c.swift": "b.old()\n"])
    let plan = try Run(both, jobs: 2).plan(for: [folder.path])
    #expect(
      texts(plan, in: folder) == [
        "a.swift": " // and its comment\nlet a = 1\n", "b/c.swift": "b.new()\n",
      ])
    #expect(plan.report.changes.map(\.title) == ["Remove `old`", "Change"])
    #expect(plan.report.isComplete)
    try FileReplacement.makeAll(plan.files.map(\.replacement), run: RunName(after: nil, at: 0))
    #expect(try Run(both, jobs: 2).plan(for: [folder.path]).files.isEmpty)
  }

  @Test func editsAFileInBothStages() throws {
    let text = "a.old().old()\r\n// What is old.\r\nfunc old() {}\r\nlet b = c.old\r\n"
    let folder = try TemporaryFolder(["a.swift": text])
    let transform = CallTransform(replacement: "longer")
    let plan = try Run([OldCleanup(), transform]).plan(for: [folder.path])
    #expect(
      texts(plan, in: folder)["a.swift"]
        == "a.longer().longer()\r\n// What is old.\r\n\r\nlet b = c.longer\r\n")
    #expect(plan.files[0].source.string(plan.files[0].source.range) == text)
    #expect(
      plan.report.changes.map { "\($0.location.line):\($0.location.column) \($0.title)" }
        == ["1:3 Change", "1:9 Change", "3:1 Remove `old`", "4:11 Change"])
  }

  @Test func cleansUpOnItsOwn() throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b.swift": "// old()\n"])
    let plan = try Run([OldCleanup()]).plan(for: [folder.path])
    #expect(texts(plan, in: folder) == ["a.swift": " // and its comment\nlet a = 1\n"])
    #expect(try Run([CallTransform()]).plan(for: [folder.path]).files.isEmpty)
  }

  @Test(arguments: [
    ("// statewise:ignore old-cleanup\nfunc old() {}\n", "b.old()\n", ["b.swift": "b.new()\n"]),
    ("func old() {}\n", "b.old() // statewise:ignore call-transform\n", [:]),
  ])
  func leavesAloneWhatACommentIsAbout(
    _ declaration: String, _ call: String, _ expected: [String: String]
  ) throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b.swift": call])
    var run = Run(both)
    run.catalog = Catalog(both.map { .standard($0) })
    let plan = try run.plan(for: [folder.path])
    #expect(texts(plan, in: folder) == expected)
    #expect(plan.report.suppressed.count == 1 && plan.report.unusedSuppressions.isEmpty)
    #expect(plan.report.isComplete)
  }

  @Test func keepsWhatAChangeThatIsNotMadeUses() throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b.swift": "b.old()\n"])
    for transform in [CallTransform(replacement: ")@("), CallTransform(changeSafety: .review)] {
      let plan = try Run([transform, OldCleanup()]).plan(for: [folder.path])
      #expect(plan.files.isEmpty)
      #expect(reasons(plan, in: folder) == ["used in b.swift, line 1"])
    }
  }

  @Test func keepsWhatAFileUsesThatChangedOnDisk() throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b.swift": "b.old()\n"])
    let plan = try planWithout(folder.path("b.swift"), in: folder)
    #expect(plan.files.isEmpty)
    #expect(reasons(plan, in: folder) == ["used in b.swift, line 1"])
    #expect(plan.report.failures.map(\.kind) == [.file])
  }

  @Test func leavesADeclarationAloneThatChangedOnDisk() throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b.swift": "b.old()\n"])
    let plan = try planWithout(folder.path("a.swift"), in: folder)
    #expect(texts(plan, in: folder) == ["b.swift": "b.new()\n"])
  }

  @Test func searchesTheWholeRepositoryAndChangesWhatWasGiven() throws {
    let folder = try TemporaryFolder(["in/a.swift": declaration, "out/b.swift": "b.old()\n"])
    try folder.git("init", "-q")
    let plan = try Run(both).plan(for: [folder.path("in")])
    #expect(plan.files.isEmpty)
    #expect(reasons(plan, in: folder) == ["used in out/b.swift, line 1"])
    let other = try Run(both).plan(for: [folder.path("out")])
    #expect(texts(other, in: folder) == ["out/b.swift": "b.new()\n"])
  }

  @Test(arguments: ["old(\n", "let a = )@( // old\n", "\u{0}old"])
  func keepsWhatAFileMayUseThatIsNotSwift(_ text: String) throws {
    let folder = try TemporaryFolder(["a.swift": declaration, "b.swift": text])
    let plan = try Run(both).plan(for: [folder.path])
    #expect(plan.files.isEmpty)
    #expect(reasons(plan, in: folder) == ["used in b.swift, somewhere"])
  }

  @Test func knowsThatANamedFileMayNotBeAllThereIs() throws {
    let folder = try TemporaryFolder(["a.swift": declaration])
    let plan = try Run(both).plan(for: [folder.path("a.swift")])
    #expect(plan.files.isEmpty)
    #expect(plan.report.declined.map(\.reason) == ["used in \(folder.path), somewhere"])
    try folder.git("init", "-q")
    #expect(try Run(both).plan(for: [folder.path("a.swift")]).files.count == 1)
  }

  @Test func doesNotTakeOutWhatTheFirstStageEdited() throws {
    let inside = "func old() { a.old() }\n"
    let folder = try TemporaryFolder(["a.swift": inside])
    let plan = try Run(both).plan(for: [folder.path])
    #expect(texts(plan, in: folder) == ["a.swift": "func old() { a.new() }\n"])
    #expect(reasons(plan, in: folder) == ["another change of this run edits the same code"])
  }
}

@Suite struct NameSearchTests {
  @Test(arguments: [
    ("when", "a.when(b)"), ("when", "when {}"), ("when", "`when`"), ("when", "whenever when"),
    ("when", "a¬when"), ("if", "a.if(b)"), ("if", "`if`"), ("if", "if a.if(b) {}"),
    ("if", "M::if"),
  ])
  func findsWhatMayBeTheName(_ name: String, _ text: String) {
    #expect(NameSearch(name).isFound(in: SourceText(text)))
  }

  @Test(arguments: [
    ("when", "whenever"), ("when", "a.isWhen"), ("when", "rewhen"), ("when", "when_"), ("when", ""),
    ("if", "if a {}"), ("if", "#if a"), ("if", "f(if: a)"), ("if", "else if a {}"),
    ("if", "a.iffy"),
  ])
  func findsNothingElse(_ name: String, _ text: String) {
    #expect(!NameSearch(name).isFound(in: SourceText(text)))
  }
}
