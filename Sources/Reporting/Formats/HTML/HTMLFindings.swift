import SourceText

/// The sections of a page that are plain lists: failures, available and suppressed findings.
enum HTMLFindings {
  static func failures(_ report: RunReport, _ entries: HTMLEntries) -> HTMLSection? {
    let failures = report.failures
    guard !failures.isEmpty else { return nil }
    let items = failures.map { failure -> HTML in
      let transform: HTML = failure.transform.map(HTMLEntries.transform) ?? ""
      return entries.element(
        .failed, in: failure.place.path, transform: failure.transform,
        """
        \(HTMLEntries.place(failure.place))<div><strong>\(failure.kind.label):</strong> \
        \(HTML.prose(failure.message)) \(transform)</div>
        """)
    }
    return HTMLSection(
      id: "failures", title: "Failed", count: failures.count,
      content: list(
        note: "Files that could not be processed, and changes that were withheld.", items))
  }

  static func available(_ report: RunReport, _ entries: HTMLEntries) -> HTMLSection? {
    let available = report.available
    guard !available.isEmpty else { return nil }
    let levels = Safety.allCases.compactMap { level -> HTML? in
      let changes = available.filter { $0.safety == level }
      guard !changes.isEmpty else { return nil }
      let items = changes.map { change in
        entries.element(
          .available, in: change.location.path, transform: change.transform, safety: level,
          anchor: change.id.isEmpty ? nil : "c-" + change.id,
          """
          \(HTMLEntries.place(change.location))<div>\(HTML.prose(change.title)) \
          \(HTMLEntries.badge(level)) \(HTMLEntries.transform(change.transform))</div>
          """)
      }
      return group(
        title: "Applied with <code>--safety \(level.limit)</code>", detail: level.meaning, items
      )
    }
    return HTMLSection(
      id: "available", title: "Available", count: available.count,
      content: HTML(joining: levels))
  }

  static func suppressed(_ report: RunReport, _ entries: HTMLEntries) -> HTMLSection? {
    let suppressed = report.suppressed
    guard !suppressed.isEmpty else { return nil }
    let items = suppressed.map { finding in
      entries.element(
        .suppressed, in: finding.location.path, transform: finding.transform,
        """
        \(HTMLEntries.place(finding.location))<div>\(HTML.prose(finding.text)) \
        \(HTMLEntries.transform(finding.transform))\
        <p class="aside">\(finding.kind == .change ? "Change" : "Decline") suppressed: \
        \(finding.causeDescription)</p></div>
        """)
    }
    return HTMLSection(
      id: "suppressed", title: "Suppressed", count: suppressed.count,
      content: group(title: "Suppressed by comments or accepted by the baseline", items))
  }

  static func unusedSuppressions(_ report: RunReport, _ entries: HTMLEntries) -> HTMLSection? {
    let comments = report.files.flatMap(\.unusedSuppressions)
    guard !comments.isEmpty else { return nil }
    let items = comments.map { comment in
      entries.element(
        .suppressed, in: comment.location.path, transform: nil,
        "\(HTMLEntries.place(comment.location))<div>\(HTML.prose(comment.message))</div>")
    }
    return HTMLSection(
      id: "idle-comments", title: "Unused suppressions", count: comments.count,
      content: list(note: "Suppression comments that suppress nothing.", items))
  }

  private static func list(note: String, _ items: [HTML]) -> HTML {
    "<p class=\"note\">\(note)</p>\n<ul class=\"entries plain\">\n\(items)</ul>\n"
  }

  /// A collapsible list. A long one starts collapsed.
  private static func group(title: HTML, detail: String = "", _ items: [HTML]) -> HTML {
    let open: HTML = items.count <= 40 ? " open" : ""
    let aside: HTML = detail.isEmpty ? "" : "<span class=\"aside\">\(detail)</span> "
    return """
      <details class="group"\(open)>
      <summary><h3>\(title)</h3> \(aside)\
      <span class="count">\(ReportWords.number(items.count))</span></summary>
      <div class="content"><ul class="entries">
      \(items)</ul></div></details>

      """
  }
}
