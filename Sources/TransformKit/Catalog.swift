/// All transforms there are, in the order in which they run.
public struct Catalog: Sendable {
  public let entries: [Entry]

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

  public init(_ entries: [Entry]) {
    let names = entries.map(\.transform.name)
    precondition(Set(names).count == names.count, "No two transforms have one name.")
    self.entries = entries
  }

  public subscript(name: String) -> (any Transform)? {
    entries.first { $0.transform.name == name }?.transform
  }

  public var names: [String] { entries.map(\.transform.name) }
}
