import SourceText

/// The section of declined places, grouped by reason code, with their remedies.
struct HTMLDeclines {
  private let groups: [DeclineGroup]
  private let entries: HTMLEntries

  /// The groups start expanded if there are at most this many places.
  private static let openCount = 40

  init(_ report: RunReport, explaining codes: [DeclineCode], _ entries: HTMLEntries) {
    groups = DeclineGroup.groups(of: report, explaining: codes)
    self.entries = entries
  }

  var section: HTMLSection? {
    guard !groups.isEmpty else { return nil }
    let count = groups.reduce(0) { $0 + $1.declined.count }
    let note: HTML = """
      <p class="note">Places that a transform declined to change, grouped by reason. The most frequent \
      reason comes first.</p>

      """
    return HTMLSection(
      id: "declined", title: "Declined", count: count,
      content: note + HTML(joining: groups.map { element($0, isOpen: count <= Self.openCount) }))
  }

  private func element(_ group: DeclineGroup, isOpen: Bool) -> HTML {
    let title: HTML = group.summary.map(HTML.prose) ?? "<code>\(group.code)</code>"
    let code: HTML = group.summary == nil ? "" : "<code class=\"aside\">\(group.code)</code> "
    let open: HTML = isOpen ? " open" : ""
    return """
      <details class="group"\(open)>
      <summary><h3>\(title)</h3> \(code)\
      <span class="count">\(ReportWords.number(group.declined.count))</span>\
      \(help(for: group))</summary>
      <div class="content"><ul class="entries">
      \(group.declined.map { entry(for: $0, in: group) })</ul></div></details>

      """
  }

  /// The remedy that all places of the group share.
  private func help(for group: DeclineGroup) -> HTML {
    group.commonRemedy.map { " <span class=\"help\">Remedy: \(HTML.prose($0))</span>" }
      ?? ""
  }

  private func entry(for decline: ReportedDecline, in group: DeclineGroup) -> HTML {
    let remedy = group.commonRemedy == nil ? decline.remedy : nil
    let help: HTML =
      remedy.map {
        "<p class=\"help\">Remedy: \(HTML.prose($0))</p>"
      } ?? ""
    return entries.element(
      .declined, in: decline.location.path, transform: decline.transform,
      anchor: decline.id.isEmpty ? nil : "d-" + decline.id,
      """
      \(HTMLEntries.place(decline.location))<div>\(HTMLEntries.reason(decline.reason)) \
      \(HTMLEntries.transform(decline.transform))\(help)</div>
      """)
  }
}
