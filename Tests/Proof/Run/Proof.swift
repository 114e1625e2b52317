import Foundation

/// Proves many apps on all cores.
struct Proof: Sendable {
  let options: Options
  let rewriter: Rewriter
  private let folder: String

  init(_ options: Options) {
    var options = options
    for path in [\Options.top, \Options.tool, \Options.findings]
    where !options[keyPath: path].isEmpty {
      options[keyPath: path] = URL(fileURLWithPath: options[keyPath: path]).path
    }
    self.options = options
    // Outside of this repository: the tool asks git about the folder.
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("proof-\(ProcessInfo.processInfo.processIdentifier)").path
    rewriter = Rewriter(
      tool: options.tool, folder: "\(folder)/apps", safety: options.safety)
    // The tool keeps what undoes a rewrite in the folder where it is called.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
  }

  func batch(_ name: String) -> Batch {
    Batch(
      compiler: "\(options.host)/../../../bin/swiftc", standIn: "\(options.top)/.build/standin",
      runtime: "\(options.top)/.build/runtime",
      walker: "\(options.top)/Tests/Proof/Walker/Walker.swift", folder: "\(folder)/\(name)")
  }

  /// True when nothing differs.
  func run() throws -> Bool {
    let start = Date()
    let seeds = (0..<options.count).map { options.seed &+ UInt64($0) }.filter {
      !options.isRare || GeneratedApp(seed: $0).options.contains("review")
    }
    let tally = Tally(start: start, total: seeds.count)
    let size = max(1, min(options.size, (seeds.count + options.jobs - 1) / options.jobs))
    _ = try BatchQueue.run(seeds, size: size, jobs: options.jobs) { [self] seeds in
      let (trials, outcomes) = try prove(seeds)
      tally.add(trials, outcomes)
      for (trial, outcome) in zip(trials, outcomes) {
        if case .unusable(let words) = outcome {
          report("seed \(trial.name): \(words)\n")
        }
        guard outcome.isFailure else { continue }
        report(try Finding(trial, outcome, self).text)
      }
    }
    removeFolder()
    print(tally.summary)
    return tally.failures == 0
  }

  func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  func prove(_ seeds: [UInt64]) throws -> ([Trial], [Outcome]) {
    let trials = try seeds.map { seed in
      try rewriter.trial(
        "\(seed)", GeneratedApp(seed: seed),
        .random(seed: seed, count: options.steps))
    }
    .filter { !options.isRare || !$0.strategies.isEmpty || $0.complaint != nil }
    return (trials, try batch("batch-\(seeds[0])").run(trials))
  }

  private func report(_ text: String) {
    guard !options.findings.isEmpty else {
      print(text)
      return
    }
    print(text.prefix { $0 != "\n" })
    let url = URL(fileURLWithPath: options.findings)
    if !FileManager.default.fileExists(atPath: options.findings) { try? Data().write(to: url) }
    guard let file = try? FileHandle(forWritingTo: url) else { return }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data((text + "\n").utf8))
    try? file.close()
  }
}

/// Counts what came of the apps, from several threads.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private let start: Date
  private let total: Int
  private var counts: [String: Int] = [:]
  private var strategies: [Strategy: Int] = [:]
  private var steps = 0
  private var lostStates = 0
  private var evaluations = (before: 0, after: 0)
  private var done = 0

  init(start: Date, total: Int) {
    self.start = start
    self.total = total
  }

  func add(_ trials: [Trial], _ outcomes: [Outcome]) {
    lock.withLock {
      for strategy in trials.flatMap(\.strategies) { strategies[strategy, default: 0] += 1 }
      for outcome in outcomes {
        counts[outcome.kind, default: 0] += 1
        guard case .same(let taken, let lost, let before, let after) = outcome else { continue }
        steps += taken
        lostStates += lost
        evaluations.before += before
        evaluations.after += after
      }
      done += outcomes.count
      if done < total { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }
  }

  var failures: Int {
    ["differs", "compile", "stops", "tool"].reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  private var line: String {
    let seconds = max(1, Date().timeIntervalSince(start))
    let changed = done - (counts["unchanged"] ?? 0) - (counts["unusable"] ?? 0)
    return "\(done) apps: \(changed) changed, \(steps) steps, \(counts["differs"] ?? 0) different, "
      + "\(counts["compile"] ?? 0) not compiling, \(counts["stops"] ?? 0) stopping, "
      + "\(counts["tool"] ?? 0) refused by the tool, "
      + "\(counts["unusable"] ?? 0) unusable; \(strategyCounts); "
      + "\(Int(Double(done) * 60 / seconds)) apps a minute"
  }

  private var strategyCounts: String {
    Strategy.allCases.map { "\(strategies[$0] ?? 0) with \($0.rawValue)" }.joined(separator: ", ")
  }

  var summary: String {
    "prove: \(line); \(lostStates) states kept that the old form lost; bodies evaluated: "
      + "\(evaluations.before) before, \(evaluations.after) after"
  }
}
