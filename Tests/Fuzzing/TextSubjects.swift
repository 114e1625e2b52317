import Foundation
import Reporting
import Runner
import SourceText
import TestSupport
import TransformKit

/// Rule files, and the examples in them.
struct RuleFileSubject: Subject {
  static let name = "rule-file"
  private let corpus: Corpus

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  private static let words = [
    "```swift match\n", "```swift replace\n", "```swift before\n", "```swift after\n", "```\n",
    "Where: ",
    "Safety: safe\n", "Requires: iOS 17\n", "$A is not `nil`\n", "$A", "$$$A", "# ", "\n\n",
  ]

  private static let rule = """
    # Use `foregroundStyle`

    A style is never `nil`.

    Where: $COLOR is not `nil`

    ```swift match
    .foregroundColor($COLOR)
    ```

    ```swift replace
    .foregroundStyle($COLOR)
    ```

    ```swift before
    Text("12 km").foregroundColor(.secondary)
    ```

    ```swift after
    Text("12 km").foregroundStyle(.secondary)
    ```

    """

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let damage = Damage(words: Self.words, others: corpus.rules + [corpus.source(&numbers)])
    let rule = numbers.isOneIn(3) ? numbers.pick(corpus.rules) : Array(Self.rule.utf8)
    return FuzzInput(damage.damaged(rule, &numbers), path: "rule.md")
  }

  func fault(with input: FuzzInput) -> String? {
    let source = SourceText(path: "rule.md", bytes: input.bytes)
    guard let file = try? RuleFile(source, named: "rule") else { return nil }
    _ = ExampleRun(file).failures
    return nil
  }
}

/// Configuration files.
struct ConfigurationSubject: Subject {
  static let name = "configuration"
  private let workshop = Workshop()

  init(_ corpus: Corpus) {}

  private static let words = [
    "\"deploymentTarget\"", "\"ios15\"", "\"options\"", "\"root\"", "\"exclude\"", "\"**/\"",
    "\"[a-\"", "\"!\"", "//",
  ]

  private static let configuration = """
    {
      "$schema": "statewise.schema.json",  // A comment.
      "deploymentTarget": ["ios15", "macOS 12.3"],
      "helpers": ["applyIf(_:transform:)"],
      "safety": "review",
      "except": ["hidden-if-to-opacity"],
      "options": { "decouple-dismiss": { "key": "closeAction", "thread": true } },
      "include": "App/", "exclude": ["Vendor/", "*.pb.swift", "**/[ab]?.swift"],
      "baseline": "ci/accepted.json",
      "root": true
    }

    """

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let text = Array(Self.configuration.utf8)
    let damage = Damage(words: Self.words, others: [text])
    return FuzzInput(damage.damaged(text, &numbers), path: "statewise.json")
  }

  func fault(with input: FuzzInput) throws -> String? {
    let folder = try workshop.write(input)
    guard let read = try? Configuration(readFrom: folder + "/statewise.json") else { return nil }
    return read.transforms.allSatisfy { !$0.text.isEmpty } ? nil : "a transform without a name"
  }
}

/// Reports, as `report merge` reads them.
struct ReportSubject: Subject {
  static let name = "report"
  private let texts: [[UInt8]]

  init(_ corpus: Corpus) {
    texts = SampleRuns(of: corpus).reports.map { Array(JSONReport($0).text.utf8) }
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let damage = Damage(others: texts)
    return FuzzInput(damage.damaged(numbers.pick(texts), &numbers), path: "report.json")
  }

  func fault(with input: FuzzInput) -> String? {
    let source = SourceText(path: "report.json", bytes: input.bytes)
    guard let report = try? RunReport(json: source) else { return nil }
    let text = JSONReport(report).text
    guard let again = try? RunReport(json: SourceText(text)) else {
      return "a report that was read is not read again"
    }
    guard JSONReport(again).text == text else {
      return "a report that was read again is another one"
    }
    _ = (SARIFReport(report), MarkdownReport(report), HTMLReport(report), PatchReport(report))
    return nil
  }
}

/// Baselines.
struct BaselineSubject: Subject {
  static let name = "baseline"
  private let texts: [[UInt8]]

  init(_ corpus: Corpus) {
    texts = SampleRuns(of: corpus).reports.map { Array(Baseline(accepting: $0).text.utf8) }
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    FuzzInput(
      Damage(others: texts).damaged(numbers.pick(texts), &numbers), path: "baseline.json")
  }

  func fault(with input: FuzzInput) -> String? {
    let source = SourceText(path: "baseline.json", bytes: input.bytes)
    guard let baseline = try? Baseline(json: source) else { return nil }
    guard let again = try? Baseline(json: SourceText(baseline.text)) else {
      return "a baseline that was read is not read again"
    }
    return again == baseline ? nil : "a baseline that was read again is another one"
  }
}

/// The reports on a few cases.
private struct SampleRuns {
  private(set) var reports: [RunReport] = []

  init(of corpus: Corpus) {
    let workshop = Workshop()
    for page in corpus.pages.prefix(200).enumerated().filter({ $0.offset % 20 == 0 }).map(\.element)
    {
      let run = Workshop.run(safety: .suggestion)
      guard let folder = try? workshop.write(FuzzInput(files: page)),
        let plan = try? run.plan(for: [folder])
      else { continue }
      reports.append(plan.detailedReport(of: RunDescription()))
    }
  }
}
