import SourceText
import TransformKit

/// Which of the files that were found a run may change, and which of their lines count.
struct FileScope: Sendable {
  /// The files that may be changed, in the order in which they were found.
  private(set) var files: [FileDiscovery.File]
  /// Why the others may not.
  private var exclusions: [String: ScopeExclusion] = [:]
  /// The lines that count, where only some do.
  private var countedLines: [String: CountedLines]?

  /// - Parameter selection: nil where all that is found may be changed.
  init(_ selection: ScopeSelection?, among discovery: FileDiscovery) {
    files = discovery.files
    guard let selection else { return }
    var lines: [String: CountedLines] = [:]
    for file in discovery.files {
      let path = discovery.canonicalPath(of: file)
      if let exclusion = selection.exclusion(of: path) {
        exclusions[file.path] = exclusion
      } else if let counted = selection.countedLines(of: file.path, at: path) {
        lines[file.path] = counted
      }
    }
    files.removeAll { exclusions[$0.path] != nil }
    if selection.countsLines { countedLines = lines }
  }

  /// Why a file may not be changed, or only not as one of those that were found.
  func exclusion(of path: String) -> ScopeExclusion { exclusions[path] ?? .outsideRoots }

  /// Whether what is said of a place is in the scope.
  func holds(_ offset: ByteOffset, in path: String) -> Bool {
    guard let countedLines else { return true }
    return countedLines[path]?.contain(offset) ?? false
  }

  /// Whether a change is: it stands in a line that counts, or edits one in whatever file.
  func holds(_ change: Change, in path: String) -> Bool {
    guard let countedLines else { return true }
    return holds(change.offset, in: path)
      || change.parts.contains { countedLines[$0.path]?.areTouched(by: $0.edits) ?? false }
  }
}
