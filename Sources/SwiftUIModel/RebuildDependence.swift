import Syntax

/// Modifiers that behave differently on a view that is kept than on one that is destroyed and rebuilt.
public enum RebuildDependence {
  /// Whether a modifier behaves differently if the view is kept and always visible.
  public static func affectsVisibleViews(_ modifier: String) -> Bool {
    SwiftUINames[modifier].contains(.lifetimeDependent)
  }

  /// Whether a modifier behaves differently if the view is kept and only invisible.
  public static func affectsHiddenViews(_ modifier: String) -> Bool {
    !SwiftUINames[modifier].isDisjoint(with: [.lifetimeDependent, .hidingDependent])
  }
}

extension ModifierChain {
  /// The first modifier of the chain, other than the call, that behaves differently if the view is kept
  /// and only invisible.
  public var rebuildDependent: String? { firstCall(where: RebuildDependence.affectsHiddenViews) }

  /// The same for a view that is always visible.
  public var buildingDependent: String? { firstCall(where: RebuildDependence.affectsVisibleViews) }

  private func firstCall(where isAffected: (String) -> Bool) -> String? {
    links.indices.first { index in
      index != position && links[index].isCall && isAffected(links[index].name)
    }.map { links[$0].name }
  }
}
