/// The diffs of all files, one behind the other: what `git apply` takes.
public struct PatchReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    report.files.compactMap(\.result?.diff).joined()
  }
}
