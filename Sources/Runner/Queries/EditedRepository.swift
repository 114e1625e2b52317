import Parser
import Reporting
import SourceText
import TransformKit

/// A repository whose files are being edited: tells what transforms find in one of them, without reading the others
/// again.
public struct EditedRepository: Sendable {
  private let run: Run
  private let input: RunInput
  /// The files whose texts differ from those that were read, by display path.
  private var edited: [String: ChangedFile] = [:]
  /// The context in which transforms were asked last.
  private var last: TransformContext?

  /// Reads a repository.
  public init(at root: String, by run: Run) throws(SystemError) {
    self.run = run
    input = try run.read([root])
  }

  /// Replaces the text of a file; its path is relative to the current folder.
  public mutating func replace(_ source: SourceText) {
    edited[source.path] = ChangedFile(of: SyntaxParser().parse(source))
  }

  /// Replaces the text of a file with the one on disk. A file that is as it was read does not count as edited any
  /// more, so that more of what is known is kept.
  public mutating func replaceWithSaved(_ source: SourceText) {
    let given = input.repository.files.givenText(at: source.path)
    if input.repository.notes[source.path]?.isOf(source) == true,
      given?.bytes.elementsEqual(source.bytes) ?? true
    {
      edited[source.path] = nil
    } else {
      replace(source)
    }
  }

  /// The text of a file; nil if it cannot be read.
  public func text(at path: String) -> SourceText? {
    edited[path]?.indexed.tree.source ?? (try? input.repository.texts.load(path))?.source
  }

  /// What the transforms find in a file. Nothing, if the file has syntax errors or is generated.
  ///
  /// - Parameter isNeeded: whether someone still waits for it; asked between transforms.
  /// - Returns: nil if nobody does.
  public mutating func findings(
    in path: String, while isNeeded: () -> Bool = { true }
  ) -> FileFindings? {
    guard let source = text(at: path), !GeneratedFileMarker.isFound(in: source) else {
      return FileFindings()
    }
    let tree = edited[path]?.indexed.tree ?? SyntaxParser().parse(source)
    guard !tree.hasError else { return FileFindings() }
    let context =
      edited.isEmpty
      ? input.context
      : input.repository.context(
        input.context, editing: Array(edited.values), asked: path, after: last)
    let transforms = ConcernedTransforms(run.firstTransforms, in: context).concerned(with: source)
    guard !transforms.isEmpty else { return FileFindings() }
    last = context
    var examined = ExaminedFile(path: path)
    examined.comments = SuppressionComments(in: tree, reportsUnused: false)
    examined.add(
      Proposal.ask(
        transforms, about: ParsedFile(tree), called: input.scope.pathFromTop(of: path), context,
        while: isNeeded),
      upTo: .suggestion, in: input.scope)
    guard isNeeded() else { return nil }
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
