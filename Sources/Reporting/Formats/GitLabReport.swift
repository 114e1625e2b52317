import SourceText

/// What is left to do, as GitLab's Code Quality reads it.
public struct GitLabReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    // Of two findings with one fingerprint, GitLab would show one.
    var occurrences: [String: Int] = [:]
    let values = report.findings.map { finding in
      let key = key(of: finding)
      let count = occurrences[key, default: 0] + 1
      occurrences[key] = count
      return value(of: finding, fingerprint: count == 1 ? key : "\(key)-\(count)")
    }
    return JSONValue.array(values).text
  }

  /// What a finding is known by from one commit to the next, whichever line it has moved to.
  private func key(of finding: Finding) -> String {
    if let id = finding.id, !id.isEmpty { return id }
    let identity = [finding.path, finding.transform ?? "", finding.message]
    return SHA256.hexDigest(of: identity.joined(separator: "\n").utf8)
  }

  private func value(of finding: Finding, fingerprint: String) -> JSONValue {
    let location = JSONValue.object([
      ("path", .string(finding.path)), ("lines", .object([("begin", .int(finding.line))])),
    ])
    return .object([
      ("description", .string(finding.message)),
      ("check_name", .string(finding.transform ?? "statewise")),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(severity(of: finding.level))),
      ("location", .onOneLine(location)),
    ])
  }

  private func severity(of level: Finding.Level) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
