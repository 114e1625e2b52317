import Foundation

/// Compares the trees of both parsers over a corpus.
struct ConformanceRun {
  private let options: Options
  private let corpus: Corpus

  init(_ options: Options) throws {
    self.options = options
    corpus = try Corpus(options)
  }

  /// True when all files agree.
  func run() throws -> Bool {
    let official = ParserProgram.official(.spans, options)
    let ours = ParserProgram.ours(options)
    let shown = options.shown
    let batches = try BatchQueue.run(corpus.paths, size: 100, jobs: options.jobs) { paths in
      let answers = zip(try ours.answers(for: paths), try official.answers(for: paths))
      return ConformanceCount(
        zip(paths, answers).map { ($0, Verdict(ours: $1.0, official: $1.1)) }, keeping: shown)
    }
    var count = ConformanceCount()
    for batch in batches { count.add(batch) }

    let report = ConformanceReport(count: count, options: options)
    report.printDisagreements()
    report.printTally()
    report.printSummary()
    if let listing = options.listing { try report.write(to: listing) }
    return count.disagreements.isEmpty
  }
}

/// What is kept of the verdicts on many files.
struct ConformanceCount: Sendable {
  struct Disagreement: Sendable {
    let path: String
    let verdict: Verdict
    let differenceCount: Int
  }

  /// Files by the word of their verdict.
  private(set) var files: [String: Int] = [:]
  private(set) var sameBrokenTrees = 0
  private(set) var disagreements: [Disagreement] = []
  private(set) var tally = KindTally()

  init() {}

  /// Counts verdicts; of each file that differs so many differences are kept.
  init(_ verdicts: [(path: String, verdict: Verdict)], keeping limit: Int) {
    for (path, verdict) in verdicts {
      files[verdict.name, default: 0] += 1
      if case .bothReject(sameNodes: true) = verdict { sameBrokenTrees += 1 }
      guard !verdict.isAgreement else { continue }
      guard case .differs(let all) = verdict else {
        disagreements.append(Disagreement(path: path, verdict: verdict, differenceCount: 0))
        continue
      }
      tally.add(all, in: path)
      let kept = Verdict.differs(Array(all.prefix(max(1, limit))))
      disagreements.append(Disagreement(path: path, verdict: kept, differenceCount: all.count))
    }
  }

  mutating func add(_ other: ConformanceCount) {
    files.merge(other.files, uniquingKeysWith: +)
    sameBrokenTrees += other.sameBrokenTrees
    disagreements += other.disagreements
    tally.add(other.tally)
  }

  func files(_ verdict: String) -> Int { files[verdict] ?? 0 }
}
