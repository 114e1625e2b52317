import Reporting
import Runner
import SourceText
import TransformKit

/// Asks the user about each change of a plan. A change in several files is one question.
struct InteractiveSelection {
  private let changes: [ReportedChange]
  private let plan: Plan
  private let known: KnownTransforms
  private let renderer: DiffRenderer

  init(about plan: Plan, known: KnownTransforms, renderer: DiffRenderer) {
    self.plan = plan
    self.known = known
    self.renderer = renderer
    changes = plan.report.changes
  }

  /// The possible answers, with the same letters as in `git add --patch`.
  private enum Answer: Character, CaseIterable {
    case yes = "y"
    case no = "n"
    case all = "a"
    case done = "d"
    case quit = "q"
    case why = "w"
    case help = "?"

    /// Parses a letter or the whole word.
    init?(_ text: String) {
      let word = text.lowercased()
      let answer = Self.allCases.first { word == "\($0)" || word == String($0.rawValue) }
      guard let answer else { return nil }
      self = answer
    }

    /// - Parameter path: the file of the change.
    func meaning(in path: String) -> String {
      switch self {
      case .yes: "apply this change"
      case .no: "skip this change"
      case .all: "apply this and all remaining changes in \(path)"
      case .done: "skip this and all remaining changes in \(path)"
      case .quit: "skip this and all remaining changes; apply those you accepted"
      case .why: "explain this change"
      case .help: "show this list"
      }
    }
  }

  /// The ids of the changes that the user rejects.
  func rejectedIDs() -> Set<String> {
    var rejected: Set<String> = []
    /// The answer for the remaining changes of a file.
    var verdict: (path: String, isAccepted: Bool)?
    for (index, change) in changes.enumerated() {
      if let verdict, verdict.path == change.location.path {
        if !verdict.isAccepted { rejected.insert(change.id) }
        continue
      }
      show(change, number: index + 1)
      switch answer(about: change, number: index + 1) {
      case .yes: break
      case .no: rejected.insert(change.id)
      case .all: verdict = (change.location.path, true)
      case .done:
        verdict = (change.location.path, false)
        rejected.insert(change.id)
      case .quit: return rejected.union(changes[index...].map(\.id))
      case .why, .help: preconditionFailure("`answer(about:number:)` handles these itself.")
      }
    }
    return rejected
  }

  private func show(_ change: ReportedChange, number: Int) {
    let files = change.otherPaths.isEmpty ? "" : ", in \(change.paths.count) files"
    if 1 < number { StandardStream.output.writeLine("") }
    StandardStream.output.writeLine(change.line + files)
    for diff in plan.diffs(ofChange: change.id) {
      StandardStream.output.write(renderer.render(diff))
    }
  }

  /// Asks until the user accepts or rejects the change. The end of the input counts as `quit`.
  private func answer(about change: ReportedChange, number: Int) -> Answer {
    let letters = Answer.allCases.map { String($0.rawValue) }.joined(separator: ",")
    let files = change.otherPaths.isEmpty ? "" : " to \(change.paths.count) files"
    let question = "(\(number)/\(changes.count)) Apply this change\(files) [\(letters)]? "
    while true {
      StandardStream.output.write(Array(question.utf8))
      guard let line = readLine() else {
        StandardStream.output.writeLine("")
        return .quit
      }
      let word = String(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      switch Answer(word) {
      case .why?: explain(change)
      case .help?: listAnswers(to: change)
      case let answer?: return answer
      case nil:
        if !word.isEmpty {
          StandardStream.output.writeLine("`\(word)` is not an answer. Enter one of:")
        }
        listAnswers(to: change)
      }
    }
  }

  private func listAnswers(to change: ReportedChange) {
    StandardStream.output.writeLines(
      Answer.allCases.map { "\($0.rawValue) - \($0.meaning(in: change.location.path))" })
  }

  private func explain(_ change: ReportedChange) {
    guard let transform = known.catalog[change.transform] else { return }
    let paragraphs = [
      known.paragraph(under: "What it does", onPageOf: transform),
      "Safety level \(change.safety): \(change.safety.meaning).",
      known.paragraph(under: "What to review", onPageOf: transform),
      "For details, run `statewise explain \(transform.name)`.",
    ]
    StandardStream.output.writeLines(
      paragraphs.filter { !$0.isEmpty }.flatMap { $0.wrapped(at: Self.textWidth) + [""] })
  }

  /// A width that fits every terminal.
  private static let textWidth = 79
}
