import SourceText

/// All transforms there are, in the order in which they run.
public struct Catalog: Sendable {
  public let entries: [Entry]
  /// The codes that the transforms, or the run itself, may decline with.
  public let declineCodes: [DeclineCode]

  /// One line of the catalog.
  public struct Entry: Sendable {
    public let transform: any Transform
    /// Whether it runs when the user names none.
    public let isDefault: Bool

    /// A transform that runs when the user names none.
    public static func standard(_ transform: any Transform) -> Entry {
      Entry(transform: transform, isDefault: true)
    }

    /// A transform that runs only when the user names it.
    public static func onRequest(_ transform: any Transform) -> Entry {
      Entry(transform: transform, isDefault: false)
    }
  }

  /// - Parameter declineCodes: the codes that the families declare; the general ones are added.
  public init(_ entries: [Entry], declineCodes: [DeclineCode] = []) {
    self.init(entries, allDeclineCodes: DeclineCode.general + declineCodes)
  }

  private init(_ entries: [Entry], allDeclineCodes: [DeclineCode]) {
    let names = entries.map(\.transform.name)
    precondition(Set(names).count == names.count, "No two transforms have one name.")
    self.entries = entries
    self.declineCodes = allDeclineCodes
  }

  /// The catalog with more entries at its end.
  public func adding(_ more: [Entry]) -> Catalog {
    Catalog(entries + more, allDeclineCodes: declineCodes)
  }

  public subscript(name: String) -> (any Transform)? {
    entries.first { $0.transform.name == name }?.transform
  }

  /// The decline code with a raw value.
  public func declineCode(_ rawValue: String) -> DeclineCode? {
    declineCodes.first { $0.rawValue == rawValue }
  }

  public var names: [String] { entries.map(\.transform.name) }
}
