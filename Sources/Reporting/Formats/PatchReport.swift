/// The concatenated diffs of all files, for `git apply`.
public struct PatchReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    report.files.compactMap(\.result?.diff).joined()
  }
}
