import SourceText

/// A change in a report. It is listed in the file of its location, even if it edits other files too.
public struct ReportedChange: Hashable, Sendable {
  /// A stable id. It stays the same in every run, even if the code around the change is edited.
  public let id: String
  public let location: Location
  /// The column of the location in UTF-16 code units, from 1, as in editors and SARIF.
  public let utf16Column: Int
  public let transform: String
  public let title: String
  public let safety: Safety
  /// The other files that it edits, sorted. The change is applied to all of them or to none.
  public let otherPaths: [String]
  /// Its edits by file, sorted by path. Empty in a report without details.
  public var edits: [ReportedFileEdits]

  /// - Parameter utf16Column: nil if it equals the column, since the line is ASCII up to there.
  public init(
    id: String = "", location: Location, utf16Column: Int? = nil, transform: String, title: String,
    safety: Safety, otherPaths: [String] = [], edits: [ReportedFileEdits] = []
  ) {
    self.id = id
    self.location = location
    self.utf16Column = utf16Column ?? location.column
    self.transform = transform
    self.title = title
    self.safety = safety
    self.otherPaths = otherPaths
    self.edits = edits
  }
}

extension ReportedChange {
  /// All files that it edits, first the one that lists it.
  public var paths: [String] { [location.path] + otherPaths }

  /// The line above the diff of the change: where it is, what it does, and which files it edits.
  public var heading: String {
    let line = "\(location): \(title) (\(transform))"
    return otherPaths.isEmpty ? line : line + ", in \(paths.count) files: \(listedPaths)"
  }

  /// The first few paths, and the number of the others.
  private var listedPaths: String {
    let more = paths.count - Self.mostListed
    guard 0 < more else { return paths.joined(separator: ", ") }
    return paths.prefix(Self.mostListed).joined(separator: ", ") + " and \(more) more"
  }

  private static let mostListed = 6
}

/// The edits of a change in one file, sorted and disjoint.
public struct ReportedFileEdits: Hashable, Sendable {
  public let path: String
  public let edits: [ReportedEdit]

  public init(path: String, edits: [ReportedEdit]) {
    self.path = path
    self.edits = edits
  }
}

/// A range of the original text, and its replacement.
public struct ReportedEdit: Hashable, Sendable {
  public let start: ReportedPosition
  public let end: ReportedPosition
  public let replacement: String

  public init(start: ReportedPosition, end: ReportedPosition, replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}

/// A position between two characters, in several units.
public struct ReportedPosition: Hashable, Sendable {
  /// In UTF-8 bytes from the start of the file.
  public let offset: Int
  /// From 1.
  public let line: Int
  /// In UTF-8 bytes, from 1, as in compilers.
  public let column: Int
  /// In UTF-16 code units, from 1, as in editors and SARIF.
  public let utf16Column: Int

  public init(offset: Int, line: Int, column: Int, utf16Column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}
