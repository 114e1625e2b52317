/// The diagnostics in the form that Xcode reads from a build phase:
/// `path:line:col: warning: message (transform)`.
///
/// A change above the safety level is a note, which Xcode shows in the build log but not as an issue.
public struct XcodeReport {
  private let report: RunReport
  private let baseFolder: String?

  /// - Parameter baseFolder: the base of relative paths. Xcode opens only absolute paths.
  public init(_ report: RunReport, baseFolder: String? = nil) {
    self.report = report
    self.baseFolder = baseFolder
  }

  public var text: String {
    report.diagnostics.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of diagnostic: ReportDiagnostic) -> String {
    let place = "\(absolute(diagnostic.path)):\(diagnostic.line):\(diagnostic.column)"
    let transform = diagnostic.transform.map { " (\($0))" } ?? ""
    return "\(place): \(word(for: diagnostic.level)): \(diagnostic.message)\(transform)".asLogLine
  }

  private func absolute(_ path: String) -> String {
    guard let baseFolder, !path.hasPrefix("/") else { return path }
    return baseFolder.hasSuffix("/") ? baseFolder + path : "\(baseFolder)/\(path)"
  }

  private func word(for level: ReportDiagnostic.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
