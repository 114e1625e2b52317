import SourceText

/// A change or decline that a comment suppresses, or a change that the baseline accepts.
public struct SuppressedFinding: Hashable, Sendable {
  public let id: String
  public let location: Location
  public let transform: String
  /// The title of the change, or the reason of the decline.
  public let text: String
  public let kind: Kind
  public let cause: Cause

  public enum Kind: String, CaseIterable, Sendable {
    case change, decline
  }

  /// What suppresses the finding.
  public enum Cause: Hashable, Sendable {
    /// A comment in the source, with its reason.
    case comment(Location, reason: String?)
    /// The baseline of accepted changes.
    case baseline
  }

  public init(
    id: String, location: Location, transform: String, text: String, kind: Kind, cause: Cause
  ) {
    self.id = id
    self.location = location
    self.transform = transform
    self.text = text
    self.kind = kind
    self.cause = cause
  }
}

/// A suppression comment that suppresses nothing.
public struct UnusedSuppression: Hashable, Sendable {
  public let location: Location
  /// The cause and the remedy, such as "suppresses nothing; remove it".
  public let message: String

  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
