import Foundation

/// Shows that a run finds each of the seeded faults.
struct FaultRun {
  let proof: Proof
  /// The most apps that a fault is put into.
  private static let copies = 3
  /// Soon after it come apps with places for rare faults, such as for a control that is disabled.
  private static let firstSeed: UInt64 = 320

  func run() throws -> Bool {
    let start = Date()
    var rest = SeededFault.all
    var count = 0
    var first = Self.firstSeed
    // A walk does not come by every place, so a fault may need another app.
    for _ in 0..<Self.copies where !rest.isEmpty {
      let trials = try seeded(rest, from: first)
      count += trials.count
      first = (trials.compactMap { UInt64($0.trial.name.prefix { $0 != "x" }) }.max() ?? first) + 1
      let size = max(1, (trials.count + proof.options.jobs - 1) / proof.options.jobs)
      let outcomes = try BatchQueue.run(trials, size: size, jobs: proof.options.jobs) { trials in
        try proof.batch("faults-\(trials[0].trial.name)").run(trials.map(\.trial))
      }.flatMap(\.self)
      for (seeded, outcome) in zip(trials, outcomes) {
        if proof.options.isVerbose {
          print("\(seeded.fault), \(seeded.trial.name): \(outcome.kind)")
        }
        if outcome.kind == "differs" { rest.removeAll { $0.name == seeded.fault } }
      }
    }
    for fault in rest { print("not found: \(fault.name)") }
    print(
      "prove: \(SeededFault.all.count - rest.count) of \(SeededFault.all.count) faults found, "
        + "\(count) apps, \(Int(Date().timeIntervalSince(start))) s")
    proof.removeFolder()
    return rest.isEmpty
  }

  /// An app for each fault, from the first seeds that have a place for it.
  private func seeded(
    _ faults: [SeededFault], from first: UInt64
  ) throws -> [(fault: String, trial: Trial)] {
    var trials: [(fault: String, trial: Trial)] = []
    var rest = faults
    for seed in first..<(first + 400) where !rest.isEmpty {
      let app = GeneratedApp(seed: seed)
      guard [ToolOptions.plain, ToolOptions.reviewed].contains(app.options) else { continue }
      let trial = try proof.rewriter.trial("\(seed)", app, .random(seed: seed, count: 80))
      guard trial.isChanged, trial.complaint == nil else { continue }
      rest.removeAll { fault in
        guard let files = fault.put(into: trial.after, of: app) else { return false }
        let name = "\(seed)x\(trials.count)"
        trials.append((fault.name, Trial(name: name, app: app, after: files, walk: trial.walk)))
        return true
      }
    }
    return trials
  }
}
