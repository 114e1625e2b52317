import SourceText

/// A change in the words of a report. It stands in the file of its location, whatever else it edits.
public struct ReportedChange: Hashable, Sendable {
  /// What it is known by in every run, however the code around it changes.
  public let id: String
  public let location: Location
  /// The column of the location in UTF-16 code units, from 1: what editors and SARIF count in.
  public let utf16Column: Int
  public let transform: String
  public let title: String
  public let safety: Safety
  /// The other files that it edits, sorted: it is made in all of them or in none.
  public let otherPaths: [String]
  /// Its edits by file, sorted by path; empty in a report that nobody asked to hold them.
  public var edits: [ReportedFileEdits]

  /// - Parameter utf16Column: nil where all before it on its line is ASCII.
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
  /// All files that it edits, the one that it is told of first.
  public var paths: [String] { [location.path] + otherPaths }

  /// The line above the diff of each file that a change over several files edits, everywhere the same.
  public var heading: String {
    "\(location): \(title) (\(transform)), in \(paths.count) files: \(listedPaths)"
  }

  /// The paths, as many as a line bears.
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

/// A range of the text as it was, and what goes there.
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

/// A place between two characters, in each of the units that those who read reports count in.
public struct ReportedPosition: Hashable, Sendable {
  /// In UTF-8 bytes from the start of the file.
  public let offset: Int
  /// From 1.
  public let line: Int
  /// In UTF-8 bytes, from 1: what compilers count in.
  public let column: Int
  /// In UTF-16 code units, from 1: what editors and SARIF count in.
  public let utf16Column: Int

  public init(offset: Int, line: Int, column: Int, utf16Column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}
