import Parser
import Reporting
import SourceText
import TransformKit

extension Run {
  /// Adds what transforms find in what their changes leave, until they find nothing: so one run is
  /// enough. A change that lost to another is found again there, if it is still possible; if not, it is
  /// declined for the reason that is found there.
  func settle(
    _ first: CheckedChanges, omitting omissions: Omissions, _ input: RunInput
  ) -> CheckedChanges {
    var settled = first
    for _ in 0..<Self.maximumRounds + first.merged.losers.count {
      let later = followUps(of: settled, omitting: omissions, input)
      guard !later.changes.isEmpty else {
        return settled.decliningLosers(afterFinding: later.found)
      }
      let merged = merge(
        Candidate.absorbing(later.changes, into: settled.merged.changes), in: settled.merged.files,
        scope: input.scope)
      settled = check(merged.continuing(settled.merged), input)
    }
    return checkRepetition(of: settled, input).decliningLosers(afterFinding: nil)
  }

  /// What transforms say of the text that changes leave.
  private struct FollowUps {
    /// The changes that can be made.
    var changes: [Candidate] = []
    /// All that was found, also what cannot be made; nil where nothing was looked at.
    var found: [ExaminedFile]?
  }

  /// Nested helpers need as many rounds as they are deep, and of changes that edit the same code, a round makes one.
  /// A transform that never comes to an end would make its result longer in each.
  private static let maximumRounds = 4

  /// The changes that transforms would make in a second run, in the files where changes begin that
  /// are made or lost to others.
  private func followUps(
    of settled: CheckedChanges, omitting omissions: Omissions, _ input: RunInput
  ) -> FollowUps {
    let planned = Dictionary(uniqueKeysWithValues: settled.files.map { ($0.path, $0) })
    let beginnings = Set(
      (settled.merged.changes + settled.merged.losers).map(\.reported.location.path))
    let files = settled.merged.files.filter { beginnings.contains($0.path) && !$0.isGenerated }
    guard !files.isEmpty else { return FollowUps() }
    let context = input.repository.context(
      input.context, after: planned, asked: Set(files.map(\.path)), jobs: jobs)
    func found(_ context: TransformContext) -> [ExaminedFile] {
      let transforms = ConcernedTransforms(firstTransforms, in: context)
      return Workers.map(files, jobs: jobs, state: SyntaxParser()) { file, parser in
        followUp(file, by: transforms, after: planned, input.scope, context, parser: parser)
      }.compactMap(\.self)
    }
    let hasLosers = !settled.merged.openLosers.isEmpty
    guard hasLosers || found(context).contains(where: { !$0.candidates.isEmpty }) else {
      return FollowUps()
    }
    // What a view is shown in may be in another file, and forbid the change.
    let later = found(context.aboutAllFiles)
    let known = Set(settled.merged.files.map(\.path))
    let failed = Set(settled.merged.failures.compactMap(\.changeID))
    let changes = suppress(later, commentsIn: settled.merged.files)
      .flatMap { $0.leavingOut(omissions.ids).candidates }
      .filter { candidate in
        !failed.contains(candidate.reported.id) && known.isSuperset(of: candidate.paths)
          && omissions.paths.isDisjoint(with: candidate.paths)
      }
    return FollowUps(changes: changes, found: later)
  }

  /// What transforms would change in a file as planned changes leave it.
  private func followUp(
    _ file: ExaminedFile, by transforms: ConcernedTransforms, after planned: [String: PlannedFile],
    _ scope: FileScope, _ context: TransformContext, parser: SyntaxParser
  ) -> ExaminedFile? {
    guard let source = planned[file.path]?.result ?? (try? scope.texts.load(file.path).source)
    else { return nil }
    let concerned = transforms.concerned(with: source)
    guard !concerned.isEmpty else { return nil }
    let tree = parser.parse(source)
    guard !tree.hasError else { return nil }
    let proposal = Proposal.ask(
      concerned, about: ParsedFile(tree), called: scope.pathFromTop(of: file.path), context,
      after: planned, absorbs: true)
    var later = ExaminedFile(path: file.path)
    later.add(proposal.withoutPlaces(withheldIn: file), upTo: safety, in: scope)
    return later.isUneventful ? nil : later
  }
}

extension CheckedChanges {
  /// Declines the changes that lost to others and were not possible after them.
  fileprivate func decliningLosers(afterFinding later: [ExaminedFile]?) -> CheckedChanges {
    CheckedChanges(merged: merged.decliningLosers(afterFinding: later), files: files)
  }
}

extension Proposal {
  /// The proposal without changes at places where a file's changes are left out on purpose.
  fileprivate func withoutPlaces(withheldIn file: ExaminedFile) -> Proposal {
    var proposal = self
    proposal.changes.removeAll {
      file.withholds($0.transform.name, at: $0.change.offset)
    }
    return proposal
  }
}
