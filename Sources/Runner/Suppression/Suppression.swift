import Reporting
import TransformKit

/// The suppressions of a run: comments in the source, and the baseline.
struct Suppression: Sendable {
  /// The suppression comments of each file that has some, by path.
  private let comments: [String: SuppressionComments]
  private let baseline: Baseline

  init(by files: [ExaminedFile], accepting baseline: Baseline) {
    comments = Dictionary(
      uniqueKeysWithValues: files.compactMap { file in file.comments.map { (file.path, $0) } })
    self.baseline = baseline
  }

  /// Returns the suppression of a change; nil if there is none. A change is applied as a whole, so
  /// a comment at one of its edits in any file suppresses it.
  func cause(for candidate: Candidate) -> SuppressedFinding.Cause? {
    let name = candidate.transform.name
    let own = comments[candidate.reported.location.path]
    let comment =
      own?.comment(on: name, at: candidate.change.offset)
      ?? candidate.change.parts.lazy
      .compactMap { comments[$0.path]?.comment(on: name, against: $0.edits) }.first
    if let comment { return comment.cause }
    return baseline.contains(candidate.reported.id) ? .baseline : nil
  }

  /// Returns the suppression of a decline; nil if there is none.
  func cause(for decline: ReportedDecline) -> SuppressedFinding.Cause? {
    comments[decline.location.path]?.comment(on: decline.transform, at: decline.location)?.cause
  }
}

extension SuppressedFinding {
  init(_ change: ReportedChange, cause: Cause) {
    self.init(
      id: change.id, location: change.location, transform: change.transform, text: change.title,
      kind: .change, cause: cause)
  }

  init(_ decline: ReportedDecline, cause: Cause) {
    self.init(
      id: decline.id, location: decline.location, transform: decline.transform,
      text: decline.reason, kind: .decline, cause: cause)
  }
}

extension SuppressionComment {
  fileprivate var cause: SuppressedFinding.Cause { .comment(location, reason: reason) }
}
