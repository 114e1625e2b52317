import Reporting
import SourceText
import TransformKit

/// The changes of a run put together: of two that want the same bytes, the first is made, and none that
/// edits a file that may not be changed.
struct ChangeMerge {
  /// The files that there is something to say about, with what may not be made declined.
  private(set) var files: [ExaminedFile]
  private(set) var accepted: [Candidate] = []
  private(set) var failures: [ReportedFailure] = []

  private var owners: [String: [Candidate]] = [:]
  private var edits: [String: EditSet] = [:]

  /// - Parameters:
  ///   - candidates: the changes; of two that conflict, the one that comes first is made.
  ///   - files: those that there is something to say about, or that a change edits.
  init(of candidates: [Candidate], in files: [ExaminedFile], scope: FileScope) {
    self.files = files
    let indices = Dictionary(
      zip(files.lazy.map(\.path), 0...), uniquingKeysWith: { first, _ in first })
    for candidate in candidates {
      let parts = candidate.change.parts.map { part in
        (edits: part, file: indices[part.path].map { files[$0] })
      }
      if let obstacle = parts.lazy.compactMap({ scope.obstacle(to: $0.edits, in: $0.file) }).first {
        self.files[indices[candidate.reported.location.path]!].decline(candidate, for: obstacle)
      } else if let message = parts.lazy.compactMap({ Self.fault(of: $0.file) }).first {
        failures.append(
          ReportedFailure(.verification, candidate.reported, message: message))
      } else {
        merge(candidate)
      }
    }
  }

  /// Why nothing can be changed in a file, whatever the scope is.
  private static func fault(of file: ExaminedFile?) -> String? {
    guard let file, let failure = file.report.failures.first else { return nil }
    return "it also edits \(file.path), which cannot be changed: \(failure.message)"
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
