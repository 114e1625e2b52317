import Foundation

/// All cases that change, and what came of them.
struct BehaviorRun {
  let tools: ProgramCompiler
  /// Where the programs are built.
  let folder: String
  let jobs: Int
  /// Whether the programs of apps and their transcripts are left in the temporary folder.
  var keepsPrograms = false

  private let known = KnownDifferences()

  /// True when no case behaves differently.
  ///
  /// - Parameter words: parts of paths; without any, all cases run.
  func run(_ words: [String]) throws -> Bool {
    var checks: [Differential] = []
    for transform in TransformFolder.all {
      let pages = try
        ([CasePage.example(in: transform.name)] + CasePage.fixtures(in: transform.name))
        .filter { page in
          page.files.contains { $0.before != $0.after } && page.notTypeChecked == nil
            && page.errorAfter == nil
            && (words.isEmpty || words.contains { page.path.contains($0) })
        }
      guard !pages.isEmpty else { continue }
      let context = try CasePage.context(of: transform.name)
      let built = try context.map { try build($0, of: transform.name) }
      let text = context?.context.map(\.code).joined(separator: "\n") ?? ""
      checks += pages.map { page in
        let name = page.path.split(separator: "/").last!.dropLast(".md".count)
        return Differential(
          tools: tools, page: page, contextText: text, context: built,
          folder: "\(folder)/\(transform.name)/\(name)")
      }
    }
    let known = known
    let verdicts = try BatchQueue.run(checks, size: 1, jobs: jobs) { checks in
      let verdict = try checks[0].run()
      Self.show(verdict, checks[0].page.path, known)
      return verdict
    }
    return report(zip(checks.map(\.page.path), verdicts))
  }

  /// The same for apps that are rewritten as a whole.
  func runApps(_ apps: [String], _ rewriter: String, flags: [String]) throws -> Bool {
    var tools = tools
    tools.isOnMainActor = false
    // Most apps are written in it.
    tools.swiftVersion = "5"
    // Not in this repository: the rewrite reads the whole one that an app is in.
    let folder = NSTemporaryDirectory() + "behavior-\(ProcessInfo.processInfo.processIdentifier)"
    defer { if !keepsPrograms { try? FileManager.default.removeItem(atPath: folder) } }
    let verdicts = try apps.enumerated().map { number, app in
      let name = "\(number + 1) \(URL(fileURLWithPath: app).lastPathComponent)"
      let result = try AppDifferential(
        tools: tools, rewriter: rewriter, flags: flags, app: app, folder: "\(folder)/\(name)"
      ).run()
      Self.show(result.verdict, app, known)
      if case .same(let same) = result.verdict {
        let words =
          "\(app): the same: \(same.roots) screens, \(same.steps) steps, \(same.taps) taps; "
          + "\(result.changedFiles) files changed; bodies evaluated: \(same.before) before, "
          + "\(same.after) after"
        let faults = same.faults.map { "\n  not started: \($0)" }.joined()
        FileHandle.standardOutput.write(Data((words + faults + "\n").utf8))
      }
      return result.verdict
    }
    return report(zip(apps, verdicts))
  }

  private func build(_ page: CasePage, of transform: String) throws -> (
    folder: String, object: String
  ) {
    let place = "\(folder)/\(transform)/context"
    let sources = CaseSources(page: page, moment: .before, imports: [])
    let files = try sources.write(into: place)
    let object = "\(place)/CaseContext.o"
    if let fault = try tools.module("CaseContext", files, object: object, in: place, []) {
      throw Fault(words: fault)
    }
    return (place, object)
  }

  struct Fault: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }

  private static func show(
    _ verdict: Differential.Verdict, _ path: String, _ known: KnownDifferences
  ) {
    let words: String
    switch verdict {
    case .same: return
    case .differs(let differences):
      words =
        known.reason(for: path).map { "\(path): behaves differently, as is known: \($0)" }
        ?? ([path + ": behaves differently"] + differences).joined(separator: "\n")
    case .undriven(let reason): words = "\(path): not driven: \(reason)"
    }
    // At once, not when all have run.
    FileHandle.standardOutput.write(Data((words + "\n").utf8))
  }

  private func report(_ results: some Sequence<(String, Differential.Verdict)>) -> Bool {
    var (same, different, announced, undriven) = (0, 0, 0, 0)
    var sum = Differential.Agreement()
    for (path, verdict) in results {
      switch verdict {
      case .same(let own):
        same += 1
        sum.roots += own.roots
        sum.steps += own.steps
        sum.taps += own.taps
        sum.before += own.before
        sum.after += own.after
      case .differs:
        if known.reason(for: path) != nil {
          announced += 1
        } else {
          different += 1
        }
      case .undriven: undriven += 1
      }
    }
    print(
      "behavior: \(same) cases behave the same (\(sum.roots) screens, \(sum.steps) steps, "
        + "\(sum.taps) taps), \(different) differ, \(announced) differ as is known, "
        + "\(undriven) not driven; bodies evaluated: \(sum.before) before, \(sum.after) after")
    return different == 0
  }
}
