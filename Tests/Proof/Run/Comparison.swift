/// Compares what is seen before and after a rewrite, step by step.
///
/// A conditional modifier of the old form loses the state of its view when its condition changes;
/// that is the improvement, so a counter may differ, but only by this rule: the difference begins
/// at a step that changed a condition around the counter, the old form shows the initial value
/// then, and the new form what it showed last. From then on both count on from where they are; any
/// other change of the difference is a fault.
struct Comparison {
  private(set) var outcome: Outcome
  private let conditions: [String: Set<String>]
  /// How far the new form is ahead, for each counter.
  private var offsets: [String: Int] = [:]
  private var lastAfter: [String: Int] = [:]
  /// The conditions that changed since a counter was last seen: it may have been hidden in between.
  private var changed: [String: Set<String>] = [:]
  private var shown: [String: String] = [:]
  private var lostStates = 0

  init(_ transcript: Transcript, _ conditions: [String: Set<String>]) {
    self.conditions = conditions
    outcome = .unchanged
    for (index, before) in transcript.before.enumerated() {
      let after = index < transcript.after.count ? transcript.after[index].lines : []
      if before.step == "restart" {
        (offsets, lastAfter, changed, shown) = ([:], [:], [:], [:])
      }
      guard !isSame(before.lines, after) else { continue }
      outcome = .differs(
        Difference(
          steps: transcript.before[...index].dropFirst().map(\.step), before: before.lines,
          after: after))
      return
    }
    outcome = .same(
      steps: transcript.before.count - 1, lostStates: lostStates,
      before: transcript.before.reduce(0) { $0 + $1.evaluations },
      after: transcript.after.reduce(0) { $0 + $1.evaluations })
  }

  private mutating func isSame(_ before: [String], _ after: [String]) -> Bool {
    guard before.count == after.count else { return false }
    noteConditions(in: before)
    var section = 0
    for (first, second) in zip(before, after) {
      if first.first != " " { section += 1 }
      let counters = (Counter(first), Counter(second))
      guard let old = counters.0, let new = counters.1, old.name == new.name, old.rest == new.rest
      else {
        if first == second { continue }
        return false
      }
      guard isExplained(old, new, section) else { return false }
      let place = Self.place(old.name, section)
      offsets[place] = new.value - old.value
      lastAfter[place] = new.value
      changed[place] = []
    }
    return true
  }

  /// A screen that presents itself shows the same counter in several sections.
  private static func place(_ name: String, _ section: Int) -> String { "\(name) in \(section)" }

  private mutating func isExplained(_ old: Counter, _ new: Counter, _ section: Int) -> Bool {
    let place = Self.place(old.name, section)
    if new.value - old.value == offsets[place] ?? 0 { return true }
    // Both were made again: the screen was closed and opened.
    if old.value == 0, new.value == 0 { return true }
    guard let around = conditions[old.name], old.value == 0, new.value == lastAfter[place],
      !around.isDisjoint(with: changed[place] ?? [])
    else { return false }
    lostStates += 1
    return true
  }

  private mutating func noteConditions(in lines: [String]) {
    var section = 0
    for line in lines {
      if line.first != " " { section += 1 }
      guard let match = line.firstMatch(of: /(Condition \d+) is (on|off)/) else { continue }
      let (name, value) = (String(match.1), String(match.2))
      let place = Self.place(name, section)
      if let old = shown[place], old != value {
        for counter in conditions.keys {
          changed[Self.place(counter, section), default: []].insert(name)
        }
      }
      shown[place] = value
    }
  }

  /// A line such as `c3 = 2 · padding(8)`.
  private struct Counter {
    let name: String
    let value: Int
    let rest: String

    init?(_ line: String) {
      guard let match = line.firstMatch(of: /^(\s*)(\w+) = (\d+)(.*)$/) else { return nil }
      name = String(match.2)
      value = Int(match.3) ?? 0
      rest = String(match.1 + match.4)
    }
  }
}
