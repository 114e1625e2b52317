/// What a report can be written as.
public enum ReportFormat: String, CaseIterable, Sendable {
  case json, markdown, html, sarif, github, gitlab, junit, checkstyle, xcode, patch

  /// The report in this format.
  ///
  /// - Parameter folder: where the relative paths of the report start from, for a reader that needs
  ///   absolute ones.
  public func text(of report: RunReport, in folder: String?) -> String {
    switch self {
    case .json: JSONReport(report).text
    case .markdown: MarkdownReport(report).text
    case .html: HTMLReport(report).text
    case .sarif: SARIFReport(report).text
    case .github: GitHubReport(report).text
    case .gitlab: GitLabReport(report).text
    case .junit: JUnitReport(report).text
    case .checkstyle: CheckstyleReport(report).text
    case .xcode: XcodeReport(report, baseFolder: folder).text
    case .patch: PatchReport(report).text
    }
  }
}
