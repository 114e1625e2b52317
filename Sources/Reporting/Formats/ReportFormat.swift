import SourceText

/// A format of reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  case json, markdown, html, sarif, github, gitlab, junit, checkstyle, xcode, patch

  /// The report in this format.
  ///
  /// - Parameters:
  ///   - folder: the base of the report's relative paths, for formats with absolute paths.
  ///   - codes: the reason codes whose summaries the report shows.
  public func text(
    of report: RunReport, in folder: String?, explaining codes: [DeclineCode]
  ) -> String {
    switch self {
    case .json: JSONReport(report).text
    case .markdown: MarkdownReport(report, explaining: codes).text
    case .html: HTMLReport(report, explaining: codes).text
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
