/// The catalog of the names that SwiftUI declares, with what each of them means.
///
/// One entry describes a name. Whatever asks whether a name is that of a scene, a container or a
/// modifier that presents something asks here, so that no two lists can disagree.
///
/// Names are not resolved: a repository may declare a type or modifier with the same name, and
/// whoever asks has to exclude that first where it matters.
public enum SwiftUINames {
  private static let facts = Dictionary(
    uniqueKeysWithValues: [
      scenes, views, builderContent, styles, gestures, protocols, macros, propertyWrappers,
      modifiers, hosts, otherLibraries,
    ].flatMap { $0.map { ($0.key, $0.value) } })

  /// Returns what a name means; nothing for a name that SwiftUI does not declare.
  public static subscript(name: String) -> Facts { facts[name, default: []] }

  /// Returns what a type's name means, with or without the module: `View`, `SwiftUI.View`.
  public static func facts(ofType name: String) -> Facts {
    let module = "SwiftUI."
    return self[name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name]
  }

  /// Returns all names that have a fact, sorted.
  public static func names(_ fact: Facts) -> [String] {
    facts.filter { $0.value.contains(fact) }.keys.sorted()
  }

  typealias Entries = KeyValuePairs<String, Facts>
}
