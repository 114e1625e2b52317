import SourceText

/// The head of the page: what came of the run, what it was, and its totals.
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
        "<p class=\"alert\">\($0) <a href=\"#failures\">See which</a></p>"
      } ?? ""
    let verification = words.verification.map { " " + $0 } ?? ""
    return """
      <header>
      <p class="brand">Statewise</p>
      <h1>\(words.verdict)</h1>
      <p class="lead">\(words.outcome) \
      \(ReportWords.counted(report.examinedCount, "file")) looked at.\(verification)</p>
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
      facts.append(("Started", "<time datetime=\"\(time.text)\">\(time.words)</time>"))
      facts.append(("Took", "\(Self.duration(timing.milliseconds))"))
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

  /// What was chosen of the transforms' options, for who wants to run it again.
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
      <details class="options"><summary>Options of the transforms</summary>
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
        totals.changed, review == 0 ? "all of them safe" : "\(review) to look at in review"),
      tile(
        "available", .available, "more available", totals.available,
        levels.map { "with --safety \($0.limit)" } ?? "at any safety"),
      tile(
        "declined", .declined, "declined", totals.declined,
        codes == 1 ? "for one kind of reason" : "for \(codes) kinds of reason"),
      tile(
        "suppressed", .suppressed, "suppressed", totals.suppressed + totals.baselined,
        "\(totals.suppressed) by comments, \(totals.baselined) by the baseline"),
      tile(
        "failures", .failed, "failed", report.failures.count,
        "files or changes, see the reasons"),
    ]
  }

  private func tile(
    _ id: String, _ status: FindingStatus, _ label: String, _ count: Int, _ remark: String
  ) -> HTML {
    guard 0 < count else {
      return "<li class=\"tile none\"><b>0</b> <span>\(label)</span></li>\n"
    }
    return """
      <li class="tile \(status.rawValue)"><a href="#\(id)"><b>\(ReportWords.number(count))</b> \
      <span>\(label)</span> <small>\(remark)</small></a></li>

      """
  }
}

extension Timestamp {
  /// The moment as people read it: `2026-03-01 09:05:00 UTC`.
  fileprivate var words: String {
    text.split { $0 == "T" || $0 == "Z" }.joined(separator: " ") + " UTC"
  }
}
