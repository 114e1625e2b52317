import SourceText

/// What a run did and left alone, file by file.
public struct RunReport: Sendable {
  /// The files that there is something to say about, by path.
  public var files: [FileReport]
  /// The number of files that were looked at.
  public var examinedCount: Int

  public init(files: [FileReport], examinedCount: Int) {
    self.files = files
    self.examinedCount = examinedCount
  }

  /// The changes that were made, or would be.
  public var changes: [ReportedChange] { files.flatMap(\.changes) }

  /// The changes over several files that edit a file.
  public func changesOverFiles(in path: String) -> [ReportedChange] {
    changes.filter { !$0.otherPaths.isEmpty && $0.paths.contains(path) }
  }

  /// The changes above the safety line.
  public var available: [ReportedChange] { files.flatMap(\.available) }

  public var declined: [ReportedDecline] { files.flatMap(\.declined) }

  public var failures: [ReportedFailure] { files.flatMap(\.failures) }

  /// Whether all that was asked for was done.
  public var isComplete: Bool { files.allSatisfy(\.failures.isEmpty) }
}

/// What there is to say about one file.
public struct FileReport: Sendable {
  public let path: String
  public var changes: [ReportedChange] = []
  public var available: [ReportedChange] = []
  public var declined: [ReportedDecline] = []
  public var failures: [ReportedFailure] = []

  public init(path: String) {
    self.path = path
  }

  /// Puts everything in the order of its place.
  public mutating func sort() {
    changes.sort { $0.location.isBefore($1.location) }
    available.sort { $0.location.isBefore($1.location) }
    declined.sort { $0.location.isBefore($1.location) }
  }

  public var isEmpty: Bool {
    changes.isEmpty && available.isEmpty && declined.isEmpty && failures.isEmpty
  }
}

extension Location {
  /// Whether the place comes first in its file.
  fileprivate func isBefore(_ other: Location) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
