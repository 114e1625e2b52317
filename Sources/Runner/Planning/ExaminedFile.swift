import Reporting
import SourceText
import Syntax
import TransformKit

/// A file that there is something to say about, or that a change edits.
struct ExaminedFile: Sendable {
  let path: String
  /// The changes up to the safety level of the run, in the order in which they are merged.
  private(set) var candidates: [Candidate] = []
  /// The changes above the safety level.
  private(set) var available: [Candidate] = []
  /// Where changes are left out on purpose, so that a second run would find them again.
  private var withheldPlaces: Set<WithheldPlace> = []
  /// The suppression comments; nil where there are none.
  var comments: SuppressionComments?
  /// The rest of what there is to say; its changes are not decided yet.
  private(set) var report: FileReport
  /// Whether a program wrote it, and would write it again.
  private(set) var isGenerated = false
  /// Whether the file is examined only for findings that concern other files.
  var isOutOfScope = false
  /// The file as read, kept only where there may be something to change.
  var loaded: SourceLoader.LoadedFile?

  /// A file that nothing is said of.
  init(path: String) {
    self.path = path
    report = FileReport(path: path)
  }

  init(generated path: String) {
    self.init(path: path)
    isGenerated = true
  }

  init(path: String, failure: SystemError) {
    self.init(path: path)
    report.failures = [ReportedFailure(.file, at: .file(path), message: failure.reason)]
  }

  /// A file with syntax errors.
  init(withErrors tree: SyntaxTree) {
    self.init(path: tree.source.path)
    let errors = tree.diagnostics.filter { $0.severity == .error }
    let location = LineTable(tree.source).location(of: errors[0].offset)
    let more = 1 < errors.count ? " (and \(errors.count - 1) more)" : ""
    report.failures = [
      ReportedFailure(
        .syntax, at: .location(location),
        message: "\(errors[0].message)\(more); file skipped")
    ]
  }

  var isUneventful: Bool {
    candidates.isEmpty && available.isEmpty && comments == nil && report.isEmpty
  }

  /// Adds what transforms propose, as far as it is in the scope.
  mutating func add(_ proposal: Proposal, upTo safety: Safety, in scope: FileScope) {
    report.declined +=
      proposal.declined
      .filter { scope.contains($0.reported.location, or: $0.places) }.map(\.reported)
    withheldPlaces.formUnion(proposal.blocked)
    for candidate in proposal.changes {
      if !scope.contains(candidate) {
        withheldPlaces.insert(WithheldPlace(of: candidate))
      } else if candidate.change.safety <= safety {
        candidates.append(candidate)
      } else {
        available.append(candidate)
      }
    }
  }

  /// Whether a transform would change a place in it, as another change of that transform does.
  func holds(_ other: Candidate) -> Bool {
    withholds(other.transform.name, at: other.change.offset)
      || (candidates + available).contains {
        $0.transform.name == other.transform.name
          && $0.reported.location == other.reported.location
      }
  }

  /// Adds what came of examining the file again.
  mutating func add(_ later: ExaminedFile) {
    candidates += later.candidates
    available += later.available
    withheldPlaces.formUnion(later.withheldPlaces)
    report.suppressed += later.report.suppressed
    report.declined += later.report.declined
    loaded = loaded ?? later.loaded
  }

  /// Declines a change that edits a file which may not be changed.
  mutating func decline(_ candidate: Candidate, for obstacle: ScopeObstacle) {
    let reported = candidate.reported
    decline(
      candidate,
      as: ReportedDecline(
        id: reported.id, location: reported.location, transform: reported.transform,
        code: obstacle.code.rawValue, reason: obstacle.reason, remedy: obstacle.remedy))
  }

  /// Declines a change for what is said of its place once others are made.
  mutating func decline(_ candidate: Candidate, afterOthers decline: ReportedDecline) {
    self.decline(candidate, as: decline.afterOthers)
  }

  private mutating func decline(_ candidate: Candidate, as decline: ReportedDecline) {
    withheldPlaces.insert(WithheldPlace(of: candidate))
    report.declined.append(decline)
  }

  /// Whether a second run would make a change at a place that is left out on purpose.
  func withholds(_ transform: String, at place: ByteOffset) -> Bool {
    withheldPlaces.contains(WithheldPlace(transform: transform, offset: place))
      || comments?.comment(on: transform, at: place) != nil
  }
}

// MARK: Leaving out

extension ExaminedFile {
  /// The file without some changes, named by their ids.
  func leavingOut(_ ids: Set<String>) -> ExaminedFile {
    var file = self
    let omitted = candidates.filter { ids.contains($0.reported.id) }
    file.withheldPlaces.formUnion(omitted.map { WithheldPlace(of: $0) })
    file.candidates.removeAll { ids.contains($0.reported.id) }
    return file
  }

  /// The file without the findings that are suppressed.
  func leavingOut(_ suppression: Suppression) -> ExaminedFile {
    var file = self
    file.candidates = file.withhold(suppression, among: candidates)
    file.available = file.withhold(suppression, among: available)
    file.report.declined.removeAll { suppression.cause(for: $0) != nil }
    file.report.suppressed += report.declined.compactMap { decline in
      suppression.cause(for: decline).map { SuppressedFinding(decline, cause: $0) }
    }
    return file
  }

  /// Leaves out the suppressed ones of some changes, and returns the others.
  private mutating func withhold(
    _ suppression: Suppression, among changes: [Candidate]
  ) -> [Candidate] {
    changes.filter { change in
      guard let cause = suppression.cause(for: change) else { return true }
      withheldPlaces.insert(WithheldPlace(of: change))
      report.suppressed.append(SuppressedFinding(change.reported, cause: cause))
      return false
    }
  }
}

/// Where a change is left out on purpose.
struct WithheldPlace: Hashable, Sendable {
  let transform: String
  let offset: ByteOffset

  init(transform: String, offset: ByteOffset) {
    self.transform = transform
    self.offset = offset
  }

  init(of candidate: Candidate) {
    self.init(transform: candidate.transform.name, offset: candidate.change.offset)
  }
}

extension ReportedDecline {
  /// The same with a reason that says in which text its lines count.
  fileprivate var afterOthers: ReportedDecline {
    ReportedDecline(
      id: id, location: location, transform: transform, code: code,
      reason: "after the other changes, \(reason)", remedy: remedy)
  }
}
