import Testing

/// A table of command lines with their exit codes: `65  statewise rewrite`.
///
/// A shell runs each line in its own copy of one folder.
struct ExitCodeTable {
  private let rows: [(code: Int32, line: String)]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { row in
      let parts = row.split(separator: " ", maxSplits: 1)
      return (Int32(parts[0])!, parts[1].drop { $0 == " " }.description)
    }
  }

  /// Runs all lines in one shell and checks their exit codes.
  ///
  /// - Parameters:
  ///   - setup: a script that prepares the folder after its files are created.
  func check(in files: [String: String], after setup: String = "true") throws {
    let script =
      ["statewise() { \"$tool\" \"$@\"; }", "tool=$0; mkdir all", "mv start all/0 && cd all/0"]
      + ["{ \(setup); } >/dev/null 2>&1; cd .."]
      + rows.enumerated().map { index, row in
        "cp -R 0 \(index + 1); cd \(index + 1); ( \(row.line) ) >../out 2>../err; code=$?; cd .."
          + "; printf '%s\\n' $code; cat err; printf '\\035'; cat out; printf '\\036'"
      }
    let ending = try Tool.shell(
      script.joined(separator: "\n"),
      files: Dictionary(
        uniqueKeysWithValues: files.map {
          ("start/\($0)", $1)
        }
      ).merging(["start/.keep": ""]) { $1 })
    let records = ending.output.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    #expect(records.count == rows.count + 1, "\(ending)")
    for (row, record) in zip(rows, records) {
      let parts = record.split(separator: "\u{1D}", omittingEmptySubsequences: false)
      let lines = parts[0].split(separator: "\n").map(String.init)
      #expect(lines.first == "\(row.code)", "\(row.line)\n\(record)")
      judge(Array(lines.dropFirst()), output: parts[1], of: row)
    }
  }

  /// Checks the output: an error code comes with an error message, and no line is printed twice.
  private func judge(
    _ lines: [String], output: Substring, of row: (code: Int32, line: String)
  ) {
    switch row.code {
    case 64:
      #expect(output.isEmpty, "\(row.line)")
      #expect(lines.count == 1 && lines[0].contains("error: "), "\(row.line): \(lines)")
    case 2, 65: #expect(lines.contains { $0.contains("error: ") }, "\(row.line): \(lines)")
    default: #expect(!lines.contains { $0.contains("error: ") }, "\(row.line): \(lines)")
    }
    #expect(Set(lines).count == lines.count, "A line is printed twice: \(row.line): \(lines)")
  }
}
