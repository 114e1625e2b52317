import Parser
import SourceText
import TransformKit

extension Run {
  /// Adds the changes that remove what nothing uses once the others are made.
  ///
  /// The cleanups look at the text that the other changes leave. Their edits are translated to the
  /// files on disk, so that there is one set of edits for each file.
  func cleanUp(
    after first: CheckedChanges, omitting omissions: Omissions, _ input: RunInput
  ) -> CheckedChanges {
    let names = cleanups.reduce(into: Set()) {
      $0.formUnion($1.soughtNames(in: input.context.model))
    }
    guard !names.isEmpty else { return first }
    let planned = Dictionary(uniqueKeysWithValues: first.files.map { ($0.path, $0) })
    let found = input.repository.searchMentions(of: names, after: planned, jobs: jobs)
    let context = input.context.knowing(found.mentions)
    let files = input.scope.files.filter {
      found.paths.contains($0.path) && !omissions.paths.contains($0.path)
    }
    let examined = examine(files, after: planned, input.scope, context)
    let later = suppress(examined, commentsIn: first.merged.files)
      .map { $0.leavingOut(omissions.ids) }
    guard !later.isEmpty else { return first }
    // The first changes do not conflict, so all of them are accepted again.
    let merged = merge(
      first.merged.changes + later.flatMap(\.candidates),
      in: first.merged.files.merged(with: later, inOrderOf: input.repository.discovery),
      scope: input.scope)
    return check(merged, after: first, input, context)
  }

  private func examine(
    _ files: [FileDiscovery.File], after planned: [String: PlannedFile], _ scope: FileScope,
    _ context: TransformContext
  ) -> [ExaminedFile] {
    let transforms = ConcernedTransforms(cleanups, in: context)
    return Workers.map(files, jobs: jobs, state: SyntaxParser()) { file, parser in
      examine(file, by: transforms, after: planned, scope, context, parser: parser)
    }.compactMap(\.self)
  }

  /// Lets cleanups look at a file as planned changes leave it; nil when nothing comes of it.
  private func examine(
    _ file: FileDiscovery.File, by cleanups: ConcernedTransforms,
    after planned: [String: PlannedFile], _ scope: FileScope, _ context: TransformContext,
    parser: SyntaxParser
  ) -> ExaminedFile? {
    let plan = planned[file.path]
    // What is wrong with a file was reported when it was examined first.
    guard let loaded = plan?.loaded ?? (try? scope.texts.load(file.path)),
      file.isNamed || !GeneratedFileMarker.isFound(in: loaded.source)
    else { return nil }
    let source = plan?.result ?? loaded.source
    let transforms = cleanups.concerned(with: source)
    guard !transforms.isEmpty else { return nil }
    let tree = parser.parse(source)
    guard !tree.hasError else { return nil }
    var examined = ExaminedFile(path: file.path)
    examined.add(
      Proposal.ask(
        transforms, about: ParsedFile(tree), called: scope.pathFromTop(of: file.path), context,
        after: planned),
      upTo: safety, in: scope)
    if !examined.candidates.isEmpty { examined.loaded = loaded }
    return examined.isUneventful ? nil : examined
  }
}

extension [ExaminedFile] {
  /// The files, with what came of examining some again, in the order in which they were discovered.
  fileprivate func merged(
    with later: [ExaminedFile], inOrderOf discovery: FileDiscovery
  ) -> [ExaminedFile] {
    var files = self
    let indices = Dictionary(zip(lazy.map(\.path), 0...), uniquingKeysWith: { first, _ in first })
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
