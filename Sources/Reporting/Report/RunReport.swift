import SourceText

/// What a run did and left alone, file by file.
///
/// It is the whole truth in plain values: every format is made of it, and its JSON reads back as it was,
/// where the source is not.
public struct RunReport: Hashable, Sendable {
  /// What was asked for.
  public var run: RunDescription
  /// The files that there is something to say about, by path.
  public var files: [FileReport]
  /// The number of files that were looked at.
  public var examinedCount: Int

  public init(run: RunDescription = RunDescription(), files: [FileReport], examinedCount: Int) {
    self.run = run
    self.files = files
    self.examinedCount = examinedCount
  }

  /// The changes that were made, or would be.
  public var changes: [ReportedChange] { files.flatMap(\.changes) }

  /// The changes over several files, by the path of each file that they edit.
  public var changesOverFiles: [String: [ReportedChange]] {
    changes.reduce(into: [:]) { byPath, change in
      guard !change.otherPaths.isEmpty else { return }
      for path in change.paths { byPath[path, default: []].append(change) }
    }
  }

  /// The changes above the safety line.
  public var available: [ReportedChange] { files.flatMap(\.available) }

  public var declined: [ReportedDecline] { files.flatMap(\.declined) }

  public var suppressed: [SuppressedFinding] { files.flatMap(\.suppressed) }

  public var idleComments: [IdleComment] { files.flatMap(\.idleComments) }

  public var failures: [ReportedFailure] { files.flatMap(\.failures) }

  /// Whether all that was asked for was done.
  public var isComplete: Bool { files.allSatisfy(\.failures.isEmpty) }
}

/// What there is to say about one file.
public struct FileReport: Hashable, Sendable {
  public let path: String
  public var changes: [ReportedChange] = []
  public var available: [ReportedChange] = []
  public var declined: [ReportedDecline] = []
  public var suppressed: [SuppressedFinding] = []
  /// The comments that were to suppress something and did not.
  public var idleComments: [IdleComment] = []
  public var failures: [ReportedFailure] = []
  /// What becomes of the file; nil for one that stays as it is.
  public var result: FileResult?

  public init(path: String) {
    self.path = path
  }

  /// Puts everything in the order of its place.
  public mutating func sort() {
    changes.sort { $0.location.isBefore($1.location) }
    available.sort { $0.location.isBefore($1.location) }
    declined.sort { $0.location.isBefore($1.location) }
    suppressed.sort { $0.location.isBefore($1.location) }
    idleComments.sort { $0.location.isBefore($1.location) }
  }

  public var isEmpty: Bool { self == FileReport(path: path) }
}

/// What becomes of a file that changes.
public struct FileResult: Hashable, Sendable {
  /// The SHA-256 of the bytes, in hexadecimal digits.
  public let hashBefore: String
  public let hashAfter: String
  /// The changes that have a part in it, by their ids, those of other files included.
  public let changeIDs: [String]
  /// What its result was held to.
  public let verified: [Verified]
  /// The unified diff, as `git apply` takes it.
  public let diff: String

  /// Something that was found to hold for the result of a file.
  public enum Verified: String, CaseIterable, Sendable {
    /// It has no syntax error.
    case syntax
    /// Outside the edits its tokens are what they were.
    case tokens
    /// No comment was lost.
    case comments
    /// A second run of the same transforms would change nothing.
    case secondRun = "second-run"
  }

  public init(
    hashBefore: String, hashAfter: String, changeIDs: [String], verified: [Verified], diff: String
  ) {
    self.hashBefore = hashBefore
    self.hashAfter = hashAfter
    self.changeIDs = changeIDs
    self.verified = verified
    self.diff = diff
  }
}

extension Location {
  /// Whether the place comes first in its file.
  fileprivate func isBefore(_ other: Location) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
