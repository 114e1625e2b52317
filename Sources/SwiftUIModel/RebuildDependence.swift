import Syntax

/// Modifiers that act when a view is built anew, or no more once it is gone: on a view that stays
/// they act differently.
public enum RebuildDependence {
  /// Whether a modifier acts differently on a view that is seen all the time, and not built anew.
  public static func holdsForBuilding(_ modifier: String) -> Bool {
    SwiftUINames[modifier].contains(.lifetimeDependent)
  }

  /// Whether a modifier acts differently on a view that stays and is only not seen.
  public static func holds(for modifier: String) -> Bool {
    !SwiftUINames[modifier].isDisjoint(with: [.lifetimeDependent, .hidingDependent])
  }
}

extension ModifierChain {
  /// The first modifier of the chain, other than the call that was asked about, that acts
  /// differently on a view that stays and is only not seen.
  public var rebuildDependent: String? { firstCall(where: RebuildDependence.holds) }

  /// The same for a view that is always seen.
  public var buildingDependent: String? { firstCall(where: RebuildDependence.holdsForBuilding) }

  private func firstCall(where holds: (String) -> Bool) -> String? {
    links.indices.first { index in
      index != position && links[index].isCall && holds(links[index].name)
    }.map { links[$0].name }
  }
}
