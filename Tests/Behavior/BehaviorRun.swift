import Foundation

/// All cases that change, and what came of them.
struct BehaviorRun {
  let tools: ProgramCompiler
  /// Where the programs are built.
  let folder: String
  let jobs: Int

  /// The differences that are meant: the rows of the table in `README.md`.
  private let known: [(page: String, reason: String)] = {
    let path = CasePage.top.appending(path: "Tests/Behavior/README.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.matches(of: /(?m)^\| `(\S+\.md)` \| (.+) \|$/).map { (String($0.1), String($0.2)) }
  }()

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
  func runApps(_ apps: [String], _ rewriter: String) throws -> Bool {
    var tools = tools
    tools.isOnMainActor = false
    let verdicts = try apps.map { app in
      let name = URL(fileURLWithPath: app).lastPathComponent
      let verdict = try AppDifferential(
        tools: tools, rewriter: rewriter, app: app, folder: "\(folder)/apps/\(name)"
      ).run()
      Self.show(verdict, app, known)
      return verdict
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
    _ verdict: Differential.Verdict, _ path: String, _ known: [(page: String, reason: String)]
  ) {
    let words: String
    switch verdict {
    case .same: return
    case .differs(let differences):
      let reason = known.first { path.hasSuffix($0.page) }?.reason
      words =
        reason.map { "\(path): behaves differently, as is known: \($0)" }
        ?? ([path + ": behaves differently"] + differences).joined(separator: "\n")
    case .undriven(let reason): words = "\(path): not driven: \(reason)"
    }
    // At once, not when all have run.
    FileHandle.standardOutput.write(Data((words + "\n").utf8))
  }

  private func report(_ results: some Sequence<(String, Differential.Verdict)>) -> Bool {
    var (same, different, announced, undriven) = (0, 0, 0, 0)
    var (roots, steps, before, after) = (0, 0, 0, 0)
    for (path, verdict) in results {
      switch verdict {
      case .same(let own, let taken, let first, let second):
        same += 1
        roots += own
        steps += taken
        before += first
        after += second
      case .differs:
        if known.contains(where: { path.hasSuffix($0.page) }) {
          announced += 1
        } else {
          different += 1
        }
      case .undriven: undriven += 1
      }
    }
    print(
      "behavior: \(same) cases behave the same (\(roots) screens, \(steps) steps), \(different) differ, "
        + "\(announced) differ as is known, \(undriven) not driven; bodies evaluated: \(before) before, "
        + "\(after) after")
    return different == 0
  }
}
