import Reporting
import SourceText
import TransformKit

/// Puts into a report what only machines ask for: edits, hashes and diffs.
struct ReportDetails {
  private let planned: [String: PlannedFile]
  private let sources: FileTexts
  /// The ids of the changes that have a part in a file, by its path.
  private var changeIDs: [String: [String]] = [:]
  private var texts: [String: Text] = [:]

  /// - Parameter changes: all of the run.
  init(of files: [PlannedFile], changes: [Candidate], reading sources: FileTexts) {
    self.sources = sources
    planned = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    for change in changes.map(\.reported) {
      for path in change.paths { changeIDs[path, default: []].append(change.id) }
    }
  }

  /// A file as it was, to tell places in it.
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
  mutating func reported(_ candidate: Candidate) -> ReportedChange {
    var reported = candidate.reported
    reported.edits = candidate.change.parts.compactMap { part in
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
    return reported
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

  /// What becomes of a file; nil when it stays as it is.
  ///
  /// - Parameter isRerun: whether all transforms that changed it were run again on the result.
  func result(of path: String, isRerun: Bool) -> FileResult? {
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

extension ReportDetails? {
  /// A change in the words of the report, with its edits if they are asked for.
  mutating func reported(_ candidate: Candidate) -> ReportedChange {
    self?.reported(candidate) ?? candidate.reported
  }
}
