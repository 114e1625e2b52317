/// The status of an examined place, in the column order of the tables.
enum FindingStatus: String, CaseIterable {
  case changed, available, declined, suppressed, failed

  /// The heading of its column.
  var title: String {
    switch self {
    case .changed: "Changed"
    case .available: "Available"
    case .declined: "Declined"
    case .suppressed: "Suppressed"
    case .failed: "Failed"
    }
  }

  func count(in totals: TransformTotals) -> Int {
    switch self {
    case .changed: totals.changed
    case .available: totals.available
    case .declined: totals.declined
    case .suppressed: totals.suppressed + totals.baselined
    case .failed: totals.failed
    }
  }
}
