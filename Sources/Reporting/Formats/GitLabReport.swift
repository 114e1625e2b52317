import SourceText

/// The diagnostics in the JSON format of GitLab Code Quality.
public struct GitLabReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    // GitLab shows only one of two issues with the same fingerprint.
    var occurrences: [String: Int] = [:]
    let values = report.diagnostics.map { diagnostic in
      let key = key(of: diagnostic)
      let count = occurrences[key, default: 0] + 1
      occurrences[key] = count
      return value(of: diagnostic, fingerprint: count == 1 ? key : "\(key)-\(count)")
    }
    return JSONValue.array(values).text
  }

  /// A fingerprint that stays the same when the diagnostic moves to another line.
  private func key(of diagnostic: ReportDiagnostic) -> String {
    if let id = diagnostic.id, !id.isEmpty { return id }
    let identity = [diagnostic.path, diagnostic.transform ?? "", diagnostic.message]
    return SHA256.hexDigest(of: identity.joined(separator: "\n").utf8)
  }

  private func value(of diagnostic: ReportDiagnostic, fingerprint: String) -> JSONValue {
    let location = JSONValue.object([
      ("path", .string(diagnostic.path)), ("lines", .object([("begin", .int(diagnostic.line))])),
    ])
    return .object([
      ("description", .string(diagnostic.message)),
      ("check_name", .string(diagnostic.transform ?? "statewise")),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(severity(of: diagnostic.level))),
      ("location", .onOneLine(location)),
    ])
  }

  private func severity(of level: ReportDiagnostic.Level) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
