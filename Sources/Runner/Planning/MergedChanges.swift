import Reporting
import SourceText
import TransformKit

/// Changes that do not conflict, in files that they may edit.
struct MergedChanges: Sendable {
  /// The files that there is something to say about, or that a change edits.
  private(set) var files: [ExaminedFile]
  private(set) var changes: [Candidate] = []
  /// The changes that edit the same code as one before them. They are looked for again in what the
  /// others leave.
  private(set) var losers: [Candidate] = []
  private(set) var failures: [ReportedFailure] = []

  /// The paths of the files that the changes edit.
  var paths: Set<String> { Set(changes.flatMap(\.paths)) }

  /// The losers that were not found again and made in a later round.
  var openLosers: [Candidate] {
    losers.filter { loser in
      !changes.contains { $0.covers(loser.transform.name, at: loser.reported.location) }
    }
  }
}

extension Run {
  /// Merges changes. Of two that edit the same code the first is made, and none that edits a file
  /// which may not be changed.
  ///
  /// - Parameter files: those that there is something to say about, or that a change edits.
  func merge(
    _ candidates: [Candidate], in files: [ExaminedFile], scope: FileScope
  ) -> MergedChanges {
    let indices = Dictionary(
      zip(files.lazy.map(\.path), 0...), uniquingKeysWith: { first, _ in first })
    var merged = MergedChanges(files: files)
    var claims = Claims()
    for candidate in candidates {
      let parts = candidate.change.parts.map { part in
        (edits: part, file: indices[part.path].map { files[$0] })
      }
      if let obstacle = parts.lazy.compactMap({ scope.obstacle(to: $0.edits, in: $0.file) }).first {
        merged.decline(
          candidate, for: obstacle, in: indices[candidate.reported.location.path]!)
      } else if let fault = parts.lazy.compactMap({ $0.file?.fault }).first {
        merged.fail(candidate, .verification, fault)
      } else if claims.add(candidate) {
        merged.accept(candidate)
      } else {
        merged.postpone(candidate)
      }
    }
    return merged
  }
}

/// The code that accepted changes edit.
private struct Claims {
  private var edits: [String: EditSet] = [:]

  /// Claims the code that a change edits, unless another change has claimed it.
  mutating func add(_ candidate: Candidate) -> Bool {
    var claimed: [EditSet] = []
    for part in candidate.change.parts {
      guard
        case .success(let set) = (edits[part.path] ?? EditSet()).merged(with: part.edits)
      else { return false }
      claimed.append(set)
    }
    for (part, set) in zip(candidate.change.parts, claimed) { edits[part.path] = set }
    return true
  }
}

extension ExaminedFile {
  /// Why nothing can be changed in the file, whatever the scope is.
  fileprivate var fault: String? {
    report.failures.first.map {
      "the change also edits \(path), which cannot be changed: \($0.message)"
    }
  }
}

// MARK: Taking changes out

extension MergedChanges {
  fileprivate mutating func accept(_ candidate: Candidate) { changes.append(candidate) }

  fileprivate mutating func postpone(_ candidate: Candidate) { losers.append(candidate) }

  fileprivate mutating func decline(
    _ candidate: Candidate, for obstacle: ScopeObstacle, in file: Int
  ) {
    files[file].decline(candidate, for: obstacle)
  }

  fileprivate mutating func fail(
    _ candidate: Candidate, _ kind: ReportedFailure.Kind, _ message: String
  ) {
    let change = candidate.reported
    failures.append(
      ReportedFailure(
        kind, at: .location(change.location), transform: change.transform, changeID: change.id,
        message: "change skipped: \(message)"))
  }

  /// Takes out a change that would damage a file, and reports why.
  mutating func takeOut(_ candidate: Candidate, _ message: String) {
    guard let index = changes.firstIndex(where: { $0.isSame(as: candidate) }) else { return }
    changes.remove(at: index)
    fail(candidate, .verification, message)
  }

  /// The changes without some others.
  func without(_ others: some Sequence<Candidate>) -> MergedChanges {
    var merged = self
    merged.changes.removeAll { change in others.contains { $0.isSame(as: change) } }
    return merged
  }

  /// The changes as a merge of more of them, after an earlier one.
  func continuing(_ earlier: MergedChanges) -> MergedChanges {
    var merged = reporting(earlier.failures)
    merged.losers = earlier.losers + losers
    return merged
  }

  /// The changes, with declines instead of the losers that are still open.
  ///
  /// - Parameter later: what was found in the text that the changes leave; nil where it is not known.
  func decliningLosers(afterFinding later: [ExaminedFile]?) -> MergedChanges {
    var merged = self
    for loser in openLosers {
      let location = loser.reported.location
      guard let index = files.firstIndex(where: { $0.path == location.path }) else { continue }
      let reason = later?.lazy.flatMap(\.report.declined).first {
        $0.transform == loser.transform.name && $0.location == location
      }
      if let reason {
        merged.files[index].decline(loser, afterOthers: reason)
        continue
      }
      // Where nothing is found any more, another change did the work.
      guard later?.contains(where: { $0.holds(loser) }) ?? true else { continue }
      let conflict = changes.lazy.compactMap { winner in
        loser.pathOfConflict(with: winner).map { (winner: winner.reported, path: $0) }
      }.first
      merged.files[index].decline(loser, for: .editedBy(conflict?.winner, in: conflict?.path))
    }
    merged.losers = []
    return merged
  }

  /// The changes with the failures of an earlier merge in front.
  func reporting(_ earlier: [ReportedFailure]) -> MergedChanges {
    var merged = self
    merged.failures = earlier + failures
    return merged
  }

  /// The changes without some of them, named by their ids.
  func leavingOut(_ ids: Set<String>) -> MergedChanges {
    var merged = self
    merged.changes.removeAll { ids.contains($0.reported.id) }
    merged.files = files.map { $0.leavingOut(ids) }
    return merged
  }

  /// The changes without those that edit a file whose text changed on disk.
  func leavingAlone(_ path: String) -> MergedChanges {
    var merged = self
    merged.changes.removeAll { $0.edits(in: path) != nil }
    merged.failures.append(
      ReportedFailure(
        .file, at: .file(path),
        message: "skipped: the file changed on disk during the run"))
    return merged
  }
}

extension Candidate {
  /// The path of a file in which both changes edit the same code.
  fileprivate func pathOfConflict(with other: Candidate) -> String? {
    paths.first { path in
      guard let own = edits(in: path), let others = other.edits(in: path) else { return false }
      if case .success = others.merged(with: own) { return false }
      return true
    }
  }
}
