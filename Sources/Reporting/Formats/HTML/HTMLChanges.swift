import SourceText

/// The section of changed files, each with its changes and its diff.
struct HTMLChanges {
  private let report: RunReport
  private let entries: HTMLEntries
  private let files: [ChangedFile]

  /// The page opens the first diffs, up to this many lines. The others start collapsed.
  private static let openLines = 400

  init(_ report: RunReport, _ entries: HTMLEntries) {
    self.report = report
    self.entries = entries
    files = ChangedFile.all(in: report)
  }

  var section: HTMLSection? {
    guard !files.isEmpty else { return nil }
    var content = legend
    var lines = 0
    for file in files {
      let diff = HTMLDiff(
        file.diff, anchor: Self.anchor(of: file.path),
        linking: file.report.changes.map(\.location.line))
      lines += diff.lineCount
      content += element(file, diff, isOpen: lines <= Self.openLines)
    }
    return HTMLSection(
      id: "changes", title: report.run.isWritten ? "Changes made" : "Changes to make",
      count: report.changes.count, content: content)
  }

  /// The explanation of the safety badges.
  private var legend: HTML {
    let levels = Set(report.changes.map(\.safety))
    guard levels != [.safe] else {
      return "<p class=\"note\">All changes are safe: \(Safety.safe.meaning).</p>\n"
    }
    let marks = levels.sorted().map { level -> HTML in
      let mark: HTML = level == .safe ? "no badge" : HTMLEntries.badge(level)
      return "<li>\(mark) \(level.meaning)</li>"
    }
    return "<ul class=\"note legend\">\(marks)</ul>\n"
  }

  private func element(_ file: ChangedFile, _ diff: HTMLDiff, isOpen: Bool) -> HTML {
    let own = file.report.changes.map { entry(for: $0, in: file.path, diff) }
    let others = file.parts.map { part(of: $0, in: file.path) }
    let open: HTML = isOpen ? " open" : ""
    return """
      <details class="file" id="\(Self.anchor(of: file.path))"\(open)>
      <summary><h3>\(HTML.file(file.path))</h3> \
      <span class="aside">\(ReportWords.counted(file.changeCount, "change")) \(diff.size)</span></summary>
      <div class="content"><ul class="entries">
      \(own)\(others)</ul>
      \(diff.table(of: file.path))</div></details>

      """
  }

  private func entry(for change: ReportedChange, in path: String, _ diff: HTMLDiff) -> HTML {
    let anchor = change.id.isEmpty ? nil : "c-" + change.id
    let line = change.location.line
    let place: HTML =
      diff.anchor(ofLine: line).map { "<a class=\"line\" href=\"#\($0)\">line \(line)</a>" }
      ?? "<span class=\"line\">line \(line)</span>"
    return entries.element(
      .changed, in: path, transform: change.transform, safety: change.safety, anchor: anchor,
      """
      \(place)<div>\(HTML.prose(change.title)) \(HTMLEntries.badge(change.safety)) \
      \(HTMLEntries.transform(change.transform)) \(Self.selfLink(to: anchor))\
      \(otherFiles(of: change))</div>
      """)
  }

  private static func selfLink(to anchor: String?) -> HTML {
    anchor.map {
      "<a class=\"self\" href=\"#\($0)\" aria-label=\"Link to this change\">#</a>"
    } ?? ""
  }

  private func otherFiles(of change: ReportedChange) -> HTML {
    guard !change.otherPaths.isEmpty else { return "" }
    let links = change.otherPaths.map {
      "<li><a href=\"#\(Self.anchor(of: $0))\">\(HTML.path($0))</a></li>" as HTML
    }
    return """
      <p class="aside">This change edits \(change.paths.count) files, all of them or none. The others:</p>\
      <ul class="paths">\(links)</ul>
      """
  }

  /// The entry for a change that is listed in another file.
  private func part(of change: ReportedChange, in path: String) -> HTML {
    let place: HTML = "\(HTML.path(change.location.path)):\(change.location.line)"
    let link: HTML = change.id.isEmpty ? place : "<a href=\"#c-\(change.id)\">\(place)</a>"
    return entries.element(
      .changed, in: path, transform: change.transform, safety: change.safety, isPart: true,
      """
      <span class="aside">part of</span><div>\(HTML.prose(change.title)) \
      \(HTMLEntries.badge(change.safety)) \(HTMLEntries.transform(change.transform)) \
      <span class="aside">listed at <span class="place">\(link)</span></span></div>
      """)
  }

  /// The anchor of a file. It depends only on the path.
  private static func anchor(of path: String) -> String {
    "f-" + SHA256.hexDigest(of: path.utf8).prefix(12)
  }
}
