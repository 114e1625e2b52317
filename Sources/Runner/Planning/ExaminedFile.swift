import Parser
import Reporting
import SourceText
import Syntax
import TransformKit

/// What came of looking at one file. Of most files nothing does, and then nothing is kept.
enum Examination: Sendable {
  /// The file is generated and was not named itself: it is not ours.
  case generated
  case uneventful
  indirect case eventful(ExaminedFile)
}

/// A file that there is something to say about, or that a change edits.
struct ExaminedFile: Sendable {
  let path: String
  /// The changes at or below the safety line, in the order in which they are merged.
  private(set) var candidates: [Candidate] = []
  /// The changes above the safety line.
  private(set) var available: [Candidate] = []
  /// Where changes are left out on purpose, so that a second run would find them again.
  private(set) var withheldPlaces: Set<WithheldPlace> = []
  /// The comments that say what is to be left alone; nil where there are none.
  private(set) var comments: SuppressionComments?
  /// The rest of what there is to say, its changes not decided yet.
  private(set) var report: FileReport
  /// Whether a program wrote it, and would write it again.
  private(set) var isGenerated = false
  /// The file as read, kept only where there may be something to change.
  private(set) var loaded: SourceLoader.LoadedFile?

  /// A file that was looked at without an outcome.
  init(path: String) {
    self.path = path
    report = FileReport(path: path)
  }

  init(generated path: String) {
    self.init(path: path)
    isGenerated = true
  }

  init(path: String, failure: SystemError) {
    self.init(path: path)
    report.failures = [ReportedFailure(.file, at: .file(path), message: failure.reason)]
  }

  /// Loads, parses and looks at a file. One that holds nothing for any transform is parsed only when
  /// it is known to be broken, to say so, or may hold a comment that suppresses something.
  static func examine(
    _ file: FileDiscovery.File, in scope: FileScope, isBroken: Bool, run: Run,
    context: TransformContext, parser: SyntaxParser
  ) -> Examination {
    let loaded: SourceLoader.LoadedFile
    do {
      loaded = try scope.texts.load(file.path)
    } catch {
      return .eventful(ExaminedFile(path: file.path, failure: error))
    }
    guard file.isNamed || !GeneratedMark.isFound(in: loaded.source) else { return .generated }
    let transforms = run.firstTransforms.filter { loaded.source.mayHoldWork(for: $0) }
    guard isBroken || !transforms.isEmpty || SuppressionComments.mayStand(in: loaded.source)
    else { return .uneventful }
    var examined = ExaminedFile(path: file.path)
    let tree = parser.parse(loaded.source)
    if tree.hasError {
      examined.report.failures = [syntaxFailure(tree)]
    } else {
      examined.comments = SuppressionComments(in: tree, areJudged: !scope.countsLines)
      examined.add(
        Proposal(of: ParsedFile(tree), by: transforms, in: scope, context: context),
        in: scope, run: run)
    }
    if !examined.candidates.isEmpty { examined.loaded = loaded }
    return examined.isUneventful ? .uneventful : .eventful(examined)
  }

  /// Lets cleanups look at a file as planned changes leave it; nil when nothing comes of it.
  static func examine(
    _ file: FileDiscovery.File, in scope: FileScope, behind planned: [String: PlannedFile],
    by cleanups: [any Cleanup], run: Run, context: TransformContext, parser: SyntaxParser
  ) -> ExaminedFile? {
    let plan = planned[file.path]
    // What is wrong with a file was said when it was looked at first.
    guard let loaded = plan?.loaded ?? (try? scope.texts.load(file.path)),
      file.isNamed || !GeneratedMark.isFound(in: loaded.source)
    else { return nil }
    let source = plan?.result ?? loaded.source
    let transforms = cleanups.filter { source.mayHoldWork(for: $0) }
    guard !transforms.isEmpty else { return nil }
    let tree = parser.parse(source)
    guard !tree.hasError else { return nil }
    var examined = ExaminedFile(path: file.path)
    examined.add(
      Proposal(of: ParsedFile(tree), by: transforms, in: scope, context: context, behind: planned),
      in: scope, run: run)
    if !examined.candidates.isEmpty { examined.loaded = loaded }
    return examined.isUneventful ? nil : examined
  }

  /// Adds what came of looking at the file again.
  mutating func add(_ later: ExaminedFile) {
    candidates += later.candidates
    available += later.available
    withheldPlaces.formUnion(later.withheldPlaces)
    report.suppressed += later.report.suppressed
    report.declined += later.report.declined
    loaded = loaded ?? later.loaded
  }

  private var isUneventful: Bool {
    candidates.isEmpty && available.isEmpty && comments == nil && report.isEmpty
  }

  /// Takes over what transforms make of the file, each change where it belongs.
  private mutating func add(_ proposal: Proposal, in scope: FileScope, run: Run) {
    report.declined += proposal.declined.filter { scope.holds($0.location) }
    for candidate in proposal.changes {
      if !scope.holds(candidate) {
        withheldPlaces.insert(WithheldPlace(of: candidate))
      } else if candidate.change.safety <= run.safety {
        candidates.append(candidate)
      } else {
        available.append(candidate)
      }
    }
  }

  /// The same without some changes, named by their ids.
  func leavingOut(_ ids: Set<String>) -> ExaminedFile {
    var file = self
    let unwanted = candidates.filter { ids.contains($0.reported.id) }
    file.withheldPlaces.formUnion(unwanted.map { WithheldPlace(of: $0) })
    file.candidates.removeAll { ids.contains($0.reported.id) }
    return file
  }

  /// The same without what someone does not want.
  func leavingOut(_ unwanted: Suppression) -> ExaminedFile {
    var file = self
    file.candidates = file.withhold(unwanted, among: candidates)
    file.available = file.withhold(unwanted, among: available)
    file.report.declined.removeAll { unwanted.cause(against: $0) != nil }
    file.report.suppressed += report.declined.compactMap { decline in
      unwanted.cause(against: decline).map { SuppressedFinding(decline, cause: $0) }
    }
    return file
  }

  /// Whether a second run would make a change at a place that is left out on purpose.
  func withholds(_ transform: String, at place: ByteOffset) -> Bool {
    withheldPlaces.contains(WithheldPlace(transform: transform, offset: place))
      || comments?.comment(on: transform, at: place) != nil
  }

  /// Leaves a change out that edits a file that may not be changed.
  mutating func decline(_ candidate: Candidate, for obstacle: ScopeObstacle) {
    withheldPlaces.insert(WithheldPlace(of: candidate))
    let reported = candidate.reported
    report.declined.append(
      ReportedDecline(
        id: reported.id, location: reported.location, transform: reported.transform,
        code: obstacle.code.rawValue, reason: obstacle.reason, remedy: obstacle.remedy))
  }

  /// Leaves out of some changes those that someone does not want, and answers the others.
  private mutating func withhold(
    _ unwanted: Suppression, among changes: [Candidate]
  ) -> [Candidate] {
    changes.filter { change in
      guard let cause = unwanted.cause(against: change) else { return true }
      withheldPlaces.insert(WithheldPlace(of: change))
      report.suppressed.append(SuppressedFinding(change.reported, cause: cause))
      return false
    }
  }

  private static func syntaxFailure(_ tree: SyntaxTree) -> ReportedFailure {
    let errors = tree.diagnostics.filter { $0.severity == .error }
    let location = LineTable(tree.source).location(of: errors[0].offset)
    let more = 1 < errors.count ? " (and \(errors.count - 1) more)" : ""
    return ReportedFailure(
      .syntax, at: .location(location),
      message: "\(errors[0].message)\(more); the file is left alone")
  }
}

/// Where a change is left out on purpose.
struct WithheldPlace: Hashable, Sendable {
  let transform: String
  let offset: ByteOffset

  init(transform: String, offset: ByteOffset) {
    self.transform = transform
    self.offset = offset
  }

  init(of candidate: Candidate) {
    self.init(transform: candidate.transform.name, offset: candidate.change.offset)
  }
}
