import Foundation

/// A failure as a page.
struct Finding {
  let text: String

  init(_ trial: Trial, _ outcome: Outcome, _ proof: Proof) throws {
    var (trial, outcome) = (trial, outcome)
    if proof.options.shrinks {
      var shrinker = Shrinker(trial, outcome, proof)
      (trial, outcome) = try shrinker.shrink(rounds: proof.options.rounds)
    }
    text = Self.page(trial, outcome)
  }

  static func page(_ trial: Trial, _ outcome: Outcome) -> String {
    var lines = ["## Seed \(trial.name): \(outcome.kind)", ""]
    if !trial.app.options.isEmpty {
      lines += ["Options: `\(trial.app.options.joined(separator: " "))`", ""]
    }
    switch outcome {
    case .faulty(let words): lines += [words, ""]
    case .differs(let difference):
      lines += ["```screens"] + difference.steps.map { "> \($0)" } + ["before:"]
      lines += difference.before + ["after:"] + difference.after + ["```", ""]
    default: break
    }
    for file in trial.app.files where file.name != "Journal.swift" {
      lines += ["```swift before file=\(file.name)", file.text.trimmed, "```", ""]
    }
    for file in trial.after where !trial.app.files.contains(file) {
      lines += ["```swift after file=\(file.name)", file.text.trimmed, "```", ""]
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
