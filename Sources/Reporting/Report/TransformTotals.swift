/// The numbers of findings of one transform or of all transforms, by status.
public struct TransformTotals: Hashable, Sendable {
  /// Changes that were made or are to be made.
  public private(set) var changed = 0
  /// Changes above the safety level.
  public private(set) var available = 0
  public private(set) var declined = 0
  /// Findings that a comment suppresses.
  public private(set) var suppressed = 0
  /// Changes that the baseline accepts.
  public private(set) var baselined = 0
  /// Changes that were withheld because of a conflict or a failed check.
  public private(set) var failed = 0

  public var examined: Int { changed + available + declined + suppressed + baselined + failed }

  /// - Parameter transform: the name of the transform; nil for all.
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
