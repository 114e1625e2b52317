import Reporting
import SourceText
import TransformKit

/// The findings of transforms in one file, each with its id and its place in the file on disk.
struct Proposal: Sendable {
  var changes: [Candidate] = []
  private(set) var declined: [(reported: ReportedDecline, places: [SourcePlace])] = []
  /// Where a change would edit the same code as another change of this run.
  private(set) var blocked: [WithheldPlace] = []

  /// Asks transforms about a file.
  ///
  /// - Parameters:
  ///   - name: the file's path from the top of its repository.
  ///   - planned: the changed files, where the file is one that earlier changes leave.
  ///   - absorbs: whether changes may take over planned edits that they touch.
  ///   - isNeeded: whether the remaining transforms are to be asked, too.
  static func ask(
    _ transforms: [any Transform], about file: ParsedFile, called name: String,
    _ context: TransformContext, after planned: [String: PlannedFile] = [:], absorbs: Bool = false,
    while isNeeded: () -> Bool = { true }
  ) -> Proposal {
    var answers: [(transform: any Transform, outcomes: [Outcome])] = []
    for transform in transforms where isNeeded() {
      answers.append((transform, transform.examine(file, context: context)))
    }
    guard answers.contains(where: { !$0.outcomes.isEmpty }) else { return Proposal() }
    let path = file.source.path
    let lines = LineTable(file.source)
    let places = FindingPlaces(in: planned[path]?.source ?? file.source)
    var ids = FindingIDs(in: file, at: name)
    var proposal = Proposal()
    for (transform, outcomes) in answers {
      let named = ids.next(outcomes.map(\.offset), of: transform.name, lines: lines)
      for (outcome, id) in zip(outcomes, named) {
        let onDisk = OutcomeOnDisk(outcome, in: path, after: planned)
        let settled = absorbs ? onDisk : onDisk.withoutAbsorbing
        switch settled.outcome {
        case .declined(let decline):
          if case .change = outcome {
            proposal.blocked.append(
              WithheldPlace(transform: transform.name, offset: decline.offset))
          }
          proposal.declined.append(
            (places.reported(decline, id: id, of: transform), decline.places))
        case .change(let change):
          proposal.changes.append(
            Candidate(
              transform: transform, change: change,
              reported: places.reported(change, id: id, of: transform), absorbed: settled.absorbed))
        }
      }
    }
    return proposal
  }
}

/// Writes findings down as a report has them, with their places in a file on disk.
private struct FindingPlaces {
  private let source: SourceText
  private let lines: LineTable

  init(in source: SourceText) {
    self.source = source
    lines = LineTable(source)
  }

  func reported(
    _ decline: Decline, id: String, of transform: any Transform
  ) -> ReportedDecline {
    ReportedDecline(
      id: id, location: lines.location(of: decline.offset), transform: transform.name,
      code: decline.code.rawValue, reason: decline.reason, remedy: decline.remedy)
  }

  func reported(_ change: Change, id: String, of transform: any Transform) -> ReportedChange {
    let location = lines.location(of: change.offset)
    let before = ByteRange(lines.starts[location.line - 1], change.offset)
    return ReportedChange(
      id: id, location: location, utf16Column: source.string(before).utf16.count + 1,
      transform: transform.name, title: change.title, safety: change.safety,
      otherPaths: change.parts.map(\.path).filter { $0 != source.path })
  }
}

extension Outcome {
  fileprivate var offset: ByteOffset {
    switch self {
    case .declined(let decline): decline.offset
    case .change(let change): change.offset
    }
  }
}
