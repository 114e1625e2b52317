import SourceText
import TransformKit

/// The files and lines that a run may change.
struct FileScope: Sendable {
  /// The files that may be changed, in the order of discovery.
  private(set) var files: [FileDiscovery.File]
  let texts: FileTexts
  /// The reasons why other files may not be changed, by display path.
  private var exclusions: [String: ScopeExclusion] = [:]
  /// The selected lines by display path; nil if all lines are selected.
  private var selectedLines: [String: SelectedLines]?
  private let roots: [FileDiscovery.Root]

  init(_ selection: ScopeSelection, among discovery: FileDiscovery, reading texts: FileTexts) {
    files = discovery.files
    self.texts = texts
    // The path of a file can start with the prefixes of two roots; the longer one belongs to it.
    roots = discovery.roots.sorted { $1.displayPrefix.utf8.count < $0.displayPrefix.utf8.count }
    guard !selection.isEverything else { return }
    var lines: [String: SelectedLines] = [:]
    for file in discovery.files {
      let path = discovery.canonicalPath(of: file)
      if let exclusion = selection.exclusion(of: path) {
        exclusions[file.path] = exclusion
      } else if let counted = selection.selectedLines(of: file.path, at: path) {
        lines[file.path] = counted
      }
    }
    files.removeAll { exclusions[$0.path] != nil }
    if selection.selectsLines { selectedLines = lines }
  }

  /// Returns the reason why a change may not edit a file; nil if it may.
  ///
  /// - Parameter file: the examined file; nil if it is outside the given paths.
  func obstacle(to part: Change.FileEdits, in file: ExaminedFile?) -> ScopeObstacle? {
    guard let file else {
      return ScopeObstacle(exclusions[part.path] ?? .outsideRoots, of: part.path)
    }
    if file.isGenerated { return ScopeObstacle(.generated, of: part.path) }
    guard let unstaged = texts.unstagedEdits(of: part.path),
      unstaged.workingTreeEdits(for: part.edits) == nil
    else { return nil }
    return .unstagedEdits(in: part.path)
  }

  /// Returns a file's path relative to the top level of its repository; outside a repository, its
  /// display path.
  func pathFromTop(of displayPath: String) -> String {
    roots.lazy.compactMap { $0.pathFromTop(of: displayPath) }.first ?? displayPath
  }

  /// Whether only some lines are selected.
  var selectsLines: Bool { selectedLines != nil }

  /// Whether a location is in the scope.
  func contains(_ location: Location) -> Bool {
    guard let selectedLines else { return true }
    return selectedLines[location.path]?.contain(location) ?? false
  }

  /// Whether a change is in the scope: its location or one of its edits is in a selected line.
  func contains(_ candidate: Candidate) -> Bool {
    guard let selectedLines else { return true }
    return contains(candidate.reported.location)
      || candidate.change.parts.contains {
        selectedLines[$0.path]?.areTouched(by: $0.edits) ?? false
      }
  }
}
