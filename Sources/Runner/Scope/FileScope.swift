import SourceText
import TransformKit

/// Which of the files that were found a run may change, and which of their lines count.
struct FileScope: Sendable {
  /// The files that may be changed, in the order in which they were found.
  private(set) var files: [FileDiscovery.File]
  let texts: FileTexts
  /// Why the others may not.
  private var exclusions: [String: ScopeExclusion] = [:]
  /// The lines that count, where only some do.
  private var countedLines: [String: CountedLines]?
  private let roots: [FileDiscovery.Root]

  init(_ selection: ScopeSelection, among discovery: FileDiscovery, reading texts: FileTexts) {
    files = discovery.files
    self.texts = texts
    // The path of a file may start with those of two, of which the longer one is its own.
    roots = discovery.roots.sorted { $1.shown.utf8.count < $0.shown.utf8.count }
    guard !selection.isEverything else { return }
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

  /// Why a change may not have a part in a file.
  ///
  /// - Parameter file: what was found there; nil for a file that was not asked for.
  func obstacle(to part: Change.FileEdits, in file: ExaminedFile?) -> ScopeObstacle? {
    guard let file else {
      return ScopeObstacle(exclusions[part.path] ?? .outsideRoots, of: part.path)
    }
    if file.isGenerated { return ScopeObstacle(.generated, of: part.path) }
    guard let unstaged = texts.unstagedEdits(of: part.path), unstaged.carry(part.edits) == nil
    else { return nil }
    return .unstagedEdits(in: part.path)
  }

  /// A file's path from the top of its repository; outside of one, the path as people see it.
  func pathFromTop(of shown: String) -> String {
    roots.lazy.compactMap { $0.pathFromTop(of: shown) }.first ?? shown
  }

  /// Whether only some lines of the files count.
  var countsLines: Bool { countedLines != nil }

  /// Whether what is said of a place is in the scope.
  func holds(_ location: Location) -> Bool {
    guard let countedLines else { return true }
    return countedLines[location.path]?.contain(location) ?? false
  }

  /// Whether a change is: it stands in a line that counts, or edits one in whatever file.
  func holds(_ candidate: Candidate) -> Bool {
    guard let countedLines else { return true }
    return holds(candidate.reported.location)
      || candidate.change.parts.contains {
        countedLines[$0.path]?.areTouched(by: $0.edits) ?? false
      }
  }
}
