import Reporting
import SourceText
import TransformKit

/// A change that was proposed in this run.
struct Candidate: Sendable {
  let transform: any Transform
  let change: Change
  let reported: ReportedChange

  func isSame(as other: Candidate) -> Bool {
    reported == other.reported && change.parts == other.change.parts
  }

  /// Its edits in a file; nil when it has none there.
  func edits(in path: String) -> EditSet? {
    change.parts.first { $0.path == path }?.edits
  }

  /// Whether an edit in a file is one of its own.
  func holds(_ edit: Edit, in path: String) -> Bool {
    edits(in: path)?.edits.contains(edit) ?? false
  }
}

/// What transforms make of one file.
struct Proposal {
  private(set) var changes: [Candidate] = []
  private(set) var declined: [ReportedDecline] = []

  /// The text that places are told in: the file as it is on disk.
  private let source: SourceText
  private let lines: LineTable

  /// - Parameter planned: what is made of files before; the outcomes are led back behind that.
  init(
    of file: ParsedFile, by transforms: [any Transform], in scope: FileScope,
    context: TransformContext, behind planned: [String: PlannedFile] = [:]
  ) {
    let path = file.source.path
    source = planned[path]?.source ?? file.source
    lines = LineTable(source)
    let seenLines = planned[path] == nil ? lines : LineTable(file.source)
    var ids = FindingIDs(in: file, at: scope.pathFromTop(of: path))
    for transform in transforms {
      let outcomes = transform.outcomes(in: file, context: context)
      let named = ids.next(outcomes.map(\.offset), of: transform.name, lines: seenLines)
      for (outcome, id) in zip(outcomes, named) {
        switch outcome.ledBack(to: path, behind: planned) {
        case .declined(let decline): add(decline, id: id, of: transform)
        case .change(let change): add(change, id: id, of: transform)
        }
      }
    }
  }

  private mutating func add(_ decline: Decline, id: String, of transform: any Transform) {
    declined.append(
      ReportedDecline(
        id: id, location: lines.location(of: decline.offset), transform: transform.name,
        code: decline.code.rawValue, reason: decline.reason, remedy: decline.remedy))
  }

  private mutating func add(_ change: Change, id: String, of transform: any Transform) {
    let location = lines.location(of: change.offset)
    let before = ByteRange(lines.starts[location.line - 1], change.offset)
    let reported = ReportedChange(
      id: id, location: location, utf16Column: source.string(before).utf16.count + 1,
      transform: transform.name,
      title: change.title, safety: change.safety,
      otherPaths: change.parts.map(\.path).filter { $0 != source.path })
    changes.append(Candidate(transform: transform, change: change, reported: reported))
  }
}

extension Outcome {
  /// Where it is told.
  fileprivate var offset: ByteOffset {
    switch self {
    case .declined(let decline): decline.offset
    case .change(let change): change.offset
    }
  }
}
