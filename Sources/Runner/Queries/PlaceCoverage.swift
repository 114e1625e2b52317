import Parser
import Reporting
import SourceText
import Syntax

/// A finding of a report.
public enum Finding: Sendable {
  case change(ReportedChange)
  case declined(ReportedDecline)
  case suppressed(SuppressedFinding)
  /// A change that failed, or a failure of the whole file.
  case failure(ReportedFailure)

  /// Its place; nil for a failure of the whole file, a syntax error included.
  public var location: Location? {
    switch self {
    case .change(let change): change.location
    case .declined(let declined): declined.location
    case .suppressed(let suppressed): suppressed.location
    case .failure(let failure):
      if failure.kind != .syntax, case .location(let location) = failure.place {
        location
      } else {
        nil
      }
    }
  }
}

/// Which lines of a file the findings of a report are about.
///
/// A finding has one place, usually the name of a modifier. It is about the call of that name with
/// its arguments and closures, or about the function or variable that is declared there.
public struct PlaceCoverage {
  private let tree: SyntaxTree
  private let lines: LineTable

  public init(of source: SourceText) {
    tree = SyntaxParser().parse(source)
    lines = LineTable(source)
  }

  /// The findings in a range, or else those that are about the code around it.
  public func findings(in report: RunReport, at range: ByteRange, path: String) -> [Finding] {
    let all = report.files.filter { $0.path == path }.flatMap(\.findings)
    let placed = all.compactMap { finding in
      finding.location.map { (finding: finding, covered: covered(from: lines.offset(of: $0))) }
    }
    let within = placed.filter { range.contains($0.covered.start) }
    let about = within.isEmpty ? placed.filter { $0.covered.overlaps(range) } : within
    return all.filter { $0.location == nil } + about.map(\.finding)
  }

  private func covered(from offset: ByteOffset) -> ByteRange {
    let token = tree.token(at: offset)
    let holders = tree.nodes.indices.lazy.map { SyntaxCursor(tree: tree, id: NodeID($0)) }
      .filter { $0.tokenIDs.contains(token.index) }
    let innermost = holders.filter { $0.isNamed(by: token) }.reduce(nil) { $1 }
    return ByteRange(offset, max(innermost?.range.end ?? offset, tree.range(of: token).end))
  }
}

extension SyntaxCursor {
  /// Whether it is a call or a declaration that a token of it names.
  fileprivate func isNamed(by token: TokenID) -> Bool {
    switch kind {
    case .functionCallExpr: children.first { _ in true }?.lastToken == token
    case .functionDecl, .variableDecl, .initializerDecl, .subscriptDecl: true
    default: false
    }
  }
}

extension FileReport {
  fileprivate var findings: [Finding] {
    (changes + available).map(Finding.change) + declined.map(Finding.declined)
      + suppressed.map(Finding.suppressed) + failures.map(Finding.failure)
  }
}
