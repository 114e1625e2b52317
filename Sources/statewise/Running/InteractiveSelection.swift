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

  /// The possible answers, with the same letters as in `git add --patch` where that has them.
  private enum Answer: Character, CaseIterable {
    case yes = "y"
    case no = "n"
    case all = "a"
    case done = "d"
    case transform = "t"
    case everything = "A"
    case back = "b"
    case quit = "q"
    case why = "w"
    case help = "?"

    /// Parses a letter or the whole word. Only `A` and `a` differ in more than their case.
    init?(_ text: String) {
      if let exact = text.first.flatMap(Self.init(rawValue:)), text.count == 1 {
        self = exact
        return
      }
      let word = text.lowercased()
      let answer = Self.allCases.first {
        word == "\($0)" || word == String($0.rawValue) && $0 != .everything
      }
      guard let answer else { return nil }
      self = answer
    }

    func meaning(for change: ReportedChange) -> String {
      switch self {
      case .yes: "apply this change"
      case .no: "skip this change"
      case .all: "apply this and all remaining changes in \(change.location.path)"
      case .done: "skip this and all remaining changes in \(change.location.path)"
      case .transform: "apply this and all remaining changes of \(change.transform)"
      case .everything: "apply this and all remaining changes"
      case .back: "go back to the change before"
      case .quit: "skip this and all remaining changes; apply those you accepted"
      case .why: "explain this change"
      case .help: "show this list"
      }
    }
  }

  /// What was answered so far.
  private struct Answers {
    var rejected: Set<String> = []
    /// The files whose remaining changes are applied, or skipped.
    var accepted: Set<String> = []
    var skipped: Set<String> = []
    /// The transforms whose remaining changes are applied.
    var transforms: Set<String> = []

    /// Whether a change is applied without another question; nil where it is not known.
    func verdict(on change: ReportedChange) -> Bool? {
      if skipped.contains(change.location.path) { return false }
      return accepted.contains(change.location.path) || transforms.contains(change.transform)
        ? true : nil
    }

    /// Takes what was said of a change.
    mutating func note(_ answer: Answer, about change: ReportedChange) {
      switch answer {
      case .no: rejected.insert(change.id)
      case .all: accepted.insert(change.location.path)
      case .done:
        skipped.insert(change.location.path)
        rejected.insert(change.id)
      case .transform: transforms.insert(change.transform)
      case .yes, .everything, .back, .quit, .why, .help: break
      }
    }
  }

  /// The ids of the changes that the user rejects.
  func rejectedIDs() -> Set<String> {
    var answers = Answers()
    /// The questions that were answered, each with what was answered before.
    var asked: [(index: Int, answers: Answers)] = []
    var index = 0
    while index < changes.count {
      let change = changes[index]
      if let isAccepted = answers.verdict(on: change) {
        if !isAccepted { answers.rejected.insert(change.id) }
        index += 1
        continue
      }
      show(change, number: index + 1)
      switch answer(about: change, number: index + 1) {
      case .everything: return answers.rejected
      case .quit: return answers.rejected.union(changes[index...].map(\.id))
      case .back:
        guard let last = asked.popLast() else {
          StandardStream.output.writeLine("This is the first change.")
          continue
        }
        (index, answers) = last
      case let answer:
        asked.append((index, answers))
        answers.note(answer, about: change)
        index += 1
      }
    }
    return answers.rejected
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
      guard let line = KeyReading.answer() else {
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
      Answer.allCases.map { "\($0.rawValue) - \($0.meaning(for: change))" })
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
