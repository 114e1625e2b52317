/// A hole in a pattern: `$NAME` takes one thing, `$$$NAME` any number; `$_` and `$$$` have no name.
///
/// The name is in capitals, because Swift has a use for `$0` and for `$name`.
public struct Metavariable: Hashable, Sendable {
  /// The name without dollar signs; nil when what it takes is not asked for.
  public let name: String?
  /// Whether it takes any number of elements of a list, none included.
  public let takesMany: Bool

  /// How the metavariable is written.
  public var spelling: String {
    takesMany ? "$$$\(name ?? "")" : "$\(name ?? "_")"
  }

  /// What a name that begins with a dollar sign is.
  enum Reading {
    case metavariable(Metavariable)
    /// A name that Swift itself has a use for: `$0`, `$isShown`.
    case swiftName
    /// Neither; the message says why.
    case fault(String)
  }

  static func reading(_ text: String) -> Reading {
    let name = text.drop { $0 == "$" }
    let dollars = text.count - name.count
    guard dollars == 1 || dollars == 3 else {
      return .fault(
        "`\(text)` begins with \(dollars) dollar signs: `$NAME` is one thing, `$$$NAME` any number")
    }
    let takesMany = dollars == 3
    if name.isEmpty, takesMany { return .metavariable(Metavariable(name: nil, takesMany: true)) }
    if name == "_", !takesMany { return .metavariable(Metavariable(name: nil, takesMany: false)) }
    if isName(name) { return .metavariable(Metavariable(name: String(name), takesMany: takesMany)) }
    if !takesMany, !(name.first?.isUppercase ?? true) { return .swiftName }
    return .fault("`\(text)` is no metavariable: its name is made of capitals, digits and `_`")
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first(where: { $0 != "_" }), "A"..."Z" ~= first else { return false }
    return text.allSatisfy { "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
  }
}
