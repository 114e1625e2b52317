import SourceText

/// The complete result of a run, file by file.
///
/// Every report format is created from it. Its JSON form can be read back without the source files.
public struct RunReport: Hashable, Sendable {
  /// The settings of the run.
  public var run: RunDescription
  /// The files with findings or failures, sorted by path.
  public var files: [FileReport]
  /// The number of examined files.
  public var examinedCount: Int

  public init(run: RunDescription = RunDescription(), files: [FileReport], examinedCount: Int) {
    self.run = run
    self.files = files
    self.examinedCount = examinedCount
  }

  /// The changes that were made, or would be made without a dry run.
  public var changes: [ReportedChange] { files.flatMap(\.changes) }

  /// The changes by the path of the first file that they edit, in the order of some paths.
  public func changesByFirstFile(of paths: [String]) -> [String: [ReportedChange]] {
    let places = Dictionary(zip(paths, 0...), uniquingKeysWith: { first, _ in first })
    return changes.reduce(into: [:]) { byPath, change in
      guard let first = change.paths.compactMap({ places[$0] }).min() else { return }
      byPath[paths[first], default: []].append(change)
    }
  }

  /// Adds a decline to the report on its file.
  public mutating func add(_ decline: ReportedDecline) {
    let path = decline.location.path
    let index = files.firstIndex { path <= $0.path } ?? files.count
    if index == files.count || files[index].path != path {
      files.insert(FileReport(path: path), at: index)
    }
    files[index].declined.append(decline)
    files[index].sort()
  }

  /// The changes above the safety level.
  public var available: [ReportedChange] { files.flatMap(\.available) }

  public var declined: [ReportedDecline] { files.flatMap(\.declined) }

  public var suppressed: [SuppressedFinding] { files.flatMap(\.suppressed) }

  public var unusedSuppressions: [UnusedSuppression] { files.flatMap(\.unusedSuppressions) }

  public var failures: [ReportedFailure] { files.flatMap(\.failures) }

  /// Whether there are no failures.
  public var isComplete: Bool { files.allSatisfy(\.failures.isEmpty) }
}

/// The findings and failures of one file.
public struct FileReport: Hashable, Sendable {
  public let path: String
  public var changes: [ReportedChange] = []
  public var available: [ReportedChange] = []
  public var declined: [ReportedDecline] = []
  public var suppressed: [SuppressedFinding] = []
  /// The suppression comments that suppress nothing.
  public var unusedSuppressions: [UnusedSuppression] = []
  public var failures: [ReportedFailure] = []
  /// The new content of the file; nil if it is unchanged.
  public var result: FileResult?

  public init(path: String) {
    self.path = path
  }

  /// Sorts everything by location.
  public mutating func sort() {
    changes.sort { $0.location.isBefore($1.location) }
    available.sort { $0.location.isBefore($1.location) }
    declined.sort { $0.location.isBefore($1.location) }
    suppressed.sort { $0.location.isBefore($1.location) }
    unusedSuppressions.sort { $0.location.isBefore($1.location) }
  }

  public var isEmpty: Bool { self == FileReport(path: path) }
}

/// The new content of a changed file.
public struct FileResult: Hashable, Sendable {
  /// The SHA-256 of the original bytes, in hexadecimal digits.
  public let hashBefore: String
  public let hashAfter: String
  /// The ids of the changes that edit the file, including those listed in other files.
  public let changeIDs: [String]
  /// The checks that the result passed.
  public let verified: [Verified]
  /// The unified diff, as `git apply` takes it.
  public let diff: String

  /// A check that the result of a file passed.
  public enum Verified: String, CaseIterable, Sendable {
    /// The result has no new syntax errors.
    case syntax
    /// The tokens outside the edits are unchanged.
    case tokens
    /// All comments are in the result.
    case comments
    /// A second run of the same transforms changes nothing.
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
  /// Whether the location is before another one in the same file.
  fileprivate func isBefore(_ other: Location) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
