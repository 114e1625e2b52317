import Parser
import Reporting
import SourceText
import SwiftUIModel
import TransformKit

/// The second stage of a run: what nothing uses any more goes, once the other changes stand.
///
/// The cleanups look at the text that the first stage leaves, and their edits are led back to the files
/// on disk, so that whatever comes later sees one set of edits for each file.
struct CleanupStage: Sendable {
  let transforms: [any Cleanup]
  private let scope: FileScope
  /// The files that may be changed.
  private var files: [FileDiscovery.File]
  /// The ids of changes that are not wanted.
  private var unwantedIDs: Set<String> = []

  init(transforms: [any Cleanup], scope: FileScope) {
    self.transforms = transforms
    self.scope = scope
    files = scope.files
  }

  /// The same, but for a file that may not be changed.
  func leavingAlone(_ path: String) -> CleanupStage {
    var stage = self
    stage.files.removeAll { $0.path == path }
    return stage
  }

  /// The same without some changes, named by their ids.
  func leavingOut(_ ids: Set<String>) -> CleanupStage {
    var stage = self
    stage.unwantedIDs.formUnion(ids)
    return stage
  }

  /// Adds what there is to clean up behind some changes.
  func run(after changes: CheckedChanges) -> CheckedChanges {
    let model = changes.context.model
    let names = transforms.reduce(into: Set()) { $0.formUnion($1.soughtNames(in: model)) }
    guard !names.isEmpty else { return changes }
    let planned = Dictionary(uniqueKeysWithValues: changes.files.map { ($0.path, $0) })
    let reading = MentionReading(
      of: names, in: changes.repository, planned: planned, jobs: changes.run.jobs)
    let context = changes.context.knowing(reading.mentions)
    let unwanted = Suppression(by: changes.examined, accepting: changes.run.baseline)
    let later = examine(
      files.filter { reading.files.contains($0.path) }, planned: planned, run: changes.run,
      context: context
    ).map { $0.leavingOut(unwanted).leavingOut(unwantedIDs) }
    guard !later.isEmpty else { return changes }
    let examined = merged(
      changes.examined, with: later, inOrderOf: changes.repository.discovery)
    // The changes of the first stage do not conflict, so all of them are accepted again.
    let merge = ChangeMerge(
      of: changes.changes + later.flatMap(\.candidates), in: examined, scope: scope)
    return changes.adding(
      Array(merge.accepted.dropFirst(changes.changes.count)), in: merge.files,
      failures: merge.failures, context: context)
  }

  private func examine(
    _ files: [FileDiscovery.File], planned: [String: PlannedFile], run: Run,
    context: TransformContext
  ) -> [ExaminedFile] {
    let (transforms, scope) = (transforms, scope)
    let examinations = Workers.map(files, jobs: run.jobs, makeState: { SyntaxParser() }) {
      file, parser in
      ExaminedFile.examine(
        file, in: scope, behind: planned, by: transforms, run: run, context: context,
        parser: parser)
    }
    return examinations.compactMap(\.self)
  }

  /// The files of both stages, as they were found.
  private func merged(
    _ first: [ExaminedFile], with later: [ExaminedFile], inOrderOf discovery: FileDiscovery
  ) -> [ExaminedFile] {
    var files = first
    let indices = Dictionary(
      zip(first.lazy.map(\.path), 0...), uniquingKeysWith: { first, _ in first })
    for file in later {
      if let index = indices[file.path] {
        files[index].add(file)
      } else {
        files.append(file)
      }
    }
    let order = Dictionary(uniqueKeysWithValues: zip(discovery.files.lazy.map(\.path), 0...))
    return files.sorted { order[$0.path, default: .max] < order[$1.path, default: .max] }
  }
}
