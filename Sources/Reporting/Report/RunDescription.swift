import SourceText

/// The settings of a run, for its report.
public struct RunDescription: Hashable, Sendable {
  /// The version of the tool.
  public var version = ""
  /// The command: `diff`, `rewrite` or `batch`.
  public var command = ""
  /// Whether the files were written. False for a dry run.
  public var isWritten = false
  /// The paths in the arguments.
  public var roots: [String] = []
  /// The flags that limit the scope, such as `--since main`.
  public var scope: [String] = []
  /// The safety level up to which changes are applied.
  public var safety = Safety.safe
  public var transforms: [ReportedTransform] = []
  /// The deployment targets that the user set.
  public var deploymentTargets: [String] = []
  /// The commit that was checked out; nil outside a repository.
  public var gitHead: String?
  /// The shard that was processed; nil for a whole run.
  public var shard: Shard?
  /// The start time and duration; nil in a deterministic report.
  public var timing: Timing?

  public init() {}

  /// One part of a run that is distributed over several machines.
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
    /// In seconds since 1970-01-01 UTC.
    public let start: Int
    public let milliseconds: Int

    public init(start: Int, milliseconds: Int) {
      self.start = start
      self.milliseconds = milliseconds
    }
  }
}

/// A transform of a run.
public struct ReportedTransform: Hashable, Sendable {
  public let name: String
  /// A one-sentence description.
  public let summary: String
  /// The lowest safety level that its changes can have.
  public let safety: Safety
  /// The values of its options, by name.
  public let options: [String: String]

  public init(name: String, summary: String, safety: Safety, options: [String: String] = [:]) {
    self.name = name
    self.summary = summary
    self.safety = safety
    self.options = options
  }
}
