import SourceText

/// Why a change may not be made in one of its files, whatever the other changes are.
struct ScopeObstacle: Sendable {
  let code: DeclineCode
  let reason: String
  /// What someone who wants the change could do.
  let remedy: String

  private init(_ code: DeclineCode, _ reason: String, remedy: String) {
    self.code = code
    self.reason = reason
    self.remedy = remedy
  }

  init(_ exclusion: ScopeExclusion, of path: String) {
    self.init(
      exclusion == .generated ? .generatedCode : .outsideScope,
      "it also edits \(path), which \(exclusion.reason)", remedy: exclusion.remedy(for: path))
  }

  static func unstagedEdits(in path: String) -> ScopeObstacle {
    ScopeObstacle(
      .unstagedEdits, "unstaged edits stand in the same lines of \(path)",
      remedy: "stage them too")
  }
}

/// Why a file may not be changed.
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

  /// Behind "it also edits FILE, which …".
  fileprivate var reason: String {
    switch self {
    case .outsideRoots: "is outside the given paths"
    case .generated: "is generated"
    case .notIncluded: "--include does not name"
    case .excluded: "--exclude names"
    case .notListed: "--files-from does not list"
    case .unchanged(let revision): "has not changed since \(revision)"
    case .notStaged: "is not staged"
    case .onlyStaged: "is gone from the working tree"
    case .noLines: "--lines does not name"
    }
  }

  fileprivate func remedy(for path: String) -> String {
    switch self {
    case .outsideRoots: "give \(path) as a path too"
    case .generated: "change what generates \(path), or give it as a path"
    case .notIncluded: "include \(path) too"
    case .excluded: "do not exclude \(path)"
    case .notListed: "list \(path) too"
    case .unchanged: "run without --since"
    case .notStaged: "stage \(path), or run without --staged"
    case .onlyStaged: "put \(path) back, or stage that it is gone"
    case .noLines: "give lines of \(path) too"
    }
  }
}
