/// A placeholder in a pattern: `$NAME` matches one node, `$$$NAME` any number; `$_` and `$$$` have
/// no name.
///
/// Names are in capitals, because Swift itself uses `$0` and `$name`.
public struct Metavariable: Hashable, Sendable {
  /// The name without dollar signs; nil for a metavariable without a name.
  public let name: String?
  /// Whether it matches any number of list elements, including none.
  public let takesMany: Bool

  /// The metavariable as written in a pattern.
  public var spelling: String {
    takesMany ? "$$$\(name ?? "")" : "$\(name ?? "_")"
  }

  /// The meaning of a name that starts with a dollar sign.
  enum Reading {
    case metavariable(Metavariable)
    /// A name that Swift itself uses: `$0`, `$isShown`.
    case swiftName
    /// Neither; the associated value is the error message.
    case fault(String)
  }

  static func reading(_ text: String) -> Reading {
    let name = text.drop { $0 == "$" }
    let dollars = text.count - name.count
    guard dollars == 1 || dollars == 3 else {
      return .fault(
        "`\(text)` has \(dollars) dollar signs: use `$NAME` for one node, `$$$NAME` for any number")
    }
    let takesMany = dollars == 3
    if name.isEmpty, takesMany { return .metavariable(Metavariable(name: nil, takesMany: true)) }
    if name == "_", !takesMany { return .metavariable(Metavariable(name: nil, takesMany: false)) }
    if isName(name) { return .metavariable(Metavariable(name: String(name), takesMany: takesMany)) }
    if !takesMany, !(name.first?.isUppercase ?? true) { return .swiftName }
    return .fault("`\(text)` is not a metavariable: use only capitals, digits and `_` in its name")
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first(where: { $0 != "_" }), "A"..."Z" ~= first else { return false }
    return text.allSatisfy { "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
  }
}
