import Parser
import Reporting
import SourceText
import TransformKit

/// The changes that have a part in one file, to be checked against it.
struct FileCheck: Sendable {
  /// A change that must be taken out, and why.
  typealias Fallen = (change: Candidate, message: String)

  private let examined: ExaminedFile
  private let changes: [Candidate]
  /// The transforms with a change that lost a conflict here: a second run has work for them.
  private let losers: Set<String>
  var path: String { examined.path }

  /// What came of a check: the file when nothing fell, or what fell.
  struct Outcome: Sendable {
    let path: String
    var file: PlannedFile?
    var fallen: [Fallen] = []
  }

  /// The checks of those of the files that changes have a part in.
  static func all(
    of changes: [Candidate], in paths: Set<String>, examined: [ExaminedFile],
    failures: [ReportedFailure]
  ) -> [FileCheck] {
    var byPath: [String: [Candidate]] = [:]
    for change in changes {
      for part in change.change.parts { byPath[part.path, default: []].append(change) }
    }
    let losers = Dictionary(grouping: failures, by: \.place.path)
      .mapValues { Set($0.compactMap(\.transform)) }
    return examined.compactMap { file in
      guard paths.contains(file.path), let changes = byPath[file.path] else { return nil }
      return FileCheck(
        examined: file, changes: changes, losers: losers[file.path] ?? [])
    }
  }

  func checked(in repository: RepositoryReading, parser: SyntaxParser) -> Outcome {
    let loaded: SourceLoader.LoadedFile
    do throws(SystemError) {
      // A file without a change of its own was not kept.
      loaded = if let kept = examined.loaded { kept } else { try repository.texts.load(path) }
    } catch {
      return Outcome(path: path, fallen: changes.map { ($0, error.description) })
    }
    let outdated = outdated(by: loaded.source, in: repository.files)
    guard outdated.isEmpty else { return Outcome(path: path, fallen: outdated) }
    let verification = Verification(of: loaded.source, parser: parser)
    let edits = merged(changes)
    if verification.fault(of: edits) != nil {
      return Outcome(path: path, fallen: damaging(verification))
    }
    if let fault = loaded.staged?.unstaged?.fault(of: edits, parser: parser) {
      return Outcome(path: path, fallen: changes.map { ($0, fault.message) })
    }
    return Outcome(path: path, file: PlannedFile(loaded, edits: edits))
  }

  /// The changes of transforms that would change the result again.
  func repeated(
    in result: SourceText, behind edits: EditSet, safety: Safety, context: TransformContext,
    parser: SyntaxParser
  ) -> [Fallen] {
    let transforms = transforms
    guard !transforms.isEmpty else { return [] }
    let file = ParsedFile(parser.parse(result))
    let names = Set(
      transforms.filter { transform in
        transform.changes(in: file, safety: safety, context: context).contains { change in
          let place = edits.origin(of: change.offset)
          return !examined.withholds(transform.name, at: place)
        }
      }.map(\.name))
    return changes.filter {
      names.contains($0.transform.name) && $0.reported.location.path == path
    }.map { ($0, VerificationFault.secondRun.message) }
  }

  /// The changes that may have been made for another text than there is now.
  private func outdated(by source: SourceText, in files: ParsedFiles) -> [Fallen] {
    guard let given = files.givenText(at: path), !given.bytes.elementsEqual(source.bytes)
    else { return [] }
    return changes.map { ($0, "\(path) changed on disk while it was looked at") }
  }

  /// The changes that do damage, alone or with those before them.
  private func damaging(_ verification: Verification) -> [Fallen] {
    var kept: [Candidate] = []
    var fallen: [Fallen] = []
    for change in changes {
      if let fault = verification.fault(of: merged(kept + [change])) {
        fallen.append((change, fault.message))
      } else {
        kept.append(change)
      }
    }
    return fallen
  }

  private func merged(_ changes: [Candidate]) -> EditSet {
    changes.reduce(EditSet()) { edits, change in
      guard case .success(let merged) = edits.merged(with: change.edits(in: path)!) else {
        preconditionFailure("Accepted changes do not conflict.")
      }
      return merged
    }
  }

  /// The transforms whose own changes here can be held to having left nothing.
  private var transforms: [any Transform] {
    var names: Set<String> = []
    return changes.filter { $0.reported.location.path == path }.map(\.transform)
      .filter { !losers.contains($0.name) && names.insert($0.name).inserted }
  }
}

extension Transform {
  /// What it would change in a file.
  fileprivate func changes(
    in file: ParsedFile, safety: Safety, context: TransformContext
  ) -> [Change] {
    outcomes(in: file, context: context).compactMap { outcome in
      guard case .change(let change) = outcome, change.safety <= safety else { return nil }
      return change
    }
  }
}
