/// How many places a transform, or all of them, looked at, and what came of them.
public struct TransformTotals: Hashable, Sendable {
  /// Made, or to be made.
  public private(set) var changed = 0
  /// Above the safety line.
  public private(set) var available = 0
  public private(set) var declined = 0
  /// Not wanted, as a comment in the source says.
  public private(set) var suppressed = 0
  /// Accepted as they are.
  public private(set) var baselined = 0
  /// Taken out since the result would have been wrong, or since they lost a conflict.
  public private(set) var failed = 0

  public var lookedAt: Int { changed + available + declined + suppressed + baselined + failed }

  /// - Parameter transform: its name; nil for all.
  public init(of report: RunReport, transform: String? = nil) {
    self.init(of: report.files, transform: transform)
  }

  public init(of files: [FileReport], transform: String? = nil) {
    func isMeant(_ name: String) -> Bool { transform.map { $0 == name } ?? true }
    for file in files {
      changed += file.changes.count { isMeant($0.transform) }
      available += file.available.count { isMeant($0.transform) }
      declined += file.declined.count { isMeant($0.transform) }
      for finding in file.suppressed where isMeant(finding.transform) {
        if finding.cause == .baseline { baselined += 1 } else { suppressed += 1 }
      }
      failed += file.failures.count { failure in failure.transform.map(isMeant) ?? false }
    }
  }
}
