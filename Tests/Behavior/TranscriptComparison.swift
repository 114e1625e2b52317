import Foundation

/// Two transcripts, compared run by run: the first difference of a run counts, the rest of the
/// run follows from it.
struct TranscriptComparison {
  private(set) var difference: String?
  private(set) var steps = 0
  private(set) var taps = 0
  private(set) var before = 0
  private(set) var after = 0

  init(_ first: String, _ second: String) {
    let runs = (Self.runs(first), Self.runs(second))
    before = Self.evaluations(first)
    after = Self.evaluations(second)
    for (first, second) in zip(runs.0, runs.1) {
      steps += first.count { $0.hasPrefix("> ") }
      taps += first.count { run in
        ["> tap ", "> enter ", "> back", "> swipe"].contains { run.hasPrefix($0) }
      }
      guard first != second else { continue }
      let step = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
      let path = first[..<step].compactMap { $0.split(separator: "\n").first }
      difference =
        "  steps: \(path.joined(separator: " "))\n  before:\n\(first[safe: step] ?? "")\n  after:\n"
        + "\(second[safe: step] ?? "")"
      return
    }
    if runs.0.count != runs.1.count {
      difference = "  \(runs.0.count) runs before, \(runs.1.count) after"
    }
  }

  /// Each run as the steps in it, with what is seen.
  private static func runs(_ text: String) -> [[String]] {
    var runs: [[String]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("* ") { continue }
      if line.hasPrefix("= ") {
        runs.append([String(line)])
      } else if line.hasPrefix("> ") {
        runs[runs.count - 1].append(String(line))
      } else if !runs.isEmpty {
        let line = withoutIdentifiers(line)
        runs[runs.count - 1][runs[runs.count - 1].count - 1] += "\n\(line)"
      }
    }
    return runs
  }

  /// A new identifier differs each time.
  private static func withoutIdentifiers(_ line: Substring) -> String {
    let hex = "[0-9A-F]"
    let pattern = "\(hex){8}(-\(hex){4}){3}-\(hex){12}"
    guard line.utf8.count(where: { $0 == UInt8(ascii: "-") }) >= 4 else { return String(line) }
    return line.replacingOccurrences(of: pattern, with: "UUID", options: .regularExpression)
  }

  private static func evaluations(_ text: String) -> Int {
    text.firstMatch(of: /\* evaluations (\d+)/).flatMap { Int($0.1) } ?? 0
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
