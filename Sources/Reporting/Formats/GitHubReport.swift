import SourceText

/// Annotations for GitHub Actions, as commands that a step prints: failures as errors, changes to make as
/// warnings, and what is above the safety line or declined as notices.
public struct GitHubReport {
  private let report: RunReport

  /// GitHub shows that many annotations of each kind for a step, and passes over the rest.
  static let shownCount = 10

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    let remarks = report.remarks
    let commands = Remark.Level.allCases.flatMap { level in
      let annotations = remarks.filter { $0.level == level }.map(Annotation.init)
      let notices = level == .note ? report.declined.map(Annotation.init) : []
      return self.commands(word(for: level), annotations + notices)
    }
    return commands.map { $0 + "\n" }.joined()
  }

  private func word(for level: Remark.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// As many as GitHub shows; where there are more, the last one says so.
  private func commands(_ word: String, _ annotations: [Annotation]) -> [String] {
    guard Self.shownCount < annotations.count else {
      return annotations.map { $0.command(word) }
    }
    let shown = annotations.prefix(Self.shownCount - 1)
    let rest = "\(annotations.count - shown.count) more that GitHub would not show here"
    return shown.map { $0.command(word) } + ["::\(word) title=statewise::\(rest)"]
  }
}

/// One command: a message at a place.
private struct Annotation {
  let path: String
  let line: Int
  let column: Int
  let title: String
  /// One line.
  let message: String

  init(_ remark: Remark) {
    path = remark.path
    line = remark.line
    column = remark.column
    title = remark.transform ?? "statewise"
    message = remark.message.asLogLine
  }

  init(_ decline: ReportedDecline) {
    path = decline.location.path
    line = decline.location.line
    column = decline.location.column
    title = decline.transform
    message = "Left alone (\(decline.code)): \(decline.explanation)".asLogLine
  }

  func command(_ word: String) -> String {
    let place = "file=\(property(path)),line=\(line),col=\(column)"
    let text = message.percentEncoded { $0 == UInt8(ascii: "%") }
    return "::\(word) \(place),title=\(property(title))::\(text)"
  }

  /// The value of a property, which a comma, the `::` or the line's end would end.
  private func property(_ text: String) -> String {
    let special = Set("%\r\n:,".utf8)
    return text.percentEncoded(where: special.contains)
  }
}
