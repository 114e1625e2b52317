import SourceText

/// Why a run is incomplete: something asked for that was not done.
public struct ReportedFailure: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The file could not be read or written, or changed on disk in between.
    case file
    /// The source is not Swift.
    case syntax
    /// The change wants bytes that another has taken.
    case conflict
    /// The change would have damaged the file, and was taken out.
    case verification
    /// The tool itself broke down.
    case `internal`
  }

  public let kind: Kind
  /// The place, or only the path when the failure is the whole file's.
  public let place: Place
  /// The transform whose change it was, if it was one's.
  public let transform: String?
  /// The id of the change, if it was one.
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
