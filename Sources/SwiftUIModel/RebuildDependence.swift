import Syntax

/// Modifiers that act when a view is built anew, or no more once it is gone: on a view that stays
/// they act differently.
public enum RebuildDependence {
  /// What runs when a view comes or goes, or ties it to an identity.
  private static let atBuilding: Set<String> = [
    "id", "matchedGeometryEffect", "matchedTransitionSource", "onAppear", "onDisappear",
    "onFirstAppear", "task", "transition",
  ]

  /// What plays when a view comes or goes, and what a hidden view loses while a transparent one keeps
  /// it.
  private static let atHiding: Set<String> = ["animation", "focused", "keyboardShortcut"]

  /// Whether a modifier acts differently on a view that is seen all the time, and not built anew.
  public static func holdsForBuilding(_ modifier: String) -> Bool { atBuilding.contains(modifier) }

  /// Whether a modifier acts differently on a view that stays and is only not seen.
  public static func holds(for modifier: String) -> Bool {
    atBuilding.contains(modifier) || atHiding.contains(modifier)
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
