import Foundation

/// Makes what fails smaller: fewer choices first, then fewer steps.
struct Shrinker {
  let proof: Proof
  private let kind: String
  /// The words of an error, which has to stay the same one.
  private let words: String
  private var best: (trial: Trial, outcome: Outcome)
  private var count = 0

  /// How many candidates are compiled together.
  private static let size = 14

  init(_ trial: Trial, _ outcome: Outcome, _ proof: Proof) {
    self.proof = proof
    best = (trial, outcome)
    kind = outcome.kind
    words = Self.words(of: outcome)
  }

  private static func words(of outcome: Outcome) -> String {
    guard case .faulty(let words) = outcome else { return "" }
    if words.hasPrefix("tool") { return String(words.prefix { $0 != ":" }) }
    guard words.hasPrefix("does not compile") else { return "" }
    // Without the place and the names, which have numbers.
    return String((words.components(separatedBy: "error: ").last ?? "").prefix { $0 != "'" })
  }

  mutating func shrink(rounds: Int) throws -> (trial: Trial, outcome: Outcome) {
    var rounds = rounds
    var position = 0
    while 0 < rounds {
      let spans = best.trial.app.spans.sorted {
        ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound)
      }
      let singles = best.trial.app.choices.indices.filter { best.trial.app.choices[$0] != 0 }
        .map { $0..<($0 + 1) }
      let candidates = spans.map { ($0, true) } + singles.map { ($0, false) }
      guard position < candidates.count else { break }
      let chosen = Array(candidates[position...].prefix(Self.size))
      rounds -= 1
      if try !improve(chosen) { position += chosen.count } else { position = 0 }
    }
    try shortenSteps()
    return best
  }

  /// Tries to leave out each of these choices, or to make them plain, then all of those together
  /// that can go.
  private mutating func improve(_ changes: [(span: Range<Int>, isRemoved: Bool)]) throws -> Bool {
    let choices = best.trial.app.choices
    let failing = try fails(changes.map { Self.apply([$0], to: choices) })
    let good = zip(changes, failing).filter { $0.1 != nil }
    guard !good.isEmpty else { return false }
    var apart: [(span: Range<Int>, isRemoved: Bool)] = []
    for (change, _) in good where !apart.contains(where: { $0.span.overlaps(change.span) }) {
      apart.append(change)
    }
    if 1 < apart.count, let all = try fails([Self.apply(apart, to: choices)])[0] {
      best = all
    } else {
      best = good.compactMap(\.1).min { Self.size(of: $0.trial) < Self.size(of: $1.trial) }!
    }
    return true
  }

  private static func size(of trial: Trial) -> Int {
    trial.app.files.reduce(trial.app.choices.count) { $0 + $1.text.utf8.count }
  }

  private static func apply(_ changes: [(span: Range<Int>, isRemoved: Bool)], to choices: [Int])
    -> [Int]
  {
    var choices = choices
    for change in changes.sorted(by: { $1.span.lowerBound < $0.span.lowerBound }) {
      if change.isRemoved {
        choices.removeSubrange(change.span)
      } else {
        choices[change.span.lowerBound] = 0
      }
    }
    return choices
  }

  /// The candidates that still fail in the same way.
  private mutating func fails(_ lists: [[Int]]) throws -> [(trial: Trial, outcome: Outcome)?] {
    let old = Self.size(of: best.trial)
    var trials: [Trial] = []
    for list in lists {
      count += 1
      let app = GeneratedApp(choices: list)
      trials.append(
        try proof.rewriter.trial(
          "\(best.trial.name.prefix { $0 != "x" })x\(count)", app,
          .random(seed: UInt64(count), count: 60)))
    }
    let smaller = trials.filter {
      Self.size(of: $0) < old && $0.app.choices != best.trial.app.choices
    }
    if kind == "tool" {
      return trials.map { trial in
        guard smaller.contains(where: { $0.name == trial.name }) else { return nil }
        let outcome = trial.complaint.map { Outcome.faulty($0) }
        return outcome.flatMap { Self.words(of: $0) == words ? (trial, $0) : nil }
      }
    }
    let outcomes = try proof.batch("shrink-\(best.trial.name.prefix { $0 != "x" })").run(smaller)
    var results: [String: (trial: Trial, outcome: Outcome)] = [:]
    for (trial, outcome) in zip(smaller, outcomes)
    where outcome.kind == kind && Self.words(of: outcome) == words {
      results[trial.name] = (trial, outcome)
    }
    return trials.map { results[$0.name] }
  }

  private mutating func shortenSteps() throws {
    guard case .differs(let difference) = best.outcome else { return }
    let batch = proof.batch("shrink-\(best.trial.name.prefix { $0 != "x" })")
    var trial = best.trial
    trial.walk = .steps(difference.steps)
    guard case .differs = try batch.run([trial])[0] else { return }
    var steps = difference.steps
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if case .differs(let shorter) = try batch.walk(trial, fewer) {
        steps = shorter.steps
        best = (trial, .differs(shorter))
      } else {
        index += 1
      }
    }
  }
}
