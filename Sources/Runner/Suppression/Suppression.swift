import Reporting
import TransformKit

/// What people do not want of a run: what comments in the source say, and what is accepted as it is.
struct Suppression: Sendable {
  /// The comments of the files that have some, by path.
  private let comments: [String: SuppressionComments]
  private let baseline: Baseline

  init(by files: [ExaminedFile], accepting baseline: Baseline) {
    comments = Dictionary(
      uniqueKeysWithValues: files.compactMap { file in file.comments.map { (file.path, $0) } })
    self.baseline = baseline
  }

  /// Why a change is not wanted; nil when nobody minds. It stands or falls whole, so one comment at one of
  /// its edits is enough, in whatever file.
  func cause(against candidate: Candidate) -> SuppressedFinding.Cause? {
    let name = candidate.transform.name
    let own = comments[candidate.reported.location.path]
    let comment =
      own?.comment(on: name, at: candidate.change.offset)
      ?? candidate.change.parts.lazy
      .compactMap { comments[$0.path]?.comment(on: name, against: $0.edits) }.first
    if let comment { return comment.cause }
    return baseline.contains(candidate.reported.id) ? .baseline : nil
  }

  /// Why nobody needs to be told of a decline again.
  func cause(against decline: ReportedDecline) -> SuppressedFinding.Cause? {
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
