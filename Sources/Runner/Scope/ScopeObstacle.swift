import Reporting
import SourceText

/// A reason why a change may not edit one of its files.
struct ScopeObstacle: Sendable {
  let code: DeclineCode
  let reason: String
  /// An action that would allow the change.
  let remedy: String

  private init(_ code: DeclineCode, _ reason: String, remedy: String) {
    self.code = code
    self.reason = reason
    self.remedy = remedy
  }

  init(_ exclusion: ScopeExclusion, of path: String) {
    self.init(
      exclusion == .generated ? .generatedCode : .outsideScope,
      "the change also edits \(path), which \(exclusion.reason)",
      remedy: exclusion.remedy(for: path))
  }

  /// - Parameters:
  ///   - other: the change that was made; nil where it is not known.
  ///   - path: the file in which both edit the same code.
  static func editedBy(_ other: ReportedChange?, in path: String?) -> ScopeObstacle {
    let change = other.map { "the change at \($0.location)" } ?? "another change of this run"
    return ScopeObstacle(
      .editedByAnotherChange, "\(change) edits the same code\(path.map { " in \($0)" } ?? "")",
      remedy: "apply that change and run again")
  }

  static func unstagedEdits(in path: String) -> ScopeObstacle {
    ScopeObstacle(
      .unstagedEdits, "\(path) has unstaged edits in the same lines",
      remedy: "stage these edits, too")
  }
}

/// A reason why a file may not be changed.
enum ScopeExclusion: Hashable, Sendable {
  case outsideRoots
  case generated
  case notIncluded
  case excluded
  case notListed
  case unchanged(since: String)
  case notStaged
  case onlyStaged
  case noLines

  /// The end of the sentence "the change also edits FILE, which …".
  fileprivate var reason: String {
    switch self {
    case .outsideRoots: "is outside the given paths"
    case .generated: "is generated"
    case .notIncluded: "`--include` does not match"
    case .excluded: "`--exclude` matches"
    case .notListed: "`--files-from` does not list"
    case .unchanged(let revision): "has not changed since \(revision)"
    case .notStaged: "is not staged"
    case .onlyStaged: "is deleted in the working tree"
    case .noLines: "`--lines` does not select"
    }
  }

  fileprivate func remedy(for path: String) -> String {
    switch self {
    case .outsideRoots: "name \(path) on the command line, too"
    case .generated: "change what generates \(path), or name \(path) on the command line"
    case .notIncluded: "include \(path), too"
    case .excluded: "do not exclude \(path)"
    case .notListed: "list \(path), too"
    case .unchanged: "run without `--since`"
    case .notStaged: "stage \(path), or run without `--staged`"
    case .onlyStaged: "restore \(path), or stage its deletion"
    case .noLines: "select lines of \(path), too"
    }
  }
}
