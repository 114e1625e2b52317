import SourceText

/// A place that was looked at and left alone.
public struct ReportedDecline: Hashable, Sendable {
  /// What it is known by in every run, however the code around it changes.
  public let id: String
  public let location: Location
  public let transform: String
  /// The name of a `DeclineCode`: the class of reasons that it is counted by.
  public let code: String
  public let reason: String
  /// What would unblock it, where that is known.
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
