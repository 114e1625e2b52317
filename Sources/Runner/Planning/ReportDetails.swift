import Reporting
import SourceText
import TransformKit

/// Adds to a report what only machines ask for: edits, hashes and diffs.
struct ReportDetails {
  private let planned: [String: PlannedFile]
  private let sources: FileTexts
  /// The changes, by what a report has of them.
  private let candidates: [ReportedChange: Candidate]
  /// The ids of the changes that edit a file, by its path.
  private var changeIDs: [String: [String]] = [:]
  private var texts: [String: Text] = [:]

  init(of checked: CheckedChanges, reading sources: FileTexts) {
    self.sources = sources
    planned = Dictionary(uniqueKeysWithValues: checked.files.map { ($0.path, $0) })
    let merged = checked.merged
    candidates = Dictionary(
      (merged.changes + merged.files.flatMap(\.available)).map { ($0.reported, $0) },
      uniquingKeysWith: { first, _ in first })
    for change in merged.changes.map(\.reported) {
      for path in change.paths { changeIDs[path, default: []].append(change.id) }
    }
  }

  /// The report on a file, with the edits of its changes and what becomes of the file.
  mutating func detailed(_ report: FileReport) -> FileReport {
    var detailed = report
    detailed.changes = report.changes.map { self.detailed($0) }
    detailed.available = report.available.map { self.detailed($0) }
    detailed.result = result(
      of: report.path, isRerun: report.failures.allSatisfy { $0.transform == nil })
    return detailed
  }

  /// The original text of a file, with its lines.
  private struct Text {
    let source: SourceText
    let lines: LineTable

    init(_ source: SourceText) {
      self.source = source
      lines = LineTable(source)
    }

    func position(_ offset: ByteOffset) -> ReportedPosition {
      let location = lines.location(of: offset)
      let lineStart = lines.starts[location.line - 1]
      return ReportedPosition(
        offset: offset.index, line: location.line, column: location.column,
        utf16Column: source.string(ByteRange(lineStart, offset)).utf16.count + 1)
    }
  }

  /// A change with its edits.
  private mutating func detailed(_ change: ReportedChange) -> ReportedChange {
    guard let candidate = candidates[change] else { return change }
    var detailed = change
    detailed.edits = candidate.change.parts.compactMap { part in
      // A file that is gone by now has no places; its change was not made.
      text(at: part.path).map { text in
        ReportedFileEdits(
          path: part.path,
          edits: part.edits.edits.map { edit in
            ReportedEdit(
              start: text.position(edit.range.start), end: text.position(edit.range.end),
              replacement: String(decoding: edit.replacement, as: UTF8.self))
          })
      }
    }
    return detailed
  }

  private mutating func text(at path: String) -> Text? {
    if let text = texts[path] { return text }
    guard let source = planned[path]?.source ?? (try? sources.load(path).source) else {
      return nil
    }
    let text = Text(source)
    texts[path] = text
    return text
  }

  /// The hashes and the diff of a file; nil when it does not change.
  ///
  /// - Parameter isRerun: whether all transforms that changed it were run again on the result.
  private func result(of path: String, isRerun: Bool) -> FileResult? {
    planned[path].map { file in
      FileResult(
        hashBefore: SHA256.hexDigest(of: file.source.bytes),
        hashAfter: SHA256.hexDigest(of: file.result.bytes),
        changeIDs: changeIDs[path] ?? [],
        verified: FileResult.Verified.allCases.filter { isRerun || $0 != .secondRun },
        diff: String(decoding: file.diff.bytes, as: UTF8.self))
    }
  }
}
