/// The diagnostics in the XML format of Checkstyle, which most tools that collect warnings read.
public struct CheckstyleReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    var files: [(path: String, errors: [String])] = []
    for diagnostic in report.diagnostics {
      if files.last?.path != diagnostic.path { files.append((diagnostic.path, [])) }
      files[files.count - 1].errors.append("\n    " + error(of: diagnostic))
    }
    let elements = files.map { file in
      "\n  " + XMLText.element("file", ["name": file.path], file.errors.joined() + "\n  ")
    }
    // Readers require a version; other tools write 4.3 too.
    let content = elements.isEmpty ? "" : elements.joined() + "\n"
    return XMLText.declaration + XMLText.element("checkstyle", ["version": "4.3"], content) + "\n"
  }

  private func error(of diagnostic: ReportDiagnostic) -> String {
    XMLText.element(
      "error",
      [
        "line": "\(diagnostic.line)", "column": "\(diagnostic.column)",
        "severity": severity(of: diagnostic.level), "message": diagnostic.message,
        "source": diagnostic.category,
      ])
  }

  private func severity(of level: ReportDiagnostic.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
