import Parser
import SourceText
import TransformKit

/// The changes that edit one file, to be checked together.
struct FileCheck: Sendable {
  /// A change that must be taken out, and why.
  typealias Fallen = (change: Candidate, message: String)

  let examined: ExaminedFile
  let changes: [Candidate]
  var path: String { examined.path }

  /// The result of a check: the changed file, or the changes that fell.
  struct Outcome: Sendable {
    let path: String
    var file: PlannedFile?
    var fallen: [Fallen] = []
  }

  /// Checks the result of the edits: its syntax, its other tokens and its comments.
  func checked(in repository: IndexedRepository, parser: SyntaxParser) -> Outcome {
    let loaded: SourceLoader.LoadedFile
    do throws(SystemError) {
      // The text of a file without changes of its own was not kept.
      loaded = if let kept = examined.loaded { kept } else { try repository.texts.load(path) }
    } catch {
      return fallen(error.description)
    }
    if let given = repository.files.givenText(at: path),
      !given.bytes.elementsEqual(loaded.source.bytes)
    {
      return fallen("\(path) changed on disk during the run")
    }
    let verification = Verification(of: loaded.source, parser: parser)
    let edits = merged(changes)
    if verification.fault(of: edits) != nil {
      return Outcome(path: path, fallen: damaging(verification))
    }
    if let fault = loaded.staged?.unstaged?.fault(of: edits, parser: parser) {
      return fallen(fault.message)
    }
    return Outcome(path: path, file: PlannedFile(loaded, edits: edits))
  }

  /// The changes of transforms that would change the result again.
  func repeated(
    in planned: PlannedFile, upTo safety: Safety, _ context: TransformContext, parser: SyntaxParser
  ) -> [Fallen] {
    let transforms = repeatableTransforms
    guard !transforms.isEmpty else { return [] }
    let file = ParsedFile(parser.parse(planned.result))
    let names = Set(
      transforms.filter { transform in
        transform.changes(in: file, upTo: safety, context).contains { change in
          !examined.withholds(transform.name, at: planned.edits.origin(of: change.offset))
        }
      }.map(\.name))
    return changes.filter { change in
      change.reported.location.path == path
        && change.transforms.contains { names.contains($0.name) }
    }.map { ($0, VerificationFault.secondRun.message) }
  }

  /// All changes fall for one reason.
  private func fallen(_ message: String) -> Outcome {
    Outcome(path: path, fallen: changes.map { ($0, message) })
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
        preconditionFailure("Merged changes do not conflict.")
      }
      return merged
    }
  }

  /// The transforms whose changes begin in the file and should leave nothing to do.
  var repeatableTransforms: [any Transform] {
    var names: Set<String> = []
    return changes.filter { $0.reported.location.path == path }.flatMap(\.transforms)
      .filter { names.insert($0.name).inserted }
  }
}

extension Transform {
  /// The changes that it proposes in a file.
  fileprivate func changes(
    in file: ParsedFile, upTo safety: Safety, _ context: TransformContext
  ) -> [Change] {
    examine(file, context: context).compactMap { outcome in
      guard case .change(let change) = outcome, change.safety <= safety else { return nil }
      return change
    }
  }
}
