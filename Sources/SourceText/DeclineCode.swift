/// The class of reasons for which a place is left unchanged: reports count and filter declines by it.
/// The sentence beside it describes the one place.
///
/// Each module declares its codes as static members, with a list of them for the catalog. Reports and
/// baselines contain the raw values, so a raw value never changes its meaning.
public struct DeclineCode: Sendable {
  /// The name in reports: `not-a-structure`.
  public let rawValue: String
  /// What all places with the code have in common, in one sentence.
  public let summary: String
  /// What the author of the code can do so that the place is changed; nil where that depends on the
  /// place, or where no advice is certain to help.
  ///
  /// It applies to every place that has no better remedy of its own: wrong advice is worse than none.
  public let remedy: String?

  public init(_ rawValue: String, _ summary: String, remedy: String? = nil) {
    self.rawValue = rawValue
    self.summary = summary
    self.remedy = remedy
  }
}

extension DeclineCode: Hashable {
  public static func == (left: DeclineCode, right: DeclineCode) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension DeclineCode: CustomStringConvertible {
  public var description: String { rawValue }
}
