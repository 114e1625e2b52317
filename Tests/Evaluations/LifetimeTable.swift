/// How many objects of some classes are left in memory at the end, before and after a rewrite.
struct LifetimeTable {
  private let rows: [(type: String, made: Int, before: Int, after: Int)]
  private let app: String
  private let visit: Visit

  init(_ app: String, _ visit: Visit, before: Transcript, after: Transcript) {
    self.app = app
    self.visit = visit
    rows = visit.lifetimes.map { lifetime in
      let (first, second) = (before.lifetimes[lifetime.type], after.lifetimes[lifetime.type])
      return (lifetime.type, first?.made ?? 0, first?.left ?? 0, second?.left ?? 0)
    }
  }

  /// What is not as the visit says; nil where all is.
  var fault: String? {
    for (lifetime, row) in zip(visit.lifetimes, rows) {
      if row.made == 0 { return "\(app): the steps make no \(row.type)" }
      if row.before == 0 { return "\(app): no \(row.type) is left before the rewrite" }
      if (row.after == 0) != lifetime.isReleased {
        return "\(app): after the rewrite, \(row.after) of \(row.type) are left"
      }
    }
    return nil
  }

  var text: String {
    let width = rows.map(\.type.count).max() ?? 0
    let heading = """
      In our model of SwiftUI and UIKit: \(app), taken through the same \(visit.steps.count) steps
      before and after the rewrite. At the end, all screens but the first one are closed.

      """
    let head = "  " + "".padded(to: width) + "   made   still in memory"
    let lines = rows.map { row in
      "  " + row.type.padded(to: width) + "   " + "\(row.made)".leading(to: 4) + "   "
        + "\(row.before) → \(row.after)".leading(to: 15)
    }
    return ([heading, head] + lines).joined(separator: "\n")
  }
}
