import SourceText

/// A place that a transform declined to change.
public struct ReportedDecline: Hashable, Sendable {
  /// A stable id. It stays the same in every run, even if the code around the place is edited.
  public let id: String
  public let location: Location
  public let transform: String
  /// The reason code: the name of a `DeclineCode`.
  public let code: String
  public let reason: String
  /// What to do so that the transform changes the place, if known.
  public let remedy: String?

  public init(
    id: String = "", location: Location, transform: String, code: String, reason: String,
    remedy: String? = nil
  ) {
    self.id = id
    self.location = location
    self.transform = transform
    self.code = code
    self.reason = reason
    self.remedy = remedy
  }
}
