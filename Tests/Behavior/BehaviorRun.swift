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
    let verdicts = try BatchQueue.run(checks, size: 1, jobs: jobs) { try $0[0].run() }
    return report(zip(checks.map(\.page.path), verdicts))
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
      case .differs(let differences):
        if let reason = known.first(where: { path.hasSuffix($0.page) })?.reason {
          announced += 1
          print("\(path): behaves differently, as is known: \(reason)")
          continue
        }
        different += 1
        print("\(path): behaves differently")
        for difference in differences { print(difference) }
      case .undriven(let reason):
        undriven += 1
        print("\(path): not driven: \(reason)")
      }
    }
    print(
      "behavior: \(same) cases behave the same (\(roots) screens, \(steps) steps), \(different) differ, "
        + "\(announced) differ as is known, \(undriven) not driven; bodies evaluated: \(before) before, \(after) after"
    )
    return different == 0
  }
}
