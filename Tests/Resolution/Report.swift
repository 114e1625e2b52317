import Foundation
import SourceText

/// How many answers agree, by subject and kind of expression, with the causes of those that do not.
struct Report {
  private struct Count {
    var agree = 0
    var unknown = 0
    var differ = 0

    var all: Int { agree + unknown + differ }
    var share: Double { Double(agree) / Double(max(all, 1)) }

    mutating func add(_ verdict: Finding.Verdict) {
      switch verdict {
      case .agrees: agree += 1
      case .unknown: unknown += 1
      case .differs: differ += 1
      }
    }

    var text: String {
      "\(String(format: "%.2f", 100 * share)) % of \(all) agree, \(unknown) unknown, \(differ) differ"
    }
  }

  private struct Kind: Hashable {
    let subject: Finding.Subject
    let name: String
  }

  private var subjects: [Finding.Subject: Count] = [:]
  private var kinds: [Kind: Count] = [:]
  private var files: [String: Count] = [:]
  private var causes: [String: (count: Int, place: String)] = [:]
  private var differences: [String] = []
  private var skipped: [String] = []
  private(set) var appCount = 0

  mutating func skip(_ app: String, because message: String) {
    skipped.append("\(app): \(message)")
  }

  mutating func add(_ findings: [Finding], in path: String, lines: LineTable) {
    for finding in findings {
      subjects[finding.subject, default: Count()].add(finding.verdict)
      kinds[Kind(subject: finding.subject, name: finding.kind), default: Count()]
        .add(finding.verdict)
      files[path, default: Count()].add(finding.verdict)
      let line = lines.location(of: ByteOffset(finding.offset)).line
      switch finding.verdict {
      case .agrees: continue
      case .unknown(let cause):
        causes[cause] = ((causes[cause]?.count ?? 0) + 1, causes[cause]?.place ?? "\(path):\(line)")
      case .differs(let ours, let theirs):
        differences.append("\(path):\(line): \(finding.kind): ours \(ours); compiler \(theirs)")
      }
    }
  }

  mutating func countApp() { appCount += 1 }

  /// Whether no answer differs, and enough agree. Prints where too few do.
  func isClean(above floors: Floors?) -> Bool {
    let shortfalls = floors?.shortfalls(of: self) ?? []
    for shortfall in shortfalls { print(shortfall) }
    return differences.isEmpty && shortfalls.isEmpty
  }

  /// The share of answers that agree.
  func share(of subject: Finding.Subject) -> Double { subjects[subject]?.share ?? 1 }

  /// - Parameter ofFiles: whether to list the files with the most answers that do not agree.
  func text(worst count: Int, ofFiles: Bool) -> String {
    var lines = ["\(appCount) apps compared, \(skipped.count) do not type-check"]
    for subject in Finding.Subject.allCases {
      guard let all = subjects[subject] else { continue }
      lines.append("\(subject.rawValue): \(all.text)")
      lines += worst(kinds.filter { $0.key.subject == subject }) { $0.name }.map { "  \($0)" }
    }
    lines += differences.sorted().prefix(count).map { "differs: " + $0 }
    let ranked = causes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    lines += ranked.prefix(count).map {
      "unknown: \($0.value.count) because of \($0.key), first at \($0.value.place)"
    }
    if ofFiles {
      lines += worst(files.filter { $0.value.agree < $0.value.all }) { $0 }.prefix(count)
    }
    lines += skipped.prefix(count).map { "skipped: " + $0 }
    return lines.joined(separator: "\n")
  }

  private func worst<Key>(_ counts: [Key: Count], name: (Key) -> String) -> [String] {
    counts.map { (name: name($0.key), count: $0.value) }
      .sorted {
        ($1.count.all - $1.count.agree, $0.name) < ($0.count.all - $0.count.agree, $1.name)
      }
      .map { "\($0.name): \($0.count.text)" }
  }
}
