import SourceText

/// What was asked of a run: the head of its report.
public struct RunDescription: Hashable, Sendable {
  /// The release of the tool.
  public var version = ""
  /// The command: `diff`, `rewrite` or `batch`.
  public var command = ""
  /// Whether the files were written, or only could be.
  public var isWritten = false
  /// The files and folders that were given.
  public var roots: [String] = []
  /// What else says which files may be changed, as flags: `--since main`.
  public var scope: [String] = []
  /// The least sure changes that are made.
  public var safety = Safety.safe
  public var transforms: [ReportedTransform] = []
  /// The oldest releases that the code is to run on, where the user says so.
  public var deploymentTargets: [String] = []
  /// The commit that was checked out; nil outside a repository.
  public var gitHead: String?
  /// Which part of the work it did; nil for all of it.
  public var shard: Shard?
  /// When it ran; nil in a report that is to be the same each time.
  public var timing: Timing?

  public init() {}

  /// A part of the work of a run that several machines share.
  public struct Shard: Hashable, Sendable {
    /// From 1.
    public let index: Int
    public let count: Int

    public init?(index: Int, count: Int) {
      guard 1 <= index, index <= count else { return nil }
      self.index = index
      self.count = count
    }
  }

  public struct Timing: Hashable, Sendable {
    /// In seconds since 1970 began, UTC.
    public let start: Int
    public let milliseconds: Int

    public init(start: Int, milliseconds: Int) {
      self.start = start
      self.milliseconds = milliseconds
    }
  }
}

/// A transform that took part in a run.
public struct ReportedTransform: Hashable, Sendable {
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// The least sure of its changes.
  public let safety: Safety
  /// The values of its options, by the options' names.
  public let options: [String: String]

  public init(name: String, summary: String, safety: Safety, options: [String: String] = [:]) {
    self.name = name
    self.summary = summary
    self.safety = safety
    self.options = options
  }
}
