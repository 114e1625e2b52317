import Reporting
import SourceText

/// A report with one file and one transform, for tests of a format.
struct SmallReport {
  private var file: FileReport
  private var run = RunDescription()

  init(_ path: String = "A.swift") {
    file = FileReport(path: path)
    run.transforms = [
      ReportedTransform(name: "tidy", summary: "Tidies `{}` up.", safety: .review)
    ]
  }

  var report: RunReport { RunReport(run: run, files: [file], examinedCount: 1) }

  private func place(_ line: Int) -> Location {
    Location(path: file.path, line: line, column: 3)
  }

  private func change(
    _ title: String, line: Int, _ safety: Safety, edits: [ReportedFileEdits] = []
  ) -> ReportedChange {
    ReportedChange(
      id: "id-\(line)", location: place(line), transform: "tidy", title: title, safety: safety,
      otherPaths: edits.map(\.path).filter { $0 != file.path }, edits: edits)
  }
}

extension SmallReport {
  func changing(
    _ title: String, line: Int, _ safety: Safety = .safe, edits: [ReportedFileEdits] = []
  ) -> Self {
    var copy = self
    copy.file.changes.append(change(title, line: line, safety, edits: edits))
    return copy
  }

  func offering(_ title: String, line: Int, _ safety: Safety = .review) -> Self {
    var copy = self
    copy.file.available.append(change(title, line: line, safety))
    return copy
  }

  func declining(_ reason: String, line: Int, remedy: String? = nil) -> Self {
    var copy = self
    copy.file.declined.append(
      ReportedDecline(
        location: place(line), transform: "tidy", code: "nothing-to-gain", reason: reason,
        remedy: remedy))
    return copy
  }

  func suppressing(_ text: String, line: Int, cause: SuppressedFinding.Cause = .baseline) -> Self {
    var copy = self
    copy.file.suppressed.append(
      SuppressedFinding(
        id: "id-\(line)", location: place(line), transform: "tidy", text: text, kind: .change,
        cause: cause))
    return copy
  }

  /// - Parameter line: nil for a failure of the whole file.
  func failing(
    _ message: String, line: Int? = nil, kind: ReportedFailure.Kind = .syntax
  ) -> Self {
    var copy = self
    copy.file.failures.append(
      ReportedFailure(
        kind, at: line.map { .location(place($0)) } ?? .file(file.path), message: message))
    return copy
  }

  func addingUnusedSuppression(_ message: String, line: Int) -> Self {
    var copy = self
    copy.file.unusedSuppressions.append(UnusedSuppression(location: place(line), message: message))
    return copy
  }

  /// The report after the changes were made.
  var written: Self {
    var copy = self
    copy.run.isWritten = true
    return copy
  }
}
