import SourceText

/// An error that makes a run incomplete.
public struct ReportedFailure: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The file could not be read or written, or it changed on disk during the run.
    case file
    /// The source has syntax errors.
    case syntax
    /// The change edits the same code as another one.
    case conflict
    /// A check of the result failed, so the change was withheld.
    case verification
    /// An internal error of the tool.
    case `internal`
  }

  public let kind: Kind
  /// The place; only the path if the failure concerns the whole file.
  public let place: Place
  /// The transform of the failed change, if any.
  public let transform: String?
  /// The id of the failed change, if any.
  public let changeID: String?
  public let message: String

  public enum Place: Hashable, Sendable, CustomStringConvertible {
    case file(String)
    case location(Location)

    public var path: String {
      switch self {
      case .file(let path): path
      case .location(let location): location.path
      }
    }

    public var description: String {
      switch self {
      case .file(let path): path
      case .location(let location): location.description
      }
    }
  }

  public init(
    _ kind: Kind, at place: Place, transform: String? = nil, changeID: String? = nil,
    message: String
  ) {
    self.kind = kind
    self.place = place
    self.transform = transform
    self.changeID = changeID
    self.message = message
  }
}
