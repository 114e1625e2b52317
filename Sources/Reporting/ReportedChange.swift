import SourceText

/// A change in the words of a report. It stands in the file of its location, whatever else it edits.
public struct ReportedChange: Hashable, Sendable {
  public let location: Location
  public let transform: String
  public let title: String
  public let safety: Safety
  /// The other files that it edits, sorted: it is made in all of them or in none.
  public let otherPaths: [String]

  public init(
    location: Location, transform: String, title: String, safety: Safety,
    otherPaths: [String] = []
  ) {
    self.location = location
    self.otherPaths = otherPaths
    self.transform = transform
    self.title = title
    self.safety = safety
  }
}

extension ReportedChange {
  /// All files that it edits, the one that it is told of first.
  public var paths: [String] { [location.path] + otherPaths }

  /// The line above the diff of each file that a change over several files edits, everywhere the same.
  public var heading: String {
    "\(location): \(title) (\(transform)), in \(paths.count) files: \(listedPaths)"
  }

  /// The paths, as many as a line bears.
  private var listedPaths: String {
    let more = paths.count - Self.mostListed
    guard 0 < more else { return paths.joined(separator: ", ") }
    return paths.prefix(Self.mostListed).joined(separator: ", ") + " and \(more) more"
  }

  private static let mostListed = 6
}

/// A place that was looked at and left alone.
public struct ReportedDecline: Hashable, Sendable {
  public let location: Location
  public let transform: String
  public let reason: String
  /// What would unblock it, where that is known.
  public let remedy: String?

  public init(location: Location, transform: String, reason: String, remedy: String? = nil) {
    self.location = location
    self.transform = transform
    self.reason = reason
    self.remedy = remedy
  }
}

/// Why a run is incomplete: something asked for that was not done.
public struct ReportedFailure: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// The file could not be read or written, or changed on disk in between.
    case file
    /// The source is not Swift.
    case syntax
    /// The change wants bytes that another has taken.
    case conflict
    /// The change would have damaged the file, and was taken out.
    case verification
  }

  public let kind: Kind
  /// The place, or only the path when the failure is the whole file's.
  public let place: Place
  /// The transform whose change it was, if it was one's.
  public let transform: String?
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

  public init(_ kind: Kind, at place: Place, transform: String? = nil, message: String) {
    self.kind = kind
    self.place = place
    self.transform = transform
    self.message = message
  }
}
