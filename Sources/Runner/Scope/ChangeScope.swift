/// What is asked for, beside the given paths, of the files that a run may change.
public struct ChangeScope: Sendable {
  /// Only files that one of these takes may be changed, where there are any.
  public var included: PathPatterns
  /// No file that one of these takes may be changed, whatever else says that it may.
  public var excluded: PathPatterns
  /// Only these files, and those in these folders, may be changed, where they are told.
  public var listed: [String]?
  public var selection: Selection

  /// What selects files, or lines of them.
  public enum Selection: Sendable {
    case all
    /// The lines that differ from where the branch left a commit, those of new files included.
    case since(String)
    /// The files that are to be committed, as they would be.
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
