import SourceText

/// The sections of a Markdown report, with limited lists and the diffs that fit.
struct MarkdownPage {
  private let report: RunReport
  private let words: ReportWords
  private let codes: [DeclineCode]
  private let longestList: Int
  private let files: [ChangedFile]
  /// The included diffs, by path.
  private var diffs: [String: String] = [:]

  init(_ report: RunReport, explaining codes: [DeclineCode], longestList: Int) {
    self.report = report
    self.codes = codes
    self.longestList = longestList
    words = ReportWords(report)
    files = ChangedFile.all(in: report)
  }

  /// Adds diffs in order while they fit.
  mutating func addDiffs(upTo size: Int) {
    var room = size
    for file in files.prefix(longestList) {
      guard file.report.result != nil else { continue }
      let diff = "\n" + MarkdownText.block(file.diff.text, language: "diff")
      guard diff.utf8.count <= room else { continue }
      room -= diff.utf8.count
      diffs[file.path] = diff
    }
  }

  var text: String {
    [
      head, table, failures, changes, available, declined, suppressed, unusedSuppressions,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: The outcome

  private var head: String {
    let run = report.run
    var lines = ["## \(words.verdict)", ""]
    if let shortfall = words.shortfall { lines += ["**\(shortfall)**", ""] }
    let counted = ReportWords.counted(report.examinedCount, "file")
    lines.append(
      ["\(words.outcome) \(counted) examined.", words.verification].compactMap { $0 }
        .joined(separator: " "))
    var facts = run.command.isEmpty ? [] : [MarkdownText.code(words.command)]
    if let head = run.gitHead {
      facts.append("commit \(MarkdownText.code(String(head.prefix(12))))")
    }
    if let shard = run.shard { facts.append("shard \(shard.index) of \(shard.count)") }
    if !facts.isEmpty { lines += ["", facts.joined(separator: " · ")] }
    if let note = omissionNote { lines += ["", note] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A note on what the size limit omits.
  private var omissionNote: String? {
    let missingDiffs = files.count { $0.report.result != nil } - diffs.count
    let parts = [
      missingDiffs == 0 ? nil : ReportWords.counted(missingDiffs, "diff"),
      isCut ? "the ends of long lists" : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return "Omitted to fit the size limit: \(parts.joined(separator: " and ")). "
      + "`--report html=FILE` contains everything."
  }

  private var isCut: Bool {
    let lists =
      [files.count, report.failures.count, report.suppressed.count]
      + Safety.allCases.map { level in report.available.count { $0.safety == level } }
      + DeclineGroup.groups(of: report, explaining: codes).map(\.declined.count)
    return lists.contains { longestList < $0 }
  }

  private var table: String {
    let names = words.transformNames.filter {
      0 < TransformTotals(of: report, transform: $0).examined
    }
    guard !names.isEmpty else { return "" }
    let columns = FindingStatus.allCases
    let heads = ["Transform"] + columns.map(\.title)
    let rules = ["---"] + columns.map { _ in "---:" }
    let total = TransformTotals(of: report)
    let rows =
      [["**All**"] + columns.map { "**\(ReportWords.number($0.count(in: total)))**" }]
      + names.map { name in
        let totals = TransformTotals(of: report, transform: name)
        return [MarkdownText.code(name)] + columns.map { ReportWords.number($0.count(in: totals)) }
      }
    return ([heads, rules] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  // MARK: The changes

  private var changes: String {
    guard !files.isEmpty else { return "" }
    let title = report.run.isWritten ? "Changes made" : "Changes to make"
    let shown = files.prefix(longestList).map(section).joined(separator: "\n")
    let more = files.count - min(files.count, longestList)
    let rest = more == 0 ? "" : "\nand \(ReportWords.counted(more, "more file"))\n"
    return heading(title, report.changes.count) + shown + rest
  }

  private func section(of file: ChangedFile) -> String {
    let diff = file.diff
    let size = "+\(diff.count(of: .added)) −\(diff.count(of: .removed))"
    let own = list(of: file.report.changes) { change in
      let others = change.otherPaths.map(MarkdownText.code).joined(separator: ", ")
      return "line \(change.location.line): \(description(of: change))"
        + (others.isEmpty ? "" : "; in \(change.paths.count) files, also \(others)")
    }
    let parts = list(of: file.parts) {
      "part of the change at \(place($0.location)): \(description(of: $0))"
    }
    return folded(
      "<code>\(HTML.escaped(file.path))</code>: "
        + "\(ReportWords.counted(file.changeCount, "change")), \(size)",
      own + parts + (diffs[file.path] ?? ""))
  }

  private func description(of change: ReportedChange) -> String {
    let title = MarkdownText.prose(change.title)
    let mark = change.safety == .safe ? "" : "**\(change.safety.rawValue)**, "
    return "\(title) (\(mark)\(MarkdownText.code(change.transform)))"
  }

  // MARK: Other findings

  private var failures: String {
    section("Failed", report.failures) { failure in
      let transform = failure.transform.map { " (\(MarkdownText.code($0)))" } ?? ""
      return "\(MarkdownText.code(failure.place.description)): \(failure.kind.label): "
        + MarkdownText.prose(failure.message) + transform
    }
  }

  private var available: String {
    let levels = Safety.allCases.compactMap { level -> String? in
      let changes = report.available.filter { $0.safety == level }
      guard !changes.isEmpty else { return nil }
      return folded(
        "Applied with <code>--safety \(level.limit)</code>: "
          + "\(ReportWords.number(changes.count)) (\(level.meaning))",
        list(of: changes) { "\(place($0.location)): \(description(of: $0))" })
    }
    guard !levels.isEmpty else { return "" }
    return heading("Available", report.available.count) + levels.joined(separator: "\n")
  }

  private var declined: String {
    let groups = DeclineGroup.groups(of: report, explaining: codes)
    guard !groups.isEmpty else { return "" }
    return heading("Declined", report.declined.count)
      + groups.map(section).joined(separator: "\n")
  }

  private func section(of group: DeclineGroup) -> String {
    let summary = group.summary.map { HTML.prose($0).text + " " } ?? ""
    let help = group.commonRemedy.map { "Remedy: \(MarkdownText.prose($0))\n\n" } ?? ""
    let items = list(of: group.declined) { decline in
      let remedy = group.commonRemedy == nil ? decline.remedy : nil
      return "\(place(decline.location)): \(MarkdownText.prose(decline.reason)) "
        + "(\(MarkdownText.code(decline.transform)))"
        + (remedy.map { "; remedy: \(MarkdownText.prose($0))" } ?? "")
    }
    return folded(
      summary + "<code>\(HTML.escaped(group.code))</code>: "
        + ReportWords.number(group.declined.count), help + items)
  }

  private var suppressed: String {
    section("Suppressed", report.suppressed) { finding in
      "\(place(finding.location)): \(MarkdownText.prose(finding.text)) "
        + "(\(MarkdownText.code(finding.transform))), \(MarkdownText.prose(finding.causeDescription))"
    }
  }

  private var unusedSuppressions: String {
    section("Unused suppressions", report.files.flatMap(\.unusedSuppressions)) {
      "\(place($0.location)): \(MarkdownText.prose($0.message))"
    }
  }

  // MARK: Building blocks

  private func place(_ location: Location) -> String { MarkdownText.code(location.description) }

  private func heading(_ title: String, _ count: Int) -> String {
    "### \(title): \(ReportWords.number(count))\n\n"
  }

  private func section<Element>(
    _ title: String, _ elements: [Element], item: (Element) -> String
  ) -> String {
    elements.isEmpty ? "" : heading(title, elements.count) + list(of: elements, item: item)
  }

  private func list<Element>(of elements: [Element], item: (Element) -> String) -> String {
    let shown = elements.prefix(longestList)
    let more = elements.count - shown.count
    return shown.map { "- \(item($0))\n" }.joined()
      + (more == 0 ? "" : "- and \(ReportWords.number(more)) more\n")
  }

  /// A collapsed section. The empty lines make GitHub parse the content as Markdown.
  private func folded(_ summary: String, _ content: String) -> String {
    "<details><summary>\(summary)</summary>\n\n\(content)\n</details>\n"
  }
}
