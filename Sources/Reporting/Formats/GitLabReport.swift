import SourceText

/// What is left to do, as GitLab's Code Quality reads it.
public struct GitLabReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    // Of two remarks with one fingerprint, GitLab would show one.
    var occurrences: [String: Int] = [:]
    let values = report.remarks.map { remark in
      let key = key(of: remark)
      let count = occurrences[key, default: 0] + 1
      occurrences[key] = count
      return value(of: remark, fingerprint: count == 1 ? key : "\(key)-\(count)")
    }
    return JSONValue.array(values).text
  }

  /// What a remark is known by from one commit to the next, whichever line it has moved to.
  private func key(of remark: Remark) -> String {
    if let id = remark.id, !id.isEmpty { return id }
    let identity = [remark.path, remark.transform ?? "", remark.message]
    return SHA256.hexDigest(of: identity.joined(separator: "\n").utf8)
  }

  private func value(of remark: Remark, fingerprint: String) -> JSONValue {
    let location = JSONValue.object([
      ("path", .string(remark.path)), ("lines", .object([("begin", .int(remark.line))])),
    ])
    return .object([
      ("description", .string(remark.message)),
      ("check_name", .string(remark.transform ?? "statewise")),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(severity(of: remark.level))),
      ("location", .onOneLine(location)),
    ])
  }

  private func severity(of level: Remark.Level) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
