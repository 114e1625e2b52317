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
  /// The rest of what there is to say, its changes not decided yet.
  private(set) var report: FileReport
  /// Whether a program wrote it, and would write it again.
  private(set) var isGenerated = false
  /// The file as read, kept only where there may be something to change.
  private(set) var loaded: SourceLoader.LoadedFile?

  /// A change that was proposed in this run.
  struct Candidate: Sendable {
    let transform: any Transform
    let change: Change
    let reported: ReportedChange

    func isSame(as other: Candidate) -> Bool {
      reported == other.reported && change.parts == other.change.parts
    }
  }

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
  /// it is known to be broken, to say so.
  static func examine(
    _ file: FileDiscovery.File, isBroken: Bool, run: Run, context: TransformContext,
    parser: SyntaxParser
  ) -> Examination {
    let loaded: SourceLoader.LoadedFile
    do {
      loaded = try SourceLoader.load(file.path)
    } catch {
      return .eventful(ExaminedFile(path: file.path, failure: error))
    }
    guard file.isNamed || !GeneratedMark.isFound(in: loaded.source) else { return .generated }
    let transforms = run.firstTransforms.filter { loaded.source.mayHoldWork(for: $0) }
    guard isBroken || !transforms.isEmpty else { return .uneventful }
    var examined = ExaminedFile(path: file.path)
    let tree = parser.parse(loaded.source)
    if tree.hasError {
      examined.report.failures = [syntaxFailure(tree)]
    } else {
      examined.propose(ParsedFile(tree), by: transforms, safety: run.safety, context: context)
    }
    if !examined.candidates.isEmpty { examined.loaded = loaded }
    return examined.isUneventful ? .uneventful : .eventful(examined)
  }

  /// Lets cleanups look at a file as planned changes leave it; nil when nothing comes of it.
  static func examine(
    _ file: FileDiscovery.File, behind planned: [String: PlannedFile], by cleanups: [any Cleanup],
    safety: Safety, context: TransformContext, parser: SyntaxParser
  ) -> ExaminedFile? {
    let plan = planned[file.path]
    let kept = plan.map { SourceLoader.LoadedFile(source: $0.source, stamp: $0.stamp) }
    // What is wrong with a file was said when it was looked at first.
    guard let loaded = kept ?? (try? SourceLoader.load(file.path)),
      file.isNamed || !GeneratedMark.isFound(in: loaded.source)
    else { return nil }
    let source = plan?.result ?? loaded.source
    let transforms = cleanups.filter { source.mayHoldWork(for: $0) }
    guard !transforms.isEmpty else { return nil }
    let tree = parser.parse(source)
    guard !tree.hasError else { return nil }
    var examined = ExaminedFile(path: file.path)
    examined.propose(
      ParsedFile(tree), by: transforms, safety: safety, context: context, behind: planned)
    if !examined.candidates.isEmpty { examined.loaded = loaded }
    return examined.isUneventful ? nil : examined
  }

  /// Adds what came of looking at the file again.
  mutating func add(_ later: ExaminedFile) {
    candidates += later.candidates
    report.available += later.report.available
    report.declined += later.report.declined
    loaded = loaded ?? later.loaded
  }

  private var isUneventful: Bool { candidates.isEmpty && report.isEmpty }

  /// - Parameter planned: what is made of files before; the outcomes are led back behind that.
  private mutating func propose(
    _ file: ParsedFile, by transforms: [any Transform], safety: Safety, context: TransformContext,
    behind planned: [String: PlannedFile] = [:]
  ) {
    var lines: LineTable?
    func location(of offset: ByteOffset) -> Location {
      let table = lines ?? LineTable(planned[path]?.source ?? file.source)
      lines = table
      return table.location(of: offset)
    }
    for transform in transforms {
      for outcome in transform.outcomes(in: file, context: context) {
        switch outcome.ledBack(to: path, behind: planned) {
        case .declined(let decline):
          report.declined.append(
            ReportedDecline(
              location: location(of: decline.offset), transform: transform.name,
              reason: decline.reason, remedy: decline.remedy))
        case .change(let change):
          let reported = ReportedChange(
            location: location(of: change.offset), transform: transform.name,
            title: change.title, safety: change.safety,
            otherPaths: change.parts.map(\.path).filter { $0 != path })
          if change.safety <= safety {
            candidates.append(Candidate(transform: transform, change: change, reported: reported))
          } else {
            report.available.append(reported)
          }
        }
      }
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
