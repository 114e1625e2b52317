/// The files and lines that a run may change, as the user requested.
public struct ChangeScope: Sendable {
  /// If not empty, only files that match one of these patterns may be changed.
  public var included: PathPatterns
  /// Files that match one of these patterns may not be changed, whatever the other settings.
  public var excluded: PathPatterns
  /// If set, only these files, and files in these folders, may be changed.
  public var listed: [String]?
  public var selection: Selection
  /// Whether a change that concerns a selected line may also edit other lines and files, as in a dry run.
  public var editsBeyondSelection = false

  /// A selection of files or lines.
  public enum Selection: Sendable {
    case all
    /// The lines that changed since the branch diverged from a commit, including new files.
    case since(String)
    /// The staged files, in their staged version.
    case staged
    case lines([NamedLines])
  }

  public init(
    included: PathPatterns = PathPatterns(), excluded: PathPatterns = PathPatterns(),
    listed: [String]? = nil, selection: Selection = .all
  ) {
    self.included = included
    self.excluded = excluded
    self.listed = listed
    self.selection = selection
  }
}
