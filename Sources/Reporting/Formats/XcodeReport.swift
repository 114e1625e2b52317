/// What is left to do, as Xcode reads it from a build phase: `path:line:col: warning: message (transform)`.
///
/// A change above the safety line is a note: it is in the build's log and none of its issues.
public struct XcodeReport {
  private let report: RunReport
  private let baseFolder: String?

  /// - Parameter baseFolder: what relative paths start from. Xcode only opens absolute ones.
  public init(_ report: RunReport, baseFolder: String? = nil) {
    self.report = report
    self.baseFolder = baseFolder
  }

  public var text: String {
    report.remarks.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of remark: Remark) -> String {
    let place = "\(absolute(remark.path)):\(remark.line):\(remark.column)"
    let transform = remark.transform.map { " (\($0))" } ?? ""
    return "\(place): \(word(for: remark.level)): \(remark.message)\(transform)".asLogLine
  }

  private func absolute(_ path: String) -> String {
    guard let baseFolder, !path.hasPrefix("/") else { return path }
    return baseFolder.hasSuffix("/") ? baseFolder + path : "\(baseFolder)/\(path)"
  }

  private func word(for level: Remark.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
