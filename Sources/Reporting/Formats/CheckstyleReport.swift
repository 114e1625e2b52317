/// What is left to do, as Checkstyle lists it and most tools that collect warnings read it.
public struct CheckstyleReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    var files: [(path: String, errors: [String])] = []
    for remark in report.remarks {
      if files.last?.path != remark.path { files.append((remark.path, [])) }
      files[files.count - 1].errors.append("\n    " + error(of: remark))
    }
    let elements = files.map { file in
      "\n  " + XMLText.element("file", ["name": file.path], file.errors.joined() + "\n  ")
    }
    // Those who read it ask for a version; 4.3 is the one that other tools give.
    let content = elements.isEmpty ? "" : elements.joined() + "\n"
    return XMLText.declaration + XMLText.element("checkstyle", ["version": "4.3"], content) + "\n"
  }

  private func error(of remark: Remark) -> String {
    XMLText.element(
      "error",
      [
        "line": "\(remark.line)", "column": "\(remark.column)",
        "severity": severity(of: remark.level), "message": remark.message,
        "source": remark.category,
      ])
  }

  private func severity(of level: Remark.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
