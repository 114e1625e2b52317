import Parser
import Reporting
import SourceText
import Syntax
import TransformKit

/// The findings of the transforms in all files, before any of them is left out.
struct ExaminedFiles: Sendable {
  /// The files that there is something to say about, or that a change edits.
  var files: [ExaminedFile]
  /// The paths of all files that were examined.
  let paths: [String]
}

/// The result of examining one file. Most files have no findings, and nothing is kept of these.
private enum Examination: Sendable {
  /// The file is generated, and was not named itself.
  case generated
  case uneventful
  indirect case eventful(ExaminedFile)

  /// The same of a file that is examined only for findings that concern other files.
  var outOfScope: Examination {
    guard case .eventful(var file) = self else { return self }
    file.isOutOfScope = true
    return .eventful(file)
  }
}

extension Run {
  /// Lets the transforms look at the files that may be changed.
  func examine(_ input: RunInput) -> ExaminedFiles {
    let files = input.scope.files
    let examinations = examine(files, by: firstTransforms, input)
    let unreadable = input.named.failures.map { ExaminedFile(path: $0.path, failure: $0) }
    return ExaminedFiles(
      files: Self.filesToReport(files, examinations, edited: examinations.editedPaths) + unreadable,
      paths: zip(files, examinations).compactMap { file, examination in
        guard input.scope.selects(file.path) else { return nil }
        return if case .generated = examination { nil } else { file.path }
      })
  }

  /// Adds the files that changes edit beyond those that were named. No transform looks at them:
  /// they only have to allow edits.
  func addSurroundings(to examined: ExaminedFiles, _ input: RunInput) -> ExaminedFiles {
    let edited = Set(examined.files.flatMap(\.candidates).flatMap(\.change.parts).map(\.path))
    let around = input.repository.discovery.files.filter {
      edited.contains($0.path) && !input.named.files.contains($0)
    }
    var all = examined
    all.files += Self.filesToReport(around, examine(around, by: [], input), edited: edited)
    return all
  }

  /// Leaves out the findings that comments in some files suppress, and those of the baseline.
  func suppress(
    _ files: [ExaminedFile], commentsIn commented: [ExaminedFile]
  ) -> [ExaminedFile] {
    let suppression = Suppression(by: commented, accepting: baseline)
    return files.map { $0.leavingOut(suppression) }
  }

  private func examine(
    _ files: [FileDiscovery.File], by transforms: [any Transform], _ input: RunInput
  ) -> [Examination] {
    let transforms = ConcernedTransforms(transforms, in: input.context)
    return Workers.map(
      files, jobs: jobs, counter: progress?.counter(of: .examining), state: SyntaxParser()
    ) { file, parser in
      let examination = examine(file, by: transforms, input, parser: parser)
      return input.scope.selects(file.path) ? examination : examination.outOfScope
    }
  }

  /// Loads and parses a file, and lets transforms look at it. A file that no transform can say
  /// anything of is only read to report its syntax errors, or for its suppression comments.
  private func examine(
    _ file: FileDiscovery.File, by transforms: ConcernedTransforms, _ input: RunInput,
    parser: SyntaxParser
  ) -> Examination {
    let note = input.repository.notes[file.path]
    if let note, !note.isNotable, transforms.concerned(with: note.names).isEmpty {
      return file.isNamed || !note.isGenerated ? .uneventful : .generated
    }
    let loaded: SourceLoader.LoadedFile
    do {
      loaded = try input.repository.texts.load(file.path)
    } catch {
      return .eventful(ExaminedFile(path: file.path, failure: error))
    }
    guard file.isNamed || !GeneratedFileMarker.isFound(in: loaded.source) else { return .generated }
    let transforms =
      note.map { transforms.concerned(with: $0.names) }
      ?? transforms.concerned(with: loaded.source)
    guard
      !transforms.isEmpty || note?.isNotable ?? SuppressionComments.mayOccur(in: loaded.source)
    else { return .uneventful }
    let tree = parser.parse(loaded.source)
    guard !tree.hasError else { return .eventful(ExaminedFile(withErrors: tree)) }
    let scope = input.scope
    var examined = ExaminedFile(path: file.path)
    examined.comments = SuppressionComments(
      in: tree, reportsUnused: scope.selectsAllLines(of: file.path))
    examined.add(
      Proposal.ask(
        transforms, about: ParsedFile(tree), called: scope.pathFromTop(of: file.path),
        input.context),
      upTo: safety, in: scope)
    if !examined.candidates.isEmpty { examined.loaded = loaded }
    return examined.isUneventful ? .uneventful : .eventful(examined)
  }

  /// The files that something came of, and those that changes edit.
  private static func filesToReport(
    _ files: [FileDiscovery.File], _ examinations: [Examination], edited: Set<String>
  ) -> [ExaminedFile] {
    zip(files, examinations).compactMap { file, examination in
      switch examination {
      case .generated: edited.contains(file.path) ? ExaminedFile(generated: file.path) : nil
      case .uneventful: edited.contains(file.path) ? ExaminedFile(path: file.path) : nil
      case .eventful(let examined): examined
      }
    }
  }
}

extension [Examination] {
  /// The paths of the files that the changes edit.
  fileprivate var editedPaths: Set<String> {
    reduce(into: []) { paths, examination in
      guard case .eventful(let file) = examination else { return }
      for candidate in file.candidates { paths.formUnion(candidate.change.parts.map(\.path)) }
    }
  }
}
