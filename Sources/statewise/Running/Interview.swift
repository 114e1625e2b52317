import Reporting
import Runner
import SourceText
import TransformKit

/// Asks a person about the changes of a plan, one by one. A change over several files is one question.
struct Interview {
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

  /// What may be answered, in the letters that `git add --patch` has made known.
  private enum Answer: Character, CaseIterable {
    case yes = "y"
    case no = "n"
    case all = "a"
    case done = "d"
    case quit = "q"
    case why = "w"
    case help = "?"

    /// Reads a letter or the word that it begins.
    init?(_ text: String) {
      let word = text.lowercased()
      let answer = Self.allCases.first { word == "\($0)" || word == String($0.rawValue) }
      guard let answer else { return nil }
      self = answer
    }

    /// - Parameter path: the file that the change is in.
    func meaning(in path: String) -> String {
      switch self {
      case .yes: "make this change"
      case .no: "leave it out"
      case .all: "make this change and all further ones in \(path)"
      case .done: "leave out this change and all further ones in \(path)"
      case .quit: "leave out this change and all further ones; make those said yes to"
      case .why: "tell why, and what to look at"
      case .help: "this list"
      }
    }
  }

  /// The ids of the changes that are not wanted.
  func unwantedIDs() -> Set<String> {
    var unwanted: Set<String> = []
    /// What holds for the rest of a file.
    var verdict: (path: String, isWanted: Bool)?
    for (index, change) in changes.enumerated() {
      if let verdict, verdict.path == change.location.path {
        if !verdict.isWanted { unwanted.insert(change.id) }
        continue
      }
      show(change, number: index + 1)
      switch answer(about: change, number: index + 1) {
      case .yes: break
      case .no: unwanted.insert(change.id)
      case .all: verdict = (change.location.path, true)
      case .done:
        verdict = (change.location.path, false)
        unwanted.insert(change.id)
      case .quit: return unwanted.union(changes[index...].map(\.id))
      case .why, .help: preconditionFailure("These are answered before.")
      }
    }
    return unwanted
  }

  private func show(_ change: ReportedChange, number: Int) {
    let files = change.otherPaths.isEmpty ? "" : ", in \(change.paths.count) files"
    if 1 < number { StandardStream.output.writeLine("") }
    StandardStream.output.writeLine(change.line + files)
    for diff in plan.diffs(ofChange: change.id) {
      StandardStream.output.write(renderer.render(diff))
    }
  }

  /// Asks until there is an answer that decides. The end of the input ends the questions.
  private func answer(about change: ReportedChange, number: Int) -> Answer {
    let letters = Answer.allCases.map { String($0.rawValue) }.joined(separator: ",")
    let what = change.otherPaths.isEmpty ? "" : " in all \(change.paths.count) files"
    let question = "(\(number)/\(changes.count)) Make this change\(what) [\(letters)]? "
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
        if !word.isEmpty { StandardStream.output.writeLine("`\(word)` is none of the answers:") }
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
      "It counts as \(change.safety): \(change.safety.meaning).",
      known.paragraph(under: "What to review", onPageOf: transform),
      "`statewise explain \(transform.name)` has all of it.",
    ]
    StandardStream.output.writeLines(
      paragraphs.filter { !$0.isEmpty }.flatMap { $0.wrapped(at: Self.textWidth) + [""] })
  }

  /// What every terminal has room for.
  private static let textWidth = 79
}
