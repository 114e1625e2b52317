import SourceText

/// The filter form. It stays hidden if the browser does not run scripts.
struct HTMLFilters {
  private let report: RunReport
  private let folders: FolderGroups

  init(_ report: RunReport, _ folders: FolderGroups) {
    self.report = report
    self.folders = folders
  }

  var form: HTML {
    let names = ReportWords(report).transformNames.filter {
      0 < TransformTotals(of: report, transform: $0).examined
    }
    let levels = Set((report.changes + report.available).map(\.safety)).sorted()
    return """
      <form id="filters" role="search" aria-label="Filter the results" hidden>
      <label class="query">Search <kbd aria-hidden="true" title="Press / to search">/</kbd>\
      <input type="search" name="text" placeholder="path, code, reason" autocomplete="off" \
      aria-keyshortcuts="/"></label>
      \(choice("status", "Result", statuses))\
      \(choice("transform", "Transform", names.map { ($0, $0) }))\
      \(choice("safety", "Safety", levels.map { ($0.rawValue, $0.rawValue) }))\
      \(choice("folder", "Folder", folders.folders.map { ($0, $0.isEmpty ? "(current folder)" : $0) }))\
      <p class="actions"><button type="reset">Clear</button> \
      <button type="button" data-open="true">Open all</button> \
      <button type="button" data-open="false">Close all</button></p>
      <output aria-live="polite"></output>
      </form>
      """
  }

  /// The statuses of the report's entries, with the labels of its headings.
  private var statuses: [(String, String)] {
    let totals = TransformTotals(of: report)
    let unused = report.files.reduce(0) { $0 + $1.unusedSuppressions.count }
    let counts: [(FindingStatus, String, Int)] = [
      (.changed, report.run.isWritten ? "changes made" : "changes to make", totals.changed),
      (.available, "available", totals.available),
      (.declined, "declined", totals.declined),
      (.suppressed, "suppressed", totals.suppressed + totals.baselined + unused),
      (.failed, "failed", report.failures.count),
    ]
    return counts.filter { 0 < $0.2 }.map { ($0.0.rawValue, $0.1) }
  }

  /// A select field; empty if there is only one value.
  private func choice(_ key: String, _ label: String, _ values: [(String, String)]) -> HTML {
    guard 1 < values.count else { return "" }
    let options = values.map { "<option value=\"\($0)\">\($1)</option>" as HTML }
    return """
      <label>\(label)<select name="\(key)"><option value="*">all</option>\(options)</select></label>

      """
  }
}
