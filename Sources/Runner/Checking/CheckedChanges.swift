import Parser
import Reporting
import SourceText
import TransformKit

/// Changes whose results were checked; those that failed are taken out.
struct CheckedChanges: Sendable {
  let merged: MergedChanges
  /// The files that change, in the order in which they were discovered.
  let files: [PlannedFile]
}

extension Run {
  /// Checks changes that do not conflict, and takes out those that would damage a file.
  func check(_ merged: MergedChanges, _ input: RunInput) -> CheckedChanges {
    check(merged, in: merged.paths, planned: [], input, input.context, takesOutRepeated: false)
  }

  /// Takes out changes that a second run would make again.
  func checkRepetition(of checked: CheckedChanges, _ input: RunInput) -> CheckedChanges {
    check(
      checked.merged, in: checked.merged.paths, planned: [], input, input.context,
      takesOutRepeated: true)
  }

  /// Checks changes of which the first were checked already. The later ones may count on all of
  /// these, so when one of them falls, the later ones fall too.
  func check(
    _ merged: MergedChanges, after first: CheckedChanges, _ input: RunInput,
    _ context: TransformContext
  ) -> CheckedChanges {
    let earlier = first.merged.changes
    let later = merged.changes.dropFirst(earlier.count)
    let all = check(
      merged.reporting(first.merged.failures), in: Set(later.flatMap(\.paths)),
      planned: first.files, input, context, takesOutRepeated: true)
    guard !all.merged.changes.starts(with: earlier, by: { $0.isSame(as: $1) }) else { return all }
    let rest = all.merged.without(later)
    return check(rest, in: rest.paths, planned: [], input, context, takesOutRepeated: true)
  }

  /// Checks some files until all changes that are left can be made. A change that falls takes its
  /// edits in other files along, so these are checked again.
  ///
  /// - Parameter planned: the files that were checked already.
  private func check(
    _ changes: MergedChanges, in paths: Set<String>, planned: [PlannedFile], _ input: RunInput,
    _ context: TransformContext, takesOutRepeated: Bool
  ) -> CheckedChanges {
    var merged = changes
    var planned = Dictionary(
      planned.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var unchecked = paths
    while !unchecked.isEmpty {
      let outcomes = check(merged.fileChecks(in: unchecked), input.repository)
      for path in unchecked { planned[path] = nil }
      for outcome in outcomes { planned[outcome.path] = outcome.file }
      unchecked = merged.takeOut(outcomes.flatMap(\.fallen))
      guard unchecked.isEmpty, takesOutRepeated else { continue }
      unchecked = merged.takeOut(
        repeated(merged.fileChecks(in: paths), after: planned, input.repository, context))
    }
    return CheckedChanges(
      merged: merged, files: merged.files.compactMap { planned[$0.path] })
  }

  private func check(
    _ checks: [FileCheck], _ repository: IndexedRepository
  ) -> [FileCheck.Outcome] {
    Workers.map(
      checks, jobs: jobs, counter: progress?.counter(of: .checking), state: SyntaxParser()
    ) { $0.checked(in: repository, parser: $1) }
  }

  /// The changes that a second run would make again.
  ///
  /// It is asked once each file stands by itself, since a transform may ask about files that other
  /// changes edit: it is answered as all changes leave them.
  private func repeated(
    _ checks: [FileCheck], after planned: [String: PlannedFile], _ repository: IndexedRepository,
    _ context: TransformContext
  ) -> [FileCheck.Fallen] {
    let checks = checks.filter { !$0.repeatableTransforms.isEmpty }
    guard !checks.isEmpty else { return [] }
    let asked = Set(checks.map(\.path))
    let context = repository.context(context, after: planned, asked: asked, jobs: jobs)
    func found(_ context: TransformContext) -> [FileCheck.Fallen] {
      Workers.map(checks, jobs: jobs, state: SyntaxParser()) { check, parser in
        planned[check.path].map {
          check.repeated(in: $0, upTo: safety, context, parser: parser)
        } ?? []
      }.flatMap(\.self)
    }
    return found(context).isEmpty ? [] : found(context.aboutAllFiles)
  }
}

extension MergedChanges {
  /// The checks of those of the files that changes edit.
  fileprivate func fileChecks(in paths: Set<String>) -> [FileCheck] {
    var byPath: [String: [Candidate]] = [:]
    for change in changes {
      for path in change.paths { byPath[path, default: []].append(change) }
    }
    return files.compactMap { file in
      guard paths.contains(file.path), let changes = byPath[file.path] else { return nil }
      return FileCheck(examined: file, changes: changes)
    }
  }

  /// Takes changes out, and returns the paths of the files that must be checked again.
  fileprivate mutating func takeOut(_ fallen: [FileCheck.Fallen]) -> Set<String> {
    var paths: Set<String> = []
    for (change, message) in fallen {
      guard changes.contains(where: { $0.isSame(as: change) }) else { continue }
      paths.formUnion(change.paths)
      takeOut(change, message)
    }
    return paths
  }
}
