import SourceText

/// A change that someone does not want, or a decline that nobody needs to be told of again.
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

  /// Who said so.
  public enum Cause: Hashable, Sendable {
    /// A comment in the source, and why, if it says so.
    case comment(Location, reason: String?)
    /// The list of changes that are accepted as they are.
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

/// A comment that was to suppress something, and did not.
public struct IdleComment: Hashable, Sendable {
  public let location: Location
  /// Why it does nothing, and what to do: "suppresses nothing; take it out".
  public let message: String

  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
