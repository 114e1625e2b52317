import Reporting
import SourceText
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Renames the first word of a file and a word of another file in one change.
private struct PairRenaming: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let needsRepository = false
  let other: String
  let offset: Int

  /// Renames `other` in the second text.
  init(in other: String, _ text: String) {
    self.other = other
    offset = text.utf8.distance(
      from: text.startIndex, to: text.firstRange(of: "other")!.lowerBound)
  }

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    guard let range = file.tokens(called: ["first"]).first else { return [] }
    let parts = [
      (file.source.path, range), (other, ByteRange(offset..<offset + "other".utf8.count)),
    ].map { Change.FileEdits(path: $0, edits: EditSet([.replace($1, with: "done")])!) }
    return [.change(Change("Rename", safety: .safe, at: range.start, parts: parts))]
  }
}

/// Turns every `on` off; once all are off, changes the others.
private struct Awakening: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let needsRepository = false

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let on = file.tokens(called: ["on"])
    return (on.isEmpty ? file.tokens(called: ["keep"]) : on).map { range in
      .change(
        Change(
          "Turn", safety: .safe, at: range.start, in: file, edits: [.replace(range, with: "off")]))
    }
  }
}

/// The effect of suppression comments on findings.
@Suite struct SuppressionTests {
  private func report(
    _ text: String, by transforms: [any Transform] = [Renaming(), Declining()],
    safety: Safety = .safe
  ) throws -> RunReport {
    let folder = try TemporaryFolder(["a.swift": text])
    return try Run(transforms, safety: safety, jobs: 1).plan(for: [folder.path]).report
  }

  @Test func reportsTheCommentAndItsReason() throws {
    let report = try report(
      """
      // statewise:ignore -- It is going to be deleted.
      struct A {
        // statewise:ignore renaming
        var a = keep(odd)
      }

      """)
    #expect(report.changes.isEmpty && report.declined.isEmpty)
    #expect(report.suppressed.map(\.kind) == [.change, .decline])
    #expect(report.suppressed.map(\.text) == ["Rename", "it is odd"])
    let path = report.files[0].path
    #expect(
      report.suppressed.map(\.cause) == [
        .comment(Location(path: path, line: 3, column: 6), reason: nil),
        .comment(
          Location(path: path, line: 1, column: 4), reason: "It is going to be deleted."),
      ])
  }

  @Test func countsSuppressedFindingsSeparately() throws {
    let report = try report("f(odd)\n// statewise:ignore\nf(keep, keep, odd)\n")
    #expect(
      Summary(report, tense: .planned).totalLines == [
        "0 changes to make in 0 files; 1 file examined", "1 place declined",
        "3 findings suppressed",
      ])
    #expect(TransformTotals(of: report, transform: "renaming").suppressed == 2)
  }

  @Test(arguments: [
    ("// statewise:ignore\nfirst = 1\n", "other = 1\n"),
    ("first = 1\n", "f()\nf(other) // statewise:ignore\n"),
    ("first = 1\n", "other = 1\n// statewise:ignore-file pair-renaming\n"),
  ])
  func suppressesAChangeInAllItsFiles(_ first: String, _ second: String) throws {
    let folder = try TemporaryFolder(["a.swift": first, "b.swift": second])
    let run = Run([PairRenaming(in: folder.path("b.swift"), second)], jobs: 1)
    let plan = try run.plan(for: [folder.path])
    #expect(plan.files.isEmpty)
    #expect(plan.report.suppressed.map(\.location.path) == [folder.path("a.swift")])
    guard case .comment(let location, _) = plan.report.suppressed.first?.cause else {
      Issue.record("A comment is the cause.")
      return
    }
    #expect(location.path == folder.path(first.contains("statewise") ? "a.swift" : "b.swift"))
  }

  @Test func checksOnlyTheEditsOfAChange() throws {
    let second = "other = 1\n// statewise:ignore\nf()\n"
    let folder = try TemporaryFolder(["a.swift": "first = 1\n", "b.swift": second])
    let run = Run([PairRenaming(in: folder.path("b.swift"), second)], jobs: 1)
    #expect(try run.plan(for: [folder.path]).files.count == 2)
  }

  @Test func appliesToTheSecondRun() throws {
    let folder = try TemporaryFolder([
      "a.swift": "f(on)\nf(keep) // statewise:ignore\n", "b.swift": "f(on)\nf(keep)\n",
    ])
    let plan = try Run([Awakening()], jobs: 1).plan(for: [folder.path])
    #expect(
      plan.files.map { $0.result.string($0.result.range) } == [
        "f(off)\nf(keep) // statewise:ignore\n", "f(off)\nf(off)\n",
      ])
  }

  @Test func takesPrecedenceOverABaseline() throws {
    let folder = try TemporaryFolder(["a.swift": "f(keep)\n"])
    var run = Run([Renaming()], jobs: 1)
    run.baseline = Baseline(accepting: try run.plan(for: [folder.path]).report)
    #expect(try run.plan(for: [folder.path]).report.suppressed.map(\.cause) == [.baseline])
    try folder.write("// statewise:ignore\nf(keep)\n", to: "a.swift")
    let cause = try run.plan(for: [folder.path]).report.suppressed.first?.cause
    #expect(cause != nil && cause != .baseline)
  }

  @Test func storesNothingForOtherFiles() throws {
    let folder = try TemporaryFolder([
      "a.swift": "// statewise:ignore-file\n", "b.swift": "f(move)\n",
      "c.swift": "// statewise:ignore-file\nlet a = )\n",
    ])
    let plan = try Run([Renaming()], jobs: 1).plan(for: [folder.path])
    #expect(plan.files.map(\.path) == [folder.path("b.swift")])
    #expect(plan.report.failures.map(\.kind) == [.syntax])
  }
}
