import SourceText

/// The overview of the page: the outcome, the facts and the totals of the run.
struct HTMLOverview {
  private let report: RunReport
  private let words: ReportWords
  private let folders: FolderGroups

  init(_ report: RunReport, _ folders: FolderGroups) {
    self.report = report
    self.folders = folders
    words = ReportWords(report)
  }

  var header: HTML {
    let alert: HTML =
      words.shortfall.map {
        "<p class=\"alert\">\($0) <a href=\"#failures\">See the errors</a></p>"
      } ?? ""
    let verification = words.verification.map { " " + $0 } ?? ""
    return """
      <header>
      <p class="brand">Statewise</p>
      <h1>\(words.verdict)</h1>
      <p class="lead">\(words.outcome) \
      \(ReportWords.counted(report.examinedCount, "file")) examined.\(verification)</p>
      \(alert)\(facts)
      </header>
      """
  }

  private var facts: HTML {
    let run = report.run
    var facts: [(String, HTML)] = []
    if !run.command.isEmpty { facts.append(("Command", "<code>\(words.command)</code>")) }
    if let head = run.gitHead {
      facts.append(("Commit", "<code title=\"\(head)\">\(String(head.prefix(12)))</code>"))
    }
    if let shard = run.shard { facts.append(("Shard", "\(shard.index) of \(shard.count)")) }
    if let timing = run.timing {
      let time = Timestamp(seconds: timing.start)
      facts.append(("Started", "<time datetime=\"\(time.text)\">\(time.displayText)</time>"))
      facts.append(("Duration", "\(Self.duration(timing.milliseconds))"))
    }
    if !run.deploymentTargets.isEmpty {
      facts.append(("Deployment target", "\(run.deploymentTargets.joined(separator: ", "))"))
    }
    guard !facts.isEmpty else { return "" }
    return "<dl class=\"facts\">\(facts.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" })</dl>"
  }

  private static func duration(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return tenths < 600
      ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 600) min \(tenths / 10 % 60) s"
  }

  var section: HTML {
    let totals = TransformTotals(of: report)
    return """
      <section id="totals" aria-labelledby="totals-title">
      <h2 id="totals-title">Totals</h2>
      <ul class="tiles">
      \(tiles(totals))</ul>
      <div class="charts">
      \(HTMLTotalsTable.byTransform(report, words))\(HTMLTotalsTable.byFolder(report, folders))</div>
      \(options)
      </section>
      """
  }

  /// The option values of the transforms.
  private var options: HTML {
    let transforms = report.run.transforms.filter { !$0.options.isEmpty }
    guard !transforms.isEmpty else { return "" }
    let items = transforms.map { transform -> HTML in
      let options = transform.options.sorted { $0.key < $1.key }
        .map { "<code>\($0.key)=\($0.value)</code>" as HTML }
      return """
        <dt>\(HTMLEntries.transform(transform.name))</dt>\
        <dd>\(HTML(joining: options, separator: " "))</dd>

        """
    }
    return """
      <details class="options"><summary>Transform options</summary>
      <dl>
      \(items)</dl></details>

      """
  }

  private func tiles(_ totals: TransformTotals) -> [HTML] {
    let review = report.changes.count { $0.safety != .safe }
    let levels = Set(report.available.map(\.safety)).max()
    let codes = Set(report.declined.map(\.code)).count
    return [
      tile(
        "changes", .changed, report.run.isWritten ? "changes made" : "changes to make",
        totals.changed, review == 0 ? "all safe" : "\(review) to review"),
      tile(
        "available", .available, "more available", totals.available,
        levels.map { "with --safety \($0.limit)" } ?? "at any safety level"),
      tile(
        "declined", .declined, "declined", totals.declined,
        codes == 1 ? "with one reason code" : "with \(codes) reason codes"),
      tile(
        "suppressed", .suppressed, "suppressed", totals.suppressed + totals.baselined,
        "\(totals.suppressed) by comments, \(totals.baselined) by the baseline"),
      tile(
        "failures", .failed, "failed", report.failures.count,
        "files or changes"),
    ]
  }

  private func tile(
    _ id: String, _ status: FindingStatus, _ label: String, _ count: Int, _ detail: String
  ) -> HTML {
    guard 0 < count else {
      return "<li class=\"tile none\"><b>0</b> <span>\(label)</span></li>\n"
    }
    return """
      <li class="tile \(status.rawValue)"><a href="#\(id)"><b>\(ReportWords.number(count))</b> \
      <span>\(label)</span> <small>\(detail)</small></a></li>

      """
  }
}

extension Timestamp {
  /// The readable form: `2026-03-01 09:05:00 UTC`.
  fileprivate var displayText: String {
    text.split { $0 == "T" || $0 == "Z" }.joined(separator: " ") + " UTC"
  }
}
