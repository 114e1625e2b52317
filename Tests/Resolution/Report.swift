import Foundation
import SourceText

/// How many answers agree, by subject, with the first that differ.
struct Report {
  private var counts: [Comparison.Subject: (agree: Int, unknown: Int, differ: Int)] = [:]
  private var unknownKinds: [String: Int] = [:]
  private var unknownFiles: [String: Int] = [:]
  private var differences: [String] = []
  private var skipped: [String] = []
  private(set) var appCount = 0

  mutating func skip(_ app: String, because message: String) {
    skipped.append("\(app): \(message)")
  }

  mutating func add(_ findings: [Comparison.Finding], in path: String, lines: LineTable) {
    for finding in findings {
      var count = counts[finding.subject] ?? (0, 0, 0)
      switch finding.verdict {
      case .agrees: count.agree += 1
      case .unknown:
        count.unknown += 1
        unknownKinds["\(finding.subject.rawValue), \(finding.kind)", default: 0] += 1
        unknownFiles[path, default: 0] += 1
      case .differs(let ours, let theirs):
        count.differ += 1
        let line = lines.location(of: ByteOffset(finding.offset)).line
        differences.append("\(path):\(line): \(finding.kind): ours \(ours); compiler \(theirs)")
      }
      counts[finding.subject] = count
    }
  }

  mutating func countApp() { appCount += 1 }

  /// Whether no answer differs.
  var isClean: Bool { differences.isEmpty }

  func text(worst count: Int) -> String {
    var lines = ["\(appCount) apps compared, \(skipped.count) do not type-check"]
    for subject in Comparison.Subject.allCases {
      guard let (agree, unknown, differ) = counts[subject] else { continue }
      let all = agree + unknown + differ
      let percent = String(format: "%.2f", 100 * Double(agree) / Double(max(all, 1)))
      lines.append(
        "\(subject.rawValue): \(percent) % of \(all) agree, \(unknown) unknown, \(differ) differ")
    }
    lines += differences.prefix(count).map { "differs: " + $0 }
    lines += worst(unknownKinds, count).map { "unknown: \($0.value) \($0.key)" }
    lines += worst(unknownFiles, count).map { "unknown: \($0.value) in \($0.key)" }
    lines += skipped.prefix(count).map { "skipped: " + $0 }
    return lines.joined(separator: "\n")
  }

  private func worst(_ counts: [String: Int], _ count: Int) -> some Sequence<
    (key: String, value: Int)
  > {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count)
  }
}
