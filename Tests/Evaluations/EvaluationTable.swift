/// How often each view of an app was evaluated and loaded something, before and after a rewrite.
struct EvaluationTable {
  struct Row {
    let name: String
    let evaluations: (before: Int, after: Int)
    /// Nil where nothing of the view counts as loading.
    let loads: (before: Int, after: Int)?
  }

  let rows: [Row]
  let app: String
  let steps: Int

  init(_ app: String, _ visit: Visit, before: Transcript, after: Transcript, types: Set<String>) {
    self.app = app
    steps = visit.steps.count
    let loading = Set(visit.loads.map(\.view))
    // Views of the stand-in are not the app's.
    let names = Set(before.evaluations.keys).union(after.evaluations.keys).intersection(types)
    rows = names.union(loading).map { name in
      Row(
        name: name,
        evaluations: (before.evaluations[name] ?? 0, after.evaluations[name] ?? 0),
        loads: loading.contains(name)
          ? (before.loads[name] ?? 0, after.loads[name] ?? 0) : nil)
    }
    .sorted { ($1.evaluations.before, $0.name) < ($0.evaluations.before, $1.name) }
  }

  var text: String {
    let hasLoads = rows.contains { $0.loads != nil }
    let loads = rows.compactMap(\.loads)
    let total = Row(
      name: "total",
      evaluations: (
        rows.reduce(0) { $0 + $1.evaluations.before }, rows.reduce(0) { $0 + $1.evaluations.after }
      ),
      loads: hasLoads
        ? (loads.reduce(0) { $0 + $1.before }, loads.reduce(0) { $0 + $1.after }) : nil)
    let width = (rows + [total]).map(\.name.count).max() ?? 0
    func line(_ name: String, _ evaluations: String, _ loads: String) -> String {
      "  " + name.padded(to: width) + "   " + evaluations + (hasLoads ? "   " + loads : "")
    }
    let heading = """
      In our model of SwiftUI: \(app), taken through the same \(steps) steps before and after
      the rewrite. Tests/SwiftUIStandIn/README.md says how the model works, and its limits.

      """
    let lines = (rows + [total]).map {
      line($0.name, Self.cell($0.evaluations, 16), Self.cell($0.loads, 10))
    }
    return ([heading, line("", "body evaluations", "     loads")] + lines).map(\.trimmedEnd)
      .joined(separator: "\n")
  }

  private static func cell(_ counts: (before: Int, after: Int)?, _ width: Int) -> String {
    let text = counts.map { "\($0.before)".leading(to: 4) + " → " + "\($0.after)".leading(to: 3) }
    return (text ?? "").leading(to: width)
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
