import SourceText

/// Workflow commands for GitHub Actions: failures are errors, changes to make are warnings, available
/// changes and declined places are notices.
public struct GitHubReport {
  private let report: RunReport

  /// GitHub shows this many annotations of each level per step, and drops the rest.
  static let shownCount = 10

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    let diagnostics = report.diagnostics
    let commands = ReportDiagnostic.Level.allCases.flatMap { level in
      let annotations = diagnostics.filter { $0.level == level }.map(Annotation.init)
      let notices = level == .note ? report.declined.map(Annotation.init) : []
      return self.commands(word(for: level), annotations + notices)
    }
    return commands.map { $0 + "\n" }.joined()
  }

  private func word(for level: ReportDiagnostic.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The annotations that GitHub shows. If there are more, the last one gives their number.
  private func commands(_ word: String, _ annotations: [Annotation]) -> [String] {
    guard Self.shownCount < annotations.count else {
      return annotations.map { $0.command(word) }
    }
    let shown = annotations.prefix(Self.shownCount - 1)
    let rest = "\(annotations.count - shown.count) more are not shown, due to GitHub's limit"
    return shown.map { $0.command(word) } + ["::\(word) title=statewise::\(rest)"]
  }
}

/// One command: a message at a place.
private struct Annotation {
  let path: String
  let line: Int
  let column: Int
  let title: String
  /// The text, on one line.
  let message: String

  init(_ diagnostic: ReportDiagnostic) {
    path = diagnostic.path
    line = diagnostic.line
    column = diagnostic.column
    title = diagnostic.transform ?? "statewise"
    message = diagnostic.message.asLogLine
  }

  init(_ decline: ReportedDecline) {
    path = decline.location.path
    line = decline.location.line
    column = decline.location.column
    title = decline.transform
    message = "Declined (\(decline.code)): \(decline.explanation)".asLogLine
  }

  func command(_ word: String) -> String {
    let place = "file=\(property(path)),line=\(line),col=\(column)"
    let text = message.percentEncoded { $0 == UInt8(ascii: "%") }
    return "::\(word) \(place),title=\(property(title))::\(text)"
  }

  /// The value of a property, with the characters encoded that would end it.
  private func property(_ text: String) -> String {
    let special = Set("%\r\n:,".utf8)
    return text.percentEncoded(where: special.contains)
  }
}
