import SourceText
import TransformKit

/// The findings that count in a run, and the files that it may edit.
///
/// A finding counts if one of its places is on a selected line, in whatever file its edits are. Only a run that
/// writes is held to the selection when it edits.
struct FileScope: Sendable {
  /// The files to examine, in the order of discovery.
  private(set) var files: [FileDiscovery.File]
  let texts: FileTexts
  /// The reasons why other files may not be changed, by display path.
  private var exclusions: [String: ScopeExclusion] = [:]
  /// The reasons why no line of a file is selected, by display path.
  private var absences: [String: ScopeExclusion] = [:]
  /// The selected lines by display path; nil if all lines are selected.
  private var selectedLines: [String: SelectedLines]?
  private let selectsWholeFiles: Bool
  private let editsBeyondSelection: Bool
  private let roots: [FileDiscovery.Root]

  init(_ selection: ScopeSelection, among discovery: FileDiscovery, reading texts: FileTexts) {
    files = discovery.files
    self.texts = texts
    selectsWholeFiles = selection.selectsWholeFiles
    editsBeyondSelection = selection.editsBeyondSelection
    // The path of a file can start with the prefixes of two roots; the longer one belongs to it.
    roots = discovery.roots.sorted { $1.displayPrefix.utf8.count < $0.displayPrefix.utf8.count }
    guard !selection.isEverything else { return }
    var lines: [String: SelectedLines] = [:]
    for file in discovery.files {
      let path = discovery.canonicalPath(of: file)
      if let exclusion = selection.exclusion(of: path) {
        exclusions[file.path] = exclusion
      } else if let absence = selection.absence(of: path) {
        absences[file.path] = absence
      } else if let counted = selection.selectedLines(of: file.path, at: path, in: texts) {
        lines[file.path] = counted
      }
    }
    files.removeAll { exclusions[$0.path] != nil }
    guard selection.selectsLines else { return }
    selectedLines = lines
    // Nothing can be on a selected line if there is none.
    if absences.count == files.count { files = [] }
  }

  /// Returns the reason why a change may not edit a file; nil if it may.
  ///
  /// - Parameter file: the examined file; nil if it is outside the given paths.
  func obstacle(to part: Change.FileEdits, in file: ExaminedFile?) -> ScopeObstacle? {
    if let absence = absences[part.path], !editsBeyondSelection {
      return ScopeObstacle(absence, of: part.path)
    }
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
}

// MARK: What counts

extension FileScope {
  /// Whether a file has selected lines, so that its own errors count.
  func selects(_ path: String) -> Bool { absences[path] == nil }

  /// Whether all suppression comments of a file are asked about, so that one may turn out to be unused.
  func selectsAllLines(of path: String) -> Bool {
    selectedLines == nil || selectsWholeFiles && selects(path)
  }

  /// Whether a finding counts by its location or the other places that it is about.
  func contains(_ location: Location, or places: [SourcePlace]) -> Bool {
    guard let selectedLines else { return true }
    return contains(location)
      || places.contains { selectedLines[$0.path]?.areTouched(by: $0.range) ?? false }
  }

  /// Whether a change counts: one of its places is selected, or one of its edits.
  func contains(_ candidate: Candidate) -> Bool {
    guard let selectedLines else { return true }
    return contains(candidate.reported.location, or: candidate.change.places)
      || candidate.change.parts.contains {
        selectedLines[$0.path]?.areTouched(by: $0.edits) ?? false
      }
  }

  private func contains(_ location: Location) -> Bool {
    if selectsWholeFiles { return selects(location.path) }
    return selectedLines?[location.path]?.contain(location) ?? false
  }
}
