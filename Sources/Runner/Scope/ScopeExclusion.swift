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
  var reason: String {
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

  /// What someone who wants the change could do.
  ///
  /// - Parameter path: the file's.
  func remedy(for path: String) -> String {
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
