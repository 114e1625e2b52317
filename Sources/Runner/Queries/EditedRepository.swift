import Parser
import Reporting
import SourceText
import TransformKit

/// A repository whose files are being edited: tells what transforms find in one of them, without reading the others
/// again.
public struct EditedRepository: Sendable {
  private let run: Run
  private let input: RunInput
  /// The texts that differ from those that were read, by display path.
  private var texts: [String: SourceText] = [:]

  /// Reads a repository.
  public init(at root: String, by run: Run) throws(SystemError) {
    self.run = run
    input = try run.read([root])
  }

  /// Replaces the text of a file; its path is relative to the current folder.
  public mutating func replace(_ source: SourceText) { texts[source.path] = source }

  /// The text of a file; nil if it cannot be read.
  public func text(at path: String) -> SourceText? {
    texts[path] ?? (try? input.repository.texts.load(path))?.source
  }

  /// What the transforms find in a file. Nothing, if the file has syntax errors or is generated.
  public func findings(in path: String) -> FileFindings {
    guard let source = text(at: path), !GeneratedFileMarker.isFound(in: source) else {
      return FileFindings()
    }
    let context =
      texts.isEmpty
      ? input.context
      : input.repository.context(
        input.context, with: Array(texts.values), asked: [path], jobs: run.jobs)
    let transforms = ConcernedTransforms(run.firstTransforms, in: context).concerned(with: source)
    guard !transforms.isEmpty else { return FileFindings() }
    let tree = SyntaxParser().parse(source)
    guard !tree.hasError else { return FileFindings() }
    var examined = ExaminedFile(path: path)
    examined.comments = SuppressionComments(in: tree, reportsUnused: false)
    examined.add(
      Proposal.ask(
        transforms, about: ParsedFile(tree), called: input.scope.pathFromTop(of: path), context),
      upTo: .suggestion, in: input.scope)
    let left = examined.leavingOut(Suppression(by: [examined], accepting: run.baseline))
    return FileFindings(
      changes: left.candidates.filter(isPossible), declined: left.report.declined)
  }

  /// Whether the results of a change have no new errors and keep all comments.
  private func isPossible(_ candidate: Candidate) -> Bool {
    candidate.change.parts.allSatisfy { part in
      text(at: part.path).map {
        Verification(of: $0, parser: SyntaxParser()).fault(of: part.edits) == nil
      } ?? false
    }
  }
}

/// What transforms find in a file that is being edited.
public struct FileFindings: Sendable {
  public let changes: [FoundChange]
  public let declined: [ReportedDecline]

  init(changes: [Candidate] = [], declined: [ReportedDecline] = []) {
    self.changes = changes.map(FoundChange.init)
    self.declined = declined
  }

  /// Nothing.
  public init() { self.init(changes: []) }
}

/// A change with its edits of all files.
public struct FoundChange: Sendable {
  public let reported: ReportedChange
  public let parts: [Change.FileEdits]

  fileprivate init(_ candidate: Candidate) {
    reported = candidate.reported
    parts = candidate.change.parts
  }
}
