import Reporting
import SourceText
import Testing

@Suite struct SummaryTests {
  private func place(_ line: Int) -> Location {
    Location(path: "A.swift", line: line, column: 3)
  }

  private func change(_ line: Int, _ safety: Safety) -> ReportedChange {
    ReportedChange(location: place(line), transform: "tidy", title: "Tidy", safety: safety)
  }

  private func report(
    changes: [ReportedChange] = [], available: [ReportedChange] = [], declined: Int = 0,
    failures: [ReportedFailure] = []
  ) -> RunReport {
    var file = FileReport(path: "A.swift")
    file.changes = changes
    file.available = available
    file.declined = (0..<declined).map {
      ReportedDecline(
        location: place($0 + 1), transform: "tidy", code: "nothing-to-gain",
        reason: "it is tidy")
    }
    file.failures = failures
    return RunReport(files: [file], examinedCount: 7)
  }

  @Test func countsChangesAndAvailableChanges() {
    let report = report(
      changes: [change(1, .safe), change(2, .safe)],
      available: [change(3, .review), change(4, .suggestion), change(5, .suggestion)], declined: 1)
    let lines = [
      "1 more change with `--safety review`", "2 more changes with `--safety all`",
      "1 place declined",
    ]
    #expect(
      Summary(report, tense: .done).totalLines
        == ["2 changes made in 1 file; 7 files examined"] + lines)
    #expect(
      Summary(report, tense: .planned).totalLines
        == ["2 changes to make in 1 file; 7 files examined"] + lines)
  }

  @Test func countsSuppressedAndAcceptedFindings() {
    func finding(_ cause: SuppressedFinding.Cause) -> SuppressedFinding {
      SuppressedFinding(
        id: "1", location: place(1), transform: "tidy", text: "Tidy", kind: .change, cause: cause)
    }
    var report = report()
    report.files[0].suppressed = [
      finding(.baseline), finding(.comment(place(1), reason: nil)), finding(.baseline),
    ]
    #expect(
      Summary(report, tense: .done).totalLines.dropFirst() == [
        "1 finding suppressed", "2 changes accepted by the baseline",
      ])
  }

  @Test func writesOneLinePerChange() {
    let place = Location(path: "a\nb\u{1B}[31m.swift", line: 1, column: 1)
    let change = ReportedChange(location: place, transform: "tidy", title: "Tidy", safety: .safe)
    let summary = Summary(report(changes: [change]), tense: .planned)
    #expect(summary.changeLines == ["a b⟨U+001B⟩[31m.swift:1:1: safe: Tidy (tidy)"])
  }

  @Test func countsAChangeInSeveralFilesOnce() {
    let change = ReportedChange(
      location: place(1), transform: "tidy", title: "Tidy", safety: .safe,
      otherPaths: ["B.swift", "C.swift"])
    #expect(
      Summary(report(changes: [change]), tense: .done).totalLines
        == ["1 change made in 3 files; 7 files examined"])
  }

  @Test func listsChangesToReview() {
    let changes = [change(1, .safe), change(2, .review), change(3, .suggestion)]
    #expect(
      Summary(report(changes: changes), tense: .done).reviewLines == [
        "A.swift:2:3: review: Tidy (tidy)", "A.swift:3:3: suggestion: Tidy (tidy)",
      ])
  }

  @Test func listsTheFirstDeclinedPlacesOrAll() {
    let summary = Summary(report(declined: 21), tense: .done)
    let usual = summary.declineLines(.usual)
    #expect(usual.count == 21)
    #expect(usual.first == "A.swift:1:3: note: it is tidy (tidy)")
    #expect(usual.last == "note: 1 more declined place; use `--declined` to list all")
    #expect(summary.declineLines(.all).last == "A.swift:21:3: note: it is tidy (tidy)")
  }

  @Test func listsFailuresWithTheirPlaces() {
    let failures = [
      ReportedFailure(.file, at: .file("A.swift"), message: "cannot open: it is gone"),
      ReportedFailure(.conflict, change(2, .safe).location, "tidy", "conflicts with sort"),
    ]
    let summary = Summary(report(failures: failures), tense: .done)
    #expect(
      summary.failureLines == [
        "A.swift: error: cannot open: it is gone",
        "A.swift:2:3: error: conflicts with sort (tidy)",
      ])
    #expect(summary.totalLines.last == "2 errors")
  }
}

extension ReportedFailure {
  fileprivate init(_ kind: Kind, _ location: Location, _ transform: String, _ message: String) {
    self.init(kind, at: .location(location), transform: transform, message: message)
  }
}
