import Reporting
import SourceText
import TransformKit

/// The changes of a run put together: of two that want the same bytes, the first is made.
struct ChangeMerge {
  private(set) var accepted: [Candidate] = []
  private(set) var failures: [ReportedFailure] = []

  private var owners: [String: [Candidate]] = [:]
  private var edits: [String: EditSet] = [:]

  /// - Parameters:
  ///   - candidates: the changes; of two that conflict, the one that comes first is made.
  ///   - files: those that may be changed.
  init(of candidates: [Candidate], in files: [ExaminedFile]) {
    let files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for candidate in candidates {
      if let message = obstacle(to: candidate, in: files) {
        failures.append(
          ReportedFailure(.verification, candidate.reported, message: message))
      } else {
        merge(candidate)
      }
    }
  }

  /// Why a change may not be made in one of its files, whatever the other changes are.
  private func obstacle(
    to candidate: Candidate, in files: [String: ExaminedFile]
  ) -> String? {
    for path in candidate.change.parts.map(\.path) {
      guard let file = files[path] else {
        return "it also edits \(path), which is outside the given paths"
      }
      if file.isGenerated { return "it also edits \(path), which is generated" }
      if let failure = file.report.failures.first {
        return "it also edits \(path), which cannot be changed: \(failure.message)"
      }
    }
    return nil
  }

  private mutating func merge(_ candidate: Candidate) {
    var merged: [EditSet] = []
    for part in candidate.change.parts {
      switch (edits[part.path] ?? EditSet()).merged(with: part.edits) {
      case .success(let set):
        merged.append(set)
      case .failure(let conflict):
        let owner = owners[part.path]?.first { $0.holds(conflict.first, in: part.path) }
        let other = owner.map { "\($0.reported.transform) at \($0.reported.location)" }
        failures.append(
          ReportedFailure(
            .conflict, candidate.reported,
            message: "conflicts with \(other ?? "another change"); run again to see what is left"))
        return
      }
    }
    accepted.append(candidate)
    for (part, set) in zip(candidate.change.parts, merged) {
      edits[part.path] = set
      owners[part.path, default: []].append(candidate)
    }
  }
}

extension ReportedFailure {
  /// A failure of a change, at its place.
  init(_ kind: Kind, _ change: ReportedChange, message: String) {
    self.init(
      kind, at: .location(change.location), transform: change.transform, changeID: change.id,
      message: message)
  }
}
