import SourceText

/// The declines of a run with the same reason code.
struct DeclineGroup {
  let code: String
  let declined: [ReportedDecline]
  /// The meaning of the reason code in one sentence; nil for a code of a newer version.
  let summary: String?

  /// The distinct remedies of the group, the most frequent first.
  let remedies: [(text: String, count: Int)]

  private init(code: String, summary: String?, declined: [ReportedDecline]) {
    self.code = code
    self.summary = summary
    self.declined = declined
    var counts: [String: Int] = [:]
    for decline in declined {
      if let remedy = decline.remedy { counts[remedy, default: 0] += 1 }
    }
    remedies = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (text: $0.key, count: $0.value) }
  }

  /// The remedy that all declines of the group share.
  var commonRemedy: String? {
    remedies.count == 1 && remedies[0].count == declined.count ? remedies[0].text : nil
  }

  /// The groups of a report, the largest first.
  static func groups(
    of report: RunReport, explaining codes: [DeclineCode]
  ) -> [DeclineGroup] {
    let summaries = Dictionary(codes.map { ($0.rawValue, $0.summary) }) { first, _ in first }
    return Dictionary(grouping: report.declined, by: \.code)
      .map { DeclineGroup(code: $0.key, summary: summaries[$0.key], declined: $0.value) }
      .sorted { ($1.declined.count, $0.code) < ($0.declined.count, $1.code) }
  }
}
